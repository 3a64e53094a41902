import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Command } from '../../src/engine/family/killteam/model/command.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import type { Task } from '../../src/engine/family/killteam/model/task.ts';
import type { Trait } from '../../src/engine/family/killteam/traits/trait.ts';
import { battleWith, foe } from '../support/battleState.ts';
import { traitWith } from '../support/traits.ts';

const TABLE: Task = { kind: 'table', id: 'event', table: 'events', rolls: 0 };
const PSYCHIC: Task = { kind: 'psychic', id: 'psychic', operative: 'vex', trait: 'mend', step: 'test' };
const ANSWER: Command = { type: 'answer', requestId: '1', answer: { kind: 'faces', faces: [1] } };
const USE: Command = { type: 'useTrait', operative: 'vex', trait: 'mend' };

const doing = (...tasks: Task[]): BattleState => battleWith({ tasks });

describe('the rules of the browser', () => {
  beforeEach(() => vi.resetModules());

  it('should wait for what comes later where a trait is used, tested, or a table leads to effects', async () => {
    const { browserRules } = await import('../../src/state/browserRules.ts');
    const { needed, fetch } = browserRules.later;
    const asks = () => [needed(doing(), USE), needed(doing(PSYCHIC)), needed(doing(TABLE), ANSWER)];
    expect(asks()).toEqual([true, true, true]);
    expect([needed(doing(TABLE)), needed(doing(), ANSWER), needed(doing(), { type: 'startBattle' })]).toEqual([
      false,
      false,
      false,
    ]);
    await fetch();
    expect(asks()).toEqual([false, false, false]);
  });

  it('should wait with every command while somebody has a trait that speaks by itself', async () => {
    const { browserRules } = await import('../../src/state/browserRules.ts');
    const { needed, fetch } = browserRules.later;
    const spoken = traitWith('spoken', { triggers: [{ on: 'down', effects: [] }] });
    const after = (trait: Trait) =>
      needed(battleWith({ operatives: [foe('carrier', { traits: [trait] })] }), { type: 'endActivation' });
    expect([after(spoken), after(traitWith('silent'))]).toEqual([true, false]);
    await fetch();
    expect(after(spoken)).toBe(false);
  });
});
