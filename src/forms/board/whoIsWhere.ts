import type { BattleBoard, BoardNow } from '../../engine/board/battleBoard.ts';
import { geometry } from '../../engine/board/geometry.ts';
import type { Look } from '../../engine/board/looks.ts';
import { BY_TABLE } from '../../engine/board/outcome.ts';
import { toInches } from '../../engine/board/units.ts';
import { type About, aboutSaid, placeSaid, standsSaid, type Teller } from '../../words/boardSaid.ts';
import { groundShown, ownSideOf } from './groundShown.ts';
import { landmarksOf, type WhereWords } from './landmarks.ts';
import { type Verdict, verdictOf } from './moving.ts';
import { spotAt } from './spotAt.ts';

/** With what it is told where somebody is. */
export interface PlaceWords extends WhereWords {
  /** Of somebody by its id. */
  readonly nameOf: (id: string) => string;
  readonly list: (names: readonly string[]) => string;
  /** From whom places are told, by its id; null: from the edges of the board. */
  readonly teller: string | null;
}

/** Who may see somebody. `seenAs`: what it is to one of them, where it may have been said by hand. */
export interface Watchers {
  readonly foes: readonly string[];
  readonly seenAs?: (foe: string, look: Look) => Verdict;
}

function tellerOf(board: BattleBoard, id: string, { teller, nameOf }: PlaceWords): Teller | null {
  const from = teller === null || teller === id ? undefined : board.places[teller];
  const far = teller === null ? null : geometry().inchesOn(board, teller, id);
  if (from === undefined || teller === null || far === null) return null;
  const own = ownSideOf(groundShown(board.map));
  return { name: nameOf(teller), at: spotAt(from), ahead: { x: -own.x, y: -own.y }, far };
}

function said(board: BattleBoard, id: string, words: PlaceWords, stands: readonly string[]): string {
  const place = board.places[id];
  if (place === undefined) return words.told.nowhere;
  const at = { at: spotAt(place), high: toInches(place.z), stands };
  return placeSaid(words.told, at, landmarksOf(board.map, words.names), tellerOf(board, id, words));
}

/** Where somebody is, in words: by a piece of terrain, and seen from who tells it. */
export const whereSaid = (board: BattleBoard, id: string, words: PlaceWords): string => said(board, id, words, []);

interface Watched {
  readonly id: string;
  readonly inches: number;
  readonly verdict: Verdict;
  /** What gives it cover from there, by ids. */
  readonly cover: readonly string[];
}

const watchersOf = (board: BoardNow, id: string, { foes, seenAs }: Watchers): readonly Watched[] =>
  foes
    .flatMap((foe): Watched[] => {
      const look = geometry().lookOn(board, foe, id);
      if (look === null) return [];
      const verdict = seenAs === undefined ? verdictOf(look) : seenAs(foe, look);
      // What only the table says to give cover has no name.
      const cover = [...(look.leaning?.cover ?? [])].filter((each) => each !== BY_TABLE);
      return [{ id: foe, inches: look.inches, verdict, cover }];
    })
    .toSorted((one, other) => one.inches - other.inches);

/** What something that hides somebody is called: a piece, or who stands there. */
export function featureName({ map }: BattleBoard, { told, names, nameOf }: PlaceWords, id: string): string {
  if (id === BY_TABLE) return told.shot.byHand;
  const piece = map.pieces.find((each) => each.id === id);
  return piece === undefined ? nameOf(id) : (names[piece.name] ?? piece.name);
}

const hasCover = ({ verdict }: Watched): boolean => verdict === 'cover' || verdict === 'both';

/** Those who see it in one way, by their names. */
const namesOf = (all: readonly Watched[], verdict: Verdict, { nameOf }: PlaceWords): readonly string[] =>
  all.filter((each) => each.verdict === verdict).map(({ id }) => nameOf(id));

function aboutOf(all: readonly Watched[], words: PlaceWords): About {
  const [nearest] = all;
  return {
    // Who tells it has just said how far it is.
    nearest:
      nearest === undefined || nearest.id === words.teller
        ? null
        : { name: words.nameOf(nearest.id), far: nearest.inches },
    clear: namesOf(all, 'clear', words),
    cover: namesOf(all, 'cover', words),
    obscured: namesOf(all, 'obscured', words),
    both: namesOf(all, 'both', words),
    isWatched: all.length > 0,
  };
}

/**
 * All that is so of where somebody is, in words: on or behind what it stands, how far from who tells it and from the nearest
 * enemy, and which enemies see it. It looks at each of them: for whoever asks about one, not for all at each change.
 */
export function allSaidOf(board: BoardNow, id: string, watchers: Watchers, words: PlaceWords): string {
  const place = board.places[id];
  if (place === undefined) return words.told.nowhere;
  const all = watchersOf(board, id, watchers);
  const behind = new Set(all.filter(hasCover).flatMap(({ cover }) => cover));
  const stands = standsSaid(words.told, {
    on: place.vantage === undefined ? null : featureName(board, words, place.vantage),
    behind: [...new Set([...behind].map((each) => featureName(board, words, each)))],
  });
  return [said(board, id, words, stands), ...aboutSaid(words.told, aboutOf(all, words), words.list)].join(', ');
}
