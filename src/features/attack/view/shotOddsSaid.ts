import type { PlayScene } from '../../../scene/useScene.ts';
import type { ShotView } from '../../../engine/view/shot.ts';
import type { Expected } from '../../../engine/advisor/expected.ts';
import type { SpreadExpected } from '../../../engine/advisor/shotForecast.ts';
import { chanceShort } from '../../../words/chance.ts';
import { capital } from '../../../words/capital.ts';
import type { Language } from '../../../words/language.ts';
import type { Look } from '../../../words/look.ts';
import { meanSaid, partiesOf, saidBy } from '../../../words/oddsSaid.ts';
import type { Words } from '../../../words/words.ts';

/** The odds of a shot in one sentence. */
export function shotOddsSaid(
  { words: { attack }, view }: PlayScene,
  shot: ShotView,
  language: Language,
  { kill, mean, burn }: Expected,
): string {
  const { takesDown, wounds, toItself } = attack.odds;
  const { attacker, target } = partiesOf(shot.shooter, shot.target, view.state);
  const said = [saidBy(takesDown[target], kill, language), wounds(meanSaid(mean, language))];
  if (burn !== null) said.push(toItself[attacker](meanSaid(burn, language)));
  return capital(attack.sentence(said));
}

/** The further targets in one sentence: who falls how likely, and what all lose together. */
export const spreadSaid = (
  { attack }: Words<'play'>,
  { look, language }: { readonly look: Look; readonly language: Language },
  { further, mean }: SpreadExpected,
): string =>
  attack.odds.following(
    attack.sentence(further.map(({ target, kill }) => attack.odds.falling(look.name(target), chanceShort(kill)))),
    meanSaid(mean, language),
  );
