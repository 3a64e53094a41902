import type { BattleState } from '../engine/battle/state.ts';
import { invariant } from '../engine/core/invariant.ts';
import type { Question, Request } from '../engine/dice/request.ts';
import type { BattleLog } from '../persistence/battleFile.ts';
import { answerFor } from './diceSource.ts';
import type { Advanced, PlayRules } from './playPorts.ts';

/** The engine as battles use it. */
export type Rules = PlayRules<BattleLog>;

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
  return top.budget === null || !settings.parameters.reinforcementDv.d3;
}

/** What an event rolls after its own die, when the app rolls events. */
const followsEvent = (state: BattleState): boolean =>
  state.phase === 'strategy' &&
  state.settings.automation.events === 'app' &&
  state.tasks.some(({ kind }) => kind === 'effects' || kind === 'spawn') &&
  !mayBeLeftOut(state);

/** Whether a question is answered without the player: never a first roll, which waits for a tap. */
export function answersItself(state: BattleState, request: Request): boolean {
  const { settings } = state;
  const full = settings.automation.attack === 'full';
  switch (request.kind) {
    case 'roll':
      if (followsEvent(state)) return true;
      return request.purpose === 'reroll' && settings.dice[request.side] === 'screen';
    case 'pick':
      if (request.random) return followsEvent(state);
      return full && ADVISED.has(request.question);
    case 'reroll':
      return full;
    case 'tick':
    case 'number':
      return false;
  }
}

/**
 * Answers what answers itself, until the engine waits for the player. An answer that is refused is left to the player, and
 * so is what is `byHand`.
 */
export function answerOn(
  { decider, pendingRequest }: Rules,
  begun: Advanced<BattleLog>,
  byHand: (request: Request) => boolean = () => false,
): Advanced<BattleLog> {
  let { state } = begun;
  const events = [...begun.events];
  for (let count = 0; count < MOST_ANSWERS; count += 1) {
    const request = pendingRequest(state);
    if (request === null || !answersItself(state, request) || byHand(request)) return { state, events };
    const decision = decider.decide(state, {
      type: 'answer',
      requestId: request.id,
      answer: answerFor(state, request),
    });
    if (!decision.ok || decision.events.length === 0) return { state, events };
    state = decision.events.reduce(decider.evolve, state);
    events.push(...decision.events);
  }
  invariant(false, 'questions that answer themselves must end');
}
