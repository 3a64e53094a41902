/** To be raised when anything that is parked takes another shape: what an app of another form has parked is nothing. */
const FORM = 1;

/** FNV-1a: a print that no longer fits once anything is changed. */
function printOf(text: string): number {
  let print = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) print = Math.imul(print ^ text.charCodeAt(index), 0x01_00_01_93);
  return print >>> 0;
}

interface Parked {
  readonly print: number;
  readonly text: string;
}

const isParked = (value: unknown): value is Parked =>
  typeof value === 'object' && value !== null && 'print' in value && 'text' in value && typeof value.text === 'string';

/** A value as it is parked, with a print of it. */
export function parkedOf(value: unknown): Parked {
  const text = JSON.stringify(value);
  return { print: printOf(`${FORM} ${text}`), text };
}

/** What was parked, where not a letter of it was changed: then it is as this app has put it. Null: it is not. */
export const valueIn = (value: unknown): unknown =>
  isParked(value) && value.print === printOf(`${FORM} ${value.text}`) ? JSON.parse(value.text) : null;
