import { crc32 } from './crc32.ts';
import { CODE_MOST, QR_MOST } from './shareCode.ts';

/** One of several codes that together are one: of which, which of them from 1, of how many, and what of it is in it. */
export interface SharePart {
  readonly whole: string;
  readonly index: number;
  readonly count: number;
  readonly chunk: string;
}

// The mark of a part, a letter for its version, the checksum of the whole in hexadecimal, two digits each: which, of how many.
const HEAD = /^P(?<version>[A-Z])(?<whole>[0-9a-f]{8})(?<index>\d\d)(?<count>\d\d)(?<chunk>[\w-]+)$/u;
const VERSION = 'A';
const HEAD_LENGTH = 14;

/** More codes than anybody shows one after the other. */
export const PARTS_MOST = 16;

/** A number in two digits. */
const two = (value: number): string => String(value).padStart(2, '0');

/** A part as it stands in an address. */
export const partText = ({ whole, index, count, chunk }: SharePart): string =>
  `P${VERSION}${whole}${two(index)}${two(count)}${chunk}`;

/**
 * A code in several parts, each short enough for a QR code after this address; null: one is enough, or there would be too
 * many of them.
 */
export function partsOf(code: string, origin: string): readonly string[] | null {
  const room = QR_MOST - origin.length - HEAD_LENGTH;
  const count = room <= 0 ? 0 : Math.ceil(code.length / room);
  if (count < 2 || count > PARTS_MOST) return null;
  const whole = (crc32(code) >>> 0).toString(16).padStart(8, '0');
  const each = Math.ceil(code.length / count);
  return Array.from({ length: count }, (_, at) =>
    partText({ whole, index: at + 1, count, chunk: code.slice(at * each, (at + 1) * each) }),
  );
}

const isOneOfThem = ({ index, count }: SharePart): boolean => index >= 1 && index <= count && count <= PARTS_MOST;

/** A part of a code; null: it is none, or of a later version. */
export function readPart(text: string): SharePart | null {
  const [, version, whole = '', index = '', count = '', chunk = ''] =
    (text.length > CODE_MOST ? null : HEAD.exec(text)) ?? [];
  const part = { whole, index: Number(index), count: Number(count), chunk };
  return version === VERSION && isOneOfThem(part) ? part : null;
}

/** The code that these parts are; null: some are missing, or they are not of one. */
export function joinParts(parts: readonly SharePart[]): string | null {
  const [first] = parts;
  if (first === undefined) return null;
  const inOrder = Array.from({ length: first.count }, (_, at) =>
    parts.find(({ whole, index, count }) => whole === first.whole && count === first.count && index === at + 1),
  );
  const code = inOrder.map((part) => part?.chunk ?? '').join('');
  const whole = (crc32(code) >>> 0).toString(16).padStart(8, '0');
  return inOrder.includes(undefined) || whole !== first.whole ? null : code;
}
