import { useMemo } from 'react';
import { membersOf } from '../../content/killzones/editGroup.ts';
import { mapOfBoard } from '../../content/killzones/ownBoard.ts';
import type { KillzoneRow } from '../../content/killzones/schema.ts';
import { type GroundShown, type Spot } from '../../ui/board/shown.ts';
import { groundShown, ownSideOf } from '../../forms/board/groundShown.ts';
import { usePhotoShown } from '../../scene/usePhotoShown.ts';
import { photoIdOf } from '../../state/library/groundPhotos.ts';
import { BoardMap } from '../../ui/board/BoardMap.tsx';
import { pixelOf } from '../../ui/board/frame.ts';
import { pathOf } from '../../ui/board/lines.ts';
import { useShownFrame } from '../../ui/board/shownFrame.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './BoardEditor.module.css';
import { handlesOf, middleIn } from './handles.ts';
import { thingAt } from './thingAt.ts';
import type { Tracing } from './tracing.ts';
import type { Editing } from './useBoardEditing.ts';
import { usePulling } from './usePulling.ts';

/** So near to a piece or a corner a finger means it where nothing says how large an inch is, in inches. */
const NEAR = 0.8;
/** Half of a handle, and from it to its piece, in px. */
const [HALF, ARM] = [7, 26];

/** What is chosen, outlined, with what is pulled at it. */
function Outline({
  ground,
  row,
  id,
}: {
  readonly ground: GroundShown;
  readonly row: KillzoneRow;
  readonly id: string;
}) {
  const frame = useShownFrame();
  const members = membersOf(row, id);
  const parts = ground.parts.filter((part) => members.includes(part.id.slice(0, part.id.lastIndexOf('.'))));
  const zones = ground.zones.filter((zone) => zone.id === id);
  return (
    <>
      {[...parts, ...zones].map((each) => (
        <path key={each.id} className={styles.chosen} d={pathOf(frame, each.corners)} />
      ))}
      {handlesOf(row, frame, id).map(({ corner, at }) => {
        const arm = at.top < middleIn(row, frame, id).top ? ARM : -ARM;
        return (
          <g key={corner ?? 'turn'}>
            {corner === null && <path className={styles.arm} d={`M${at.left} ${at.top}v${arm}`} />}
            <rect className={styles.handle} x={at.left - HALF} y={at.top - HALF} width={2 * HALF} height={2 * HALF} />
          </g>
        );
      })}
    </>
  );
}

/** What is being traced: its corners so far, joined. */
function Traced({ corners }: Pick<Tracing, 'corners'>) {
  const frame = useShownFrame();
  const spots = corners.map(([x, y]): Spot => ({ x, y }));
  return (
    <>
      <path className={styles.traced} d={pathOf(frame, spots, false)} />
      {spots.map((spot, at) => {
        const { left, top } = pixelOf(frame, spot);
        const edge = at === 0 ? HALF : HALF / 2;
        return (
          <rect
            key={`${spot.x} ${spot.y}`}
            className={styles.handle}
            x={left - edge}
            y={top - edge}
            width={2 * edge}
            height={2 * edge}
          />
        );
      })}
    </>
  );
}

/** The board in the making: pieces are tapped, pulled, traced and put down. */
export function EditorMap({ editing }: { readonly editing: Editing }) {
  const words = useWords('board');
  const { row, map, chosen, putting, put, tracing, traceTo } = editing;
  const { pulled, drag } = usePulling(editing);
  const photo = usePhotoShown(photoIdOf(row.id));
  const shown = useMemo(() => groundShown(pulled === null ? map : mapOfBoard(pulled)), [map, pulled]);
  const own = useMemo(() => ownSideOf(groundShown(map)), [map]);
  const tap = (spot: Spot) => {
    if (tracing !== null) traceTo([spot.x, spot.y], NEAR);
    else if (putting === null) chosen.choose(thingAt(map, spot, NEAR));
    else put(putting, [spot.x, spot.y]);
  };
  return (
    <BoardMap
      label={words.label(shown.width, shown.depth)}
      ground={shown}
      photo={photo}
      tokens={[]}
      own={own}
      length={words.length}
      zoom={words.zoom}
      over={
        <>
          {chosen.id !== null && tracing === null && <Outline ground={shown} row={pulled ?? row} id={chosen.id} />}
          {tracing !== null && <Traced corners={tracing.corners} />}
        </>
      }
      onTokens={() => undefined}
      onGround={tap}
      drag={drag}
    />
  );
}
