import type { FightInHand } from '../../../engine/battle/tasks/fight/fightInHand.ts';
import { fightOddsOf } from '../../../engine/battle/tasks/fight/oddsOf.ts';
import { meanOf } from '../../../engine/odds/damageSums.ts';
import { type FighterOdds, fightOdds } from '../../../engine/odds/fight.ts';
import type { FightPolicy } from '../../../engine/odds/fightPolicy.ts';
import { FightBoundError } from '../../../engine/odds/fightSolver.ts';
import { OddsRangeError } from '../../../engine/odds/shot.ts';
import type { Language } from '../../../words/language.ts';
import type { Words } from '../../../words/words.ts';
import { meanSaid, type Party, saidBy } from './oddsSaid.ts';

const PARTIES = ['it', 'you'] as const;

/** How both can play, the usual first. */
export const WAYS = ['well', 'strike', 'againstStriker', 'leastHarm'] as const;
export type Way = (typeof WAYS)[number];

/** What a fight comes to before its dice. `falls`: chances; `self`: wounds by Hot after it, expected; null: there is none. */
export interface FightForecast {
  readonly way: Way;
  readonly falls: Readonly<Record<Party, number>>;
  readonly self: Readonly<Record<Party, number | null>>;
}

const POLICIES: Readonly<Record<Way, Readonly<Record<Party, FightPolicy>>>> = {
  well: { you: 'optimal', it: 'optimal' },
  strike: { you: 'strike', it: 'strike' },
  againstStriker: { you: 'optimal', it: 'strike' },
  leastHarm: { you: 'leastHarm', it: 'optimal' },
};

/** With more dice on a side than this, a fight can take longer than a frame. */
const MOST_AT_ONCE = 8;

/** Whether the odds of a fight must not hold up the first paint. */
export const isLong = ({ attacker, defender }: FightInHand): boolean =>
  [attacker, defender].some(({ weapon }) => (weapon?.attacks ?? 0) > MOST_AT_ONCE);

const burnOf = ({ self }: FighterOdds): number | null => (self === null ? null : meanOf(self));

/** The odds of a fight before its dice, played so; null: its numbers are out of range, or there are too many courses. */
export function fightForecast(fight: FightInHand, way: Way): FightForecast | null {
  const isYours = fight.attacker.operative.side === 'retinue' || fight.defender.operative.side === 'enemy';
  const { you, it } = POLICIES[way];
  try {
    const odds = fightOdds(
      fightOddsOf(fight, isYours ? { attacker: you, defender: it } : { attacker: it, defender: you }),
    );
    const [yours, theirs] = isYours ? [odds.attacker, odds.defender] : [odds.defender, odds.attacker];
    return {
      way,
      falls: { you: yours.killed, it: theirs.killed },
      self: { you: burnOf(yours), it: burnOf(theirs) },
    };
  } catch (fault) {
    if (fault instanceof OddsRangeError || fault instanceof FightBoundError) return null;
    throw fault;
  }
}

/** The odds of a fight in one sentence, with how it is played. */
export function fightOddsSaid(
  { attack, common }: Words,
  language: Language,
  { way, falls, self }: FightForecast,
): string {
  const { falls: sayings, ways, toItself } = attack.odds;
  const fallen = PARTIES.map((party) => saidBy(sayings[party], falls[party], language));
  const burnt = PARTIES.flatMap((party) => {
    const mean = self[party];
    return mean === null ? [] : [toItself[party](meanSaid(mean, language))];
  });
  return common.named(ways[way], attack.sentence([...fallen, ...burnt]));
}
