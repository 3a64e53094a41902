import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { MeasureDock } from '../../../forms/board/measure/MeasureDock.tsx';
import { markerIn, measurableName, type MeasureStage } from '../../../forms/board/measure/measured.ts';
import { type Measuring, withoutLast } from '../../../forms/board/measure/measuring.ts';
import { usePlaceWords } from '../../../scene/usePlaceWords.ts';
import { useTable } from '../../../scene/useScene.ts';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { onTable } from './boardTokens.ts';
import { isMark } from '../../../engine/board/markIds.ts';
import { useDesk } from '../desk.ts';
import { useHand } from './hand.ts';
import { useBoardNames } from './useBoardNames.ts';

type MeasureProps = { readonly measuring: Measuring; readonly board: BattleBoard };

type MarkerProps = { readonly measuring: Measuring; readonly stage: MeasureStage };

/** Takes the marker that was chosen last in hand, or off the board; a mark of an event goes by itself. */
function MoveMarker({ measuring, stage }: MarkerProps) {
  const hand = useHand();
  const { act } = useDesk();
  const marker = markerIn(measuring, stage.board);
  if (marker === null) return null;
  const { lay } = stage.words.told;
  const name = measurableName(stage, { kind: 'zone', id: marker });
  const take = (): void => {
    if (act({ type: 'takeMarker', marker })) hand.start(withoutLast(measuring));
  };
  return (
    <>
      <PlainButton label={lay.moveShort} name={lay.move(name)} onPress={() => hand.start({ kind: 'lay', marker })} />
      {!isMark({ id: marker }) && <PlainButton label={lay.takeShort} name={lay.take(name)} onPress={take} />}
    </>
  );
}

/** Markers that were taken off the board can be laid on it again. */
function LayAgain({ stage }: Pick<MarkerProps, 'stage'>) {
  const hand = useHand();
  const { state } = useTable();
  const { told, names } = stage.words;
  const { markersTaken = [], board } = state;
  return (board?.map.zones ?? [])
    .filter(({ id }) => markersTaken.includes(id))
    .map(({ id, name }) => (
      <PlainButton
        key={id}
        icon="byHand"
        label={told.lay.again(names[name] ?? name)}
        onPress={() => hand.start({ kind: 'lay', marker: id })}
      />
    ));
}

/** What is measured in the open battle. */
export function Measure({ measuring, board }: MeasureProps) {
  const hand = useHand();
  const scene = useTable();
  const words = { ...usePlaceWords(scene.look.name, null), names: useBoardNames(board) };
  const stage = { board, words, models: onTable(scene).map(({ id }) => id) };
  return (
    <MeasureDock
      measuring={measuring}
      stage={stage}
      onMeasure={hand.start}
      more={
        <>
          <MoveMarker measuring={measuring} stage={stage} />
          <LayAgain stage={stage} />
        </>
      }
    />
  );
}
