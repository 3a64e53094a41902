import { beforeAll, describe, expect, it } from 'vitest';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { present } from '../../src/engine/core/invariant.ts';
import { buildBattle, type BattlePlan } from '../../src/content/buildBattle.ts';
import { loadBundledPack } from '../../src/content/bundledPack.ts';
import type { Pack } from '../../src/content/pack.ts';
import { quickStart, scenarioPlan } from '../../src/content/quickStart.ts';
import { fullSettingsOf, withCp } from '../support/sides.ts';
import { savedBattle } from '../../src/engine/systems/saved.ts';

const anna = { id: 'p1', name: 'Anna', mark: 'circle' };
const marc = { id: 'p2', name: 'Marc', mark: 'square' };
const lea = { id: 'p3', name: 'Lea', mark: 'star' };
const table = (players = [anna]) => ({ players, dice: { retinue: 'table', enemy: 'screen' } as const, seed: 's' });

let pack: Pack;
let battle: BattleState;
beforeAll(async () => {
  pack = await loadBundledPack();
  battle = quickStart(pack, table());
});

const side = (name: 'retinue' | 'enemy', of = battle) => of.operatives.filter((operative) => operative.side === name);
const dvOf = (name: 'retinue' | 'enemy') => side(name).reduce((sum, { dv }) => sum + dv, 0);
const named = (name: string, of = battle) =>
  present(
    of.operatives.find((operative) => operative.name === name),
    name,
  );
const changed = (changes: Partial<BattlePlan>) =>
  buildBattle({ ...scenarioPlan(pack, 'quick-start', table()), ...changes });

const member = (id: string, card: string, weapons: string[] = [], armour: string | null = null) => ({
  id,
  name: id,
  card,
  portrait: null,
  weapons,
  armour,
});

describe('quickStart', () => {
  it('should be a battle by the schema of the engine, and survive being written and read', () => {
    expect(savedBattle().parse(JSON.parse(JSON.stringify(battle)))).toEqual(battle);
  });

  it('should field DV 6 of 6 against DV 9', () => {
    expect([dvOf('retinue'), fullSettingsOf(battle).parameters.retinueDv, dvOf('enemy')]).toEqual([6, 6, 9]);
  });

  it('should field the five of the retinue with what they carry', () => {
    expect(
      side('retinue').map(({ name, role, save, weapons }) => [name, role, save, weapons.map(({ id }) => id)]),
    ).toEqual([
      ['Isaura Vex', 'Acolyte', 6, ['hot-shot-laspistol', 'sword']],
      ['Sabine Hale', 'Serviceman', 5, ['lasgun', 'bayonet']],
      ['Pim Latchkey', 'Hiver', 6, ['autopistol', 'knife']],
      ['Ignace Loam', 'Hiver', 6, ['shotgun', 'club']],
      ['Cyber-hound', 'Cyber-hound', 6, ['hound-jaws']],
    ]);
  });

  it('should field the Voice, five numbered Fighters and a Gunner, each with an id of its own', () => {
    expect(side('enemy').map(({ id, name, role }) => [id, name, role])).toEqual([
      ['cult-leader-1', 'The Voice', 'Cult Leader'],
      ['cult-fighter-1', 'Fighter 1', 'Fighter'],
      ['cult-fighter-2', 'Fighter 2', 'Fighter'],
      ['cult-fighter-3', 'Fighter 3', 'Fighter'],
      ['cult-fighter-4', 'Fighter 4', 'Fighter'],
      ['cult-fighter-5', 'Fighter 5', 'Fighter'],
      ['cult-gunner-1', 'Gunner', 'Gunner'],
    ]);
  });

  it('should begin in set-up with Medium settings, everyone with Conceal, and no CP yet', () => {
    expect(battle).toMatchObject({
      phase: 'setUp',
      turningPoint: 0,
      turningPoints: 6,
      alert: 0,
      ...withCp(0, 'Chaos Cult'),
      eventTable: 'standard-events',
      ticks: { 'voice-silenced': false },
      settings: {
        difficulty: 'medium',
        parameters: { ammo: true, startingCp: 1, eventFrom: 2, reinforcementDv: { d3: true, plus: 0 } },
        dice: { retinue: 'table', enemy: 'screen' },
      },
    });
    expect(new Set(battle.operatives.map(({ order }) => order))).toEqual(new Set(['conceal']));
  });

  it('should fill the magazines of guns and count nothing for blades', () => {
    expect(named('Isaura Vex').ammo).toEqual({ 'hot-shot-laspistol': { left: 5, max: 5, jammed: false } });
    expect(named('Isaura Vex').weapons.map(({ ammo }) => ammo)).toEqual([
      { counter: 'hot-shot-laspistol', start: 5, perShot: 1 },
      null,
    ]);
  });

  it.each([
    [[anna], 'p1 p1 p1 p1 p1'],
    [[anna, marc], 'p1 p2 p1 p2 p1'],
    [[anna, marc, lea], 'p1 p2 p3 p1 p2'],
  ])('should deal the operatives to the players in order (%#)', (players, owners) => {
    expect(
      side('retinue', quickStart(pack, table(players)))
        .map(({ owner }) => owner)
        .join(' '),
    ).toBe(owners);
  });

  it('should know whom reinforcements may bring, with all their arms', () => {
    expect(battle.spawnRows?.map(({ from, to, options }) => [from, to, options.length])).toEqual([
      [1, 2, 1],
      [3, 4, 1],
      [5, 12, 3],
      [13, 14, 3],
      [15, 18, 1],
      [19, 19, 1],
      [20, 20, 2],
    ]);
  });
});

describe('buildBattle', () => {
  it('should name nobody when the mission has no special enemy', () => {
    expect(named('Cult Leader', changed({ mission: 'hold-the-line' })).id).toBe('cult-leader-1');
  });

  it('should name the enemy of highest DV, a leader first among equals', () => {
    const enemies = ['cult-gunner', 'cult-leader'].map((card) => ({ card, weapons: [] }));
    expect(named('The Voice', changed({ enemies })).card).toBe('cult-leader');
    expect(named('The Voice', changed({ enemies: [...enemies, { card: 'heretic-astartes', weapons: [] }] })).card).toBe(
      'heretic-astartes',
    );
  });

  it('should not count the named enemy among those of its kind', () => {
    const enemies = ['heretic-astartes', 'heretic-astartes'].map((card) => ({ card, weapons: [] }));
    const built = side('enemy', changed({ enemies }));
    expect(built.map(({ id, name }) => `${id} ${name}`)).toEqual([
      'heretic-astartes-1 The Voice',
      'heretic-astartes-2 Heretic Astartes',
    ]);
  });

  it('should number enemies of one name across different cards, and give unique ids', () => {
    const enemies = ['gang-boss', 'gang-gunner', 'cult-gunner'].map((card) => ({ card, weapons: [] }));
    const built = side('enemy', changed({ enemies }));
    expect(built.map(({ name }) => name)).toEqual(['The Voice', 'Gunner 1', 'Gunner 2']);
  });

  it('should let an operative without a melee weapon fight unarmed, if its kind can', () => {
    const retinue = [member('one', 'penal-trooper', ['autogun']), member('two', 'servo-skull')];
    const weapons = side('retinue', changed({ retinue })).map((operative) => operative.weapons.map(({ id }) => id));
    expect(weapons).toEqual([['autogun', 'fists'], ['autogun', 'fists'], []]);
  });

  it('should field both troopers of a pair for one DV', () => {
    const pair = side('retinue', changed({ retinue: [member('penal', 'penal-trooper')] }));
    expect(pair.map(({ id, name, dv }) => [id, name, dv])).toEqual([
      ['penal-1', 'penal 1', 1],
      ['penal-2', 'penal 2', 0],
    ]);
  });

  it('should take the better of armour and card for Save', () => {
    const retinue = [
      member('a', 'acolyte', [], 'carapace'),
      member('b', 'gun-servitor', [], 'flak-vest'),
      member('c', 'acolyte', [], 'refractor-amulet'),
    ];
    expect(side('retinue', changed({ retinue })).map(({ save }) => save)).toEqual([4, 4, 6]);
  });

  it('should give a marksman its own Hit with guns, unless the gun has one', () => {
    const [operative] = side(
      'retinue',
      changed({ retinue: [member('a', 'off-worlder-marksman', ['lasgun', 'flamer', 'knife'])] }),
    );
    expect(operative?.weapons.map(({ hit }) => hit)).toEqual([
      { kind: 'set', value: 3 },
      { kind: 'set', value: 2 },
      { kind: 'own' },
    ]);
  });

  it('should let the profiles of one gun share a counter', () => {
    const [operative] = side('retinue', changed({ retinue: [member('a', 'acolyte', ['plasma-pistol'])] }));
    expect(operative?.ammo).toEqual({ 'plasma-pistol': { left: 4, max: 4, jammed: false } });
    expect(operative?.weapons.map(({ ammo }) => ammo)).toEqual([
      { counter: 'plasma-pistol', start: 4, perShot: 1 },
      { counter: 'plasma-pistol', start: 4, perShot: 2 },
      null,
    ]);
  });

  it('should grow markers, DV and reinforcements with the number of Acolytes', () => {
    const retinue = [member('a', 'acolyte'), member('b', 'acolyte')];
    const built = changed({ mission: 'retrieve', retinue, difficulty: 'hard' });
    expect(built.mission.counters).toEqual([{ id: 'searched', name: 'Markers searched', max: 5 }]);
    expect(built.settings.parameters).toMatchObject({ retinueDv: 9, reinforcementDv: { d3: true, plus: 2 } });
    expect([built.alert, built.turningPoints]).toEqual([1, null]);
  });

  it('should switch ammunition off on Easy but keep the counters', () => {
    const built = changed({ difficulty: 'easy' });
    expect(built.settings.automation.ammo).toBe(false);
    expect(named('Sabine Hale', built).ammo).toEqual({ lasgun: { left: 8, max: 8, jammed: false } });
  });

  it('should throw when the plan names what the pack does not have', () => {
    expect(() => changed({ mission: 'nowhere' })).toThrow('no mission nowhere');
    expect(() => changed({ retinue: [member('a', 'nobody')] })).toThrow('no card nobody');
  });

  it('should leave the pack as it was when the battle changes', () => {
    const first = quickStart(pack, table());
    present(first.operatives[0], 'first').keywords.push('CHANGED');
    first.engagement.push(['a', 'b']);
    expect(quickStart(pack, table())).toEqual(battle);
  });
});
