import { describe, expect, it } from 'vitest';
import { buildBattle } from '../../src/content/buildBattle.ts';
import { loadBundledPack } from '../../src/content/bundledPack.ts';
import { scenarioPlan } from '../../src/content/quickStart.ts';
import { QUICK_START } from '../../src/content/readyScenario.ts';
import { present } from '../../src/engine/core/invariant.ts';
import type { Operative } from '../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { play, type Play } from '../support/decide.ts';
import { withCp } from '../support/sides.ts';

const pack = await loadBundledPack();
const thrall = { card: 'secutarii-thrall', weapons: [] };

/** The quick start against these of the Secutarii, or of another faction. */
const fought = (enemies: readonly { card: string; weapons: string[] }[], set: object = {}): BattleState => ({
  ...buildBattle({
    ...scenarioPlan(pack, QUICK_START, { players: [], dice: { retinue: 'table', enemy: 'table' }, seed: 's' }),
    faction: 'secutarii',
    enemies,
    ...set,
  }),
  ...withCp(0),
});

const wounded = (battle: BattleState, lost: Readonly<Record<string, number>>): BattleState => ({
  ...battle,
  operatives: battle.operatives.map((each) => ({ ...each, wounds: each.wounds - (lost[each.id] ?? 0) })),
});

/** The next turning point, with the event that brings the usual reinforcements. */
function reinforced(battle: BattleState, row = 'enemy-reinforcements'): Play {
  const table = present(battle.tables?.[battle.eventTable ?? ''], 'the table of events');
  const { from } = present(table.rows.find(({ id }) => id === row) ?? null, row);
  return play({ ...battle, phase: 'turningPointOver', turningPoint: 1 })
    .does({ type: 'nextTurningPoint' })
    .answers([4], [from]);
}

const woundsOf = (at: Play, ...ids: readonly string[]) => ids.map((id) => at.operative(id).wounds);
const told = ({ entries }: Play, type: string) =>
  entries.flatMap(({ events }) => events).filter((event) => event.type === type);

describe('Enemy Reinforcements against the Secutarii', () => {
  const four = fought([thrall, thrall, thrall, thrall]);
  const ids = ['secutarii-thrall-1', 'secutarii-thrall-2', 'secutarii-thrall-3', 'secutarii-thrall-4'];
  const lost = { 'secutarii-thrall-1': 1, 'secutarii-thrall-2': 5, 'secutarii-thrall-3': 2, 'secutarii-thrall-4': 3 };
  const event = () => reinforced(wounded(four, lost));

  it('should heal the three who lost most by D3 each, with dice of their own, and bring nobody', () => {
    const first = event();
    expect(first.question).toMatchObject({ kind: 'roll', side: 'enemy', count: 1, sides: 3, operative: ids[1] });
    const healed = first.answers([3], [1], [2]);
    expect(woundsOf(healed, ...ids)).toEqual([6, 5, 7, 5]);
    expect(told(healed, 'healed')).toHaveLength(3);
    expect(told(healed, 'effectNoted')).toMatchObject([{ op: 'instead', params: { rule: 'secutarii-repairs' } }]);
    expect(told(healed, 'operativeAdded')).toEqual([]);
    expect(healed.pending).toBeNull();
  });

  it('should heal those who are hurt, never beyond their wounds, and nobody who is down or unhurt', () => {
    const down = wounded(four, { 'secutarii-thrall-1': 1 });
    const operatives = down.operatives.map((each): Operative =>
      each.id === ids[3] ? { ...each, wounds: 0, down: true, removed: true } : each,
    );
    const healed = reinforced({ ...down, operatives }).answers([3]);
    expect(woundsOf(healed, ...ids)).toEqual([7, 7, 7, 0]);
    expect(reinforced(four).pending).toBeNull();
  });

  it('should bring reinforcements to every other force, and by every other row', () => {
    const other = fought([{ card: 'cult-fighter', weapons: [] }], { faction: 'chaos-cult' });
    const arrives = reinforced(other).answers([2]);
    expect(told(arrives, 'healed')).toEqual([]);
    expect(told(arrives, 'taskOpened').map((each) => ('task' in each ? each.task : null))).toContainEqual(
      expect.objectContaining({ kind: 'spawn' }),
    );
    const wakes = fought([thrall], { eventTable: 'underhive-events' });
    expect(told(reinforced(wakes, 'nest-wakes'), 'operativeAdded')).toMatchObject([{ operative: { card: 'vermin' } }]);
  });
});
