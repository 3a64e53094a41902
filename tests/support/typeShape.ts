import { resolve } from 'node:path';
import type * as z from 'zod/mini';
import { schemaShape } from './schemaShape.ts';
import { type Node, type Place, declarationOf, isNode, nameIn, nodesIn } from './typeNodes.ts';

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

/** Type arguments by the names of the parameters that they are given for. */
type Given = ReadonlyMap<string, Bound>;
/** A place, with what the parameters of the declaration around it stand for there. */
interface Bound extends Place {
  readonly given: Given;
}

const NOTHING_GIVEN: Given = new Map();

/** What each parameter of a declaration stands for; `args`: as they are written, in the file of `from`. */
function givenTo({ path, node }: Place, args: readonly Node[], from: Bound): Given {
  const { typeParameters } = node;
  const parameters = isNode(typeParameters) ? nodesIn(typeParameters['params']) : [];
  const bound = parameters.flatMap((parameter, nth): readonly (readonly [string, Bound])[] => {
    const arg = args[nth];
    if (arg !== undefined) return [[nameIn(parameter['name']), { ...from, node: arg }]];
    return isNode(parameter['default'])
      ? [[nameIn(parameter['name']), { path, node: parameter['default'], given: NOTHING_GIVEN }]]
      : [];
  });
  return bound.length === 0 ? NOTHING_GIVEN : new Map(bound);
}

const argsOf = ({ typeArguments }: Node): readonly Node[] =>
  isNode(typeArguments) ? nodesIn(typeArguments['params']) : [];

/** What a name stands for: a type argument, or its declaration with its own arguments; null: nothing of ours. */
function namedBy(from: Bound, name: string, args: readonly Node[]): Bound | null {
  const given = from.given.get(name);
  if (given !== undefined) return given;
  const found = declarationOf(from.path, name);
  return found === null ? null : { ...found, given: givenTo(found, args, from) };
}

const inside = (from: Bound, node: unknown): readonly Bound[] => (isNode(node) ? [{ ...from, node }] : []);

/** The types of the members of this name, one of each variant; null: what has them is not written out. */
function membersOf(from: Bound, key: string): readonly Bound[] | null {
  const { node } = from;
  const among = (places: readonly Bound[]): readonly Bound[] | null => {
    const found = places.map((each) => membersOf(each, key));
    return found.every((each) => each !== null) && found.length > 0 ? found.flat() : null;
  };
  switch (node.type) {
    case 'TSTypeAliasDeclaration':
    case 'TSTypeAnnotation':
    case 'TSParenthesizedType':
      return among(inside(from, node['typeAnnotation']));
    case 'TSUnionType':
      return among(nodesIn(node['types']).map((each) => ({ ...from, node: each })));
    case 'TSInterfaceDeclaration': {
      const own = among(inside(from, node['body']));
      return own ?? nodesIn(node['extends']).flatMap((each) => membersOf({ ...from, node: each }, key) ?? []);
    }
    case 'TSInterfaceHeritage':
    case 'TSTypeReference': {
      const name = nameIn(node['expression'] ?? node['typeName']);
      const [only] = argsOf(node);
      const named =
        name === 'Readonly' && only !== undefined ? { ...from, node: only } : namedBy(from, name, argsOf(node));
      return named === null ? null : membersOf(named, key);
    }
    case 'TSTypeLiteral':
    case 'TSInterfaceBody': {
      const member = nodesIn(node['members'] ?? node['body']).find((each) => nameIn(each['key']) === key);
      return member === undefined ? null : inside(from, member['typeAnnotation']);
    }
    default:
      return null;
  }
}

const inOrder = (texts: readonly string[]): readonly string[] => texts.toSorted((a, b) => (a < b ? -1 : 1));
const union = (texts: readonly string[]): string => `(${inOrder([...new Set(texts)]).join('|')})`;

/** Describes declarations: what they say, with all that they name put in, whatever it is called and wherever it stands. */
class Describer {
  readonly #known = new Map<string, string>();

  #refer(from: Bound, name: string, args: readonly Node[] = []): string {
    const given = from.given.get(name);
    if (given !== undefined) return this.describe(given);
    const found = declarationOf(from.path, name);
    if (found === null) return name;
    const bound = givenTo(found, args, from);
    const key = `${found.path} ${found.name}<${[...bound.values()].map((each) => this.describe(each)).join(',')}>`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#known.set(key, '^');
    const said = valueShape(found, found.name) ?? this.describe({ ...found, given: bound });
    this.#known.set(key, said);
    return said;
  }

  #all(from: Bound, nodes: unknown): readonly string[] {
    return nodesIn(nodes).map((node) => this.describe({ ...from, node }));
  }

  #member(from: Bound, node: Node): string {
    const optional = node['optional'] === true ? '?' : '';
    const key = node.type === 'TSIndexSignature' ? '[]' : nameIn(node['key']);
    return `${key}${optional}:${this.#child(from, node['typeAnnotation'])}`;
  }

  #child(from: Bound, value: unknown): string {
    if (Array.isArray(value)) return `[${value.map((each) => this.#child(from, each)).join(',')}]`;
    return isNode(value) ? this.describe({ ...from, node: value }) : JSON.stringify(value ?? null);
  }

  #reference(from: Bound, node: Node): string {
    const { typeName } = node;
    const args = argsOf(node);
    const said = (): readonly string[] => this.#all(from, args);
    if (isNode(typeName) && typeName.type === 'TSQualifiedName')
      return `${nameIn(typeName['left'])}.${nameIn(typeName['right'])}<${said().join(',')}>`;
    const name = nameIn(typeName);
    if (name === 'Readonly') return said().join(',');
    if (name === 'ReadonlyArray' || name === 'Array') return `${said().join(',')}[]`;
    if (args.length === 0 || namedBy(from, name, args) !== null) return this.#refer(from, name, args);
    return `${name}<${said().join(',')}>`;
  }

  /** One member of a type that is written out. */
  #indexed(from: Bound): string {
    const { objectType, indexType } = from.node;
    const key = isNode(indexType) && indexType.type === 'TSLiteralType' ? nameIn(indexType['literal']) : '';
    const members = isNode(objectType) && key !== '' ? membersOf({ ...from, node: objectType }, key) : null;
    const [first, ...more] = [...new Set(members?.map((each) => this.describe(each)))];
    if (first === undefined) return this.#other(from, from.node);
    return more.length === 0 ? first : union([first, ...more]);
  }

  #other(from: Bound, node: Node): string {
    const said = inOrder(
      Object.keys(node).filter((key) => !SILENT.has(key) && node[key] !== null && node[key] !== false),
    );
    return `${node.type}(${said.map((key) => `${key}:${this.#child(from, node[key])}`).join(',')})`;
  }

  /** Unions and members in no order; what is read-only, and how it is written, does not matter. */
  describe(from: Bound): string {
    const { node } = from;
    switch (node.type) {
      case 'TSTypeAliasDeclaration':
      case 'TSTypeAnnotation':
      case 'TSParenthesizedType':
        return this.#child(from, node['typeAnnotation']);
      case 'TSInterfaceDeclaration':
        return [...this.#all(from, node['extends']), this.#child(from, node['body'])].join('&');
      case 'TSInterfaceHeritage':
        return this.#refer(from, nameIn(node['expression']), argsOf(node));
      case 'TSUnionType':
        return union(this.#all(from, node['types']));
      case 'TSTypeLiteral':
      case 'TSInterfaceBody':
        return `{${inOrder(nodesIn(node['members'] ?? node['body']).map((each) => this.#member(from, each))).join(',')}}`;
      case 'TSArrayType':
        return `${this.#child(from, node['elementType'])}[]`;
      case 'TSTypeOperator':
        return `${node['operator'] === 'readonly' ? '' : `${String(node['operator'])} `}${this.#child(from, node['typeAnnotation'])}`;
      case 'TSIndexedAccessType':
        return this.#indexed(from);
      case 'TSTypeReference':
        return this.#reference(from, node);
      case 'Identifier':
        return this.#refer(from, nameIn(node));
      default:
        return this.#other(from, node);
    }
  }
}

const describer = new Describer();
const whole = (place: Bound): string => describer.describe(place);

/** The members of a union, those of unions that it names among them. */
function variantsIn(from: Bound): readonly Bound[] {
  const { node } = from;
  if (node.type === 'TSTypeAliasDeclaration') return inside(from, node['typeAnnotation']).flatMap(variantsIn);
  if (node.type === 'TSUnionType') return nodesIn(node['types']).flatMap((each) => variantsIn({ ...from, node: each }));
  const named = node.type === 'TSTypeReference' ? namedBy(from, nameIn(node['typeName']), argsOf(node)) : null;
  return named?.node.type === 'TSTypeAliasDeclaration' ? variantsIn(named) : [from];
}

const tagOf = (place: Bound): string =>
  /(?:^|[{,])type:TSLiteralType\(literal:Literal\(value:"(\w+)"\)\)/.exec(whole(place))?.[1] ?? '?';

function placeOf(path: string, name: string): Bound {
  const found = declarationOf(resolve(path), name);
  if (found === null) throw new Error(`there is no ${name} in ${path}`);
  return { ...found, given: NOTHING_GIVEN };
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
