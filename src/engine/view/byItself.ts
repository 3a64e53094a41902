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

/** An attack of an enemy that plays itself without a stop, in its activation or as a guard; not that of a guard in its activation. */
export const isEnemysAttack = ({ settings, npo, tasks, activation, interrupt }: BattleState): boolean =>
  settings.automation.enemy === 'full' &&
  npo?.turn?.hand === false &&
  (interrupt ?? activation)?.operative === npo.turn.enemy &&
  tasks.some(({ kind }) => kind === 'shoot' || kind === 'fight');

/** What an enemy that decides by itself does first; null: nothing is planned, or it is played by hand. */
const firstStep = ({ npo }: BattleState): string | null =>
  npo?.turn?.hand === false ? (npo.turn.plan?.steps[0]?.action ?? null) : null;

/** The enemy's plan begins with an attack, and nothing has to be done on the table before it. */
function attacksAtOnce(state: BattleState): boolean {
  const { settings, npo, tasks, interrupt, result } = state;
  const interrupted = interrupt !== null && interrupt.operative !== npo?.turn?.enemy;
  const free = tasks.length === 0 && !interrupted && result === null;
  return free && settings.automation.enemy === 'full' && ATTACKS.has(firstStep(state) ?? '');
}

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

/** What happens without the player: an answer, or an attack of the enemy; null: the player is awaited. */
export function byItself(state: BattleState, request: Request | null): ByItself<Command> {
  if (request === null)
    return attacksAtOnce(state) ? { kind: 'command', command: { type: 'carryOut', count: 1 } } : null;
  if (!answersItself(state, request)) return null;
  return request.kind === 'tick' ? { kind: 'apart' } : { kind: 'answer', advised: isAdvised(request) };
}
