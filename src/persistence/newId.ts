const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** A name that nothing else has: 16 letters and digits (about 79 bits). Needs no secure context. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const usable = [...bytes].filter((byte) => byte < 8 * ALPHABET.length).slice(0, 16);
  const id = usable.map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  return id.length === 16 ? id : newId();
}
