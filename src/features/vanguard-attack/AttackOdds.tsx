import type { Expected } from '../../engine/family/vanguard/advice/expected.ts';
import { type RoundsOdds, useRoundsOdds } from '../../scene/useRoundsOdds.ts';
import { modelName } from '../../scene/vanguardLook.ts';
import { useVanguardScene, type VanguardScene } from '../../scene/useVanguardScene.ts';
import { chanceShort } from '../../words/chance.ts';
import { inches } from '../../words/format.ts';
import { backSaid, targetSaid } from '../../words/roundsWorth.ts';
import styles from './AttackOdds.module.css';

/** Each target with its odds; the only one without its name. */
function linesOf(scene: VanguardScene, { language }: RoundsOdds, { targets, prospect, radius }: Expected) {
  const { words } = scene;
  const { worth } = words;
  const left = targets.filter(({ hits }) => hits > 0);
  const each = left.map((expected) => {
    const said = targetSaid(words, language, expected);
    return left.length > 1 ? worth.on(modelName(scene, expected.target), said) : said;
  });
  const [first] = left;
  const blast = radius === null || first === undefined ? null : worth.blast(chanceShort(first.hits), inches(radius));
  return [...each, blast, backSaid(words, language, prospect)].filter((line) => line !== null);
}

/** What to expect of the attack in hand before its dice lie, with the facts of the table, at once; nothing where odds are not told. */
export function AttackOdds() {
  const scene = useVanguardScene();
  const odds = useRoundsOdds();
  const expected = odds?.advisor.forecast(scene.view.state) ?? null;
  if (odds === null || expected === null) return null;
  return (
    <section className={styles.odds} aria-label={scene.words.worth.title}>
      {linesOf(scene, odds, expected).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
