import type { KillzoneRow } from './schema.ts';

/** A kind of board that games are played on. `games`: for which it is, absent: for all of Kill Team that say nothing else. */
interface BoardSize {
  readonly game: 'killTeam' | 'kt2021' | 'lite' | 'vanguard';
  readonly size: readonly [number, number];
  readonly games?: readonly string[];
}

/** Boards as each game has them, in inches. */
export const BOARD_SIZES: readonly BoardSize[] = [
  { game: 'killTeam', size: [30, 22] },
  { game: 'kt2021', size: [30, 22], games: ['kt2021'] },
  { game: 'lite', size: [30, 22], games: ['kt2021-lite'] },
  { game: 'vanguard', size: [36, 36], games: ['vanguard'] },
];

/** The boards that a game is played on, in inches: its own, else those of all that say nothing else. */
export const sizeFor = (system: string): BoardSize['size'] | undefined =>
  (BOARD_SIZES.find(({ games }) => games?.includes(system)) ?? BOARD_SIZES.find(({ games }) => games === undefined))
    ?.size;

/** Whether boards of any game are as large. */
const isUsual = (size: readonly [number, number]): boolean =>
  BOARD_SIZES.some((each) => String(each.size) === String(size));

/**
 * Whether a killzone is made for a game: it names it, or names none and is as large as its boards are, or as large as those of no
 * game: a table of one's own.
 */
export const isFor = (
  system: string,
  { games, size }: { readonly size: KillzoneRow['size']; readonly games?: KillzoneRow['games'] },
): boolean =>
  games === undefined ? String(size) === String(sizeFor(system)) || !isUsual(size) : games.includes(system);
