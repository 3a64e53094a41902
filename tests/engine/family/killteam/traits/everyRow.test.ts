import { describe, expect, it } from 'vitest';
import type { Member } from '../../../../../src/engine/campaign/model/member.ts';
import { memberWith, since } from '../../../../support/fieldedMember.ts';
import { MARINE_EFFECTS } from '../../../../support/marineEffects.ts';
import { HONOUR_EFFECTS, type RowEffect, SCAR_EFFECTS } from '../../../../support/rowEffects.ts';
import { campaignPack, fieldedFrom } from '../../../../support/rowPlay.ts';

/** What is seen of a fielded member with a row, and of the same member without it. */
function seen({ see, set = {} }: RowEffect, row: Partial<Member>): readonly unknown[] {
  return [row, {}].map((more, index) => {
    const member = memberWith({ ...set, ...more });
    return see({ me: fieldedFrom(member), member, has: index === 0 });
  });
}

describe.each([
  ['scars', SCAR_EFFECTS],
  ['honours', { ...HONOUR_EFFECTS, ...MARINE_EFFECTS }],
] as const)('%s of the campaign', (list, effects) => {
  const ids = campaignPack[list].map(({ id }) => id);

  it('should each have a case, and no other', () => {
    expect(Object.keys(effects).toSorted()).toEqual(ids.toSorted());
  });

  it.each(Object.entries(effects))('should do in battle what it says: %s', (id, effect) => {
    expect(seen(effect, { [list]: since(id) })).toEqual([effect.has, effect.not]);
  });
});
