import { describe, expect, it } from 'vitest';
import { operativeProfile, read, ros, selection, weaponProfile } from '../../support/rosterFiles.ts';

const upgrade = (name: string, profiles = '', number = 1, inner = '') =>
  selection({ name, type: 'upgrade', profiles, number, inner });

describe('selections of a roster', () => {
  it('should keep models of one name apart', () => {
    const trooper = selection({ profiles: operativeProfile() });
    expect(read(ros(trooper.repeat(3))).models.map(({ name }) => name)).toEqual(['Trooper', 'Trooper', 'Trooper']);
  });

  it('should read a unit with an operative profile as a model', () => {
    const roster = read(ros(selection({ name: 'Beast', type: 'unit', profiles: operativeProfile('Beast') })));
    expect(roster.models.map(({ card }) => card)).toEqual(['Beast']);
  });

  it('should let models without a profile have that of their unit', () => {
    const unit = selection({
      name: 'Squad',
      type: 'unit',
      profiles: operativeProfile('Squaddie'),
      inner: selection({ name: 'Anna' }) + selection({ name: 'Bert', number: 2 }),
    });
    const roster = read(ros(unit));
    expect(roster.models.map(({ name, card }) => [name, card])).toEqual([
      ['Anna', 'Squaddie'],
      ['Bert', 'Squaddie'],
      ['Bert', 'Squaddie'],
    ]);
    expect(roster.counted).toEqual({ inFile: 3, read: 3 });
  });

  it('should find the profile of a model in what it carries', () => {
    const roster = read(ros(selection({ name: 'Anna', inner: upgrade('Datacard', operativeProfile('Scout')) })));
    expect(roster.models[0]).toMatchObject({ name: 'Anna', card: 'Scout' });
  });

  it('should report a second operative profile of one model', () => {
    const roster = read(
      ros(selection({ name: 'Anna', profiles: operativeProfile('Scout') + operativeProfile('Scout, angry') })),
    );
    expect(roster.models.map(({ card }) => card)).toEqual(['Scout']);
    expect(roster.dropped).toEqual([{ path: 'F / Anna / Scout, angry', why: 'secondProfile', models: 0 }]);
  });

  it('should read a model inside a model with its own weapons', () => {
    const drone = selection({
      name: 'Drone',
      profiles: operativeProfile('Drone'),
      inner: upgrade('Sting', weaponProfile('Sting')),
    });
    const handler = selection({
      name: 'Handler',
      profiles: operativeProfile('Handler'),
      inner: upgrade('Whip', weaponProfile('Whip')) + upgrade('Crate', '', 1, drone),
    });
    expect(
      read(ros(handler)).models.map(({ name, weapons }) => [name, ...weapons.map((weapon) => weapon.name)]),
    ).toEqual([
      ['Handler', 'Whip'],
      ['Drone', 'Sting'],
    ]);
  });

  it('should account for a unit of which nothing is known', () => {
    const roster = read(ros(selection({ name: 'Blank', type: 'unit', number: 2 })));
    expect(roster).toMatchObject({
      counted: { inFile: 2, read: 0 },
      dropped: [{ path: 'F / Blank', why: 'noProfile', models: 2 }],
    });
  });

  it('should report weapons that nobody carries', () => {
    const roster = read(ros(selection({ profiles: operativeProfile() }) + upgrade('Mine', weaponProfile('Mine'))));
    expect(roster.dropped).toEqual([{ path: 'F / Mine', why: 'looseWeapon', models: 0 }]);
  });

  it('should give everything to everybody when weapons are counted for one model', () => {
    const inner = upgrade('Rifle', weaponProfile('Rifle')) + upgrade('Knife', weaponProfile('Knife'));
    const roster = read(ros(selection({ number: 2, profiles: operativeProfile(), inner })));
    expect(roster.models.map(({ weapons }) => weapons.map(({ name }) => name))).toEqual([
      ['Rifle', 'Knife'],
      ['Rifle', 'Knife'],
    ]);
  });

  it.each([
    ['no number at all', '', 1],
    ['a number with a fraction of zero', '2.0', 2],
    ['a word', 'many', 1],
    ['none', '0', 0],
  ])('should count %s', (_, number, models) => {
    const roster = read(
      ros(
        selection({ name: 'Extra', profiles: operativeProfile() }) +
          selection({ number, profiles: operativeProfile() }),
      ),
    );
    expect(roster.counted).toEqual({ inFile: models + 1, read: models + 1 });
  });

  it.each([
    ['Save', '7+'],
    ['Save', '1+'],
    ['Wounds', '0'],
    ['Wounds', '120'],
    ['Move', '6⬤'],
    ['APL', ''],
  ])('should account for a model with %s %s', (stat, value) => {
    const roster = read(ros(selection({ number: 3, profiles: operativeProfile('Odd', { [stat]: value }) })));
    expect(roster).toMatchObject({ counted: { inFile: 3, read: 0 }, dropped: [{ why: 'badNumbers', models: 3 }] });
  });

  it.each([
    ['ATK', 'D6'],
    ['HIT', '7+'],
    ['HIT', '1+'],
    ['DMG', '3'],
    ['DMG', 'D3/4'],
  ])('should report a weapon with %s %s', (characteristic, value) => {
    const profiles = operativeProfile() + weaponProfile('Odd', { [characteristic]: value });
    const roster = read(ros(selection({ profiles })));
    expect(roster.models[0]?.weapons).toEqual([]);
    expect(roster.dropped).toEqual([{ path: 'F / Trooper / Odd', why: 'badWeapon', models: 0 }]);
  });

  it.each([
    ['⌖ Thing', {}, 'ranged', true],
    ['⚔ Thing', {}, 'melee', true],
    ['Thing (melee)', {}, 'melee', true],
    ['Thing', { WR: 'Range 6&quot;' }, 'ranged', false],
    ['Old rifle', {}, 'ranged', false],
    ['Gun butt', {}, 'melee', false],
    ['Axe', {}, 'melee', false],
  ])('should take %s for what it most likely is', (name, values, kind, kindKnown) => {
    const roster = read(ros(selection({ profiles: operativeProfile() + weaponProfile(name, values) })));
    expect(roster.models[0]?.weapons[0]).toMatchObject({ kind, kindKnown });
  });

  it('should cut off more weapons than a model can carry, and say so', () => {
    const profiles = operativeProfile() + weaponProfile('Axe').repeat(41);
    const roster = read(ros(selection({ profiles })));
    expect(roster.models[0]?.weapons).toHaveLength(40);
    expect(roster.dropped).toEqual([{ path: 'F / Trooper', why: 'tooManyParts', models: 0 }]);
  });

  it('should read forces inside forces', () => {
    const inner = ros(selection({ profiles: operativeProfile() })).replace(/^.*\n<roster[^>]*>|<\/roster>$/gu, '');
    const text = ros(selection({ profiles: operativeProfile() })).replace('</force>', `${inner}</force>`);
    expect(read(text).counted.read).toBe(2);
  });
});
