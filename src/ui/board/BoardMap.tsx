import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { BaseShape } from './BaseShape.tsx';
import styles from './Board.module.css';
import { buttonOf, doorOf, DoorSpots } from './DoorSpots.tsx';
import { type Frame, isSeen, type Pixel, pixelOf, spotOf, zoomed } from './frame.ts';
import { Ground } from './Ground.tsx';
import { heightBoxes, Heights } from './Heights.tsx';
import { type Box, cornerBox, middleOfBox } from './labels.ts';
import { Loupe, loupeAt } from './Loupe.tsx';
import { Patterns } from './Patterns.tsx';
import type { DoorShown, GroundShown, PhotoShown, Spot, TokenShown } from './shown.ts';
import { ShownFrame, TakenBoxes } from './shownFrame.ts';
import { MANY } from './symbols.ts';
import { tappedAt } from './tapped.ts';
import { toldOf } from './Token.tsx';
import { BoardTokens, labelBoxes, labelled, markerBoxes, symbolBoxes, TokenSpots } from './BoardTokens.tsx';
import { type Framing, useFrame } from './useFrame.ts';
import { type MapDoings, useMapGestures } from './useMapGestures.ts';
import { useMapKeys } from './useMapKeys.ts';

type BoardMapProps = Framing & {
  /** What it is, its size in it: the name of the group. */
  readonly label: string;
  readonly ground: GroundShown;
  /** What lies under it; null: nothing. */
  readonly photo?: PhotoShown | null;
  /** In reading order. */
  readonly tokens: readonly TokenShown[];
  /** No names at fit but of who acts and of targets. */
  readonly short?: boolean;
  /** What stands on it, for readers: one sentence a piece, folded. */
  readonly pieces?: { readonly title: string; readonly all: readonly string[] };
  /** What the list of those who stand there is called, for readers; absent: there is none. */
  readonly people?: string;
  /** A length in inches, as it is written. */
  readonly length: (inches: number) => string;
  readonly zoom: { readonly closer: string; readonly farther: string; readonly whole: string };
  /** Drawn under and over the tokens, on the screen; see {@link useShownFrame}. */
  readonly under?: ReactNode;
  readonly over?: ReactNode;
  /** Where half a millimetre decides: it is shown larger, beside it; null: nothing is so close. */
  readonly eye?: Spot | null;
  /** Keys that lie on the map. */
  readonly tools?: ReactNode;
  /** A tap on one, or on several so near to each other that one has to be chosen. */
  readonly onTokens: (ids: readonly string[]) => void;
  /** Doors, and a tap on one of them; nobody who stands nearer to the finger. */
  readonly doors?: readonly DoorShown[] | undefined;
  readonly onDoor?: ((id: string) => void) | undefined;
  /** A tap on the ground; absent: two of them come closer. */
  readonly onGround?: ((spot: Spot) => void) | undefined;
  /** A place is being chosen: a finger means the ground, even near a token. */
  readonly choosesPlace?: boolean;
  readonly onHold?: ((held: { readonly token: string | null; readonly spot: Spot }) => void) | undefined;
  /**
   * A drag of a token, or of what is drawn over it: whether it may be, where it is, where it is let go; null: it is not. `scale`: px
   * an inch.
   */
  readonly drag?:
    | {
        readonly grabs: (at: Pixel, token: string | null, frame: Frame) => boolean;
        readonly to: (spot: Spot, scale: number) => void;
        readonly end: (spot: Spot | null, scale: number) => void;
      }
    | undefined;
};

/** From so much room on the keys to come closer are always there. */
const DESK = 700;
/** How much larger the loupe shows what a finger covers, and where half a millimetre decides. */
const [LARGER, CLOSEST] = [2, 5];

/** How large the keys on the map are, and in which corners they stand, the first where nobody does. */
const TOOL = { width: 44, height: 44 };
const ZOOM = { width: 146, height: 50 };
const TOOL_CORNERS = [
  ['left', 'bottom'],
  ['left', 'top'],
  ['right', 'top'],
] as const;
const ZOOM_CORNERS = [
  ['right', 'bottom'],
  ['right', 'top'],
  ['left', 'top'],
  ['left', 'bottom'],
] as const;

type ZoomProps = Pick<BoardMapProps, 'zoom'> & {
  readonly at: Box;
  readonly frame: Frame;
  readonly farthest: number;
  readonly show: (frame: Frame | null) => void;
};

function Zoom({ zoom, at: { left, top }, frame, farthest, show }: ZoomProps) {
  const { width, height } = frame.size;
  const by = (factor: number) => () => show(zoomed(frame, { left: width / 2, top: height / 2 }, factor, farthest));
  return (
    <div className={styles.zoom} style={{ left, top }} data-over>
      <button type="button" aria-label={zoom.closer} onClick={by(1.6)}>
        <Icon name="plus" />
      </button>
      <button type="button" aria-label={zoom.farther} onClick={by(1 / 1.6)}>
        <Icon name="minus" />
      </button>
      <button type="button" aria-label={zoom.whole} onClick={() => show(null)}>
        <Icon name="redo" />
      </button>
    </div>
  );
}

/** The pieces as a list, for readers; in sight only while it has the focus. */
const Pieces = ({ title, all }: NonNullable<BoardMapProps['pieces']>) => (
  <details className={styles.pieces} data-over>
    <summary>{title}</summary>
    <ul>
      {all.map((piece) => (
        <li key={piece}>{piece}</li>
      ))}
    </ul>
  </details>
);

type PeopleProps = { readonly title: string; readonly tokens: readonly TokenShown[] };

/** Those who stand there as a list, with all that is about each: measured while it is open. */
function People({ title, tokens }: PeopleProps) {
  const [isOpen, open] = useState(false);
  const told = useMemo(
    () => (isOpen ? tokens.map((token) => ({ id: token.id, text: toldOf(token) })) : []),
    [isOpen, tokens],
  );
  return (
    <details className={styles.pieces} data-over onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>{title}</summary>
      <ul>
        {told.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </details>
  );
}

type EyeProps = {
  readonly map: Pick<BoardMapProps, 'ground' | 'tokens' | 'length'>;
  readonly frame: Frame;
  readonly eye: Spot;
  readonly hatches: string;
  readonly place: Pixel;
};

/** Where half a millimetre decides, larger: terrain and bases as they are, without symbols that would cover it. */
function Eye({ map: { ground, tokens, length }, frame, eye, hatches, place }: EyeProps) {
  const near = { ...frame, scale: frame.scale * CLOSEST, centre: eye };
  return (
    <Loupe size={frame.size} at={pixelOf(near, eye)} place={place} closer={1}>
      <Ground ground={ground} photo={null} frame={near} hatches={hatches} />
      <Heights heights={ground.heights} frame={near} length={length} />
      {tokens.map(({ id, at, radius, oval }) => {
        const { left, top } = pixelOf(near, at);
        return (
          <g key={id} transform={`translate(${left} ${top})`}>
            <BaseShape className={styles.eyed} radius={radius} oval={oval} frame={near} />
          </g>
        );
      })}
    </Loupe>
  );
}

/** What taps, holds and drags mean here: who is meant by them. */
function doingsOf(
  { tokens, doors = [], onTokens, onDoor, onGround, onHold, drag, choosesPlace = false }: BoardMapProps,
  { cover, ...view }: Pick<MapDoings, 'frame' | 'farthest' | 'show'> & { readonly cover: (at: Pixel | null) => void },
): MapDoings {
  const { frame } = view;
  const there = tokens.map(({ id, at }) => ({ id, at: pixelOf(frame, at) }));
  const gates = onDoor === undefined ? [] : doors.map(({ id, at }) => ({ id: buttonOf(id), at: pixelOf(frame, at) }));
  return {
    ...view,
    onTap: (at, id) => {
      const near = choosesPlace ? [] : tappedAt([...there, ...gates], at);
      const ids = id === null ? near : [id];
      const door = ids[0] === undefined ? null : doorOf(ids[0]);
      const models = ids.filter((each) => doorOf(each) === null);
      if (door !== null) onDoor?.(door);
      else if (models.length > 0) onTokens(models);
      else onGround?.(spotOf(frame, at));
      return ids.length > 0 || onGround !== undefined;
    },
    onHold: (at) => onHold?.({ token: tappedAt(there, at)[0] ?? null, spot: spotOf(frame, at) }),
    onGrab: (at) => drag?.grabs(at, tappedAt(there, at)[0] ?? null, frame) ?? false,
    onDrag: (at, covers) => {
      cover(covers ? at : null);
      drag?.to(spotOf(frame, at), frame.scale);
    },
    onDrop: (at) => {
      cover(null);
      drag?.end(at === null ? null : spotOf(frame, at), frame.scale);
    },
  };
}

/** Where names and keys stand on a map: the keys cover no symbol and no marker, the names nothing, and no height where they have another place. `close`: closer than the whole board. */
function usePlaced(
  { ground, tokens, length, short = false }: Pick<BoardMapProps, 'ground' | 'tokens' | 'length' | 'short'>,
  frame: Frame,
  { close, tools, zooms }: Readonly<Record<'close' | 'tools' | 'zooms', boolean>>,
) {
  const crowded = short || tokens.length > MANY;
  return useMemo(() => {
    const markers = markerBoxes(ground, frame);
    const there = [...symbolBoxes(tokens, frame), ...markers];
    const tool = cornerBox(TOOL_CORNERS, TOOL, frame.size, there);
    const zoom = cornerBox(ZOOM_CORNERS, ZOOM, frame.size, tools ? [...there, tool] : there);
    const keys = [...(tools ? [tool] : []), ...(zooms ? [zoom] : [])];
    const heights = heightBoxes(ground.heights, { frame, length });
    const labels = labelled(tokens, frame, { crowded, close, keys: [...keys, ...markers], heights });
    const covered = [...keys, ...markers].map(middleOfBox);
    const taken = [...there, ...labelBoxes(labels)];
    return { tool, zoom, labels, taken, covering: [...taken, ...keys], covered };
  }, [ground, tokens, length, frame, crowded, close, tools, zooms]);
}

/**
 * A board with all that lies and stands on it: a picture for the eye, and for keyboards and readers a list with one button a
 * token. It frames what the screen is about until somebody zooms or pulls.
 */
export function BoardMap(props: BoardMapProps) {
  const { label, ground, photo, tokens, zoom, under, over, length, eye = null } = props;
  const map = useRef<HTMLDivElement>(null);
  const id = useId();
  const { frame, whole, isOwn, show } = useFrame(map, ground, props);
  const [covered, setCovered] = useState<{ readonly at: Pixel; readonly place: Pixel } | null>(null);
  const there = tokens.map((token) => pixelOf(frame, token.at));
  const cover = (at: Pixel | null): void => {
    setCovered((last) => (at === null ? null : { at, place: loupeAt(frame.size, at, there, last?.place ?? null) }));
  };
  useMapGestures(map, doingsOf(props, { frame, farthest: whole.scale, show, cover }));
  useMapKeys({ frame, farthest: whole.scale, show });
  const hasTools = props.tools !== undefined;
  const hasZoom = isOwn || frame.size.width >= DESK;
  const close = frame.scale > whole.scale * 1.2;
  const placed = usePlaced(props, frame, { close, tools: hasTools, zooms: hasZoom });
  const { tool, zoom: zoomAt, labels, taken } = placed;
  return (
    <div ref={map} className={styles.map} role="group" aria-label={label} data-map>
      <svg className={styles.picture} width={frame.size.width} height={frame.size.height} aria-hidden="true">
        <Patterns id={id} />
        <g id={`${id}all`} className={styles.drawn}>
          <Ground ground={ground} photo={photo} frame={frame} hatches={id} />
          <Heights heights={ground.heights} frame={frame} length={length} taken={placed.covering} />
          <ShownFrame value={frame}>
            <TakenBoxes value={taken}>
              {under}
              <BoardTokens tokens={tokens} labels={labels} frame={frame} hatches={id} />
              {over}
            </TakenBoxes>
          </ShownFrame>
        </g>
      </svg>
      <TokenSpots tokens={tokens} frame={frame} />
      {props.doors !== undefined && <DoorSpots doors={props.doors} frame={frame} />}
      {covered !== null && (
        <Loupe size={frame.size} at={covered.at} place={covered.place} closer={LARGER}>
          <use href={`#${id}all`} />
        </Loupe>
      )}
      {covered === null && eye !== null && isSeen(frame, eye) && (
        <Eye
          map={props}
          frame={frame}
          eye={eye}
          hatches={id}
          place={loupeAt(frame.size, pixelOf(frame, eye), [...there, ...placed.covered])}
        />
      )}
      {hasTools && (
        <div className={styles.tools} style={{ left: tool.left, top: tool.top }} data-over>
          {props.tools}
        </div>
      )}
      {props.people !== undefined && tokens.length > 0 && <People title={props.people} tokens={tokens} />}
      {props.pieces !== undefined && props.pieces.all.length > 0 && <Pieces {...props.pieces} />}
      {hasZoom && <Zoom zoom={zoom} at={zoomAt} frame={frame} farthest={whole.scale} show={show} />}
    </div>
  );
}
