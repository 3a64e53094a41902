import { type AskedEdition, VANGUARD } from '../../content/oddsEditions.ts';
import type { Range } from './oddsSituation.ts';

/** What all games ask alike: shots or a fight, the dice and what hits. */
interface Shared {
  readonly kind: 'shoot' | 'fight';
  readonly dice: number;
  readonly hit: number;
}

/** Attack dice that every game can have. */
export const SHARED_DICE: Range = [1, 12];

const within = (value: number, [least, most]: Range): number => Math.min(most, Math.max(least, value));

/** The address of another game, with what both ask alike. */
export const addressFor = (edition: AskedEdition, { kind, dice, hit }: Shared): string =>
  new URLSearchParams([
    ['kind', kind],
    ['edition', edition],
    ['dice', String(within(dice, SHARED_DICE))],
    ['hit', String(hit)],
  ]).toString();

/** Whether an address asks for Vanguard. */
export const isVanguard = (asked: string): boolean => new URLSearchParams(asked).get('edition') === VANGUARD;
