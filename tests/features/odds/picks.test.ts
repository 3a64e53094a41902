import { describe, expect, it } from 'vitest';
import { weaponsOf } from '../../../src/content/arming.ts';
import { loadBundledCampaign } from '../../../src/content/campaign/bundledCampaign.ts';
import { fieldMember } from '../../../src/content/fielding.ts';
import { mergePacks } from '../../../src/content/mergePacks.ts';
import { oddsOf } from '../../../src/engine/family/killteam/advice/shoot/oddsOf.ts';
import { fold } from '../../../src/engine/family/killteam/attack/fold.ts';
import type { WeaponRuleUse } from '../../../src/engine/family/killteam/model/operative.ts';
import { present } from '../../../src/engine/core/invariant.ts';
import { NO_RULES, type OddsRules } from '../../../src/engine/odds/shot.ts';
import { oddsRulesOf } from '../../../src/engine/odds/weaponRules.ts';
import { acolyteRules } from '../../../src/engine/systems/acolyte/rules.ts';
import { operativeOf, picksOf, weaponOf } from '../../../src/features/odds/picks.ts';
import { en, fr } from '../../support/words.ts';
import { momentWith, operativeWith, ruleUse } from '../../support/attackContext.ts';
import { memberWith } from '../../support/fieldedMember.ts';
import { crewFiles } from '../../support/ownPack.ts';
import { ownPack } from '../../support/scenarioPack.ts';

const { pack, campaignPack, content } = await loadBundledCampaign();
const sources = { pack, members: [], finds: campaignPack.weapons };
const picks = picksOf(sources, en);

/** What the rules come to where the dice are rolled: the windows of the ruleset. */
function played(rules: readonly WeaponRuleUse[], kind: 'shoot' | 'fight'): OddsRules {
  const context = momentWith(rules, { kind, target: null, weapon: { ...momentWith(rules).weapon, attacks: 9 } });
  const shot = {
    rules: acolyteRules,
    context,
    hit: 2,
    save: 4,
    defenceDice: 3,
    targetOrder: 'engage',
    ignoresPiercing: false,
  } as const;
  const shock = fold(acolyteRules, 'shock', { value: false, moment: context }).value;
  const read = oddsOf(shot, operativeWith()).weapon.rules;
  const noSaves = kind === 'fight' ? { piercing: 0, piercingCrits: 0 } : {};
  const least = fold(acolyteRules, 'coverSave', { value: true, moment: context }).value;
  return {
    ...read,
    ...noSaves,
    piercingCrits: kind === 'shoot' && read.piercingCrits > read.piercing ? read.piercingCrits : 0,
    shock: kind === 'fight' && shock,
    saturate: kind === 'shoot' && !least,
  };
}

/** A use of a rule with such numbers as it takes. */
function useOf(id: string, x: number): WeaponRuleUse {
  const takes = [{}, { x }, { x, inches: null }, { only: 'dash' }].find(
    (params) => acolyteRules.weaponRules[id]?.accepts(params).ok,
  );
  return ruleUse(id, present(takes, `numbers for ${id}`));
}

const profiles = [...pack.weapons.values(), ...campaignPack.weapons].flatMap((item) =>
  weaponsOf(item, present(pack.operatives.get('acolyte'), 'a card')),
);

describe('the rules of a weapon as the odds read them', () => {
  it.each(profiles.map((weapon) => [weapon.id, weapon] as const))('should be as %s plays', (_, weapon) => {
    const kind = weapon.kind === 'ranged' ? 'shoot' : 'fight';
    expect(oddsRulesOf(weapon.rules, kind).rules).toEqual(played(weapon.rules, kind));
  });

  it.each(['shoot', 'fight'] as const)('should count every rule of the game that moves a number: %s', (kind) => {
    for (const id of Object.keys(acolyteRules.weaponRules)) {
      const use = useOf(id, 3);
      const { rules, uncounted } = oddsRulesOf([use], kind);
      expect(rules, id).toEqual(played([use], kind));
      expect(uncounted, id).toEqual(JSON.stringify(rules) === JSON.stringify(NO_RULES) ? [use] : []);
    }
  });

  it('should join a rule that stands there twice as the game does', () => {
    const uses = ['accurate', 'devastating', 'lethal', 'piercing'].flatMap((id) => [2, 4].map((x) => useOf(id, x)));
    expect(oddsRulesOf(uses, 'shoot').rules).toEqual(played(uses, 'shoot'));
    const once = ['accurate', 'accurate'].map((id) => ruleUse(id, { x: 1 }));
    expect(oddsRulesOf(once, 'shoot').rules.accurate).toBe(2);
  });

  it('should pass over rules that nobody knows', () => {
    const use = ruleUse('constructor', { x: 'three' });
    expect(oddsRulesOf([use], 'shoot')).toEqual({ rules: NO_RULES, uncounted: [use] });
  });
});

describe('what can be picked', () => {
  it('should be everybody who ships, with every way to be armed', () => {
    expect(picks.operatives.map(({ id }) => id)).toEqual([...pack.operatives.keys()]);
    const fighter = present(operativeOf(picks, 'cult-fighter'), 'the fighter');
    expect(fighter).toMatchObject({ name: 'Fighter', group: 'enemies', wounds: 7, save: 6 });
    expect(fighter.weapons.map(({ name }) => name)).toEqual([
      'Autogun',
      'Gun butt',
      'Shotgun',
      'Autopistol',
      'Improvised blade',
    ]);
    expect(operativeOf(picks, 'serviceman')?.save).toBe(5);
    expect(picks.weapons).toHaveLength(picks.operatives.reduce((sum, { weapons }) => sum + weapons.length, 0));
  });

  it('should have the Hit of the one who carries it, and name what is not counted', () => {
    expect(weaponOf(picks, 'acolyte.laspistol')).toMatchObject({ kind: 'shoot', owner: 'Acolyte', side: { hit: 4 } });
    expect(weaponOf(picks, 'off-worlder-marksman.long-las')?.side.hit).toBe(
      weaponOf(picks, 'off-worlder-marksman.autogun')?.side.hit,
    );
    expect(weaponOf(picks, 'acolyte.laspistol')?.unknownRules).toEqual(['Range 8″']);
    expect(weaponOf(picks, 'acolyte.frag-grenade')?.unknownRules).toEqual(
      expect.arrayContaining(['Limited 1', 'Blast 2″']),
    );
    expect(weaponOf(picks, 'acolyte.knife')).toMatchObject({ kind: 'fight', side: { wounds: 8 } });
  });

  it('should offer every other weapon in anybody’s hands, and two profiles as two', () => {
    const acolyte8 = present(operativeOf(picks, 'acolyte'), 'the acolyte');
    const all = [...acolyte8.weapons, ...acolyte8.others()].map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(profiles.length);
    expect(all).toEqual(expect.arrayContaining(['acolyte.plasma-pistol', 'acolyte.plasma-pistol-supercharge']));
  });

  it('should have the members of the campaign first, as they take the field', () => {
    const member = fieldMember(pack, campaignPack, content, memberWith());
    const [first] = picksOf({ ...sources, members: [member] }, en).operatives;
    expect(first).toMatchObject({ id: 'of.m1', name: 'Sabine Hale', group: 'members' });
    expect(first?.weapons.map(({ id }) => id)).toEqual(['of.m1.lasgun', 'of.m1.bayonet']);
  });

  it('should have the player’s own operatives', () => {
    const own = ownPack(crewFiles());
    const all = picksOf({ ...sources, pack: mergePacks(pack, [own]) }, en).operatives.filter(
      ({ group }) => group === 'own',
    );
    expect(all.map(({ name }) => name)).toEqual([...own.operatives.values()].map(({ name }) => name));
    for (const { weapons } of all) for (const { id } of weapons) expect(id).toMatch(/^[a-z0-9-]+\.[a-z0-9-]+$/u);
  });

  it('should speak the language in use, and find nothing under an id that nobody has', () => {
    expect(weaponOf(picksOf(sources, fr), 'acolyte.knife')?.name).toBe(fr.content.names['knife']);
    for (const id of ['', '.', 'acolyte', 'acolyte.', 'nobody.knife', 'constructor'])
      expect(weaponOf(picks, id)).toBeNull();
  });
});
