import '../support/systems.ts';
import { shippedBehaviours } from '../../src/content/shippedBehaviours.ts';
import { whole } from '../../src/engine/behaviour/extend.ts';
import type { BoardMap, MapPiece } from '../../src/engine/board/boardMap.ts';
import { toGrid } from '../../src/engine/board/units.ts';
import { present } from '../../src/engine/core/invariant.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { noNpo } from '../../src/engine/plugins/npo/state.ts';
import { battleDecider } from '../../src/engine/systems/battle.ts';
import { fetchBoards } from '../../src/engine/systems/boards.ts';
import { nextOnBoard, setUpOn } from '../support/board/boardPlayer.ts';
import { killzone } from '../support/board/killzone.ts';
import { playRandomly } from '../support/randomPlayer.ts';
import { testBattle } from '../support/testBattle.ts';

const BATTLES = 6;

const pieceOf = (feature: string): MapPiece => ({
  id: feature,
  name: feature,
  parts: killzone
    .filter((part) => part.feature === feature)
    .map(({ corners, low, high, traits }) => ({
      corners: corners.map(({ x, y }) => [x, y]),
      low,
      high,
      traits: [...traits],
    })),
});

/** The 43 parts as a board, with a drop zone along each of its short edges. */
const mapOf43 = (): BoardMap => {
  const [width, height] = [toGrid(30), toGrid(22)];
  const drop = (side: 0 | 1, left: number): BoardMap['zones'][number] => ({
    id: `drop${side}`,
    kind: 'drop',
    name: 'drop',
    side,
    corners: [
      [left, 0],
      [left + toGrid(6), 0],
      [left + toGrid(6), height],
      [left, height],
    ],
  });
  const pieces = [...new Set(killzone.map(({ feature }) => feature))].map(pieceOf);
  return { id: 'bench', name: 'bench', width, height, pieces, zones: [drop(0, 0), drop(1, width - toGrid(6))] };
};

const byId = (id: string) => shippedBehaviours().get(id);

/** A battle on the board before its first turning point, its enemies played by a shipped table. */
function battleOn(map: BoardMap, table: string, seed: string): BattleState {
  const start = testBattle(seed);
  const dv = start.operatives.reduce((sum, each) => sum + (each.side === 'enemy' ? each.dv : 0), 0);
  const tables = { [table]: present(whole(present(byId(table), table), byId).table, table) };
  const taken = battleDecider.decide({ ...start, npo: { ...noNpo(dv), tables, table } }, setUpOn(start, map, seed));
  if (!taken.ok) throw new Error(JSON.stringify(taken.rejection));
  return taken.state;
}

/** The ms that a plan takes where nothing is known of how everybody stands; null: there is none without a question. */
function timeOf(state: BattleState, command: Parameters<typeof battleDecider.decide>[1]): number | null {
  const anew = state.board === undefined ? state : { ...state, board: { ...state.board } };
  const from = performance.now();
  const decided = battleDecider.decide(anew, command);
  const time = performance.now() - from;
  return decided.ok && decided.events.some((event) => event.type === 'enemyPlanned' && event.plan !== null)
    ? time
    : null;
}

/** The ms of the first and of all other plans of enemies, with places, in whole battles on a board of 43 parts. */
export async function measurePlans(): Promise<{ readonly first: number; readonly times: readonly number[] }> {
  await fetchBoards();
  const map = mapOf43();
  const times: number[] = [];
  for (const [index, table] of [...shippedBehaviours().keys()].slice(0, BATTLES).entries())
    playRandomly(battleOn(map, table, `bench-${index}`), `player-${index}`, {
      turningPoints: 3,
      next: (state, choose, turningPoints) => {
        const command = nextOnBoard(state, choose, turningPoints);
        const time = command?.type === 'enemyActivates' ? timeOf(state, command) : null;
        if (time !== null) times.push(time);
        return command;
      },
    });
  const [first = 0, ...rest] = times;
  return { first, times: rest };
}
