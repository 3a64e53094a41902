import { describe, expect, it } from 'vitest';
import { importRoster } from '../../../src/content/importers/importRoster.ts';
import type { ImportedRoster } from '../../../src/content/importers/roster.ts';
import { toPackFiles, type PackRole } from '../../../src/content/importers/toPackFiles.ts';
import { loadPack } from '../../../src/content/loadPack.ts';
import type { Pack } from '../../../src/content/pack.ts';
import { toOperative } from '../../../src/content/toOperative.ts';
import { operative } from '../../../src/engine/family/killteam/model/operative.ts';
import { systemById } from '../../../src/engine/systems/killTeams.ts';
import { operativeProfile, read, ros, rosterOf, sample, selection, weaponProfile } from '../../support/rosterFiles.ts';

function packed(roster: ImportedRoster, as: PackRole, dv?: number): Pack {
  const result = loadPack(toPackFiles(roster, as, dv), systemById);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.pack;
}

const troopers = (number: number, name = 'Trooper') => selection({ name, number, profiles: operativeProfile(name) });

const armed = (name: string, ...profiles: readonly string[]) =>
  selection({ name, profiles: operativeProfile(name) + profiles.join('') });

const samples = {
  'crew.ros': () => read(sample('crew.ros')),
  'crew.newrecruit.json': () => read(sample('crew.newrecruit.json')),
  'teams.killteamjson.json': () => rosterOf(importRoster(sample('teams.killteamjson.json'), 'x', 'OWN-TID')),
  'team.fork.json': () => read(sample('team.fork.json')),
  'roster.ktdash.json': () => read(sample('roster.ktdash.json')),
};

describe('toPackFiles', () => {
  describe.each(Object.entries(samples))('%s', (_, make) => {
    it.each(['auxiliary', 'enemy'] as const)('should become a pack that loads, each model a card of kind %s', (as) => {
      const roster = make();
      const pack = packed(roster, as);
      expect([...pack.operatives.values()].map(({ kind }) => kind)).toEqual(roster.models.map(() => as));
      expect(pack.factions.size).toBe(as === 'enemy' ? 1 : 0);
    });

    it('should take the field', () => {
      const pack = packed(make(), 'auxiliary');
      for (const card of pack.operatives.values()) {
        const fielded = { id: card.id, name: card.name, card: card.id, portrait: null, weapons: [], armour: null };
        const built = toOperative(pack, { ...fielded, side: 'retinue', owner: null, dv: card.dv });
        expect(operative.safeParse(built).error?.issues ?? []).toEqual([]);
      }
    });
  });

  it('should mark every row as the user’s and say where it comes from', () => {
    const files = toPackFiles(read(sample('crew.ros')), 'enemy');
    const rows = [
      ...files['operatives.json'],
      ...files['weapons.json'],
      ...(files['factions.json'] ?? []).flatMap((faction) => [faction, ...faction.rows]),
    ];
    expect(new Set(rows.map(({ provenance }) => provenance))).toEqual(new Set(['user']));
    expect(files['pack.json']).toMatchObject({
      id: 'imported-lamplighters-sons',
      name: 'Lamplighters & Sons',
      credits: ['Imported by its user from a BattleScribe roster.'],
    });
  });

  it('should number models of one name', () => {
    const pack = packed(read(ros(troopers(3))), 'auxiliary');
    expect([...pack.operatives.values()].map(({ id, name }) => [id, name])).toEqual([
      ['trooper', 'Trooper'],
      ['trooper-2', 'Trooper 2'],
      ['trooper-3', 'Trooper 3'],
    ]);
  });

  it('should not give a number twice that a name has already', () => {
    const names = ['Trooper 2', 'Trooper', 'Trooper', 'Trööper'].map((name) => troopers(1, name)).join('');
    const pack = packed(read(ros(names)), 'auxiliary');
    expect([...pack.operatives.keys()]).toEqual(['trooper-2', 'trooper', 'trooper-3', 'trooper-4']);
  });

  it('should find ids for names without Latin letters, and for very long ones', () => {
    const pack = packed(read(ros(troopers(2, 'Страж') + troopers(2, 'Long '.repeat(16).trim()))), 'enemy');
    expect([...pack.operatives.keys()].slice(0, 2)).toEqual(['operative', 'operative-2']);
    expect(new Set([...pack.operatives.values()].map(({ name }) => name)).size).toBe(4);
  });

  it('should share equal weapons and number others of the same name', () => {
    const sabre = weaponProfile('Sabre');
    const pack = packed(
      read(ros(armed('A', sabre) + armed('B', sabre, sabre) + armed('C', weaponProfile('Sabre', { DMG: '4/5' })))),
      'auxiliary',
    );
    expect([...pack.weapons.values()].map(({ id, name, profiles }) => [id, name, profiles.length])).toEqual([
      ['sabre', 'Sabre', 1],
      ['sabre-2', 'Sabre', 1],
    ]);
    expect([...pack.operatives.values()].map(({ arms }) => arms)).toEqual([[['sabre']], [['sabre']], [['sabre-2']]]);
  });

  it('should keep the profiles of one weapon in one item, and its two kinds in two', () => {
    const staff = weaponProfile('⌖ Staff (ranged)') + weaponProfile('⚔ Staff (melee)');
    const pack = packed(
      read(ros(armed('A', weaponProfile('⌖ Plasma (low)'), weaponProfile('⌖ Plasma (high)'), staff))),
      'auxiliary',
    );
    expect(
      [...pack.weapons.values()].map(({ id, kind, profiles }) => [id, kind, ...profiles.map((p) => p.id)]),
    ).toEqual([
      ['plasma', 'ranged', 'plasma-low', 'plasma-high'],
      ['staff', 'ranged', 'staff-ranged'],
      ['staff-2', 'melee', 'staff-melee'],
    ]);
  });

  it('should take the operative’s Hit from its weapons, and set it where a weapon differs', () => {
    const weapons = [
      weaponProfile('⚔ Axe', { HIT: '3+' }),
      weaponProfile('⌖ Rifle', { HIT: '5+' }),
      weaponProfile('⌖ Pistol', { HIT: '5+' }),
      weaponProfile('⌖ Flare', { HIT: '2+' }),
    ];
    const pack = packed(read(ros(armed('A', ...weapons) + troopers(1))), 'auxiliary');
    expect(pack.operatives.get('a')).toMatchObject({ hit: 3, rangedHit: 5 });
    expect(pack.operatives.get('trooper')).toMatchObject({ hit: 4, rangedHit: null, arms: [] });
    expect([...pack.weapons.values()].map(({ profiles }) => profiles[0]?.hit)).toEqual([
      { kind: 'own' },
      { kind: 'own' },
      { kind: 'own' },
      { kind: 'set', value: 2 },
    ]);
  });

  it('should write unknown rules down for the players', () => {
    const pack = packed(read(sample('crew.ros')), 'auxiliary');
    expect(pack.weapons.get('lamp-cannon')?.byHand).toBe('Lamp cannon (blaze): Dazzle 2');
    expect(pack.weapons.get('boat-hook')?.byHand).toBeNull();
  });

  it('should write abilities down as rules of the card', () => {
    expect(packed(read(sample('crew.ros')), 'auxiliary').operatives.get('old-maren')?.rules).toEqual([
      { id: 'steady-hands', text: 'Steady Hands: Whenever it shoots,\nit takes one breath.' },
      { id: 'lantern-oath', text: 'Lantern Oath: This operative ignores the dark.' },
    ]);
  });

  it('should give auxiliaries and enemies the deployment value asked for, else 1', () => {
    const roster = read(ros(troopers(1)));
    const dvOf = (as: PackRole, dv?: number) => packed(roster, as, dv).operatives.get('trooper')?.dv;
    expect([dvOf('auxiliary'), dvOf('auxiliary', 3), dvOf('enemy'), dvOf('enemy', 2)]).toEqual([1, 3, 1, 2]);
  });

  it('should make auxiliaries part of the retinue', () => {
    expect(packed(read(ros(troopers(1))), 'auxiliary').operatives.get('trooper')?.keywords).toEqual([
      'ACOLYTE RETINUE',
      'AUXILIA',
    ]);
    expect(packed(read(ros(troopers(1))), 'enemy').operatives.get('trooper')?.keywords).toEqual([]);
  });

  it.each([
    [1, 1],
    [3, 1],
    [7, 1],
    [20, 1],
    [21, 2],
    [41, 3],
    [200, 10],
  ])('should share the D20 out among %d enemies with %d tables, each enemy in one row', (models, tables) => {
    const pack = packed(read(ros(troopers(models))), 'enemy');
    const rows = [...pack.factions.values()].flatMap((faction) => faction.rows);
    expect(pack.factions.size).toBe(tables);
    expect(rows.map(({ card }) => card).toSorted()).toEqual([...pack.operatives.keys()].toSorted());
    expect(new Set(rows.map(({ max }) => max))).toEqual(new Set([1]));
  });

  it('should bring operative types as often as the dice say, leaders once', () => {
    const pack = packed(samples['teams.killteamjson.json'](), 'enemy');
    expect(pack.factions.get('tidewalkers')?.rows.map(({ card, max }) => [card, max])).toEqual([
      ['captain', 1],
      ['gull', null],
    ]);
  });

  it('should make an empty pack of a roster of which nothing was read', () => {
    const roster = read(ros(selection({ name: 'Blank' })));
    expect(packed(roster, 'enemy').operatives.size).toBe(0);
  });
});

describe('names that every object has', () => {
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'should make a playable pack of a weapon and an ability called %s',
    (name) => {
      const ability = `<profile name="${name}" typeName="Abilities"><characteristics><characteristic name="Ability">Acts first.</characteristic></characteristics></profile>`;
      const roster = read(ros(armed('Trooper', weaponProfile(name), ability)));
      for (const role of ['auxiliary', 'enemy'] as const) {
        const pack = packed(roster, role, role === 'enemy' ? 3 : undefined);
        expect([...pack.operatives.values()][0]?.arms).toHaveLength(1);
      }
    },
  );
});
