import { oddsOf } from '../../../engine/attack/shoot/oddsOf.ts';
import type { ShotInHand } from '../../../engine/battle/tasks/shoot/shotInHand.ts';
import { cappedMeanOf } from '../../../engine/odds/damageSums.ts';
import { shotOdds } from '../../../engine/odds/shoot.ts';
import { OddsRangeError } from '../../../engine/odds/shot.ts';
import { capital } from '../../../words/format.ts';
import type { Language } from '../../../words/language.ts';
import type { Words } from '../../../words/words.ts';
import { meanSaid, type Party, saidBy } from './oddsSaid.ts';

/** What a shot comes to before its dice. `mean` and `self` in wounds really lost; `self`, by Hot: null, there is none. */
export interface ShotForecast {
  readonly target: Party;
  readonly kill: number;
  readonly mean: number;
  readonly self: number | null;
}

/** The odds of a shot before its dice; null: its numbers are out of range. */
export function shotForecast({ shot, shooter, target }: ShotInHand): ShotForecast | null {
  try {
    const { kill, cappedMean, self } = shotOdds(oddsOf(shot, target));
    return {
      target: target.side === 'retinue' && shooter.side === 'enemy' ? 'you' : 'it',
      kill,
      mean: cappedMean,
      self: self === null ? null : cappedMeanOf(self, shooter.wounds),
    };
  } catch (fault) {
    if (fault instanceof OddsRangeError) return null;
    throw fault;
  }
}

/** The odds of a shot in one sentence. */
export function shotOddsSaid({ attack }: Words, language: Language, forecast: ShotForecast): string {
  const { takesDown, wounds, toItself } = attack.odds;
  const { target, kill, mean, self } = forecast;
  const shooter = target === 'you' ? 'it' : 'you';
  const said = [saidBy(takesDown[target], kill, language), wounds(meanSaid(mean, language))];
  if (self !== null) said.push(toItself[shooter](meanSaid(self, language)));
  return capital(attack.sentence(said));
}
