import { isElementNode, isTextNode, parse, type TNode } from 'txml/txml';
import { Refusal, refuseAt, type ImportCode } from './refusal.ts';
import type { RosterNode } from './rosterNode.ts';
import { LIMITS } from './roster.ts';

const DECLARATION = /^\s*<\?xml\s[^<>?]*\?>/u;

/** Comment, CDATA, closing tag, opening tag (name, attributes, self-closing), text; anything else is no XML of a roster. */
const TOKEN =
  /<!--(?!-?>)[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\/(?<close>[A-Za-z][\w.:-]*)\s*>|<(?<open>[A-Za-z][\w.:-]*)(?:\s+[A-Za-z][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(?<empty>\/?)>|(?<text>[^<]+)/uy;

const PLAIN_REFERENCE = /&(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});/giu;
const NAMED_REFERENCE = /&[A-Za-z_][\w.-]*;/u;

/** The parser reads on to the end tag of these without looking inside. */
const RAW_TAGS: ReadonlySet<string> = new Set(['script', 'style']);

interface Scan {
  readonly file: string;
  readonly xml: string;
  readonly open: string[];
  at: number;
  elements: number;
  roots: number;
}

function refuse({ file, xml, at }: Scan, code: ImportCode, message: string): Refusal {
  const line = xml.slice(0, at).split('\n').length;
  return refuseAt(code, { file, path: `line ${line}` }, { code: 'badFormat', message });
}

function checkReferences(scan: Scan, token: string): void {
  if (!token.includes('&')) return;
  const rest = token.replaceAll(PLAIN_REFERENCE, '');
  if (NAMED_REFERENCE.test(rest)) throw refuse(scan, 'forbiddenXml', 'entities are not allowed');
  if (rest.includes('&')) throw refuse(scan, 'brokenXml', 'an & stands alone');
}

function openTag(scan: Scan, name: string, empty: boolean): void {
  if (RAW_TAGS.has(name)) throw refuse(scan, 'forbiddenXml', `<${name}> is not allowed`);
  if (scan.open.length === 0) scan.roots += 1;
  scan.elements += 1;
  if (scan.elements > LIMITS.nodes) throw refuse(scan, 'tooLarge', `has more than ${LIMITS.nodes} elements`);
  if (scan.open.length >= LIMITS.xmlDepth)
    throw refuse(scan, 'tooDeep', `is nested deeper than ${LIMITS.xmlDepth} levels`);
  if (!empty) scan.open.push(name);
}

type Token = Partial<Record<'close' | 'open' | 'empty' | 'text', string>>;

function take(scan: Scan, token: string, { close, open, empty, text }: Token): void {
  if (close !== undefined) {
    if (scan.open.pop() !== close) throw refuse(scan, 'brokenXml', `</${close}> closes nothing`);
  } else if (open !== undefined) {
    checkReferences(scan, token);
    openTag(scan, open, empty === '/');
  } else if (text !== undefined) {
    checkReferences(scan, token);
    if (scan.open.length === 0 && text.trim() !== '') throw refuse(scan, 'brokenXml', 'there is text outside the root');
  }
}

/**
 * Whether a text is well-formed XML without DTD, entities and processing instructions, within the limits; the number of its
 * elements. The parser behind it forgives all of that, so nothing unchecked reaches it.
 */
function checkXml(file: string, xml: string): number {
  const scan: Scan = { file, xml, open: [], at: 0, elements: 0, roots: 0 };
  while (scan.at < xml.length) {
    TOKEN.lastIndex = scan.at;
    const found = TOKEN.exec(xml);
    if (found === null) {
      const special = /^<[!?]/u.test(xml.slice(scan.at, scan.at + 2));
      throw refuse(scan, special ? 'forbiddenXml' : 'brokenXml', special ? 'is not allowed here' : 'is no XML');
    }
    take(scan, found[0], found.groups ?? {});
    scan.at += found[0].length;
  }
  const unclosed = scan.open.at(-1);
  if (unclosed !== undefined) throw refuse(scan, 'brokenXml', `the file ends before </${unclosed}>`);
  if (scan.roots !== 1) throw refuse(scan, 'brokenXml', 'must have one root element');
  return scan.elements;
}

const elementsIn = (node: TNode): TNode[] => node.children.filter(isElementNode);
const textIn = (node: TNode): string => node.children.filter(isTextNode).join('');
const countIn = (nodes: readonly TNode[]): number =>
  nodes.reduce((sum, node) => sum + 1 + countIn(elementsIn(node)), 0);

function nodeOfXml(node: TNode): RosterNode {
  const attributes = new Map(Object.entries(node.attributes).map(([key, value]) => [key, value ?? '']));
  const lists = new Map<string, readonly RosterNode[]>();
  for (const child of elementsIn(node)) {
    const inner = elementsIn(child);
    if (inner.length > 0) lists.set(child.tagName, [...(lists.get(child.tagName) ?? []), ...inner.map(nodeOfXml)]);
    else if (!attributes.has(child.tagName)) attributes.set(child.tagName, textIn(child));
  }
  return { attributes, text: textIn(node), lists };
}

/**
 * The root element of an XML text, and its name. Throws a Refusal: not well-formed, DOCTYPE or entities, deeper or larger
 * than a roster is.
 */
export function parseXml(file: string, source: string): { readonly name: string; readonly root: RosterNode } {
  const xml = source.replace(DECLARATION, '');
  const elements = checkXml(file, xml);
  const nodes = parse(xml, { selfClosingTags: [], decodeEntities: true }).filter(isElementNode);
  const [root] = nodes;
  if (root === undefined || countIn(nodes) !== elements) throw new Refusal('brokenXml');
  return { name: root.tagName, root: nodeOfXml(root) };
}
