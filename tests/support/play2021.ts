import type { Command } from '../../src/engine/family/killteam/model/command.ts';
import type { BattleEvent, EventType } from '../../src/engine/family/killteam/model/event.ts';
import { operativeById } from '../../src/engine/family/killteam/model/lookup.ts';
import type { Operative, Weapon } from '../../src/engine/family/killteam/model/operative.ts';
import type { Rejection } from '../../src/engine/family/killteam/model/rejection.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import type { KillTeam } from '../../src/engine/family/killteam/rules/plugin.ts';
import { bareBattle, bareOperative } from '../../src/headless/kt3/bareBattle.ts';
import type { Request } from '../../src/engine/family/killteam/model/request.ts';
import type { Answer } from '../../src/engine/log/request.ts';
import { kt2021KillTeam } from '../../src/engine/systems/kt2021/kt2021.ts';
import { killTeamSystem } from '../../src/engine/systems/killTeamSystem.ts';

/** The first side, and the other. */
export const [A, B] = ['retinue', 'enemy'] as const;

/** Somebody of a side with a blade and a gun, as a test changes it. */
export const op = (id: string, side: string, changes: Partial<Operative> = {}): Operative => ({
  ...bareOperative(side, gun(), 8),
  id,
  name: id,
  card: id,
  defence: 3,
  ...changes,
});

const weapon = (id: string, kind: Weapon['kind'], rules: Weapon['rules']): Weapon => ({
  id,
  name: id,
  kind,
  attacks: 4,
  hit: { kind: 'set', value: 3 },
  damage: { normal: 3, critical: 4 },
  rules,
  ammo: null,
});
export const gun = (...rules: Weapon['rules']): Weapon => weapon('gun', 'ranged', rules);
export const blade = (...rules: Weapon['rules']): Weapon => weapon('blade', 'melee', rules);
export const rule = (id: string, x?: number): Weapon['rules'][number] => ({ id, params: x === undefined ? {} : { x } });

/** A firefight of the second turning point; the first side has initiative. */
export const battle2021 = (operatives: readonly Operative[], set: Partial<BattleState> = {}): BattleState => ({
  ...bareBattle(operatives, []),
  ruleset: 'kt2021',
  turningPoint: 2,
  ...set,
});

/** A battle of Kill Team 2021 at one moment, played through its decider; a wrong step throws where it is made. */
export class Play2021 {
  readonly state: BattleState;
  readonly events: readonly BattleEvent[];
  readonly #system;

  constructor(state: BattleState, rules: KillTeam = kt2021KillTeam, events: readonly BattleEvent[] = []) {
    this.state = state;
    this.events = events;
    this.#rules = rules;
    this.#system = killTeamSystem(rules);
  }

  readonly #rules: KillTeam;

  get pending(): Request | null {
    return this.#system.pending(this.state);
  }

  does(command: Command): Play2021 {
    const decision = this.#system.decider.decide(this.state, command);
    if (!decision.ok) throw new Error(`${command.type} refused: ${JSON.stringify(decision.rejection)}`);
    return new Play2021(decision.state, this.#rules, [...this.events, ...decision.events]);
  }

  answers(...replies: readonly (Answer | readonly number[] | string)[]): Play2021 {
    return replies.reduce<Play2021>((at, reply) => {
      const requestId = at.pending?.id ?? 'nothing is asked';
      const answer: Answer =
        typeof reply === 'string'
          ? { kind: 'pick', option: reply }
          : 'kind' in reply
            ? reply
            : { kind: 'faces', faces: reply };
      return at.does({ type: 'answer', requestId, answer });
    }, this);
  }

  refuses(command: Command): Rejection['code'] {
    const decision = this.#system.decider.decide(this.state, command);
    if (decision.ok) throw new Error(`${command.type} was not refused`);
    return decision.rejection.code;
  }

  operative(id: string): Operative {
    return operativeById(this.state, id);
  }

  told<T extends EventType>(type: T): readonly Extract<BattleEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<BattleEvent, { type: T }> => event.type === type);
  }
}

export const activates = (operative: string, order: 'engage' | 'conceal' = 'engage'): Command => ({
  type: 'activate',
  operative,
  order,
});
export const acts = (
  action: Extract<Command, { type: 'act' }>['action'],
  targets: readonly string[] = [],
): Extract<Command, { type: 'act' }> => ({
  type: 'act',
  action,
  targets,
  weapon: null,
  note: null,
  fall: 0,
});
export const ENDS: Command = { type: 'endActivation' };
