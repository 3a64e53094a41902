import type { BattleState } from '../../../engine/family/killteam/model/state.ts';
import type { BattleView } from '../../../engine/view/battleView.ts';
import type { Request } from '../../../engine/family/killteam/model/request.ts';

type Parts = Pick<BattleView['parts'], 'setUp'>;

export type StageScreen =
  | 'attack'
  | 'strategy'
  | 'turningPoint'
  | 'enemyTurn'
  | 'battle'
  | 'setUp'
  | 'secret'
  | 'score';

const ATTACKS = new Set(['shoot', 'fight']);
const BETWEEN = new Set(['setUp', 'strategy', 'turningPointOver']);

/** An enemy that its table plays, in its activation or as a guard that interrupts. */
function playsNow({ npo, interrupt }: BattleState): boolean {
  const turn = npo?.turn ?? null;
  return turn !== null && !turn.hand && (interrupt === null || interrupt.operative === turn.enemy);
}

/** The table is asked for an enemy, or an enemy that its table plays has a plan to carry out. */
function isEnemyTurn(state: BattleState, request: Request | null): boolean {
  if (request?.kind === 'look') return true;
  return request === null && state.phase === 'firefight' && state.tasks.length === 0 && playsNow(state);
}

/** In one of two sides: they have come to the step in which everybody is put down. */
const cameToPlaces = ({ setUp }: Parts): boolean => setUp?.steps[setUp.done]?.kind === 'operatives';

/** Both sides are put down on the board, before the battle begins. */
const putsDown = ({ phase, board, mission }: BattleState, parts: Parts): boolean =>
  phase === 'setUp' && board !== undefined && (mission.match === undefined || cameToPlaces(parts));

/** Before a battle on a board all are put down; one whose mission says what its sides play for is set up in turns before, and scored after each turning point. */
function playedFor(state: BattleState, request: Request | null, parts: Parts): StageScreen | null {
  const { mission, phase } = state;
  if (putsDown(state, parts)) return 'battle';
  if (request?.kind === 'pick' && request.question === 'sayReveal') return 'secret';
  if (mission.match === undefined || request !== null) return null;
  return phase === 'setUp' ? 'setUp' : phase === 'turningPointOver' ? 'score' : null;
}

/** What is on before a firefight, or between two; the roll-off has a screen of its own. */
const isBetween = ({ phase }: BattleState, request: Request | null): boolean =>
  BETWEEN.has(phase) || (request?.kind === 'roll' && request.purpose === 'initiative');

/** Which screen a battle in play is on: an attack in hand, an enemy that its table plays, what two sides say in turn, the turn of the table between firefights, or the firefight, for which all are put down on its board first. `parts`: of its view. */
export function screenFor(state: BattleState, request: Request | null, parts: Parts = {}): StageScreen {
  const open = state.tasks.at(-1)?.kind ?? '';
  if (ATTACKS.has(open)) return 'attack';
  if (isEnemyTurn(state, request)) return 'enemyTurn';
  const own = playedFor(state, request, parts) ?? (open === 'strategy' ? open : null);
  return own ?? (isBetween(state, request) ? 'turningPoint' : 'battle');
}
