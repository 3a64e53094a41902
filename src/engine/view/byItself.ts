import { forceOf, standing } from '../family/killteam/model/lookup.ts';
import { type PlannedStep, playsByTable } from '../plugins/npo/state.ts';
import { isForTables } from './situation.ts';
import type { Command } from '../family/killteam/model/command.ts';
import type { Question, Request } from '../family/killteam/model/request.ts';
import { isMeasured } from '../log/request.ts';
import type { ByItself } from '../log/battleBase.ts';
import type { BattleState } from '../family/killteam/model/state.ts';

/** Choices of an attack that the engine advises on; all others are facts of the table or the player's own. */
const ADVISED: ReadonlySet<Question> = new Set<Question>([
  'accurate',
  'coverSave',
  'saves',
  'fightDie',
  'keepDice',
  'defenderWeapon',
]);

/** Reinforcements may be left out: their first die waits for the player (DECISIONS, reading 8). */
function mayBeLeftOut({ settings, tasks }: BattleState): boolean {
  const top = tasks.at(-1);
  if (top?.kind !== 'spawn' || top.rolls > 0) return false;
  return top.budget === null || settings.parameters?.reinforcementDv.d3 !== true;
}

/** What an event rolls after its own die, when the app rolls events. */
const followsEvent = (state: BattleState): boolean =>
  state.phase === 'strategy' &&
  state.settings.automation.events === 'app' &&
  state.tasks.some(({ kind }) => kind === 'effects' || kind === 'spawn') &&
  !mayBeLeftOut(state);

const ATTACKS: ReadonlySet<string> = new Set(['shoot', 'fight']);
const MOVES: ReadonlySet<string> = new Set(['reposition', 'dash', 'fallBack', 'charge']);

/** An attack of an enemy that plays itself without a stop, in its activation or as a guard; not that of a guard in its activation. */
export const isEnemysAttack = ({ settings, npo, tasks, activation, interrupt }: BattleState): boolean =>
  settings.automation.enemy === 'full' &&
  npo?.turn?.hand === false &&
  (interrupt ?? activation)?.operative === npo.turn.enemy &&
  tasks.some(({ kind }) => kind === 'shoot' || kind === 'fight');

const isInterruptedBy = ({ interrupt }: BattleState, enemy: string): boolean =>
  interrupt !== null && interrupt.operative !== enemy;

/** The turn of an enemy that decides by itself, if the app plays it without a stop and nothing is asked or interrupts it. */
function freeTurn(state: BattleState) {
  const { settings, npo, tasks, result } = state;
  const turn = npo?.turn ?? null;
  if (turn === null || turn.hand || settings.automation.enemy !== 'full') return null;
  return tasks.length > 0 || isInterruptedBy(state, turn.enemy) || result !== null ? null : turn;
}

/** A step for which nobody has to touch the table: an attack; on a board all but a move whose way nobody knows. */
function needsNoHand(state: BattleState, enemy: string, { action, path }: PlannedStep): boolean {
  if (ATTACKS.has(action)) return true;
  return state.board?.places[enemy] !== undefined && (!MOVES.has(action) || path !== undefined);
}

/**
 * The enemy goes on with its plan: attacks at once. On a board its plan waits for one tap, then all of its activation runs;
 * whoever interrupts attacks at once there too.
 */
function goesOn(state: BattleState): boolean {
  const turn = freeTurn(state);
  const step = turn?.plan?.steps[0];
  if (turn === null || step === undefined) return false;
  const isOnBoard = state.board?.places[turn.enemy] !== undefined;
  const waits = isOnBoard && (state.interrupt ?? state.activation)?.operative !== turn.enemy;
  return !waits && needsNoHand(state, turn.enemy, step);
}

/** Nobody acts, nothing is asked, and whoever acts next is of the side that the tables play. */
const isEnemysMoment = (state: BattleState): boolean =>
  state.phase === 'firefight' &&
  (state.npo?.turn ?? null) === null &&
  (state.activation ?? state.interrupt ?? state.result) === null &&
  state.tasks.length === 0 &&
  isForTables(state);

/** An enemy is due that plays itself without a stop, and the board knows where all of them stand: its plan comes without a tap. */
function isDueByItself(state: BattleState): boolean {
  const { settings, board, sides } = state;
  if (board === undefined || settings.automation.enemy !== 'full') return false;
  const all = forceOf(state, sides[1].id).filter(standing);
  return isEnemysMoment(state) && all.every(({ id }) => board.places[id] !== undefined);
}

const isNextDue = (state: BattleState): boolean => playsByTable(state.npo) && isDueByItself(state);

/** One is due so, and nobody has chosen yet by which tables they play: whoever knows those activates it, without a tap too. */
export const isFirstDue = (state: BattleState): boolean => !playsByTable(state.npo) && isDueByItself(state);

/** Whether a question is answered without the player: no first roll, which waits for a tap, but in an attack of an enemy that plays itself. */
export function answersItself(state: BattleState, request: Request): boolean {
  const { settings } = state;
  const full = settings.automation.attack === 'full';
  const rolls = request.kind === 'roll' && settings.dice[request.side] === 'screen';
  switch (request.kind) {
    case 'roll':
      if (followsEvent(state)) return true;
      return rolls && (request.purpose === 'reroll' || (full && isEnemysAttack(state)));
    case 'pick':
      if (request.random) return followsEvent(state);
      return full && ADVISED.has(request.question);
    case 'reroll':
      return full;
    case 'tick':
      return isMeasured(request);
    case 'number':
    case 'look':
      return false;
  }
}

/** Answered as it is advised, where anything is: its answer waits for the advisor. */
const isAdvised = (request: Request): boolean =>
  request.kind === 'reroll' || (request.kind === 'pick' && !request.random);

function enemyByItself(state: BattleState): ByItself<Command> {
  if (goesOn(state)) return { kind: 'command', command: { type: 'carryOut', count: 1 } };
  return isNextDue(state)
    ? { kind: 'command', command: { type: 'enemyActivates', operative: null }, apart: true }
    : null;
}

/** What happens without the player: an answer, or what an enemy that plays itself does; null: the player is awaited. */
export function byItself(state: BattleState, request: Request | null): ByItself<Command> {
  if (request === null) return enemyByItself(state);
  if (!answersItself(state, request)) return null;
  return request.kind === 'tick' ? { kind: 'apart' } : { kind: 'answer', advised: isAdvised(request) };
}
