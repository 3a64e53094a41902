import { describe, expect, it } from 'vitest';
import { loadBundledPack } from '../../../src/content/bundledPack.ts';
import { present } from '../../../src/engine/core/invariant.ts';
import { addressOf, askedIn } from '../../../src/features/odds/address.ts';
import { hasPicks, namedFor, withTarget, withWeapon } from '../../../src/features/odds/picked.ts';
import { operativeOf, picksOf, weaponOf } from '../../../src/features/odds/picks.ts';
import { FIRST_SITUATION, nextVolley, type OddsSituation } from '../../../src/features/odds/oddsSituation.ts';
import { en } from '../../support/words.ts';

const picks = picksOf({ pack: await loadBundledPack(), members: [], finds: [] }, en);
const gun = present(weaponOf(picks, 'hired-gun.plasma-pistol-supercharge'), 'a gun');
const knife = present(weaponOf(picks, 'ganger.knife'), 'a knife');
const hulk = present(operativeOf(picks, 'dead-hulk'), 'a hulk');
const first = FIRST_SITUATION;
const link = (situation: OddsSituation): OddsSituation => askedIn(addressOf(situation)).situation;

describe('what was picked', () => {
  it('should fill the numbers and be named, also for who opens the link', () => {
    const situation = { ...first, ...withWeapon(first, 0, gun), ...withTarget(first, hulk) };
    expect(situation).toMatchObject({ mine: gun.side, theirs: { wounds: hulk.wounds }, save: hulk.save });
    for (const each of [situation, link(situation)]) {
      expect(hasPicks(each)).toBe(true);
      expect(namedFor(picks, each, 0)).toEqual({
        owner: 'Hired gun',
        weapon: 'Plasma pistol (supercharge)',
        uncounted: ['Range 8″'],
      });
      expect(namedFor(picks, each, 'theirs')).toEqual({ owner: 'Hulk', weapon: null, uncounted: [] });
    }
  });

  it('should not be named with other numbers, in another kind of attack, or before the packs are read', () => {
    const situation = { ...first, ...withWeapon(first, 0, gun), ...withTarget(first, hulk) };
    const { mine } = situation;
    expect(namedFor(picks, { ...situation, mine: { ...mine, dice: mine.dice + 1 } }, 0)).toBeNull();
    expect(namedFor(picks, { ...situation, save: 2 }, 'theirs')).toBeNull();
    expect(namedFor(picks, { ...situation, kind: 'fight' }, 'theirs')).toBeNull();
    expect(namedFor(picks, { ...situation, kind: 'fight' }, 0)).toBeNull();
    expect(namedFor(picks, { ...situation, picked: 'nobody.knife' }, 0)).toBeNull();
    for (const none of [null, 'failed'] as const) expect(namedFor(none, situation, 0)).toBeNull();
    expect(hasPicks(first)).toBe(false);
  });

  it('should be either side of a fight, with the wounds of whoever holds it', () => {
    const fight = { ...first, kind: 'fight' } as const;
    const situation = { ...fight, ...withWeapon(fight, 'theirs', knife) };
    expect(situation.theirs).toEqual(knife.side);
    expect(namedFor(picks, situation, 'theirs')?.owner).toBe('Ganger');
    expect(namedFor(picks, { ...situation, theirs: { ...knife.side, wounds: 1 } }, 'theirs')).toBeNull();
  });

  it('should be any attacker in a row', () => {
    const row = { ...first, others: [nextVolley(first), nextVolley(first)] };
    const situation = { ...row, ...withWeapon(row, 2, gun) };
    expect(situation.others.map(({ picked }) => picked)).toEqual([null, gun.id]);
    expect(namedFor(picks, situation, 1)).toBeNull();
    expect(namedFor(picks, situation, 2)?.owner).toBe('Hired gun');
    expect(hasPicks(link(situation))).toBe(true);
  });
});
