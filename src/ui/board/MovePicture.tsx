import { useContext, useMemo } from 'react';
import { BaseShape } from './BaseShape.tsx';
import { areaOutline, type Cell } from './areaOutline.ts';
import styles from './MovePicture.module.css';
import { type Pixel, pixelOf } from './frame.ts';
import { freePlaces } from './labels.ts';
import { pathOf } from './lines.ts';
import type { OvalShown, Spot } from './shown.ts';
import { TakenBoxes, useShownFrame } from './shownFrame.ts';
import { outline, symbolSize } from './symbols.ts';
import type { SideColour } from '../side.ts';

/** Where somebody can end on one level: squares half an inch wide. `high`: not the ground. */
export interface LevelShown {
  readonly id: string;
  readonly high: boolean;
  readonly cells: readonly Cell[];
}

const EDGE = 0.5;

type ReachProps = {
  readonly levels: readonly LevelShown[];
  readonly side: SideColour;
  /** It comes so far and cannot end there: an outline. */
  readonly around?: boolean;
};

/** The area in which a move can end. */
export function ReachPicture({ levels, side, around = false }: ReachProps) {
  const frame = useShownFrame();
  const outlines = useMemo(
    () => levels.map(({ id, high, cells }) => ({ id, high, loops: areaOutline(cells, EDGE) })),
    [levels],
  );
  return outlines.map(({ id, high, loops }) => (
    <path
      key={id}
      className={styles.reach}
      data-side={side}
      data-high={high ? '' : undefined}
      data-around={around ? '' : undefined}
      fillRule="evenodd"
      d={loops.map((loop) => pathOf(frame, loop)).join('')}
    />
  ));
}

/** One leg of a way: what it costs, how long it is; `over`: past what the move allows. */
export interface LegShown {
  readonly id: string;
  readonly from: Spot;
  readonly to: Spot;
  readonly cost: string;
  readonly length: string;
  readonly over: boolean;
  /** Straight up or down: no line, its numeral beside. */
  readonly upright: boolean;
}

type WayProps = {
  readonly side: SideColour;
  readonly legs: readonly LegShown[];
  readonly end: Spot;
  /** Of its base, in inches; of an oval one half its length. */
  readonly radius: number;
  readonly oval?: OvalShown | undefined;
  readonly wounds: string;
  /** Nobody can end there. */
  readonly wrong: boolean;
  /** A table plans it: in the colour of its side. */
  readonly planned?: boolean;
};

const AWAY = 20;
/** The same beside a leg so short that whoever stands at its ends covers it: so far from their edge. */
const BESIDE = 16;
/** Px that a leg needs for its numerals. */
const NUMERALS = 30;
/** Of the numerals of a leg: how wide and high they are, and how far their base line is below their top. */
const [BOX, BASE] = [{ width: 32, height: 34 }, 21];
/** Where along a leg they may stand, the middle first. */
const ALONG = [0.5, 0.35, 0.65, 0.2, 0.8];

/** Where the numerals of a leg may stand, as the corner of their box: so far beside it on either side, else farther along. */
function numeralPlaces({ upright }: LegShown, [from, to]: readonly [Pixel, Pixel], away: number): readonly Pixel[] {
  const [dx, dy] = [to.left - from.left, to.top - from.top];
  const length = Math.max(1, Math.hypot(dx, dy));
  const aside: Pixel = upright
    ? { left: 1.6 * AWAY, top: 0 }
    : { left: (-dy / length) * away, top: (dx / length) * away };
  return (upright ? [1] : ALONG).flatMap((part) => {
    const left = from.left + part * dx - BOX.width / 2;
    const top = from.top + part * dy - BOX.height / 2;
    return [
      { left: left + aside.left, top: top + aside.top },
      { left: left - aside.left, top: top - aside.top },
    ];
  });
}

/** Where the numerals of each leg stand, none on another's; null: it has no room for them. `half`: how far the token reaches that stands at the ends, in px. */
function useNumerals(legs: readonly LegShown[], half: number): readonly (Pixel | null)[] {
  const frame = useShownFrame();
  const taken = useContext(TakenBoxes);
  return useMemo(() => {
    const all = legs.map((leg) => {
      const ends = [pixelOf(frame, leg.from), pixelOf(frame, leg.to)] as const;
      const length = Math.hypot(ends[1].left - ends[0].left, ends[1].top - ends[0].top);
      if (!leg.upright && length < NUMERALS) return [];
      return numeralPlaces(leg, ends, length < 4 * half ? half + BESIDE : AWAY);
    });
    return freePlaces(all, BOX, { taken, map: frame.size });
  }, [legs, half, frame, taken]);
}

type LegProps = {
  readonly leg: LegShown;
  readonly half: number;
  /** It begins at the edge of the token, not at a bend. */
  readonly isFirst: boolean;
  readonly numerals: Pixel | null;
};

function Leg({ leg, half, isFirst, numerals }: LegProps) {
  const frame = useShownFrame();
  const [from, to] = [pixelOf(frame, leg.from), pixelOf(frame, leg.to)];
  const [dx, dy] = [to.left - from.left, to.top - from.top];
  const length = Math.max(1, Math.hypot(dx, dy));
  const begun = isFirst ? Math.min(1, half / length) : 0;
  return (
    <g>
      {!leg.upright && (
        <path
          className={styles.leg}
          data-over={leg.over ? '' : undefined}
          d={`M${from.left + dx * begun} ${from.top + dy * begun}L${to.left} ${to.top}`}
        />
      )}
      {!isFirst && <rect className={styles.bend} x={from.left - 4} y={from.top - 4} width={8} height={8} />}
      {numerals !== null && (
        <>
          <text className={styles.cost} x={numerals.left + BOX.width / 2} y={numerals.top + BASE}>
            {leg.cost}
          </text>
          <text className={styles.length} x={numerals.left + BOX.width / 2} y={numerals.top + BASE + 13}>
            {leg.length}
          </text>
        </>
      )}
    </g>
  );
}

const CROSS = 9;

type FailProps = {
  /** Where the part begins that fails. */
  readonly from: Spot;
  readonly stop: Spot;
  /** Where it would lead on from there. */
  readonly rest: readonly Spot[];
};

/** Where a way fails: as far as it can be gone, a cross there, and broken on to where it would lead. */
export function FailPicture({ from, stop, rest }: FailProps) {
  const frame = useShownFrame();
  const [start, end, ...after] = [from, stop, ...rest].map((each) => pixelOf(frame, each));
  if (start === undefined || end === undefined) return null;
  const { left, top } = end;
  return (
    <g className={styles.fail} data-fails="">
      <path className={styles.leg} d={`M${start.left} ${start.top}L${left} ${top}`} />
      <path className={styles.rest} d={`M${left} ${top}${after.map((each) => `L${each.left} ${each.top}`).join('')}`} />
      <path
        className={styles.cross}
        d={`M${left - CROSS} ${top - CROSS}l${2 * CROSS} ${2 * CROSS}m0 ${-2 * CROSS}l${-2 * CROSS} ${2 * CROSS}`}
      />
    </g>
  );
}

/** Px of the handle of a corner: a finger finds it. */
const HANDLE = 14;

/** Places that a finger drags. */
export function Handles({ at: places }: { readonly at: readonly Spot[] }) {
  const frame = useShownFrame();
  return places.map((corner, at) => {
    const { left, top } = pixelOf(frame, corner);
    return (
      <rect
        key={at}
        className={styles.handle}
        data-corner={at}
        x={left - HANDLE / 2}
        y={top - HANDLE / 2}
        width={HANDLE}
        height={HANDLE}
      />
    );
  });
}

/** The corners of a way that is drawn by hand, as handles; its end, the last, is who would stand there. */
export const CornersPicture = ({ corners }: { readonly corners: readonly Spot[] }) => (
  <Handles at={corners.slice(0, -1)} />
);

/** The way of a move, leg by leg, and who would stand at its end. */
export function WayPicture({ side, legs, end, radius, oval, wounds, wrong, planned = false }: WayProps) {
  const frame = useShownFrame();
  const { left, top } = pixelOf(frame, end);
  const size = symbolSize(frame.size);
  const half = Math.max(radius * frame.scale, size / 2);
  const numerals = useNumerals(legs, half);
  return (
    <g data-planned={planned ? side : undefined}>
      {legs.map((leg, at) => (
        <Leg key={leg.id} leg={leg} half={half} isFirst={at === 0} numerals={numerals[at] ?? null} />
      ))}
      <g transform={`translate(${left} ${top})`} className={styles.ghost} data-wrong={wrong ? '' : undefined}>
        {oval === undefined ? <circle r={half} /> : <BaseShape radius={radius} oval={oval} frame={frame} />}
        <path d={outline(side, size)} />
        <text y={size * 0.32} fontSize={size * 0.88}>
          {wounds}
        </text>
      </g>
    </g>
  );
}
