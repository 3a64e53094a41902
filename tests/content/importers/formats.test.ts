import { describe, expect, it } from 'vitest';
import { importRoster } from '../../../src/content/importers/importRoster.ts';
import { read, rosterOf, rosz, sample } from '../../support/rosterFiles.ts';

const tidewalkers = () =>
  rosterOf(importRoster(sample('teams.killteamjson.json'), 'teams.killteamjson.json', 'OWN-TID'));

describe('BattleScribe', () => {
  const roster = read(sample('crew.ros'));

  it('should read name, game and format', () => {
    expect(roster).toMatchObject({
      format: 'battleScribe',
      name: 'Lamplighters & Sons',
      gameSystem: 'Skirmish (2024)',
    });
  });

  it('should read the numbers, the own name and the kind of a model', () => {
    expect(roster.models[0]).toMatchObject({
      name: 'Old Maren',
      card: 'Warden',
      apl: 3,
      move: 6,
      save: 4,
      wounds: 9,
      hit: null,
      keywords: ['LEADER', 'LAMPLIGHTER'],
    });
  });

  it('should keep the last segment of a composite entry id', () => {
    expect(roster.models.map(({ source }) => source)).toEqual(['card-warden', ...Array(4).fill('card-watchman')]);
  });

  it('should keep the profiles of one weapon together', () => {
    expect(roster.models[0]?.weapons.map(({ name, item, kind, kindKnown }) => [name, item, kind, kindKnown])).toEqual([
      ['Lamp cannon (glow)', 'Lamp cannon', 'ranged', true],
      ['Lamp cannon (blaze)', 'Lamp cannon', 'ranged', true],
      ['Boat hook', 'Boat hook', 'melee', true],
    ]);
    expect(roster.models[0]?.weapons[1]).toMatchObject({
      attacks: 4,
      hit: 4,
      damage: { normal: 5, critical: 6 },
      rules: [
        { id: 'hot', params: {} },
        { id: 'lethal', params: { x: 5 } },
      ],
      unknownRules: ['Dazzle 2'],
    });
  });

  it('should keep abilities as plain text, without hidden ones and headings of weapon rules', () => {
    expect(roster.models[0]?.abilities).toEqual([
      { name: 'Steady Hands', text: 'Whenever it shoots,\nit takes one breath.' },
      { name: 'Lantern Oath', text: 'This operative ignores the dark.' },
    ]);
  });

  it('should deal a weapon of a smaller number to as many of the models', () => {
    expect(roster.models.slice(1, 4).map(({ weapons }) => weapons.map(({ name }) => name))).toEqual([
      ['Cudgel', 'Net thrower'],
      ['Cudgel', 'Carbine'],
      ['Cudgel', 'Carbine'],
    ]);
  });

  it('should report models without a profile', () => {
    expect(roster.counted).toEqual({ inFile: 7, read: 5 });
    expect(roster.dropped).toEqual([{ path: 'Roster / Lamp hound', why: 'noProfile', models: 2 }]);
  });

  it('should read the same from a .rosz', () => {
    expect(read(rosz(sample('crew.ros')), 'crew.rosz')).toEqual(roster);
  });

  it('should go by the content, not by the name', () => {
    expect(read(sample('crew.ros'), 'photo.jpg')).toEqual(roster);
  });

  it('should read a file that begins with a byte order mark', () => {
    expect(read(new Uint8Array([0xef, 0xbb, 0xbf, ...sample('crew.ros')]))).toEqual(roster);
  });
});

describe('New Recruit', () => {
  const roster = read(sample('crew.newrecruit.json'), 'crew.json');

  it('should read the tree that has attributes as plain keys', () => {
    expect(roster).toMatchObject({ format: 'newRecruit', name: 'Salt Choir', dropped: [] });
    expect(roster.models[0]).toMatchObject({ name: 'Cantor', source: 'cantor', apl: 2, move: 5, save: 3, wounds: 12 });
    expect(roster.models[0]?.weapons[0]?.rules.map(({ id }) => id)).toEqual(['brutal', 'shock']);
    expect(roster.models[0]?.abilities).toEqual([{ name: 'Dirge (1AP)', text: 'Everybody within 3" listens.' }]);
  });

  it('should not multiply numbers a second time', () => {
    expect(roster.counted).toEqual({ inFile: 5, read: 5 });
  });

  it('should read lists that still have their wrapper', () => {
    const text = new TextDecoder().decode(sample('crew.newrecruit.json'));
    const wrapped = JSON.stringify(JSON.parse(text), (key, value: unknown) =>
      Array.isArray(value) && key.endsWith('s') ? { [key.slice(0, -1)]: value } : value,
    );
    expect(read(wrapped, 'crew.json')).toEqual(roster);
  });
});

describe('killteamjson', () => {
  it('should ask which team when there are several', () => {
    expect(importRoster(sample('teams.killteamjson.json'), 'kt24.json')).toEqual({
      ok: false,
      code: 'severalTeams',
      problems: [],
      teams: [
        { id: 'OWN-TID', name: 'Tidewalkers', models: 3 },
        { id: 'OWN-MOL', name: 'Molefolk', models: 1 },
      ],
    });
  });

  it('should offer the teams again when the one asked for is not there', () => {
    const result = importRoster(sample('teams.killteamjson.json'), 'kt24.json', 'OWN-XXX');
    expect(result).toMatchObject({ ok: false, code: 'unknownTeam', teams: [{ id: 'OWN-TID' }, { id: 'OWN-MOL' }] });
  });

  it('should read the team that is chosen, and account for what it cannot read', () => {
    const roster = tidewalkers();
    expect(roster).toMatchObject({ format: 'killteamjson', name: 'Tidewalkers', counted: { inFile: 3, read: 2 } });
    expect(roster.models.map(({ name, source }) => [name, source])).toEqual([
      ['Captain', 'OWN-TID-CAP'],
      ['Gull', 'OWN-TID-GUL'],
    ]);
    expect(roster.dropped).toEqual([
      { path: 'Tidewalkers / Captain / Squall', why: 'badWeapon', models: 0 },
      { path: 'Tidewalkers / Deckhand', why: 'badNumbers', models: 1 },
    ]);
  });

  it('should read glued codes, profiles and abilities', () => {
    const captain = tidewalkers().models[0];
    expect(captain?.keywords).toEqual(['TIDEWALKER', 'LEADER', 'CAPTAIN']);
    expect(captain?.abilities).toEqual([{ name: 'Reel In', text: 'Pull the **target** 1" closer.\nThen stop.' }]);
    expect(
      captain?.weapons.map(({ name, item, kind, rules, unknownRules }) => ({ name, item, kind, rules, unknownRules })),
    ).toEqual([
      {
        name: 'Harpoon gun (Barbed)',
        item: 'Harpoon gun',
        kind: 'ranged',
        rules: [
          { id: 'accurate', params: { x: 2 } },
          { id: 'piercingCrits', params: { x: 1 } },
        ],
        unknownRules: [],
      },
      {
        name: 'Harpoon gun (Burst)',
        item: 'Harpoon gun',
        kind: 'ranged',
        rules: [
          { id: 'devastating', params: { x: 1, inches: null } },
          { id: 'lethal', params: { x: 5 } },
        ],
        unknownRules: ['Reel In'],
      },
      { name: 'Cutlass', item: 'Cutlass', kind: 'melee', rules: [], unknownRules: [] },
    ]);
  });

  it('should read the shape with one file for each team and rules as objects', () => {
    const roster = read(sample('team.fork.json'), 'OWN-CHI.json');
    expect(roster).toMatchObject({ name: 'Chimney Guild', counted: { inFile: 2, read: 2 }, dropped: [] });
    expect(roster.models[0]?.weapons[0]?.rules).toEqual([
      { id: 'piercingCrits', params: { x: 1 } },
      { id: 'lethal', params: { x: 5 } },
      { id: 'heavy', params: { only: 'dash' } },
      { id: 'devastating', params: { x: 3, inches: 1 } },
      { id: 'seekLight', params: {} },
    ]);
    expect(roster.models[0]?.weapons[0]?.unknownRules).toEqual(['concealed']);
    expect(roster.models[1]?.keywords).toEqual(['CHIMNEY GUILD', 'SWEEP']);
  });
});

describe('KTDash', () => {
  const roster = read(sample('roster.ktdash.json'), 'aBc12.json');

  it('should read what each operative carries, with the numbers of its own', () => {
    expect(roster).toMatchObject({ format: 'ktdash', name: 'Friday crew' });
    expect(roster.models[0]).toMatchObject({
      name: 'Bess',
      card: 'Captain',
      source: 'OWN-TID-CAP',
      move: 7,
      wounds: 13,
    });
    expect(roster.models[0]?.weapons.map(({ name }) => name)).toEqual(['Cutlass']);
  });

  it('should take from the type what the operative does not say', () => {
    expect(roster.models[1]).toMatchObject({
      name: 'Gull',
      card: 'Gull',
      move: 8,
      save: 6,
      keywords: ['TIDEWALKER', 'GULL'],
    });
    expect(roster.models[1]?.weapons.map(({ name, rules }) => [name, rules[0]?.id])).toEqual([['Beak', 'rending']]);
  });

  it('should account for operatives whose type is gone, and for values that are none', () => {
    expect(roster.counted).toEqual({ inFile: 4, read: 2 });
    expect(roster.dropped).toEqual([
      { path: 'Friday crew / Gone', why: 'noProfile', models: 1 },
      { path: 'Friday crew', why: 'noProfile', models: 1 },
    ]);
  });
});
