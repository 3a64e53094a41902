import type { Standing } from '../base.ts';
import type { BattleBoard, Reading } from '../battleBoard.ts';
import type { BoardMap } from '../boardMap.ts';
import { discOn } from '../looks.ts';
import { terrainOn } from '../mapTerrain.ts';
import { distance } from '../plane.ts';
import { INCH } from '../units.ts';
import { isVisible } from '../visible.ts';
import type { BoardMove } from './boardMove.ts';
import { type Ground, type Mover, groundOf } from './ground.ts';
import {
  ACOLYTE_MOVES,
  type Ease,
  eased,
  KILL_TEAM_2021_LITE_MOVES,
  KILL_TEAM_2021_MOVES,
  KILL_TEAM_3_MOVES,
  type MoveRules,
  VANGUARD_MOVES,
} from './moveRules.ts';
import type { Going, Others } from './others.ts';

const RULES: Readonly<Record<Reading, MoveRules>> = {
  thirdEdition: KILL_TEAM_3_MOVES,
  thirdEditionNearBoth: ACOLYTE_MOVES,
  edition2021: KILL_TEAM_2021_MOVES,
  edition2021Lite: KILL_TEAM_2021_LITE_MOVES,
  bodies: VANGUARD_MOVES,
};

const RANGES: Readonly<Record<BoardMove['action'], Going['ranges']>> = {
  reposition: 'never',
  dash: 'never',
  fallBack: 'through',
  charge: 'into',
  walk: 'any',
};

const grounds = new WeakMap<BoardMap, Map<string, Ground>>();

/** A board as a base goes on it: made once for each board, book, base and way of climbing. */
function groundOn({ map, reading }: BattleBoard, { radius, head }: Mover, eases: readonly Ease[]): Ground {
  const known = grounds.get(map) ?? new Map<string, Ground>();
  grounds.set(map, known);
  const key = [reading, radius, head, ...eases.map((ease) => JSON.stringify(ease))].join(' ');
  const found = known.get(key);
  if (found !== undefined) return found;
  const bounds = { left: 0, right: map.width, near: 0, far: map.height };
  const ground = groundOf(terrainOn(map), bounds, { radius, head }, eases.reduce(eased, RULES[reading]));
  known.set(key, ground);
  return ground;
}

/** Who goes on a board, what the action allows, and who else stands there. */
export interface Setting {
  readonly ground: Ground;
  readonly from: Standing;
  readonly going: Going;
  readonly others: Others;
}

const NO_EASE: readonly Ease[] = [];

/** Farther than a base's width and a control range beyond what an action allows nobody is met. */
const BEYOND = 4 * INCH;

/**
 * All that a move on a board depends on; null: who moves has no place on it. `isAll`: with those whom it cannot meet within what
 * the action allows.
 */
export function settingOf(board: BattleBoard, move: BoardMove, isAll = false): Setting | null {
  const from = discOn(board, move.mover);
  if (from === null) return null;
  const ground = groundOn(board, from, move.eases ?? NO_EASE);
  const { terrain, mover, rules } = ground;
  const { action, allowance, falls, flies, left } = move;
  const most = allowance + from.radius + BEYOND;
  const metBy = (id: string): Standing | null => {
    const other = discOn(board, id);
    return other === null || (!isAll && distance(from, other) - other.radius > most) ? null : other;
  };
  return {
    ground,
    from,
    going: { allowance, climbs: action !== 'dash' || rules.dashClimbs, ranges: RANGES[action], falls, flies, left },
    others: {
      friends: move.friends.flatMap((id) => metBy(id) ?? []),
      foes: move.foes.flatMap(({ id, engaged }) => {
        const foe = metBy(id);
        return foe === null ? [] : [{ ...foe, engaged }];
      }),
      sees: (at, foe) => {
        const there = { ...at, ...mover };
        return isVisible(there, foe, terrain) || isVisible(foe, there, terrain);
      },
    },
  };
}
