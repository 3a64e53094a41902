import { useMemo, useRef, useState } from 'react';
import { movedTo, pieceIn, placeIn, snapped } from '../../content/killzones/editBoard.ts';
import { mapOfBoard } from '../../content/killzones/ownBoard.ts';
import { type GroundShown, type Spot } from '../../ui/board/shown.ts';
import { groundShown, ownSideOf } from '../../forms/board/groundShown.ts';
import { usePhotoShown } from '../../scene/usePhotoShown.ts';
import { photoIdOf } from '../../state/library/groundPhotos.ts';
import { BoardMap } from '../../ui/board/BoardMap.tsx';
import { type Frame, type Pixel, spotOf } from '../../ui/board/frame.ts';
import { pathOf } from '../../ui/board/lines.ts';
import { useShownFrame } from '../../ui/board/shownFrame.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './BoardEditor.module.css';
import { thingAt } from './thingAt.ts';
import type { Editing } from './useEditing.ts';

/** So near to a piece a finger means it, in px. */
const REACH = 14;
/** The same where nothing says how large an inch is, in inches. */
const NEAR = 0.8;

type Held = { readonly id: string; readonly off: readonly [number, number] };
type Dragged = { readonly id: string; readonly at: readonly [number, number] };

/** A drag of a piece: where it is while it lasts. */
function useDragging({ row, map, chosen, change, putting, step }: Editing) {
  const held = useRef<Held | null>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const there = ({ x, y }: Spot): Dragged | null => {
    if (held.current === null) return null;
    const { id, off } = held.current;
    return { id, at: snapped([x + off[0], y + off[1]], step) };
  };
  const grabs = (pixel: Pixel, _token: string | null, frame: Frame): boolean => {
    const spot = spotOf(frame, pixel);
    const id = putting === null ? thingAt(map, spot, REACH / frame.scale) : null;
    const at = id === null ? null : placeIn(row, id);
    held.current =
      id === null || at === null || pieceIn(row, id)?.locked === true
        ? null
        : { id, off: [at[0] - spot.x, at[1] - spot.y] };
    return held.current !== null;
  };
  const to = (spot: Spot) => {
    const now = there(spot);
    if (now !== null && now.id !== chosen.id) chosen.choose(now.id);
    setDragged(now);
  };
  const end = (spot: Spot | null) => {
    const now = spot === null ? null : there(spot);
    held.current = null;
    setDragged(null);
    if (now !== null) change('move', (all) => movedTo(all, now.id, now.at));
  };
  return { dragged, drag: { grabs, to, end } };
}

/** What is chosen, outlined. */
function Outline({ ground, id }: { readonly ground: GroundShown; readonly id: string }) {
  const frame = useShownFrame();
  const parts = ground.parts.filter((part) => part.id.slice(0, part.id.lastIndexOf('.')) === id);
  const zones = ground.zones.filter((zone) => zone.id === id);
  return [...parts, ...zones].map((each) => (
    <path key={each.id} className={styles.chosen} d={pathOf(frame, each.corners)} />
  ));
}

/** The board in the making: pieces are tapped, dragged, and put down. */
export function EditorMap({ editing }: { readonly editing: Editing }) {
  const words = useWords('board');
  const { row, map, chosen, putting, put } = editing;
  const { dragged, drag } = useDragging(editing);
  const photo = usePhotoShown(photoIdOf(row.id));
  const shown = useMemo(
    () => groundShown(dragged === null ? map : mapOfBoard(movedTo(row, dragged.id, dragged.at))),
    [row, map, dragged],
  );
  const own = useMemo(() => ownSideOf(groundShown(map)), [map]);
  const tap = (spot: Spot) => {
    if (putting === null) chosen.choose(thingAt(map, spot, NEAR));
    else put(putting, [spot.x, spot.y]);
  };
  return (
    <BoardMap
      label={words.label(shown.width, shown.depth)}
      ground={shown}
      photo={photo}
      tokens={[]}
      own={own}
      zoom={words.zoom}
      over={chosen.id !== null && <Outline ground={shown} id={chosen.id} />}
      onTokens={() => undefined}
      onGround={tap}
      drag={drag}
    />
  );
}
