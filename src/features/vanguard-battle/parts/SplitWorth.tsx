import { useRoundsOdds } from '../../../scene/useRoundsOdds.ts';
import { modelName } from '../../../scene/vanguardLook.ts';
import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { prospectSaid } from '../../../words/roundsWorth.ts';
import { type Picked, useDesk } from '../desk.ts';
import styles from './PickPanel.module.css';

type Attack = Extract<Picked, { kind: 'attack' }>;

/** What the dice come to as they are shared, and the best way among the same targets (V-53); nothing where odds are not told. */
export function SplitWorth({ pick }: { readonly pick: Attack }) {
  const desk = useDesk();
  const scene = useVanguardScene();
  const odds = useRoundsOdds();
  const { words, view } = scene;
  const dice = [...(pick.dice ?? [])].map(([model, count]) => ({ model, dice: count }));
  const found = odds?.advisor.shared(view.state, pick.act.of?.id ?? '', dice) ?? null;
  if (odds === null || found === null) return null;
  const { chosen, best } = found;
  const said = ({ prospect }: typeof chosen) => prospectSaid(words, odds.language, prospect, [prospect]);
  const shared = dice.flatMap(({ model }, at): [string, number][] =>
    (best.shares[at] ?? 0) > 0 ? [[model, best.shares[at] ?? 0]] : [],
  );
  const names = words.common.list(shared.map(([model, count]) => words.worth.share(modelName(scene, model), count)));
  const isBest = best.shares === chosen.shares;
  return (
    <>
      <p className={styles.said}>{words.worth.shared(said(chosen))}</p>
      <p className={styles.said}>{isBest ? words.worth.isBest : words.worth.best(names, said(best))}</p>
      {!isBest && (
        <PlainButton
          icon="check"
          label={words.worth.takeBest}
          onPress={() => desk.setPick({ ...pick, dice: new Map(shared) })}
        />
      )}
    </>
  );
}
