import { once, onceFor } from '../../core/once.ts';
import type { Standing } from '../base.ts';
import type { BattleBoard, BoardPlace } from '../battleBoard.ts';
import { movedTo } from '../ends.ts';
import { keepLatest } from '../latest.ts';
import { type At, type Look, lookBetween, lookPast, standingAt } from '../looks.ts';
import { terrainOn } from '../mapTerrain.ts';
import type { Terrain } from '../terrain.ts';
import type { Place } from './place.ts';

/** Looks from places of one kind, or at them, by where these lie. */
type Looks = Map<number, Look>;

/** What was seen of somebody where it stands, and by it, past terrain alone, by the kind of who looks and how. */
const known = onceFor<Terrain, Map<BoardPlace, Map<string, Looks>>>(() => new Map());

/** Of so many places where somebody stands it is kept: more than both sides have together, most of which stay. */
const REMEMBERED = 32;

/** What is known of looks of one kind between one who stands there and others. */
function looksOf(terrain: Terrain, place: BoardPlace, kind: string): Looks {
  const all = known(terrain);
  const ofPlace = all.get(place) ?? keepLatest(all, REMEMBERED, place, new Map<string, Looks>());
  const found = ofPlace.get(kind) ?? new Map<number, Look>();
  ofPlace.set(kind, found);
  return found;
}

/** Who looks, or is looked at, of which base, at which height, by which book: all that a look depends on beside where it is. */
const kindOf = ({ reading }: BattleBoard, at: Standing | null, from: boolean): string =>
  `${reading} ${at?.radius} ${JSON.stringify(at?.oval)} ${at?.head} ${at?.z} ${from}`;

/** Farther than any board is wide, in grid steps. */
const FAR = 2 ** 26;

/** Looks between somebody at a place, where it may not stand yet, and others as they stand. */
export interface SpotLooks {
  /** What it sees of another, and another of it; null: that has no place on the board. */
  readonly sees: (other: string) => Look | null;
  readonly seenBy: (other: string) => Look | null;
}

/** Looks between somebody and others from a place; what others saw from there, with such a base, is known. */
export function looksAt(board: BattleBoard, id: string, at: Place): SpotLooks {
  const terrain = terrainOn(board.map);
  const moved = once(() => movedTo(board, id, at));
  const looking = (from: boolean): ((other: string) => Look | null) => {
    const kind = once(() => kindOf(board, moved(), from));
    return (other) => {
      const place = board.places[other];
      const there = moved();
      if (place === undefined || there === null) return null;
      const see: typeof lookPast = (rules, past, a, b) => {
        if (past !== terrain) return lookPast(rules, past, a, b);
        const looks = looksOf(terrain, place, kind());
        const key = there.x * FAR + there.y;
        const found = looks.get(key) ?? lookPast(rules, past, a, b);
        looks.set(key, found);
        return found;
      };
      const [one, two]: [At, At] = [
        { id, at: there },
        { id: other, at: standingAt(place) },
      ];
      return from ? lookBetween(board, one, two, see) : lookBetween(board, two, one, see);
    };
  };
  return { sees: looking(true), seenBy: looking(false) };
}
