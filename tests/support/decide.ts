import { battleDecider, pendingRequest } from '../../src/engine/systems/battle.ts';
import { battleAdvisor } from '../../src/engine/systems/battleAdvisor.ts';
import type { Command } from '../../src/engine/family/killteam/model/command.ts';
import type { BattleEvent, EventType } from '../../src/engine/family/killteam/model/event.ts';
import { evolveAll } from './fold.ts';
import { operativeById } from '../../src/engine/family/killteam/model/lookup.ts';
import type { Lasting } from '../../src/engine/family/killteam/model/lasting.ts';
import type { Operative } from '../../src/engine/family/killteam/model/operative.ts';
import type { Rejection } from '../../src/engine/family/killteam/model/rejection.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import type { ActionId, Order } from '../../src/engine/core/ids.ts';
import type { Advice } from '../../src/engine/log/advice.ts';
import type { Request } from '../../src/engine/family/killteam/model/request.ts';
import type { Answer } from '../../src/engine/log/request.ts';
import { lastingFor } from './lasting.ts';
import type { PlayedEntry } from './randomPlayer.ts';
import { savedBattle } from '../../src/engine/systems/saved.ts';

/** An answer, or a short form: faces, or the option picked. */
export type Reply = Answer | readonly number[] | string;

const answerOf = (reply: Reply): Answer => {
  if (typeof reply === 'string') return { kind: 'pick', option: reply };
  return 'kind' in reply ? reply : { kind: 'faces', faces: reply };
};

/** Indices of the dice rolled again; none: the re-roll is passed. */
export const again = (...dice: number[]): Answer => ({ kind: 'reroll', dice });
export const ticked = (...operatives: string[]): Answer => ({ kind: 'tick', operatives });
export const inches = (value: number): Answer => ({ kind: 'number', value });
export const counts = (criticals: number, normals: number): Answer => ({ kind: 'counts', criticals, normals });

/** A battle at one moment. Each step gives the next moment and leaves this one as it is; a wrong step throws where it is made. */
export class Play {
  readonly #state: BattleState;
  readonly #events: readonly BattleEvent[];
  /** Questions answered so far. */
  readonly asked: readonly Request[];
  /** Commands so far, each with what followed. */
  readonly entries: readonly PlayedEntry[];

  constructor(state: BattleState, entries: readonly PlayedEntry[] = [], asked: readonly Request[] = []) {
    this.#state = state;
    this.#events = entries.flatMap(({ events }) => events);
    this.asked = asked;
    this.entries = entries;
  }

  /** The battle, with nothing asked any more. */
  get state(): BattleState {
    const { pending } = this;
    if (pending !== null) throw new Error(`still asked: ${JSON.stringify(pending)}`);
    return savedBattle().parse(this.#state);
  }

  /** All that happened, with nothing asked any more. */
  get events(): readonly BattleEvent[] {
    return this.state === null ? [] : this.#events;
  }

  /** The battle although something is asked. */
  get midway(): BattleState {
    return savedBattle().parse(this.#state);
  }

  get pending(): Request | null {
    return pendingRequest(this.#state);
  }

  /** The open question; throws when nothing is asked. */
  get question(): Request {
    const { pending } = this;
    if (pending === null) throw new Error('nothing is asked');
    return pending;
  }

  /** What is advised on the open question; null: nothing. */
  get advice(): Advice | null {
    const { pending } = this;
    return pending === null ? null : battleAdvisor.advise(this.#state, pending);
  }

  /** Options of the open question; throws when it is no choice. */
  get options(): readonly string[] {
    const { question } = this;
    if (question.kind !== 'pick') throw new Error(`no choice: ${JSON.stringify(question)}`);
    return question.options.map(({ id }) => id);
  }

  does(command: Command): Play {
    const decision = battleDecider.decide(this.#state, command);
    if (!decision.ok) throw new Error(`${command.type} refused: ${JSON.stringify(decision.rejection)}`);
    const { events } = decision;
    return new Play(evolveAll(this.#state, events), [...this.entries, { command, events }], this.asked);
  }

  /** Answers what is asked, in order; throws when more is answered than asked. */
  answers(...replies: readonly Reply[]): Play {
    const [reply, ...rest] = replies;
    if (reply === undefined) return this;
    const request = this.pending;
    if (request === null) throw new Error(`nobody asks for ${JSON.stringify(reply)}`);
    const command: Command = { type: 'answer', requestId: request.id, answer: answerOf(reply) };
    const next = this.does(command);
    return new Play(next.midway, next.entries, [...this.asked, request]).answers(...rest);
  }

  /** Why the command is refused; throws when it is not. */
  refuses(command: Command): Rejection {
    const decision = battleDecider.decide(this.#state, command);
    if (decision.ok) throw new Error(`${command.type} was not refused`);
    return decision.rejection;
  }

  /** The code of the refusal of an answer to the open question. */
  refusesAnswer(reply: Reply): string {
    return this.refuses({ type: 'answer', requestId: this.question.id, answer: answerOf(reply) }).code;
  }

  /** Events of one kind so far, whatever is asked. */
  told<T extends EventType>(type: T): readonly Extract<BattleEvent, { type: T }>[] {
    return this.#events.filter((event): event is Extract<BattleEvent, { type: T }> => event.type === type);
  }

  /** What happened after an earlier moment of the same battle. */
  since(earlier: Play): readonly BattleEvent[] {
    return this.#events.slice(earlier.#events.length);
  }

  /** What lasts now and is on this operative alone. */
  lastsOn(id: string): readonly Lasting[] {
    return lastingFor(this.#state, id);
  }

  operative(id: string): Operative {
    return operativeById(this.#state, id);
  }
}

export const play = (state: BattleState): Play => new Play(state);

export const activate = (operative: string, order: Order = 'engage'): Command => ({
  type: 'activate',
  operative,
  order,
});

type Act = Extract<Command, { type: 'act' }>;

export const act = (action: Exclude<ActionId, 'shoot' | 'fight'>, set: Partial<Act> = {}): Act => ({
  type: 'act',
  action,
  targets: [],
  weapon: null,
  note: null,
  fall: 0,
  ...set,
});

export const shoot = (target = 'cultist', weapon = 'rifle') => ({ type: 'shoot', weapon, target }) as const;
export const fight = (target = 'cultist', weapon = 'knife') => ({ type: 'fight', weapon, target }) as const;
export const END: Command = { type: 'endActivation' };
export const OVERRIDE = { override: { reason: 'the table says so' } } as const;
