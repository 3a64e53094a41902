import { PLAIN_FACTS } from '../../src/engine/core/roundsBook.ts';
import { present } from '../../src/engine/core/invariant.ts';
import { pendingIn } from '../../src/engine/family/vanguard/flow/advance.ts';
import { battleDecider } from '../../src/engine/family/vanguard/flow/battleDecider.ts';
import type { AttackTask } from '../../src/engine/family/vanguard/model/attackTask.ts';
import type { BattleState } from '../../src/engine/family/vanguard/model/battle.ts';
import type { BattleModel } from '../../src/engine/family/vanguard/model/battleModel.ts';
import type { ActCommand, Command } from '../../src/engine/family/vanguard/model/command.ts';
import type { BattleEvent, EventOf, EventType } from '../../src/engine/family/vanguard/model/event.ts';
import type { AttackFacts, Moved } from '../../src/engine/family/vanguard/model/facts.ts';
import { modelById, sideById, topTask } from '../../src/engine/family/vanguard/model/lookup.ts';
import type { Request } from '../../src/engine/family/vanguard/model/request.ts';
import type { Answer } from '../../src/engine/log/request.ts';

/** A move that engages and leaves nobody. */
export const AWAY: Moved = { engages: [], left: [], fall: 0 };
export const to = (...engages: string[]): Moved => ({ ...AWAY, engages });

export const walk = (moved: Moved = AWAY, push = false): ActCommand => ({ type: 'act', action: 'walk', push, moved });
export const run = (moved: Moved = AWAY, push = false): ActCommand => ({ type: 'act', action: 'run', push, moved });
export const aim = (push = false): ActCommand => ({ type: 'act', action: 'aim', push });
export const focus = (push = false): ActCommand => ({ type: 'act', action: 'focus', push });
export const standUp = (push = false): ActCommand => ({ type: 'act', action: 'standUp', push });
export const charge = (target: string, moved: Moved = to(target), sight = true): ActCommand => ({
  type: 'act',
  action: 'charge',
  push: false,
  target,
  sight,
  moved,
});
export const own = (id: string, target: string | null = null, push = false): ActCommand => ({
  type: 'act',
  action: 'own',
  push,
  own: id,
  target,
});

/** An attack of a card, all dice on one target. */
export const attack = (
  id: string,
  dice: number,
  target: string,
  change: { readonly push?: boolean; readonly free?: boolean; readonly facts?: Partial<AttackFacts> } = {},
): ActCommand => ({
  type: 'act',
  action: 'attack',
  push: change.push ?? false,
  attack: id,
  free: change.free ?? false,
  targets: [{ model: target, dice, facts: { ...PLAIN_FACTS, ...change.facts } }],
});

/** A battle that a test plays: what it says, what comes of it. */
export class Play {
  state: BattleState;
  readonly events: BattleEvent[] = [];

  constructor(state: BattleState) {
    this.state = state;
  }

  /** Says something that is done. */
  says(...commands: readonly Command[]): this {
    for (const command of commands) {
      const decision = battleDecider.decide(this.state, command);
      if (!decision.ok) throw new Error(`${command.type} refused: ${decision.rejection.code}`);
      this.state = decision.state;
      this.events.push(...decision.events);
    }
    return this;
  }

  /** Why something is refused; null: it is not, and nothing has changed either way. */
  refuses(command: Command): string | null {
    const decision = battleDecider.decide(this.state, command);
    return decision.ok ? null : decision.rejection.code;
  }

  get asked(): Request | null {
    return pendingIn(this.state);
  }

  /** What is asked, in one word: dice with their number, a question by its name. */
  get open(): string | null {
    const { asked } = this;
    if (asked === null) return null;
    if (asked.kind === 'roll') return `${asked.purpose} ${asked.count}`;
    return 'question' in asked ? asked.question : asked.kind;
  }

  answers(answer: Answer): this {
    return this.says({ type: 'answer', requestId: present(this.asked, 'a question').id, answer });
  }

  rolls(...faces: readonly number[]): this {
    return this.answers({ kind: 'faces', faces });
  }

  picks(option: string): this {
    return this.answers({ kind: 'pick', option });
  }

  ticks(...operatives: readonly string[]): this {
    return this.answers({ kind: 'tick', operatives });
  }

  activates(model: string, how: { readonly again?: boolean; readonly followUp?: boolean } = {}): this {
    return this.says({ type: 'activate', model, again: how.again ?? false, followUp: how.followUp ?? false });
  }

  ends(): this {
    return this.says({ type: 'endActivation' });
  }

  model(id: string): BattleModel {
    return modelById(this.state, id);
  }

  cp(side: string): number {
    return sideById(this.state, side).cp;
  }

  get task(): AttackTask {
    const task = topTask(this.state);
    if (task?.kind !== 'attack') throw new Error('no attack in hand');
    return task;
  }

  /** All that happened of one kind. */
  all<T extends EventType>(type: T): readonly EventOf<T>[] {
    return this.events.filter((event): event is EventOf<T> => event.type === type);
  }

  /** The last that happened of one kind. */
  last<T extends EventType>(type: T): EventOf<T> {
    return present(this.all(type).at(-1), type);
  }
}
