import { shippedRoundTables } from '../../src/content/shippedRoundTables.ts';
import type { RoundTable } from '../../src/engine/behaviour/rounds/table.ts';
import { present } from '../../src/engine/core/invariant.ts';
import type { BattleModel } from '../../src/engine/family/vanguard/model/battleModel.ts';
import type { TableLook } from '../../src/engine/log/request.ts';
import type { FoeCommand } from '../../src/engine/plugins/foes/command.ts';
import { foeDecider } from '../../src/engine/plugins/foes/decider.ts';
import type { FoeEvent } from '../../src/engine/plugins/foes/event.ts';
import { pendingOf } from '../../src/engine/plugins/foes/pending.ts';
import { type FoeBattle, NO_FOES } from '../../src/engine/plugins/foes/state.ts';
import { battleOf } from './vanguardBattle.ts';

/** A battle in its turns in which side B is played by one table: B's turn. */
export function foeBattle(
  models: readonly BattleModel[],
  table: RoundTable | string,
  change: Partial<FoeBattle> = {},
): FoeBattle {
  const battle = battleOf(models, { turn: 'B', ...change });
  const [people, tables] = battle.sides;
  const chosen = typeof table === 'string' ? present(shippedRoundTables().get(table), table) : table;
  return {
    ...battle,
    sides: [people, { ...tables, hand: 'tables' }],
    foes: { ...NO_FOES, tables: { [chosen.id]: chosen }, table: chosen.id },
  };
}

/** What has come of commands, one after the other; none may be refused. */
export interface Told {
  readonly state: FoeBattle;
  readonly events: readonly FoeEvent[];
}

export const after = (state: FoeBattle, ...commands: readonly FoeCommand[]): Told =>
  commands.reduce<Told>(
    (told, command) => {
      const decision = foeDecider.decide(told.state, command);
      if (!decision.ok) throw new Error(`${command.type}: ${decision.rejection.code}`);
      return { state: decision.state, events: [...told.events, ...decision.events] };
    },
    { state, events: [] },
  );

/** The code with which a command is refused; null: it is not. */
export function refusal(state: FoeBattle, command: FoeCommand): string | null {
  const decision = foeDecider.decide(state, command);
  return decision.ok ? null : decision.rejection.code;
}

export const GOES: FoeCommand = { type: 'foeGoes', side: 'B', model: null };
export const CARRIED: FoeCommand = { type: 'carryOut', count: 9, moved: null };

/** The table answers the open look. */
export function looked(state: FoeBattle, look: TableLook): FoeCommand {
  const request = present(pendingOf(state), 'a question');
  return { type: 'answer', requestId: request.id, answer: { kind: 'look', look } };
}

/** All dice of the open roll show this face. */
export function rolled(state: FoeBattle, face: number): FoeCommand {
  const request = pendingOf(state);
  const count = request?.kind === 'roll' ? request.count : 0;
  const faces = Array.from({ length: count }, () => face);
  return { type: 'answer', requestId: request?.id ?? '', answer: { kind: 'faces', faces } };
}

/** `walk a1, shoot a1`: the plan that stands; null: none does. */
export const planOf = ({ foes }: FoeBattle): string | null => {
  const steps = foes?.turn?.plan?.steps ?? null;
  if (steps === null) return null;
  return (
    steps.map(({ action, target }) => [action, target].filter((word) => word !== null).join(' ')).join(', ') || '-'
  );
};
