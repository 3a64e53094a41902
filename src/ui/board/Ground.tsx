import { memo } from 'react';
import styles from './Board.module.css';
import { type Frame, pixelOf } from './frame.ts';
import { crosses, leaf, linesOf, middleOf, pathOf, rungs, ticks } from './lines.ts';
import type { GroundShown, PartShown, PhotoShown, ZoneShown } from './shown.ts';

/** `hatches`: the id before the names of {@link Patterns}. */
type Drawn = { readonly frame: Frame; readonly hatches: string };

function Part({ part, frame, hatches }: Drawn & { readonly part: PartShown }) {
  const d = pathOf(frame, part.corners);
  switch (part.kind) {
    case 'heavy':
      return (
        <>
          <path className={styles.heavy} d={d} />
          <path d={d} fill={`url(#${hatches}heavy)`} />
        </>
      );
    case 'ladder':
      return <path className={styles.ladder} d={linesOf(frame, rungs(part))} />;
    case 'door':
    case 'openDoor':
      return (
        <>
          <path className={styles.gap} d={d} />
          <path className={styles.leaf} d={linesOf(frame, leaf(part))} />
        </>
      );
    case 'light':
    case 'plate':
    case 'dotted':
    case 'plain':
      return <path className={styles[part.kind]} d={d} />;
  }
}

const BRACKETS = 'M-3 -7H-7V-3M3 -7H7V-3M-3 7H-7V3M3 7H7V3';

/** The limit of a zone; of a marker the brackets with its name. */
function Zone({ zone, frame, hatches }: Drawn & { readonly zone: ZoneShown }) {
  if (zone.kind !== 'marker')
    return (
      <path
        className={styles.zone}
        data-side={zone.side ?? undefined}
        data-kind={zone.kind}
        fill={zone.kind === 'drop' && zone.side !== null ? `url(#${hatches}${zone.side})` : 'none'}
        d={pathOf(frame, zone.corners)}
      />
    );
  const { left, top } = pixelOf(frame, middleOf(zone.corners));
  return (
    <g className={styles.marker} transform={`translate(${left} ${top})`}>
      <path d={BRACKETS} />
      <text y={4.5}>{/\d+$/u.exec(zone.name)?.[0]}</text>
    </g>
  );
}

type PhotoProps = { readonly photo: PhotoShown; readonly ground: GroundShown; readonly frame: Frame };

/** A photo of the table: its upper edge along the far edge of the board, however that is turned. */
function Photo({ photo: { href, strength }, ground: { width, depth }, frame }: PhotoProps) {
  const from = pixelOf(frame, { x: 0, y: depth });
  const [right, near] = [pixelOf(frame, { x: width, y: depth }), pixelOf(frame, { x: 0, y: 0 })];
  const across = [right.left - from.left, right.top - from.top];
  const down = [near.left - from.left, near.top - from.top];
  return (
    <image
      href={href}
      width={1}
      height={1}
      preserveAspectRatio="none"
      opacity={strength}
      transform={`matrix(${[...across, ...down, from.left, from.top].join(' ')})`}
    />
  );
}

type GroundProps = {
  readonly ground: GroundShown;
  readonly photo?: PhotoShown | null | undefined;
  readonly frame: Frame;
  readonly hatches: string;
};

/** The table with its ruler, its zones and all that stands on it but models; without its {@link Heights}. */
export const Ground = memo(({ ground, photo = null, frame, hatches }: GroundProps) => {
  const { width, depth } = ground;
  const edge = pathOf(frame, [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ]);
  return (
    <>
      <path className={styles.well} d={edge} />
      {photo !== null && photo.strength > 0 && <Photo photo={photo} ground={ground} frame={frame} />}
      <path className={styles.ruler} d={linesOf(frame, [...ticks(ground), ...crosses(ground)])} />
      {ground.zones.map((zone) => (
        <Zone key={zone.id} zone={zone} frame={frame} hatches={hatches} />
      ))}
      {ground.parts.map((part) => (
        <Part key={part.id} part={part} frame={frame} hatches={hatches} />
      ))}
      <path className={styles.edge} d={edge} />
    </>
  );
});
