import type { BoardMap } from '../../../src/engine/board/boardMap.ts';
import type { BoardPlace } from '../../../src/engine/board/battleBoard.ts';
import { finder } from '../../../src/engine/board/finding.ts';
import { bodyOn } from '../../../src/engine/board/setUp/body.ts';
import { drawFrom } from '../../../src/engine/board/setUp/draw.ts';
import { enter } from '../../../src/engine/board/setUp/enter.ts';
import { placeRest } from '../../../src/engine/board/setUp/placeRest.ts';
import { actionOffers } from '../../../src/engine/family/killteam/flow/actions/actions.ts';
import { boardMove } from '../../../src/engine/family/killteam/flow/boardMove.ts';
import { attacksInReach } from '../../../src/engine/family/killteam/flow/inReach.ts';
import type { Command } from '../../../src/engine/family/killteam/model/command.ts';
import { ofSide, operativeById, standing } from '../../../src/engine/family/killteam/model/lookup.ts';
import type { Operative } from '../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import type { MoveId } from '../../../src/engine/family/killteam/rules/killTeamRules.ts';
import { enemiesDue } from '../../../src/engine/plugins/npo/choose.ts';
import { pendingRequest } from '../../../src/engine/systems/battle.ts';
import { gameOf } from '../../../src/engine/systems/killTeams.ts';
import type { Request } from '../../../src/engine/family/killteam/model/request.ts';
import { type Answer, isMeasured } from '../../../src/engine/log/request.ts';
import { answerFor } from '../../../src/state/answer/diceSource.ts';
import { answerTo, type Chooser, nextToAct } from '../randomPlayer.ts';

/** Everybody on a board by its drop zones, on 32 mm. */
export function setUpOn(state: BattleState, map: BoardMap, seed: string): Command {
  let places: Readonly<Record<string, BoardPlace>> = {};
  for (const [index, side] of state.sides.entries()) {
    const who = ofSide(state, side.id).map(({ id }) => ({ id, body: bodyOn(32) }));
    places = {
      ...places,
      ...placeRest(map, index === 0 ? 0 : 1, { who, taken: places }, drawFrom(`${seed} ${index}`)),
    };
  }
  return { type: 'takeUpBoard', map, places };
}

const MOVES: readonly MoveId[] = ['reposition', 'dash', 'charge', 'fallBack'];

/** A move to a place by chance; null: it leads nowhere. */
function walk(state: BattleState, id: string, action: MoveId, choose: Chooser): Command | null {
  const { board } = state;
  if (board === undefined) return null;
  const move = boardMove(gameOf(state), operativeById(state, id), action, false);
  const end = choose.of(finder().reachOn(board, move));
  const way = end === undefined ? null : finder().pathOn(board, move, end.at);
  return way === null
    ? null
    : { type: 'act', action, targets: [], weapon: null, note: null, fall: 0, path: way.points };
}

/** What somebody does in its activation: attacks if it can, else goes somewhere. */
function acts(state: BattleState, id: string, choose: Chooser): Command {
  const game = gameOf(state);
  const operative = operativeById(state, id);
  const attack = choose.of(attacksInReach(game, operative, null));
  if (attack !== undefined && !choose.chance(4))
    return { type: attack.action, weapon: attack.weapon.id, target: attack.target.id };
  const offers = actionOffers(game, operative).filter(({ reason }) => reason === null);
  const moves = MOVES.filter((move) => offers.some(({ action }) => action === move));
  const move = choose.of(moves);
  return (move === undefined ? null : walk(state, id, move, choose)) ?? { type: 'endActivation' };
}

/** Whoever has come later is put down at an entry of the board, else in its zone; null: all who stand have a place, or there is no room. */
function comesIn(state: BattleState): Command | null {
  const { board, sides } = state;
  const who = board === undefined ? undefined : unplaced(state)[0];
  if (board === undefined || who === undefined) return null;
  const draw = drawFrom(`${state.seed}/enter/${who.id}`);
  const body = bodyOn(32);
  const foes = state.operatives.flatMap(({ id, side }) => (side === who.side ? [] : (board.places[id] ?? [])));
  const side = who.side === sides[0].id ? 0 : 1;
  const at =
    enter(board.map, { who: [{ id: who.id, body }], taken: Object.values(board.places), foes, side }, draw)[who.id] ??
    placeRest(board.map, side, { who: [{ id: who.id, body }], taken: board.places }, draw)[who.id];
  return at == null ? null : { type: 'placeOnBoard', operative: who.id, at };
}

const unplaced = ({ operatives, board }: BattleState): readonly Operative[] =>
  operatives.filter((each) => standing(each) && each.carriedBy === null && board?.places[each.id] === undefined);

/** What the board has measured as it has it, a number within its bounds, all else by chance. */
function answersTo(state: BattleState, request: Request, choose: Chooser): Answer {
  if (request.kind === 'tick' && isMeasured(request)) return answerFor(state, request);
  if (request.kind !== 'number') return answerTo(request, choose, state.seed);
  return { kind: 'number', value: request.min + choose.below(request.max - request.min + 1) };
}

/** The next command of a battle on a board: people go by chance, tables carry out all that they plan; null: it is over. */
export function nextOnBoard(state: BattleState, choose: Chooser, turningPoints = 4): Command | null {
  const request = pendingRequest(state);
  if (request !== null) {
    return { type: 'answer', requestId: request.id, answer: answersTo(state, request, choose) };
  }
  if (state.result !== null) return null;
  const { npo, phase, activation, interrupt, group, turn, sides } = state;
  if (phase === 'setUp') return { type: 'startBattle' };
  if (phase === 'strategy') return { type: 'startFirefight' };
  if (phase === 'turningPointOver')
    return state.turningPoint >= turningPoints ? { type: 'endBattle', reason: 'ended' } : { type: 'nextTurningPoint' };
  const newcomer = comesIn(state);
  if (newcomer !== null) return newcomer;
  if (interrupt !== null && npo?.turn?.enemy !== interrupt.operative) return { type: 'passInterrupt' };
  if (npo?.turn?.plan != null) return { type: 'carryOut', count: 9 };
  if (activation !== null) return acts(state, activation.operative, choose);
  const isDue = (group?.side ?? turn) === sides[1].id && enemiesDue(gameOf(state)).length > 0;
  return isDue ? { type: 'enemyActivates', operative: null } : nextToAct(state, choose);
}
