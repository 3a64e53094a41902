import * as z from 'zod/mini';
import { VANGUARD } from '../../../content/oddsEditions.ts';
import { entriesOf, flag, number, oneOf, readPart } from '../addressParts.ts';
import { INVULNERABLE } from '../oddsSituation.ts';
import { BONUSES, FIRST_VANGUARD, RANGES, REROLLS, USES, type VanguardSituation } from './vanguardSituation.ts';

const invulnerable = z.optional(z.pipe(z.enum(INVULNERABLE.map(String)), z.transform(Number)));
const bonus = oneOf(BONUSES);

/** How the text of each key of an address is read; in the order in which they are written. */
const KEYS = {
  kind: oneOf(['shoot', 'fight']),
  dice: number(RANGES.dice),
  hit: number(RANGES.hit),
  ap: number(RANGES.ap),
  damage: number(RANGES.damage),
  armour: number(RANGES.armour),
  wounds: number(RANGES.wounds),
  invulnerable,
  mortal: number(RANGES.mortal),
  use: oneOf(USES),
  down: flag,
  reroll: oneOf(REROLLS),
  cover: flag,
  obscured: flag,
  far: flag,
  aimed: flag,
  focus: bonus,
  charge: bonus,
  outnumbered: flag,
  leaving: flag,
  answers: flag,
  backDice: number(RANGES.backDice),
  backHit: number(RANGES.backHit),
  backAp: number(RANGES.backAp),
  backDamage: number(RANGES.backDamage),
  ownArmour: number(RANGES.ownArmour),
  ownWounds: number(RANGES.ownWounds),
  ownInvulnerable: invulnerable,
} as const satisfies Readonly<Record<keyof VanguardSituation, unknown>>;

const HEAD = { edition: z.literal(VANGUARD) };
const PART = z.strictObject({ ...HEAD, ...KEYS });

/** The situation as a part of an address: that it is Vanguard, and what differs from the first one. */
export const vanguardAddress = (situation: VanguardSituation): string =>
  new URLSearchParams([
    ['edition', VANGUARD],
    ...entriesOf('', KEYS, { ...situation }, { ...FIRST_VANGUARD }),
  ]).toString();

/** Reads what `vanguardAddress` wrote, or anything else that asks for Vanguard; never throws. */
export function vanguardIn(text: string): { readonly situation: VanguardSituation; readonly isWrong: boolean } {
  const texts = Object.fromEntries(new URLSearchParams(text));
  const { value, isWrong } = readPart(PART, { ...texts, edition: VANGUARD });
  const { edition: _, ...asked } = value;
  const isRepeated = text.split('&').length !== Object.keys(texts).length;
  return { situation: Object.assign({}, FIRST_VANGUARD, asked), isWrong: isWrong || isRepeated };
}
