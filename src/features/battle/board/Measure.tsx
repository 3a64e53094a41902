import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { MeasureDock } from '../../../forms/board/measure/MeasureDock.tsx';
import { markerIn, measurableName, type MeasureStage } from '../../../forms/board/measure/measured.ts';
import { type Measuring } from '../../../forms/board/measure/measuring.ts';
import { usePlaceWords } from '../../../scene/usePlaceWords.ts';
import { useTable } from '../../../scene/useScene.ts';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { onTable } from './boardTokens.ts';
import { useHand } from './hand.ts';

type MeasureProps = { readonly measuring: Measuring; readonly board: BattleBoard };

/** Takes the marker that was chosen last in hand. */
function MoveMarker({ measuring, stage }: { readonly measuring: Measuring; readonly stage: MeasureStage }) {
  const hand = useHand();
  const marker = markerIn(measuring, stage.board);
  if (marker === null) return null;
  const label = stage.words.told.lay.move(measurableName(stage, { kind: 'zone', id: marker }));
  return <PlainButton icon="byHand" label={label} onPress={() => hand.start({ kind: 'lay', marker })} />;
}

/** What is measured in the open battle. */
export function Measure({ measuring, board }: MeasureProps) {
  const hand = useHand();
  const scene = useTable();
  const words = usePlaceWords(scene.look.name, null);
  const stage = { board, words, models: onTable(scene).map(({ id }) => id) };
  return (
    <MeasureDock
      measuring={measuring}
      stage={stage}
      onMeasure={hand.start}
      more={<MoveMarker measuring={measuring} stage={stage} />}
    />
  );
}
