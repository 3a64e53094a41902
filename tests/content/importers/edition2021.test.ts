import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inchesOf, inInches } from '../../../src/content/importers/distance.ts';
import { importRoster } from '../../../src/content/importers/importRoster.ts';
import { toPackFiles } from '../../../src/content/importers/toPackFiles.ts';
import { parseRule2021, parseRules2021 } from '../../../src/content/importers/weaponRules2021.ts';
import { choiceOf, factsOf } from '../../../src/content/killTeams/sideChoice.ts';
import { killTeamBattle } from '../../../src/content/killTeamBattle.ts';
import { loadPack } from '../../../src/content/loadPack.ts';
import type { Pack } from '../../../src/content/pack.ts';
import { present } from '../../../src/engine/core/invariant.ts';
import { weaponRules } from '../../../src/engine/systems/kt2021/weaponRules.ts';
import { systemById } from '../../../src/engine/systems/killTeams.ts';
import { bytesOf, read, rosterOf, rosz, sample } from '../../support/rosterFiles.ts';
import { sides2021 } from '../../support/sides2021.ts';

const crew = () => read(sample('crew2021.ros'));
const json = (name: string, team: string | null = null) => rosterOf(importRoster(sample(name), name, team));

function packOf(roster: Parameters<typeof toPackFiles>[0]): Pack {
  const result = loadPack(toPackFiles(roster, 'team'), systemById);
  return present(result.ok ? result.pack : null, JSON.stringify(result));
}

describe('a BattleScribe roster of 2021', () => {
  it('should be read with the numbers of its cards, distances in their symbols', () => {
    const { edition, models, counted, dropped } = crew();
    expect([edition, counted, dropped]).toEqual(['2021', { inFile: 3, read: 3 }, []]);
    expect(models[0]).toMatchObject({
      name: 'Old Ferris',
      card: 'Tide Captain',
      apl: 3,
      move: 6,
      save: 3,
      wounds: 12,
      defence: 3,
      group: 1,
      keywords: ['TIDE WALKER', 'LEADER', '<SHOAL>'],
    });
    expect(models.slice(1).map(({ group, move }) => [group, move])).toEqual([
      [2, 6],
      [2, 6],
    ]);
  });

  it('should keep special rules that the app does not know, in both columns, and say which', () => {
    const [pistol] = crew().models[0]?.weapons ?? [];
    expect(pistol).toMatchObject({ name: 'Brine pistol', kind: 'ranged', unknownRules: ['Salt Curse 2', 'Drown'] });
    expect(pistol?.rules).toEqual([
      { id: 'rng', params: { x: 6 } },
      { id: 'ap', params: { x: 1 } },
      { id: 'told', params: { name: 'Salt Curse 2' } },
    ]);
    expect(pistol?.critical).toEqual([
      { id: 'p', params: { x: 1 } },
      { id: 'told', params: { name: 'Drown', critical: true } },
    ]);
  });

  it('should become a kill team with everything told that the app does not carry out, ready for a battle', () => {
    const pack = packOf(crew());
    const [roster = ''] = pack.retinues.keys();
    const choice = choiceOf(pack, roster);
    expect(choice.members.map(({ name }) => name)).toEqual(['Old Ferris', 'Tide Hand', 'Tide Hand 2']);
    expect(pack.operatives.get('old-ferris')?.traits).toMatchObject([
      { name: 'Ebb and Flow', plays: 'guide', use: null },
      { name: 'Call the Tide (1AP)', plays: 'guide', use: { ap: 1, during: 'activation' } },
      { name: 'Lucky Shell', plays: 'guide', use: null },
    ]);
    const shipped = sides2021();
    const state = killTeamBattle({
      pack: shipped,
      mission: 'no-mission',
      teams: [
        { team: roster, pack, player: { id: 'p1', name: 'Ana', mark: 'A' } },
        { team: 'salt-wardens', player: { id: 'p2', name: 'Ben', mark: 'B' } },
      ],
      settings: { automation: { attack: 'assisted', falling: true } },
      dice: { people: 'table', tables: 'screen' },
      seed: 'seed',
    });
    expect(state.sides.map(({ name }) => name)).toEqual(['Tide Walkers', 'Salt wardens']);
    expect(state.operatives.filter(({ side }) => side === 'first').map(({ group }) => group)).toEqual([
      undefined,
      2,
      2,
    ]);
  });

  it('[K-05] should not begin before its keywords in brackets are chosen', () => {
    const pack = packOf(crew());
    const [roster = ''] = pack.retinues.keys();
    expect(
      factsOf({ ...pack, killTeams: sides2021().killTeams }, choiceOf(pack, roster)).map(({ code }) => code),
    ).toEqual(['openKeyword']);
    expect(factsOf(pack, choiceOf(pack, roster)).map(({ code }) => code)).toEqual(['openKeyword']);
  });

  it('should be the same out of an archive', () => {
    expect(read(rosz(sample('crew2021.ros')), 'crew.rosz')).toEqual(crew());
  });
});

describe('killteamjson and KTDash of 2021', () => {
  it('should ask which team is meant, and read that one', () => {
    const asked = importRoster(sample('teams2021.killteamjson.json'), 'teams.json');
    expect(asked).toMatchObject({
      ok: false,
      code: 'severalTeams',
      teams: [
        { id: 'TW', models: 3 },
        { id: 'RW', models: 0 },
      ],
    });
    const { models, counted, dropped } = json('teams2021.killteamjson.json', 'TW');
    expect(counted).toEqual({ inFile: 3, read: 2 });
    expect(models.map(({ name, group, move }) => [name, group, move])).toEqual([
      ['Tide Captain', 1, 6],
      ['Tide Hand', 2, 6],
    ]);
    expect(dropped.map(({ why }) => why)).toEqual(['badWeapon', 'badWeapon', 'badNumbers']);
  });

  it('should read rules behind a mark as critical, and keep unknown ones', () => {
    const [pistol] = json('teams2021.killteamjson.json', 'TW').models[0]?.weapons ?? [];
    expect(pistol?.rules.map(({ id }) => id)).toEqual(['rng', 'blast', 'told']);
    expect(pistol?.critical?.map(({ id }) => id)).toEqual(['stun']);
    expect(pistol?.unknownRules).toEqual(['Undertow']);
  });

  it('should read a roster with its names, its equipment, and the card behind an operative', () => {
    const { format, edition, models } = json('roster2021.ktdash.json');
    expect([format, edition]).toEqual(['ktdash', '2021']);
    expect(models.map(({ name, card }) => [name, card])).toEqual([
      ['Old Ferris', 'Tide Captain'],
      ['Nell', 'Nell'],
    ]);
    expect(models[0]?.abilities.map(({ name }) => name)).toEqual(['Ebb', 'Flow (1 AP)', 'Lucky Shell (3 EP)']);
    expect(packOf(json('roster2021.ktdash.json')).retinues.size).toBe(1);
  });

  it('should account for every operative, whatever stands in the file', () => {
    const word = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.constantFrom('3[CIRCLE]', '4+', '3/4', '<b>', '__proto__', '!P1'),
      fc.integer(),
      fc.constant(null),
    );
    const keys = ['opname', 'M', 'APL', 'GA', 'DF', 'SV', 'W', 'keywords', 'weapons', 'abilities', 'baseoperative'];
    const inner = fc.oneof(
      word,
      fc.array(
        fc.dictionary(
          fc.constantFrom('wepname', 'profiles', 'title', 'A', 'SR'),
          fc.oneof(word, fc.array(fc.dictionary(fc.constantFrom('A', 'BS', 'D', 'SR', '!'), word), { maxLength: 3 })),
        ),
        { maxLength: 3 },
      ),
    );
    const operative = fc.oneof(word, fc.dictionary(fc.constantFrom(...keys), inner));
    fc.assert(
      fc.property(fc.array(operative, { maxLength: 4 }), (operatives) => {
        const result = importRoster(bytesOf(JSON.stringify({ rosterid: 'x', operatives })), 'x.json');
        if (!result.ok) {
          expect(result.code).not.toBe('unreadable');
          return;
        }
        const { roster } = result;
        const lost = roster.dropped.reduce((sum, { models }) => sum + models, 0);
        expect(roster.counted).toEqual({ inFile: operatives.length, read: operatives.length - lost });
        const loaded = loadPack(toPackFiles(roster, 'team'), systemById);
        if (roster.models.length > 0) expect(loaded.ok ? [] : loaded.problems).toEqual([]);
      }),
    );
  });
});

describe('what rosters of 2021 write', () => {
  it.each([
    ['3●', 6],
    ['3[CIRCLE]', 6],
    ['⬟', 6],
    ['▲', 1],
    ['2■', 6],
    ['6"', 6],
    ['far', null],
  ])('should read the distance %s', (text, inches) => {
    expect(inchesOf(text)).toBe(inches);
  });

  it('should leave the rest of a text as it is', () => {
    expect(inInches('within ▲ of it')).toBe('within 1" of it');
  });

  it('should know every weapon rule of the system but the one that is told', () => {
    const printed = { noCover: 'No Cover', psychicAction: 'Psychic Action' };
    for (const id of Object.keys(weaponRules).filter((each) => each !== 'told')) {
      const name = Object.entries(printed).find(([key]) => key === id)?.[1] ?? id;
      const found = [name, `${name} 3`, `${name}3`].map(parseRule2021).find((use) => use !== null);
      expect(found?.id).toBe(id);
      expect(weaponRules[id as keyof typeof weaponRules].accepts(found?.params).ok).toBe(true);
    }
  });

  it('should not take a rule for a critical one that needs no critical hit', () => {
    expect(parseRules2021('', 'AP1').critical).toEqual([{ id: 'told', params: { name: 'AP1', critical: true } }]);
    expect(parseRules2021('-', '–')).toEqual({ rules: [], critical: [], unknownRules: [] });
  });
});
