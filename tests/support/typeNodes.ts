import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseAst } from 'vite';

/** A node of a parsed file. */
export interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
interface File {
  readonly declared: ReadonlyMap<string, Node>;
  readonly imported: ReadonlyMap<string, { readonly path: string; readonly name: string }>;
}
/** A node and the file that it stands in. */
export interface Place {
  readonly path: string;
  readonly node: Node;
}
export type Declared = Place & { readonly name: string };

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
export const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
/** What an identifier or a literal says; empty: it is neither. */
export function nameIn(node: unknown): string {
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
export function declarationOf(path: string, name: string): Declared | null {
  const { declared, imported } = fileAt(path);
  const node = declared.get(name);
  if (node !== undefined) return { path, node, name };
  const from = imported.get(name);
  return from === undefined || !/\.tsx?$/.test(from.path) ? null : declarationOf(from.path, from.name);
}
