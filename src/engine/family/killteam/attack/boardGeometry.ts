import { isWithin } from '../../../board/apart.ts';
import type { BattleBoard, BoardNow } from '../../../board/battleBoard.ts';
import { geometry } from '../../../board/geometry.ts';
import type { Look } from '../../../board/looks.ts';
import type { Area, Ticks } from '../../../board/surely.ts';
import { saidOf } from '../../../board/overruled.ts';
import type { ShotFacts } from '../model/facts.ts';
import { standing } from '../model/lookup.ts';
import type { Operative } from '../model/operative.ts';
import type { BattleState } from '../model/state.ts';

declare module '../model/state.ts' {
  interface PluginSlices {
    /** The board that answers what the table is asked; absent: there is none. */
    board: BattleBoard;
  }
}

/** One feature gives cover and obscures, and whoever is shot at takes cover, unless it is said otherwise. */
const oneFeature = ({ hidden }: Look): ShotFacts['oneFeature'] => (hidden === 'choose' ? 'cover' : 'no');

const has = (features: ReadonlySet<string> | undefined): boolean => (features?.size ?? 0) > 0;

/** What a look on the board says of a shot; range aside. */
export const factsOfLook = (look: Look): ShotFacts => ({
  visible: look.leaning !== null,
  inRange: true,
  cover: has(look.leaning?.cover),
  coverIsLight: has(look.leaning?.cover) && !has(look.leaning?.heavyCover),
  obscured: has(look.leaning?.obscured),
  oneFeature: oneFeature(look),
  height: look.height,
  fromVantage: look.fromVantage,
});

const looked = new WeakMap<BattleState['operatives'], BoardNow>();

/** The board of a battle as it is looked at; undefined: there is none. In Kill Team 2021 it knows whose bases give cover (K-66). */
export function boardNow({ board, operatives }: BattleState): BoardNow | undefined {
  if (board?.reading !== 'edition2021') return board;
  const known = looked.get(operatives);
  if (known?.map === board.map && known.places === board.places && known.overruled === board.overruled) return known;
  const bases = Object.fromEntries(operatives.filter(standing).map(({ id, order }) => [id, order]));
  const now = { ...board, bases };
  looked.set(operatives, now);
  return now;
}

/** What the board says of a shot; null: there is none, or one of both has no place on it. */
export function boardShot(state: BattleState, shooter: Operative, target: Operative): ShotFacts | null {
  const board = boardNow(state);
  const look = board === undefined ? null : geometry().lookOn(board, shooter.id, target.id);
  return look === null ? null : factsOfLook(look);
}

/** Whether a target is within so many inches of who shoots, as the board with the table has it; null: one of both has no place. */
export function isInRangeOn(
  { board }: BattleState,
  shooter: Operative,
  target: Operative,
  most: number,
): boolean | null {
  const inches = board === undefined ? null : geometry().inchesOn(board, shooter.id, target.id);
  if (board === undefined || inches === null) return null;
  return isWithin({ reading: board.reading, inches, said: saidOf(board, shooter.id, target.id) }, most);
}

/** How far both are apart, in inches; null: one of both has no place on the board. */
export const inchesApartOn = ({ board }: BattleState, one: Operative, other: Operative): number | null =>
  board === undefined ? null : geometry().inchesOn(board, one.id, other.id);

/** Who of these is in an area, as the board has it; nobody is ticked where there is none. */
export function ticksInArea(state: BattleState, area: Area, ids: readonly string[]): Ticks {
  const board = boardNow(state);
  return board === undefined ? { preset: [] } : geometry().ticksInArea(board, area, ids);
}
