import { withoutMarksInJson } from '../engine/core/plainWords.ts';
import { crc32 } from './crc32.ts';
import { deflate, inflate } from './deflate.ts';

/** The longest code, in characters, and the largest text in one, in bytes. */
export const CODE_MOST = 20_000;
export const SHARED_MOST = 1_000_000;

/** The longest address that messengers carry, and the longest that a camera reads off a phone (see `qrPath`); in characters. */
const LINK_MOST = 8_000;
export const QR_MOST = 1_950;

// The mark of the app, a letter for the version, the length of the rest, its checksum; then what is shared.
const MARK = 'R';
const VERSION = 'A';
const LENGTH_DIGITS = 3;
const SUM_DIGITS = 6;
const HEAD = MARK.length + VERSION.length + LENGTH_DIGITS + SUM_DIGITS;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

type Encoded =
  | { readonly kind: 'code'; readonly code: string }
  /** It does not fit into a code: share it as a file. */
  | { readonly kind: 'tooLarge' };

/**
 * `foreign`: no code of this app. `newer`: one of a later version of it. `cut`: the end is missing. `damaged`: something in
 * it is another character. `tooLarge`: more than may be in a code.
 */
type Decoded =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'foreign' | 'newer' | 'cut' | 'damaged' | 'tooLarge' };

const digits = (value: number, count: number): string =>
  Array.from({ length: count }, (_, place) => DIGITS.charAt(Math.floor(value / 64 ** (count - 1 - place)) % 64)).join(
    '',
  );

const valueOf = (text: string): number => Array.from(text).reduce((sum, digit) => sum * 64 + DIGITS.indexOf(digit), 0);

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/** Something that JSON can say, as a code of letters, digits, `-` and `_`. */
export async function encodeShare(value: unknown): Promise<Encoded> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  if (bytes.length > SHARED_MOST) return { kind: 'tooLarge' };
  const packed = await deflate(bytes);
  if (Math.ceil((packed.length * 4) / 3) + HEAD > CODE_MOST) return { kind: 'tooLarge' };
  const rest = toBase64Url(packed);
  const head = MARK + VERSION + digits(rest.length, LENGTH_DIGITS) + digits(crc32(rest), SUM_DIGITS);
  return { kind: 'code', code: head + rest };
}

function faultOf(code: string): Exclude<Decoded['kind'], 'value'> | null {
  if (code.length > CODE_MOST) return 'tooLarge';
  if (!/^R[A-Z][\w-]*$/.test(code)) return 'foreign';
  if (code.charAt(MARK.length) !== VERSION) return 'newer';
  const missing = HEAD + valueOf(code.slice(2, 2 + LENGTH_DIGITS)) - code.length;
  if (code.length < HEAD || missing > 0) return 'cut';
  const sum = valueOf(code.slice(2 + LENGTH_DIGITS, HEAD));
  return missing < 0 || crc32(code.slice(HEAD)) !== sum ? 'damaged' : null;
}

/** The code that a text begins with, as long as it says it is; what is no code goes to the end of its word. */
export function codeAtStart(text: string): string {
  const word = /^[\w-]*/.exec(text)?.[0] ?? '';
  return word.startsWith(MARK + VERSION) ? word.slice(0, HEAD + valueOf(word.slice(2, 2 + LENGTH_DIGITS))) : word;
}

/** What a code says. Spaces and line breaks that a message put into it do not matter. Never rejects. */
export async function decodeShare(text: string): Promise<Decoded> {
  const code = text.length > 2 * CODE_MOST ? text : text.replaceAll(/\s/g, '');
  const fault = faultOf(code);
  if (fault !== null) return { kind: fault };
  try {
    const bytes = await inflate(fromBase64Url(code.slice(HEAD)), SHARED_MOST);
    if (bytes === null) return { kind: 'tooLarge' };
    return {
      kind: 'value',
      value: JSON.parse(withoutMarksInJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes))),
    };
  } catch {
    return { kind: 'damaged' };
  }
}

/** The address that a code makes after `origin` (all of it up to the code), and by which ways it can be given. */
export function shareFits(
  code: string,
  origin: string,
): { readonly url: string; readonly link: boolean; readonly qr: boolean } {
  const url = origin + code;
  return { url, link: url.length <= LINK_MOST, qr: url.length <= QR_MOST };
}
