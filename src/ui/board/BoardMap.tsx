import { type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './Board.module.css';
import { type Frame, isSeen, type Pixel, pixelOf, spotOf, zoomed } from './frame.ts';
import { Ground } from './Ground.tsx';
import { cut, LONGEST, type Placed, placeLabels, widthOf } from './labels.ts';
import { Loupe } from './Loupe.tsx';
import { Patterns } from './Patterns.tsx';
import type { GroundShown, PhotoShown, Spot, TokenShown } from './shown.ts';
import { ShownFrame } from './shownFrame.ts';
import { halfOf, isNamed, MANY, rankOf, symbolSize } from './symbols.ts';
import { tappedAt } from './tapped.ts';
import { FIGURE_HEIGHT, Label, LABEL_HEIGHT, SpotButton, Token } from './Token.tsx';
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
  /** A length in inches, as it is written. */
  readonly length: (inches: number) => string;
  readonly zoom: { readonly closer: string; readonly farther: string; readonly whole: string };
  /** Drawn under and over the tokens, on the screen; see {@link useShownFrame}. */
  readonly under?: ReactNode;
  readonly over?: ReactNode;
  /** Keys that lie on the map. */
  readonly tools?: ReactNode;
  /** A tap on one, or on several so near to each other that one has to be chosen. */
  readonly onTokens: (ids: readonly string[]) => void;
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
/** How much larger the loupe shows what a finger covers. */
const LARGER = 2;
const LABEL = 12;
const FIGURE = 16;

/** Where each name stands that has room. */
function labelled(tokens: readonly TokenShown[], frame: Frame, { crowded, close }: Parameters<typeof isNamed>[1]) {
  const size = symbolSize(frame.size);
  const named = tokens
    .filter(({ at }) => isSeen(frame, at))
    .map((token) => {
      const text = isNamed(token, { crowded, close }) ? cut(token.name, LABEL) : '';
      const figure = token.figure === undefined ? 0 : widthOf(token.figure, FIGURE);
      const width = Math.min(LONGEST, Math.max(widthOf(text, LABEL), figure)) + 4;
      const height = LABEL_HEIGHT + (token.figure === undefined ? 0 : FIGURE_HEIGHT);
      return { token, text, width, height };
    });
  const placed: Placed = placeLabels(
    named.map(({ token, text, width, height }) => ({
      id: token.id,
      at: pixelOf(frame, token.at),
      half: halfOf(token, size, frame.scale),
      size: text === '' ? { width: Infinity, height } : { width, height },
      rank: rankOf(token),
    })),
    frame.size,
  );
  return named.flatMap(({ token, text, width }) => {
    const at = placed[token.id];
    return at === undefined ? [] : [{ token, text, width, at }];
  });
}

type ZoomProps = Pick<BoardMapProps, 'zoom'> & {
  readonly frame: Frame;
  readonly farthest: number;
  readonly show: (frame: Frame | null) => void;
};

function Zoom({ zoom, frame, farthest, show }: ZoomProps) {
  const { width, height } = frame.size;
  const by = (factor: number) => () => show(zoomed(frame, { left: width / 2, top: height / 2 }, factor, farthest));
  return (
    <div className={styles.zoom} data-over>
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

/** What taps, holds and drags mean here: who is meant by them. */
function doingsOf(
  { tokens, onTokens, onGround, onHold, drag, choosesPlace = false }: BoardMapProps,
  { cover, ...view }: Pick<MapDoings, 'frame' | 'farthest' | 'show'> & { readonly cover: (at: Pixel | null) => void },
): MapDoings {
  const { frame } = view;
  const there = tokens.map(({ id, at }) => ({ id, at: pixelOf(frame, at) }));
  return {
    ...view,
    onTap: (at, id) => {
      const near = choosesPlace ? [] : tappedAt(there, at);
      const ids = id === null ? near : [id];
      if (ids.length > 0) onTokens(ids);
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

/**
 * A board with all that lies and stands on it: a picture for the eye, and for keyboards and readers a list with one button a
 * token. It frames what the screen is about until somebody zooms or pulls.
 */
export function BoardMap(props: BoardMapProps) {
  const { label, ground, photo, tokens, short = false, zoom, under, over, length } = props;
  const map = useRef<HTMLDivElement>(null);
  const id = useId();
  const { frame, whole, isOwn, show } = useFrame(map, ground, props);
  const [covered, cover] = useState<Pixel | null>(null);
  const size = symbolSize(frame.size);
  useMapGestures(map, doingsOf(props, { frame, farthest: whole.scale, show, cover }));
  useMapKeys({ frame, farthest: whole.scale, show });
  const close = frame.scale > whole.scale * 1.2;
  const heaviest = tokens.toSorted((one, other) => rankOf(other) - rankOf(one));
  return (
    <div ref={map} className={styles.map} role="group" aria-label={label} data-map>
      <svg className={styles.picture} width={frame.size.width} height={frame.size.height} aria-hidden="true">
        <Patterns id={id} />
        <g id={`${id}all`} className={styles.drawn}>
          <Ground ground={ground} photo={photo} frame={frame} hatches={id} length={length} />
          <ShownFrame value={frame}>{under}</ShownFrame>
          {heaviest.map((token) => (
            <Token
              key={token.id}
              token={token}
              at={pixelOf(frame, token.at)}
              size={size}
              scale={frame.scale}
              hatch={`${id}down`}
            />
          ))}
          {labelled(tokens, frame, { crowded: short || tokens.length > MANY, close }).map((each) => (
            <Label key={each.token.id} {...each} />
          ))}
          <ShownFrame value={frame}>{over}</ShownFrame>
        </g>
      </svg>
      <ul className={styles.spots}>
        {tokens.map((token) => (
          <li key={token.id}>
            <SpotButton token={token} at={pixelOf(frame, token.at)} size={size} scale={frame.scale} />
          </li>
        ))}
      </ul>
      {covered !== null && (
        <Loupe size={frame.size} at={covered} closer={LARGER}>
          <use href={`#${id}all`} />
        </Loupe>
      )}
      {props.tools}
      {props.pieces !== undefined && props.pieces.all.length > 0 && <Pieces {...props.pieces} />}
      {(isOwn || frame.size.width >= DESK) && <Zoom zoom={zoom} frame={frame} farthest={whole.scale} show={show} />}
    </div>
  );
}
