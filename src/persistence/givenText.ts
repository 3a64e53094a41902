import { readPart } from './shareParts.ts';
import { codeAtStart } from './shareCode.ts';

/**
 * What a text that was pasted points at. `codes`: of links or codes of this app, in their order. `odds`: a question to the
 * odds. `place`: an address of this app, of what is on the device that it was copied on. `text`: none of them, to be read
 * as what a file holds.
 */
export type Given =
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  | { readonly kind: 'odds'; readonly asked: string }
  | { readonly kind: 'place' }
  | { readonly kind: 'text' };

const TAKEN = /#\/(?:workshop\/)?take\//gu;
const BARE = /^(?:R[A-Z][\w-]{9,}|P[A-Z][0-9a-f]{8}\d{4}[\w-]+)$/u;
// Longer than any message that holds a link; a save may hold one too.
const LONGEST = 400_000;

/** The code at the beginning of what stands behind an address; line breaks that a message put into it do not matter. */
function codeAt(rest: string): string {
  const word = /^[\w-]*/u.exec(rest)?.[0] ?? '';
  return readPart(word) === null ? codeAtStart(rest.replaceAll(/\s/gu, '')) : word;
}

function codesIn(text: string): readonly string[] {
  const linked = Array.from(text.matchAll(TAKEN), ({ index, 0: head }) => codeAt(text.slice(index + head.length)));
  if (linked.length > 0) return linked.filter((code) => code !== '');
  const whole = text.replaceAll(/\s/gu, '');
  return BARE.test(whole) ? [whole] : [];
}

/** Looks for links and codes in a text. Never throws. */
export function readGiven(text: string): Given {
  const start = text.trimStart().charAt(0);
  if (text.length > LONGEST || start === '{' || start === '[' || start === '<') return { kind: 'text' };
  const codes = codesIn(text);
  if (codes.length > 0) return { kind: 'codes', codes };
  const asked = /#\/odds\/(?<asked>\S+)/u.exec(text)?.groups?.['asked'];
  if (asked !== undefined) return { kind: 'odds', asked };
  return /#\/[a-z]/u.test(text) ? { kind: 'place' } : { kind: 'text' };
}
