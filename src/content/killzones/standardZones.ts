import type { ZoneRow } from './schema.ts';

/** How deep drop zones are, how wide and deep ways in, and half of how wide markers are, in inches. */
const DEEP = 6;
const [ENTRY_WIDE, ENTRY_DEEP] = [3, 1.5];
const MARKER = 0.4;

type Size = readonly [number, number];
type Box = NonNullable<ZoneRow['box']>;

/** A box in the middle of an edge: half as long as it is along it, and how deep. */
const AT_EDGE: Readonly<Record<'left' | 'right' | 'near' | 'far', (size: Size, half: number, deep: number) => Box>> = {
  left: ([, high], half, deep) => [0, high / 2 - half, deep, high / 2 + half],
  right: ([wide, high], half, deep) => [wide - deep, high / 2 - half, wide, high / 2 + half],
  near: ([wide], half, deep) => [wide / 2 - half, 0, wide / 2 + half, deep],
  far: ([wide, high], half, deep) => [wide / 2 - half, high - deep, wide / 2 + half, high],
};

const NAMES = { left: 'Left edge', right: 'Right edge', near: 'Near edge', far: 'Far edge' } as const;

/** Along a longer board the sides come from left and right, else from near and far. */
const edgesOf = ([wide, high]: Size): readonly (keyof typeof NAMES)[] =>
  wide > high ? ['left', 'right', 'near', 'far'] : ['near', 'far', 'left', 'right'];

/** The first of all is that of the first side, the next that of the second. */
const sideOf = (at: number): Pick<ZoneRow, 'side'> => (at === 0 || at === 1 ? { side: at } : {});

/**
 * The zones that a board of this size has as a rule: drop zones 6″ deep along its short edges, ways in at the middle of each edge,
 * those of the sides first, and markers at these places.
 */
export function standardZones(size: Size, markers: readonly Size[]): readonly ZoneRow[] {
  const [wide, high] = size;
  const edges = edgesOf(size);
  const half = Math.min(wide, high) / 2;
  return [
    ...edges.slice(0, 2).map((edge, at) => {
      const box = AT_EDGE[edge](size, half, DEEP);
      return { id: `drop-${at + 1}`, kind: 'drop' as const, name: 'Drop zone', ...sideOf(at), box };
    }),
    ...edges.map((edge, at) => {
      const box = AT_EDGE[edge](size, ENTRY_WIDE / 2, ENTRY_DEEP);
      return { id: `entry-${at + 1}`, kind: 'entry' as const, name: NAMES[edge], ...sideOf(at), box };
    }),
    ...markers.map(([x, y], at) => {
      const box: Box = [x - MARKER, y - MARKER, x + MARKER, y + MARKER];
      return { id: `marker-${at + 1}`, kind: 'marker' as const, name: `Marker ${at + 1}`, box };
    }),
  ];
}
