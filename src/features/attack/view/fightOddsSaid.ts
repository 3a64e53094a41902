import type { FighterInHand, FightInHand } from '../../../engine/family/killteam/rules/steps.ts';
import { byRole, foughtAs } from '../../../engine/family/killteam/advice/fight/foughtOdds.ts';
import { cappedMeanOf } from '../../../engine/odds/damageSums.ts';
import type { FighterOdds, FightOdds } from '../../../engine/odds/fight.ts';
import type { FightPolicy } from '../../../engine/odds/fightPolicy.ts';
import type { Fight } from '../../../engine/odds/fightSum.ts';
import type { Language } from '../../../words/language.ts';
import type { Words } from '../../../words/words.ts';
import { meanSaid, type Party, saidBy } from '../../../words/oddsSaid.ts';

const PARTIES = ['it', 'you'] as const;

/** How both can play, the usual first. */
export const WAYS = ['well', 'strike', 'againstStriker', 'leastHarm'] as const;
export type Way = (typeof WAYS)[number];

/**
 * What a fight comes to before its dice. `falls`: chances; `self`: wounds by Hot after it, expected, no more than there are
 * before it; null: there is none.
 */
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

const burnOf = ({ self }: FighterOdds, { operative }: FighterInHand): number | null =>
  self === null ? null : cappedMeanOf(self, operative.wounds);

function isYours({ game, attacker, defender }: FightInHand): boolean {
  const [own, other] = game.state.sides;
  return attacker.operative.side === own.id || defender.operative.side === other.id;
}

/** A fight before its dice, played so, to be worked out. */
export function fightAsked(fight: FightInHand, way: Way): Fight {
  const { you, it } = POLICIES[way];
  return foughtAs(fight, isYours(fight) ? { attacker: you, defender: it } : { attacker: it, defender: you });
}

/** What the odds of a fight, played so, say of the sides. */
export function fightForecast(fight: FightInHand, way: Way, odds: FightOdds): FightForecast {
  const { attacker, defender } = byRole(fight, odds);
  const attacks = { falls: attacker.killed, self: burnOf(attacker, fight.attacker) };
  const defends = { falls: defender.killed, self: burnOf(defender, fight.defender) };
  const [you, it] = isYours(fight) ? [attacks, defends] : [defends, attacks];
  return { way, falls: { you: you.falls, it: it.falls }, self: { you: you.self, it: it.self } };
}

/** The odds of a fight in one sentence, with how it is played. */
export function fightOddsSaid(
  { attack, common }: Words<'battle'>,
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
