import { foughtAs } from '../family/killteam/advice/fight/foughtOdds.ts';
import { fightIsLike } from '../family/killteam/advice/fight/oddsOf.ts';
import type { FightRole } from '../family/killteam/model/task.ts';
import type { FightInHand } from '../family/killteam/rules/steps.ts';
import type { FightOdds } from '../odds/fight.ts';
import type { FightPolicy } from '../odds/fightPolicy.ts';
import type { Fight } from '../odds/fightSum.ts';
import { expectedByRole, type FighterExpected } from './expected.ts';

/** What a fight in hand is asked before its dice, and what the answer says. */
export interface FightForecast {
  /** Its odds are without something that a trait does. */
  readonly isLike: boolean;
  /** The fight before its dice, played so: its odds can take long, so whoever wants them works them out. */
  readonly asked: (policies: Readonly<Record<FightRole, FightPolicy>>) => Fight;
  /** What these odds say of both. */
  readonly expected: (odds: FightOdds) => Readonly<Record<FightRole, FighterExpected>>;
}

/** What a fight in hand is asked before its dice. */
export const fightForecast = (fight: FightInHand): FightForecast => ({
  isLike: fightIsLike(fight),
  asked: (policies) => foughtAs(fight, policies),
  expected: (odds) => expectedByRole(fight, odds),
});
