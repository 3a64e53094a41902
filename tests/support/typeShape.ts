import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseAst } from 'vite';
import type * as z from 'zod/mini';
import { schemaShape } from './schemaShape.ts';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
interface File {
  readonly declared: ReadonlyMap<string, Node>;
  readonly imported: ReadonlyMap<string, { readonly path: string; readonly name: string }>;
}
interface Place {
  readonly path: string;
  readonly node: Node;
}
type Declared = Place & { readonly name: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
function nameIn(node: unknown): string {
  const said = isNode(node) ? (node['name'] ?? node['value']) : '';
  return typeof said === 'string' ? said : '';
}

const declaredBy = (statement: Node): readonly (readonly [string, Node])[] => {
  const { declaration } = statement;
  const node = isNode(declaration) ? declaration : statement;
  if (node.type === 'VariableDeclaration')
    return nodesIn(node['declarations']).flatMap((each) =>
      isNode(each['init']) ? [[nameIn(each['id']), each['init']] as const] : [],
    );
  return isNode(node['id']) ? [[nameIn(node['id']), node]] : [];
};

const files = new Map<string, File>();

function fileAt(path: string): File {
  const known = files.get(path);
  if (known !== undefined) return known;
  const program: unknown = parseAst(readFileSync(path, 'utf8'), { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  const statements = isNode(program) ? nodesIn(program['body']) : [];
  const imports = statements.filter(({ type }) => type === 'ImportDeclaration');
  const imported = imports.flatMap(({ source, specifiers }) =>
    nodesIn(specifiers).map((each): [string, { path: string; name: string }] => [
      nameIn(each['local']),
      { path: resolve(dirname(path), nameIn(source)), name: nameIn(each['imported']) },
    ]),
  );
  const file = { declared: new Map(statements.flatMap(declaredBy)), imported: new Map(imported) };
  files.set(path, file);
  return file;
}

/** Where a name is declared; null: nowhere in our own files. */
function declarationOf(path: string, name: string): Declared | null {
  const { declared, imported } = fileAt(path);
  const node = declared.get(name);
  if (node !== undefined) return { path, node, name };
  const from = imported.get(name);
  return from === undefined || !/\.tsx?$/.test(from.path) ? null : declarationOf(from.path, from.name);
}

const SILENT: ReadonlySet<string> = new Set(
  'type start end range loc raw readonly decorators accessibility declare static computed abstract override'.split(' '),
);

/** Everything that the engine exports, by the path of its file: what a type takes from a value is read off the value. */
const modules = new Map(
  Object.entries(import.meta.glob<Readonly<Record<string, unknown>>>('../../src/engine/**/*.ts', { eager: true })).map(
    ([path, exported]) => [resolve('tests/support', path), exported],
  ),
);

/** What a constant says: a schema what it takes, anything else itself; null: only its own file knows it. */
function valueShape({ path }: Place, name: string): string | null {
  const value = modules.get(path)?.[name];
  if (value === undefined || typeof value === 'function') return null;
  return typeof value === 'object' && value !== null && '_zod' in value
    ? schemaShape(value as z.core.$ZodType)
    : JSON.stringify(value);
}

/** Describes declarations: what they say, with all that they name put in, whatever it is called and wherever it stands. */
class Describer {
  readonly #known = new Map<string, string>();

  #refer(path: string, name: string): string {
    const found = declarationOf(path, name);
    if (found === null) return name;
    const key = `${found.path} ${found.name}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#known.set(key, '^');
    const said = valueShape(found, found.name) ?? this.describe(found);
    this.#known.set(key, said);
    return said;
  }

  #all(path: string, nodes: unknown): readonly string[] {
    return nodesIn(nodes).map((node) => this.describe({ path, node }));
  }

  #member(path: string, node: Node): string {
    const optional = node['optional'] === true ? '?' : '';
    const key = node.type === 'TSIndexSignature' ? '[]' : nameIn(node['key']);
    return `${key}${optional}:${this.#child(path, node['typeAnnotation'])}`;
  }

  #child(path: string, value: unknown): string {
    if (Array.isArray(value)) return `[${value.map((each) => this.#child(path, each)).join(',')}]`;
    return isNode(value) ? this.describe({ path, node: value }) : JSON.stringify(value ?? null);
  }

  #reference(path: string, node: Node): string {
    const { typeName, typeArguments } = node;
    const given = isNode(typeArguments) ? this.#all(path, typeArguments['params']) : [];
    if (isNode(typeName) && typeName.type === 'TSQualifiedName')
      return `${nameIn(typeName['left'])}.${nameIn(typeName['right'])}<${given.join(',')}>`;
    const name = nameIn(typeName);
    if (name === 'Readonly') return given.join(',');
    if (name === 'ReadonlyArray' || name === 'Array') return `${given.join(',')}[]`;
    return `${this.#refer(path, name)}${given.length === 0 ? '' : `<${given.join(',')}>`}`;
  }

  #other(path: string, node: Node): string {
    const said = Object.keys(node)
      .filter((key) => !SILENT.has(key) && node[key] !== null && node[key] !== false)
      .toSorted((a, b) => (a < b ? -1 : 1))
      .map((key) => `${key}:${this.#child(path, node[key])}`);
    return `${node.type}(${said.join(',')})`;
  }

  /** Unions and members in no order; what is read-only, and how it is written, does not matter. */
  describe({ path, node }: Place): string {
    switch (node.type) {
      case 'TSTypeAliasDeclaration':
      case 'TSTypeAnnotation':
      case 'TSParenthesizedType':
        return this.#child(path, node['typeAnnotation']);
      case 'TSInterfaceDeclaration':
        return [...this.#all(path, node['extends']), this.#child(path, node['body'])].join('&');
      case 'TSInterfaceHeritage':
        return this.#refer(path, nameIn(node['expression']));
      case 'TSUnionType':
        return `(${[...new Set(this.#all(path, node['types']))].toSorted((a, b) => (a < b ? -1 : 1)).join('|')})`;
      case 'TSTypeLiteral':
      case 'TSInterfaceBody': {
        const members = nodesIn(node['members'] ?? node['body']).map((each) => this.#member(path, each));
        return `{${members.toSorted((a, b) => (a < b ? -1 : 1)).join(',')}}`;
      }
      case 'TSArrayType':
        return `${this.#child(path, node['elementType'])}[]`;
      case 'TSTypeOperator':
        return `${node['operator'] === 'readonly' ? '' : `${String(node['operator'])} `}${this.#child(path, node['typeAnnotation'])}`;
      case 'TSTypeReference':
        return this.#reference(path, node);
      case 'Identifier':
        return this.#refer(path, nameIn(node));
      default:
        return this.#other(path, node);
    }
  }
}

const describer = new Describer();
const whole = (place: Place): string => describer.describe(place);

/** The members of a union, those of unions that it names among them. */
function variantsIn({ path, node }: Place): readonly Place[] {
  if (node.type === 'TSTypeAliasDeclaration' && isNode(node['typeAnnotation']))
    return variantsIn({ path, node: node['typeAnnotation'] });
  if (node.type === 'TSUnionType') return nodesIn(node['types']).flatMap((each) => variantsIn({ path, node: each }));
  const named = node.type === 'TSTypeReference' ? declarationOf(path, nameIn(node['typeName'])) : null;
  return named?.node.type === 'TSTypeAliasDeclaration' ? variantsIn(named) : [{ path, node }];
}

const tagOf = (place: Place): string =>
  /(?:^|[{,])type:TSLiteralType\(literal:Literal\(value:"(\w+)"\)\)/.exec(whole(place))?.[1] ?? '?';

function placeOf(path: string, name: string): Place {
  const found = declarationOf(resolve(path), name);
  if (found === null) throw new Error(`there is no ${name} in ${path}`);
  return found;
}

/** What a type says, with all that it names, as one text: equal however it is written, called, and wherever it stands. */
export const typeShape = (path: string, name: string): string => whole(placeOf(path, name));

/** The same of each member of a union, by its `type`. */
export const variantShapes = (path: string, name: string): ReadonlyMap<string, string> => {
  const shapes = new Map<string, string>();
  for (const variant of variantsIn(placeOf(path, name))) {
    const tag = tagOf(variant);
    shapes.set(tag, (shapes.get(tag) ?? '') + whole(variant));
  }
  return shapes;
};
