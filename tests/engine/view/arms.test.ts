import { describe, expect, it } from 'vitest';
import type { Operative } from '../../../src/engine/family/killteam/model/operative.ts';
import { viewOf } from '../../../src/engine/systems/battle.ts';
import { battleOf, countedRifle, cultist, knife, rifle, shots, vex } from '../../support/duel.ts';

const preferred = (set: Partial<Operative>, action: 'shoot' | 'fight' = 'shoot'): string | null => {
  const operative = vex(set);
  return viewOf(battleOf([operative, cultist()])).aim.preferred(operative, action)?.id ?? null;
};
const carbine = rifle({ id: 'carbine' });

describe('the weapon that an attack begins with', () => {
  it('should be the one used last', () => {
    expect(preferred({ weapons: [rifle(), carbine], lastWeapon: 'carbine' })).toBe('carbine');
  });

  it('should be the first that can be used where the one used last cannot', () => {
    const weapons = [countedRifle(), carbine];
    expect(preferred({ weapons, ammo: shots(0), lastWeapon: 'rifle' })).toBe('carbine');
  });

  it('should be the first of all where none can be used, with the reason', () => {
    const operative = vex({ weapons: [countedRifle()], ammo: shots(0) });
    const { aim } = viewOf(battleOf([operative, cultist()]));
    expect(aim.preferred(operative, 'shoot')?.id).toBe('rifle');
    expect(aim.arms(operative, 'shoot')).toMatchObject([{ problems: [{ code: 'ammoEmpty' }] }]);
  });

  it('should be none without a weapon of that kind', () => {
    expect(preferred({ weapons: [knife()] })).toBeNull();
    expect(preferred({ weapons: [knife()] }, 'fight')).toBe('knife');
  });
});
