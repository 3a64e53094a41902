import type { Look } from './look.ts';

/** Who arrives and with what (`Fighter: Autogun, Gun butt`), each name in the language shown. */
export function armsName(name: string, look: Look): string {
  const [card = name, weapons] = name.split(': ');
  if (weapons === undefined) return look.packName(card);
  return `${look.packName(card)} (${weapons
    .split(', ')
    .map((weapon) => look.packName(weapon))
    .join(', ')})`;
}
