import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import { modelIn, modelName } from '../../../scene/vanguardLook.ts';
import { AskedKeys } from '../../../ui/board/AskedKeys.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { useWords } from '../../../words/useWords.ts';
import { tapCard, targetOf } from '../acts.ts';
import { type Picked, useDesk } from '../desk.ts';
import { DeployPanel } from '../parts/DeployPanel.tsx';
import { Panel } from '../parts/Panel.tsx';
import styles from '../parts/PickPanel.module.css';
import type { WayChosen } from './useWay.ts';
import { useWayName } from './useWayName.ts';

function WayDock({ chosen }: { readonly chosen: WayChosen }) {
  const desk = useDesk();
  const scene = useVanguardScene();
  const { move } = useWords('board');
  const title = move.title(useWayName(chosen), modelName(scene, chosen.model));
  const lost = chosen.pick.spot !== null && chosen.way === null;
  return (
    <section className={styles.pick} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.said}>{lost ? move.lost : chosen.slid ? move.slid : move.hint}</p>
      {desk.pick !== null && (
        <div className={styles.keys}>
          <PlainButton icon="back" tone="quiet" label={scene.words.acts.pick.back} onPress={() => desk.setPick(null)} />
        </div>
      )}
    </section>
  );
}

function PutDock({ pick }: { readonly pick: Extract<Picked, { kind: 'put' }> }) {
  const desk = useDesk();
  const scene = useVanguardScene();
  const { put } = useWords('board');
  const { onBoard } = scene.view;
  const title = put.title(modelName(scene, pick.model));
  return (
    <section className={styles.pick} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.said}>{put.hint}</p>
      <div className={styles.keys}>
        {onBoard?.board.places[pick.model] !== undefined && (
          <PlainButton
            icon="cross"
            tone="quiet"
            label={put.off}
            onPress={() => desk.act({ type: 'placeOnBoard', model: pick.model, at: null })}
          />
        )}
        <PlainButton icon="back" tone="quiet" label={put.cancel} onPress={() => desk.setPick(null)} />
      </div>
    </section>
  );
}

/** Which of those that stand where the finger was. */
function Which({ ids, onDone }: { readonly ids: readonly string[]; readonly onDone: () => void }) {
  const desk = useDesk();
  const { scene } = desk;
  const { which } = useWords('board');
  const { table, common } = scene.words;
  return (
    <AskedKeys
      title={which}
      keys={ids.map((id) => ({
        id,
        label: modelName(scene, id),
        detail: targetOf(desk, id).why ?? table.states[modelIn(scene.view, id)?.status ?? 'out'],
      }))}
      cancelLabel={common.cancel}
      onPress={(id) => {
        onDone();
        tapCard(desk, id);
      }}
      onCancel={onDone}
    />
  );
}

type DockProps = {
  readonly chosen: WayChosen | null;
  /** Several of whom one is meant; null: nothing is asked. */
  readonly which: readonly string[] | null;
  readonly onWhich: (ids: readonly string[] | null) => void;
};

/** Below the board: the move in hand, who is put down, else what is below the cards. */
export function Dock({ chosen, which, onWhich }: DockProps) {
  const { pick, scene } = useDesk();
  const { put } = useWords('board');
  if (which !== null) return <Which ids={which} onDone={() => onWhich(null)} />;
  if (chosen !== null) return <WayDock chosen={chosen} />;
  if (pick?.kind === 'put') return <PutDock pick={pick} />;
  return scene.view.step === 'deploy' && pick === null ? <DeployPanel rest={put.rest} /> : <Panel />;
}
