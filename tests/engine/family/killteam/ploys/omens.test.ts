import { describe, expect, it } from 'vitest';
import type { Lasting } from '../../../../../src/engine/family/killteam/model/lasting.ts';
import type { BattleState } from '../../../../../src/engine/family/killteam/model/state.ts';
import type { RollTable } from '../../../../../src/engine/family/killteam/tables/rollTable.ts';
import type { Play } from '../../../../support/decide.ts';
import { cardTraitOf } from '../../../../support/cardTrait.ts';
import { battleKnowing, usesPloy } from '../../../../support/ploys.ts';
import { cpOf, withCp } from '../../../../support/sides.ts';

const voxDead: Lasting = {
  id: 'vox',
  source: { kind: 'environment', id: 'vox-dead', name: 'Vox-dead' },
  on: { kind: 'battle' },
  change: { op: 'ployPrice', by: 1, kind: 'strategic' },
  until: 'battle',
};

const ops = ({ midway }: Play) => midway.lasting.map(({ change }) => change.op);

const row = (from: number, to: number, id: string, by: number): RollTable['rows'][number] => ({
  from,
  to,
  id,
  name: id,
  text: '',
  effects: [{ op: 'cp', by }],
  otherwise: null,
  provenance: 'ours',
});
const tables: BattleState['tables'] = {
  events: {
    id: 'events',
    title: 'Events',
    die: 6,
    rows: [row(1, 3, 'poor', 1), row(4, 6, 'rich', 5)],
    provenance: 'ours',
  },
};

describe('Read the Omens', () => {
  const before = (set: Partial<BattleState> = {}): Play =>
    battleKnowing(['read-the-omens'], { phase: 'turningPointOver', tables, ...withCp(1), ...set })
      .does({ type: 'nextTurningPoint' })
      .answers([4]);

  it('should be asked for before the event is rolled, and then roll two dice of which one is chosen', () => {
    const asked = before();
    expect(asked.question).toMatchObject({ kind: 'pick', question: 'onEvent', operative: null, usual: 'pass' });
    expect(asked.options).toEqual(['read-the-omens', 'pass']);
    const used = asked.answers('read-the-omens');
    expect(cpOf(used.midway)).toBe(cpOf(asked.midway) - 1);
    const two = used.answers([2], [5]);
    expect(two.question).toMatchObject({ question: 'chooseRow' });
    const chosen = two.answers('2');
    expect(chosen.told('tableRolled')).toMatchObject([{ row: 'poor' }]);
    expect(ops(chosen)).toEqual([]);
  });

  it('should roll one die when it is let pass', () => {
    const passed = before().answers('pass', [5]);
    expect(passed.told('tableRolled')).toMatchObject([{ row: 'rich' }]);
    expect(passed.told('traitUsed')).toEqual([]);
  });

  it('should not be asked for where it cannot be paid, or no event comes', () => {
    expect(before({ lasting: [voxDead], ...withCp(0) }).question).toMatchObject({ kind: 'roll', purpose: 'table' });
    expect(before({ lasting: [voxDead], ...withCp(1) }).question).toMatchObject({ question: 'onEvent' });
    expect(before({ tables: {} }).pending).toBeNull();
  });

  it('should be refused from the list of abilities, which says that it is asked for', () => {
    expect(battleKnowing(['read-the-omens'], { phase: 'strategy' }).refuses(usesPloy('read-the-omens')).code).toBe(
      'whenItHappens',
    );
  });

  it('should count as a strategic ploy for its price', () => {
    expect(before({ lasting: [voxDead] }).question).toMatchObject({
      options: [{ id: 'read-the-omens', params: { cp: 2 } }, { id: 'pass' }],
    });
  });
});

describe('Knows the place', () => {
  const guide = () => ({ traits: [cardTraitOf('knows-the-place')] });
  const before = (friend: Parameters<typeof battleKnowing>[1] = {}): Play =>
    battleKnowing([], { phase: 'turningPointOver', tables, friend: guide(), ...withCp(1), ...friend })
      .does({ type: 'nextTurningPoint' })
      .answers([4]);

  it('should ask when the die of the event lies there, and the second roll stands', () => {
    const lies = before().answers([2]);
    expect(lies.question).toMatchObject({
      question: 'onRolled',
      options: [{ id: 'knows-the-place' }, { id: 'pass', code: 'row', params: { face: 2, name: 'poor' } }],
    });
    const again = lies.answers('knows-the-place');
    expect(again.told('tableRepeated')).toMatchObject([{ face: 2 }]);
    const over = again.answers([5]);
    expect(over.told('tableRolled')).toMatchObject([{ row: 'rich' }]);
    expect(over.pending).toBeNull();
  });

  it('should follow the row that lies there when it is let be, and ask once in a battle', () => {
    const over = before().answers([2], 'pass');
    expect(over.told('tableRolled')).toMatchObject([{ row: 'poor' }]);
    const used = before({
      friend: { ...guide(), used: { 'knows-the-place': { turningPoint: 0, battle: 1, active: false } } },
    });
    expect(used.answers([2]).told('tableRolled')).toMatchObject([{ row: 'poor' }]);
  });

  it('should be silent when the guide is down', () => {
    const down = before({ friend: { ...guide(), down: true, wounds: 0 } });
    expect(down.answers([2]).told('tableRolled')).toMatchObject([{ row: 'poor' }]);
  });
});
