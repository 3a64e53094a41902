import { describe, expect, it } from 'vitest';
import { buildBattle } from '../../src/content/buildBattle.ts';
import { scenarioPlan } from '../../src/content/quickStart.ts';
import { QUICK_START } from '../../src/content/readyScenario.ts';
import { present } from '../../src/engine/core/invariant.ts';
import type { Operative } from '../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { unitsOf } from '../../src/content/buildForces.ts';
import { loadBundledCampaign } from '../../src/content/campaign/bundledCampaign.ts';
import { matching } from '../../src/engine/family/killteam/plugins/effects/selector.ts';
import type { Selector } from '../../src/engine/family/killteam/tables/selector.ts';
import { holds } from '../../src/engine/plugins/scenario/holds.ts';
import { forPlayers } from '../../src/engine/plugins/scenario/forPlayers.ts';
import { gameOf } from '../../src/engine/systems/killTeams.ts';
import { reportOf } from '../../src/engine/campaign/reportOf.ts';
import { shotAt } from '../support/attackView.ts';
import { activate, END, play, type Play } from '../support/decide.ts';
import { eventHappens } from '../support/ploys.ts';
import { withCp } from '../support/sides.ts';

const bundled = await loadBundledCampaign();
const { pack } = bundled;
const alpha = { card: 'thrall-alpha', weapons: [] };
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

/** A face of 1 on the table of the Secutarii, for which an effect asks in so many words. */
const reinforcedBy = (battle: BattleState): Play =>
  eventHappens(play(battle), [
    { op: 'spawn', group: 'reinforcements', order: 'conceal', where: 'entry-point', dv: 2 },
  ]).answers([1]);

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

describe('Thrall Alpha', () => {
  const SERVITORS = ['sword-servitor-1', 'shield-servitor-1'];
  const battle = () => fought([alpha, thrall]);
  const firefight = (set: Partial<BattleState> = {}) =>
    play({ ...battle(), phase: 'firefight', turningPoint: 1, initiative: 'retinue', alert: 2, ...set });
  const [first = '', second = ''] = battle().operatives.map(({ id }) => id);
  const shoots = (at: Play, target: string) => {
    const gun = at.operative(first).weapons.find(({ kind }) => kind === 'ranged');
    return at.does(activate(first)).does({ type: 'shoot', weapon: present(gun, 'a gun').id, target });
  };
  const falls = (at: Play, ...servitors: readonly string[]) =>
    servitors.reduce(
      (from, operative) =>
        from.does({ type: 'correct', correction: { what: 'wounds', operative, to: 0, credit: first } }),
      at,
    );

  it('should take the field with its two servitors, Save 4+, 3 wounds, without DV or arms', () => {
    const brought = battle().operatives.filter(({ keywords }) => keywords.includes('SERVITOR MARKER'));
    expect(brought.map(({ id, save, maxWounds, dv, weapons }) => [id, save, maxWounds, dv, weapons])).toEqual([
      ['sword-servitor-1', 4, 3, 0, []],
      ['shield-servitor-1', 4, 3, 0, []],
    ]);
    expect(fought([thrall]).operatives.filter(({ side }) => side === 'enemy')).toHaveLength(1);
  });

  it('should be one unit of 2 DV in a force, whoever stands beside it', () => {
    const units = unitsOf(pack, [alpha, thrall, alpha], null);
    expect(units.map(({ models, dv }) => [models.map(({ id }) => id), dv])).toEqual([
      [['thrall-alpha-1'], 2],
      [['secutarii-thrall-1'], 1],
      [['thrall-alpha-2'], 2],
    ]);
  });

  it('should bring them along as a reinforcement', () => {
    const spawned = reinforcedBy(fought([thrall]));
    expect(told(spawned, 'operativeAdded').map((each) => ('operative' in each ? each.operative : null))).toMatchObject([
      { card: 'thrall-alpha', readiness: 'ready', order: 'conceal' },
      { card: 'sword-servitor', readiness: 'expended', order: 'engage' },
      { card: 'shield-servitor', readiness: 'expended', order: 'engage' },
    ]);
    expect(spawned.midway.spawned).toBe(1);
  });

  it('should bring them along in a wave of a scenario, and the players know of them only where it may be rolled', () => {
    const enemies = [{ card: 'thrall-alpha', weapons: [], count: 1 }];
    const wave = { id: 'alpha', name: 'Alpha', where: 'the gate', order: 'conceal', dv: null, enemies } as const;
    const script = { ...present(pack.missions.get('retrieve')?.script, 'a script'), waves: [wave] };
    const missions = new Map([
      ...pack.missions,
      ['vault', { ...present(pack.missions.get('retrieve'), 'a mission'), script }],
    ]);
    const scripted = fought([], { pack: { ...pack, missions }, mission: 'vault', faction: 'chaos-cult' });
    const come = eventHappens(play(scripted), [{ op: 'wave', wave: 'alpha' }]);
    expect(
      told(come, 'operativeAdded').map((each) => (each.type === 'operativeAdded' ? each.operative.card : '')),
    ).toEqual(['thrall-alpha', 'sword-servitor', 'shield-servitor']);
    expect(Object.keys(forPlayers(scripted).companions ?? {})).toEqual([]);
    const rolled = { ...scripted, spawnRows: fought([]).spawnRows ?? [] };
    expect(Object.keys(forPlayers(rolled).companions ?? {})).toEqual(['thrall-alpha']);
  });

  it('should have them shot at like operatives, to nobody’s credit', () => {
    const hit = shoots(firefight(), 'sword-servitor-1');
    expect(shotAt(hit)).toMatchObject({ save: 4, problem: null });
    const dice = hit.question.kind === 'roll' ? hit.question.count : 0;
    const down = hit.answers(
      Array.from({ length: dice }, () => 6),
      [1, 1],
      'c0n0',
    );
    expect(down.operative('sword-servitor-1')).toMatchObject({ wounds: 0, removed: true });
    expect(down.operative(first)).toMatchObject({ kills: 0 });
  });

  it('should have them fought, and not fight back', () => {
    const close = firefight({ engagement: [[first, 'shield-servitor-1']] }).does(activate(first));
    const blade = present(
      close.operative(first).weapons.find(({ kind }) => kind === 'melee'),
      'a blade',
    );
    const fight = close.does({ type: 'fight', weapon: blade.id, target: 'shield-servitor-1' });
    const dice = fight.question.kind === 'roll' ? fight.question.count : 0;
    const rolled = fight.answers(Array.from({ length: dice }, () => 6));
    const strike = rolled.question.kind === 'pick' ? present(rolled.question.options[0], 'a strike').id : '';
    const fallen = rolled.answers(strike);
    expect(fallen.operative('shield-servitor-1')).toMatchObject({ wounds: 0, removed: true });
    expect(fallen.asked.filter(({ kind }) => kind === 'roll')).toHaveLength(1);
    expect(fallen.operative(first).wounds).toBe(fallen.operative(first).maxWounds);
  });

  it('should never have them act, in this turning point or the next', () => {
    const acted = ['thrall-alpha-1', second, 'secutarii-thrall-1'].reduce(
      (at, id) => at.does(activate(id)).does(END),
      firefight().does(activate(first)).does(END),
    );
    expect(acted.refuses(activate('sword-servitor-1')).code).toBe('notYourTurn');
    const idle = { ...firefight().state, turn: 'enemy' };
    expect(play(idle).refuses(activate('sword-servitor-1')).code).toBe('notReady');
    const next = play({ ...idle, phase: 'turningPointOver' }).does({ type: 'nextTurningPoint' });
    expect(next.midway.operatives.filter(({ id }) => SERVITORS.includes(id)).map(({ readiness }) => readiness)).toEqual(
      ['expended', 'expended'],
    );
  });

  it('should not have them counted among enemies down or left, in conditions, by lot or in the report', () => {
    const content = bundled.content;
    const down = falls(firefight(), ...SERVITORS);
    expect(down.operative('sword-servitor-1').down).toBe(true);
    const counts = (is: 'standing' | 'down', least: number, keyword?: string) =>
      holds({ is, side: 'enemy', least, ...(keyword !== undefined && { keyword }) }, down.state);
    expect([counts('down', 1), counts('down', 1, 'SERVITOR MARKER')]).toEqual([false, true]);
    expect([counts('standing', 2), counts('standing', 3)]).toEqual([true, false]);
    const report = reportOf(content, down.state, down.entries, { deployed: [], objectives: [] });
    expect([report.enemies, report.enemiesDown]).toEqual([2, 0]);
  });

  it('should leave them out of what concerns each or one at random, but not out of a place', () => {
    const each = { who: 'each', side: 'enemy', filters: ['standing'] } as const;
    const meant = (selector: Selector) => matching(gameOf(battle()), selector, null).map(({ id }) => id);
    expect(meant({ ...each, filters: ['standing'] })).toEqual(['thrall-alpha-1', 'secutarii-thrall-1']);
    expect(meant({ ...each, who: 'one', filters: [] })).toEqual(['thrall-alpha-1', 'secutarii-thrall-1']);
    expect(meant({ ...each, who: 'inside', filters: [] })).toHaveLength(4);
    expect(meant({ ...each, filters: [], keyword: 'SERVITOR MARKER' })).toEqual(SERVITORS);
  });
});
