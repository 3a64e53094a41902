import type { Command } from '../../engine/family/killteam/model/command.ts';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import { invariant } from '../../engine/core/invariant.ts';
import { isEnough } from '../../engine/dice/enough.ts';
import type { Advice } from '../../engine/log/advice.ts';
import type { Question, Request } from '../../engine/family/killteam/model/request.ts';
import type { BattleLog } from '../../persistence/battleFile.ts';
import { answerFor } from './diceSource.ts';
import type { Advanced, PlayRules } from '../log/playPorts.ts';

/** The engine as battles use it. `advise`: asked before an answer that nobody gives; `coming`: the advisor is not here yet. */
export interface Rules extends PlayRules<BattleLog> {
  readonly advise: (state: BattleState, request: Request) => Advice | 'coming' | null;
}

/** Choices of an attack that the engine advises on; all others are facts of the table or the player's own. */
const ADVISED: ReadonlySet<Question> = new Set<Question>([
  'accurate',
  'coverSave',
  'saves',
  'fightDie',
  'keepDice',
  'defenderWeapon',
]);
const MOST_ANSWERS = 500;

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
    case 'number':
    case 'look':
      return false;
  }
}

/** Answered as it is advised, where anything is: its answer waits for the advisor. */
const isAdvised = (request: Request): boolean =>
  request.kind === 'reroll' || (request.kind === 'pick' && !request.random);

/** What is done without the player: an answer, or an attack of the enemy; null: the player is awaited. */
export function nextByItself(
  { pendingRequest, advise }: Rules,
  state: BattleState,
  byHand: (request: Request) => boolean,
): Command | null {
  const request = pendingRequest(state);
  if (request === null) return attacksAtOnce(state) ? { type: 'carryOut', count: 1 } : null;
  if (request.kind === 'roll' && isEnough(request, []))
    return { type: 'answer', requestId: request.id, answer: { kind: 'faces', faces: [] } };
  if (!answersItself(state, request) || byHand(request)) return null;
  const advice = isAdvised(request) ? advise(state, request) : null;
  if (advice === 'coming') return null;
  return { type: 'answer', requestId: request.id, answer: answerFor(state, request, advice) };
}

/**
 * Answers what answers itself, and carries out what the enemy does without a stop, until the engine waits for the player.
 * What is refused is left to the player, and so is what is `byHand`.
 */
export function answerOn(
  rules: Rules,
  begun: Advanced<BattleLog>,
  byHand: (request: Request) => boolean = () => false,
): Advanced<BattleLog> {
  let { state } = begun;
  const events = [...begun.events];
  for (let count = 0; count < MOST_ANSWERS; count += 1) {
    const command = nextByItself(rules, state, byHand);
    if (command === null) return { state, events };
    const decision = rules.decider.decide(state, command);
    if (!decision.ok || decision.events.length === 0) return { state, events };
    ({ state } = decision);
    events.push(...decision.events);
  }
  invariant(false, 'questions that answer themselves must end');
}
