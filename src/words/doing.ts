import type { Command } from '../engine/family/killteam/model/command.ts';
import type { BattleEvent } from '../engine/family/killteam/model/event.ts';
import type { Task } from '../engine/family/killteam/model/task.ts';
import type { AttackDone, Doing } from './speech.ts';

/** A battle as far as its last command can be named. `recent`: the last entries of the log, oldest first. */
export interface Undoable {
  readonly undoes: Command | null;
  readonly state: { readonly tasks: readonly Pick<Task, 'kind'>[] };
  readonly recent: readonly { readonly events: readonly BattleEvent[] }[];
}

/** Nothing is known beside the command. */
export const UNKNOWN_DOING: Doing = { who: null, attack: null };

const PARTS: ReadonlySet<string> = new Set(['setFacts', 'setAssists', 'commandReroll', 'shoot', 'fight', 'logAttack']);

/** Whether a command is a step of an attack: its declaration, a fact, an answer to one of its questions. */
function isOfAttack(command: Command): boolean {
  if (command.type !== 'answer') return PARTS.has(command.type);
  return command.requestId.split('.').some((part) => part === 'shoot' || part === 'fight');
}

function lastAttack({ state, recent }: Undoable): AttackDone | null {
  const declared = recent.flatMap(({ events }) => events).findLast((event) => event.type === 'attackDeclared');
  if (declared?.type !== 'attackDeclared') return null;
  const { action, operative, target } = declared;
  return { action, operative, target, over: !state.tasks.some(({ kind }) => kind === action) };
}

function whoDid({ recent }: Undoable): string | null {
  for (const event of recent.at(-1)?.events ?? [])
    if (event.type === 'actionPerformed' || event.type === 'activationEnded') return event.operative;
  return null;
}

/** What the log says of the last command beside itself. */
export const doingOf = (battle: Undoable): Doing => ({
  who: whoDid(battle),
  attack: battle.undoes !== null && isOfAttack(battle.undoes) ? lastAttack(battle) : null,
});
