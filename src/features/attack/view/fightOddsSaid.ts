import type { BattleState } from '../../../engine/family/killteam/model/state.ts';
import type { FightOdds } from '../../../engine/odds/fight.ts';
import type { FightPolicy } from '../../../engine/odds/fightPolicy.ts';
import type { Fight } from '../../../engine/odds/fightSum.ts';
import type { FighterExpected } from '../../../engine/advisor/expected.ts';
import type { FightForecast as Asked } from '../../../engine/advisor/fightForecast.ts';
import type { FightView } from '../../../engine/view/fight.ts';
import type { Language } from '../../../words/language.ts';
import type { Words } from '../../../words/words.ts';
import { meanSaid, type Party, saidBy } from '../../../words/oddsSaid.ts';

type BattleSides = Pick<BattleState, 'sides'>;

const PARTIES = ['it', 'you'] as const;

/** How both can play, the usual first. */
export const WAYS = ['well', 'strike', 'againstStriker', 'leastHarm'] as const;
export type Way = (typeof WAYS)[number];

/** What a fight comes to before its dice, played so. */
export interface FightForecast extends Readonly<Record<Party, FighterExpected>> {
  readonly way: Way;
}

/** A fight in hand with what it is asked. */
export interface FightAsked extends Pick<FightView, 'attacker' | 'defender'>, Asked {}

/** A way to play with its odds. */
interface FightWorked {
  readonly way: Way;
  readonly odds: FightOdds;
}

const POLICIES: Readonly<Record<Way, Readonly<Record<Party, FightPolicy>>>> = {
  well: { you: 'optimal', it: 'optimal' },
  strike: { you: 'strike', it: 'strike' },
  againstStriker: { you: 'optimal', it: 'strike' },
  leastHarm: { you: 'leastHarm', it: 'optimal' },
};

/** The attacker is the player's own, or attacks nobody who is. */
function isYours({ sides: [own, other] }: BattleSides, { attacker, defender }: FightAsked): boolean {
  return attacker.operative.side === own.id || defender.operative.side === other.id;
}

/** A fight before its dice, played so, to be worked out. */
export function fightAsked(table: BattleSides, fight: FightAsked, way: Way): Fight {
  const { you, it } = POLICIES[way];
  return fight.asked(isYours(table, fight) ? { attacker: you, defender: it } : { attacker: it, defender: you });
}

/** What the odds of a fight, played so, say of the sides. */
export function fightForecast(table: BattleSides, fight: FightAsked, { way, odds }: FightWorked): FightForecast {
  const { attacker, defender } = fight.expected(odds);
  const [you, it] = isYours(table, fight) ? [attacker, defender] : [defender, attacker];
  return { way, you, it };
}

/** The odds of a fight in one sentence, with how it is played. */
export function fightOddsSaid({ attack, common }: Words<'play'>, language: Language, forecast: FightForecast): string {
  const { falls, ways, toItself } = attack.odds;
  const fallen = PARTIES.map((party) => saidBy(falls[party], forecast[party].fall, language));
  const burnt = PARTIES.flatMap((party) => {
    const { burn } = forecast[party];
    return burn === null ? [] : [toItself[party](meanSaid(burn, language))];
  });
  return common.named(ways[forecast.way], attack.sentence([...fallen, ...burnt]));
}
