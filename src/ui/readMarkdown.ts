import { fromMarkdown } from 'mdast-util-from-markdown';

type Root = ReturnType<typeof fromMarkdown>;

/** What a text comes to: its blocks. */
export type Nodes = Root['children'];

/** What of Markdown is not read: it stays text. */
const UNREAD = { disable: { null: ['htmlFlow', 'htmlText', 'codeIndented', 'definition'] } };

/** Quotations and lists within one another: deeper ones are shown as one text. */
export const DEEPEST = 12;
/** Marks of them at the beginning of a line: the parser's time grows with the cube of their number. */
const MARK = String.raw`[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))`;
const TOO_DEEP = new RegExp(String.raw`^((?:${MARK}){${DEEPEST}})(?:${MARK})+`, 'gmu');

/** Marks within one block: the parser's time grows with the square of their number. */
const MOST_IN_BLOCK = 200;
/** Marks and lines of a whole text. */
const MOST = 800;

/** Whatever may begin, end or part something: a run of the same sign is one mark. */
const SIGNS = /\*+|_+|`+|~+|[[\]<&\\]|\n+/gu;
/** What a line begins with, and the marks of quotations and lists in that. */
const HEADS = /^[ \t>+*\-\d.)#]+/gmu;
const IN_HEAD = /[>#]|[-+*][ \t]|\d[.)][ \t]/gu;

const BLANK = /\n(?:[ \t]*\n)+/u;
const TOO_BLANK = /\n(?:[ \t]*\n){2,}/gu;

const countOf = (text: string, signs: RegExp): number => text.match(signs)?.length ?? 0;

const marksIn = (text: string): number =>
  countOf(text, SIGNS) + (text.match(HEADS) ?? []).reduce((sum, head) => sum + countOf(head, IN_HEAD), 0);

/** Whether a text has no more marks than one that was written to be read. */
export const isBounded = (text: string): boolean =>
  marksIn(text) <= MOST && text.split(BLANK).every((block) => marksIn(block) <= MOST_IN_BLOCK);

/**
 * The blocks of a text in Markdown: HTML, indented code and definitions are not read. Null: it has more marks than anybody
 * writes, or cannot be read, and is to be shown as it stands. Never throws.
 */
export function readMarkdown(text: string): Nodes | null {
  const flat = text.replaceAll(/\r\n?/gu, '\n').replaceAll(TOO_BLANK, '\n\n').replaceAll(TOO_DEEP, '$1');
  if (!isBounded(flat)) return null;
  try {
    return fromMarkdown(flat, { extensions: [UNREAD] }).children;
  } catch {
    return null;
  }
}
