import type { OnBoardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { markerIn, measurableName, type MeasureStage } from '../../../forms/board/measure/measured.ts';
import type { Measuring } from '../../../forms/board/measure/measuring.ts';
import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useDesk } from '../desk.ts';
import styles from '../parts/PickPanel.module.css';
import type { MeasuringHand } from './useMeasuring.ts';

type MoveMarkerProps = { readonly measuring: Measuring; readonly stage: MeasureStage; readonly hand: MeasuringHand };

/** Takes the objective that was measured last in hand (V-84). */
export function MoveMarker({ measuring, stage, hand }: MoveMarkerProps) {
  const { setPick } = useDesk();
  const marker = markerIn(measuring, stage.board);
  if (marker === null) return null;
  const label = stage.words.told.lay.move(measurableName(stage, { kind: 'zone', id: marker }));
  const take = () => {
    hand.measure(null);
    setPick({ kind: 'lay', marker });
  };
  return <PlainButton icon="byHand" label={label} onPress={take} />;
}

/** An objective is in hand: the next tap on the ground says where it lies, or a drag of it, or arrows do. */
export function LayDock({ marker, onBoard: { board } }: { readonly marker: string; readonly onBoard: OnBoardView }) {
  const { setPick } = useDesk();
  const { shown } = useVanguardScene();
  const { put, lay } = useWords('board');
  const title = put.title(shown(board.map.zones.find(({ id }) => id === marker)?.name ?? ''));
  return (
    <section className={styles.pick} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.said}>{lay.how}</p>
      <p className={styles.said}>{lay.hint}</p>
      <div className={styles.keys}>
        <PlainButton icon="back" tone="quiet" label={put.cancel} onPress={() => setPick(null)} />
      </div>
    </section>
  );
}
