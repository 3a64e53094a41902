import type { BoardNow } from '../../engine/board/battleBoard.ts';
import { geometry } from '../../engine/board/geometry.ts';
import { isMark } from '../../engine/board/markIds.ts';
import { BY_TABLE } from '../../engine/board/outcome.ts';
import type { Operative } from '../../engine/family/killteam/model/operative.ts';
import type { BattleView } from '../../engine/view/battleView.ts';
import type { Verdict } from './moving.ts';
import { factsVerdict } from './shooting.ts';

/** An enemy that has a place, what the one looked at is to it, and what gives that one cover from it, by ids. */
export interface Watcher {
  readonly id: string;
  readonly verdict: Verdict;
  readonly cover: readonly string[];
}

/** All enemies that stand on the board, as they have somebody there, with what was said by hand; the nearest first. */
export function watchersOf({ table, aim }: BattleView, board: BoardNow, operative: Operative): readonly Watcher[] {
  return table
    .ofSide(table.opposing(operative.side))
    .filter((foe) => table.standing(foe))
    .flatMap((foe) => {
      const look = geometry().lookOn(board, foe.id, operative.id);
      if (look === null) return [];
      const cover = [...(look.leaning?.cover ?? [])].filter((each) => each !== BY_TABLE);
      return [
        {
          id: foe.id,
          inches: look.inches,
          verdict: factsVerdict(aim.facts({ operative: foe, target: operative })),
          cover,
        },
      ];
    })
    .toSorted((one, other) => one.inches - other.inches);
}

/** The marker nearest to somebody, by its name, and how far it is in inches; null: there is none. */
export function nearestMarker(board: BoardNow, id: string): { readonly name: string; readonly far: number } | null {
  const [nearest] = board.map.zones
    .filter((zone) => zone.kind === 'marker' && !isMark(zone))
    .flatMap((zone) => {
      const distance = geometry().distanceOn(board, { kind: 'model', id }, { kind: 'zone', id: zone.id });
      return distance === null ? [] : [{ name: zone.name, far: distance.inches }];
    })
    .toSorted((one, other) => one.far - other.far);
  return nearest ?? null;
}
