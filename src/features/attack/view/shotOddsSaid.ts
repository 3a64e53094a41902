import { oddsOf } from '../../../engine/family/killteam/advice/shoot/oddsOf.ts';
import { furtherShots } from '../../../engine/family/killteam/attack/shoot/furtherTargets.ts';
import type { ShotInHand } from '../../../engine/family/killteam/rules/steps.ts';
import { cappedMeanOf } from '../../../engine/odds/damageSums.ts';
import type { OperativeId } from '../../../engine/core/ids.ts';
import { shotOdds } from '../../../engine/odds/shoot.ts';
import { OddsRangeError } from '../../../engine/odds/shot.ts';
import { chanceShort } from '../../../words/chance.ts';
import { capital } from '../../../words/format.ts';
import type { Language } from '../../../words/language.ts';
import type { Look } from '../../../words/look.ts';
import type { Words } from '../../../words/words.ts';
import { meanSaid, partiesOf, type Party, saidBy } from '../../../words/oddsSaid.ts';

/** What a shot comes to before its dice. `mean` and `self` in wounds really lost; `self`, by Hot: null, there is none. */
interface ShotForecast {
  readonly target: Party;
  readonly kill: number;
  readonly mean: number;
  readonly self: number | null;
}

/** The odds of a shot before its dice; null: its numbers are out of range. */
export function shotForecast({ game, shot, shooter, target }: ShotInHand): ShotForecast | null {
  try {
    const { kill, cappedMean, self } = shotOdds(oddsOf(shot, target));
    return {
      target: partiesOf(shooter, target, game.state).target,
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
export function shotOddsSaid({ attack }: Words<'battle'>, language: Language, forecast: ShotForecast): string {
  const { takesDown, wounds, toItself } = attack.odds;
  const { target, kill, mean, self } = forecast;
  const shooter = target === 'you' ? 'it' : 'you';
  const said = [saidBy(takesDown[target], kill, language), wounds(meanSaid(mean, language))];
  if (self !== null) said.push(toItself[shooter](meanSaid(self, language)));
  return capital(attack.sentence(said));
}

/** What Blast or Torrent does to all its targets that are still to be rolled for. `further`: those after the one in hand. */
interface SpreadForecast {
  readonly further: readonly { readonly target: OperativeId; readonly kill: number }[];
  /** Wounds really lost by all of them together, the one in hand included, expected. */
  readonly mean: number;
}

/** The odds of the further targets, each a shot of its own; null: there are none, or not yet, or one has no odds. */
export function spreadForecast(inHand: ShotInHand, { mean }: ShotForecast): SpreadForecast | null {
  const further = furtherShots(inHand).map((shot) => ({ target: shot.target.id, forecast: shotForecast(shot) }));
  if (further.length === 0) return null;
  const known = further.flatMap(({ target, forecast }) =>
    forecast === null ? [] : [{ target, kill: forecast.kill, mean: forecast.mean }],
  );
  if (known.length < further.length) return null;
  return { further: known, mean: known.reduce((sum, each) => sum + each.mean, mean) };
}

/** The further targets in one sentence: who falls how likely, and what all lose together. */
export const spreadSaid = (
  { attack }: Words<'battle'>,
  { look, language }: { readonly look: Look; readonly language: Language },
  { further, mean }: SpreadForecast,
): string =>
  attack.odds.following(
    attack.sentence(further.map(({ target, kill }) => attack.odds.falling(look.name(target), chanceShort(kill)))),
    meanSaid(mean, language),
  );
