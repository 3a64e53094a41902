import styles from './ShotPicture.module.css';
import { type Frame, type Pixel, pixelOf } from './frame.ts';
import { middleOf, pathOf } from './lines.ts';
import type { Spot } from './shown.ts';
import { useShownFrame } from './shownFrame.ts';
import type { SideColour } from '../side.ts';

/** A part that the lines of a shot cross; `number` null: it is crossed and gives nothing. */
export interface CrossedShown {
  readonly id: string;
  readonly corners: readonly Spot[];
  readonly number: number | null;
}

type ShotPictureProps = {
  /** Where the shooter leans to, the middle of the target, the radius of its base, in inches. */
  readonly from: Spot;
  readonly at: Spot;
  readonly radius: number;
  readonly crossed: readonly CrossedShown[];
  /** The target is not seen: the lines are broken. */
  readonly unseen?: boolean;
  /** A table plans it for this side: in its colour. */
  readonly planned?: SideColour;
};

/** The wedge from a point to both sides of a round base, as a path; a point inside has none. */
export function wedgeOf(frame: Frame, from: Pixel, at: Pixel, radius: number): string | null {
  const [dx, dy] = [at.left - from.left, at.top - from.top];
  const far = Math.hypot(dx, dy);
  const reach = radius * frame.scale;
  if (far <= reach) return null;
  const along = Math.atan2(dy, dx);
  const aside = Math.asin(reach / far);
  const length = Math.sqrt(far * far - reach * reach);
  const tip = (turn: number): string =>
    `${Math.round((from.left + length * Math.cos(turn)) * 10) / 10} ${Math.round((from.top + length * Math.sin(turn)) * 10) / 10}`;
  return `M${from.left} ${from.top}L${tip(along - aside)}L${tip(along + aside)}Z`;
}

const RING = 1;
const PLATE = 16;
/** The mark where sight begins is a frame: the number of who shoots is read in it. */
const LEAN = 14;

function Number({ at, number }: { readonly at: Spot; readonly number: number }) {
  const { left, top } = pixelOf(useShownFrame(), at);
  return (
    <g transform={`translate(${left} ${top})`}>
      <rect className={styles.plate} x={-PLATE / 2} y={-PLATE / 2} width={PLATE} height={PLATE} />
      <text className={styles.number} y={5}>
        {number}
      </text>
    </g>
  );
}

/** Parts that lines of shots cross, and what of it counts, numbered as the facts are. */
export function CrossedPicture({ crossed }: Pick<ShotPictureProps, 'crossed'>) {
  const frame = useShownFrame();
  return (
    <>
      {crossed.map(({ id, corners, number }) => (
        <path
          key={id}
          className={styles.crossed}
          data-counts={number === null ? undefined : ''}
          d={pathOf(frame, corners)}
        />
      ))}
      {crossed.map(({ id, corners, number }) =>
        number === null ? null : <Number key={id} at={middleOf(corners)} number={number} />,
      )}
    </>
  );
}

/** Why a shot is as it is: its lines, what they cross, and what of it counts, numbered as its facts are. */
export function ShotPicture({ from, at, radius, crossed, unseen = false, planned }: ShotPictureProps) {
  const frame = useShownFrame();
  const [start, end] = [pixelOf(frame, from), pixelOf(frame, at)];
  const wedge = wedgeOf(frame, start, end, radius);
  return (
    <g data-planned={planned}>
      {wedge !== null && <path className={styles.wedge} data-unseen={unseen ? '' : undefined} d={wedge} />}
      <circle className={styles.ring} cx={end.left} cy={end.top} r={(radius + RING) * frame.scale} />
      <CrossedPicture crossed={crossed} />
      <rect className={styles.lean} x={start.left - LEAN / 2} y={start.top - LEAN / 2} width={LEAN} height={LEAN} />
    </g>
  );
}
