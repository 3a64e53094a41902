import { describe, expect, it } from 'vitest';
import { fieldMember } from '../../../src/content/killTeams/fieldMember.ts';
import type { RetinueMember } from '../../../src/content/schema/retinue.ts';
import { present } from '../../../src/engine/core/invariant.ts';
import type { Operative } from '../../../src/engine/family/killteam/model/operative.ts';
import { sides2021, sidesLite } from '../../support/sides2021.ts';

const pack = sides2021();

const field = (roster: string, at: number, changes: Partial<RetinueMember> = {}): Operative => {
  const member = present(pack.retinues.get(roster)?.members[at], `${roster} ${at}`);
  return fieldMember(pack, { ...member, equipment: [], ...changes }, { id: member.id, side: 'a', owner: null });
};

const weapon = ({ weapons }: Operative, id: string) =>
  present(
    weapons.find((each) => each.id === id),
    id,
  );

describe('an operative of a roster as it takes the field', () => {
  it('[K-05] should have the chosen keyword in the place of the brackets, everywhere on its card', () => {
    const seer = field('gutter-saints', 0);
    expect(seer.keywords).toEqual(['GUTTER SAINT', 'LANTERN', 'LEADER']);
    expect(JSON.stringify(seer.traits)).toContain('"keyword":"LANTERN"');
    expect(JSON.stringify(seer)).not.toContain('<CHOIR>');
  });

  it('[K-05] should not change the keywords of a card without brackets', () => {
    expect(field('salt-wardens', 0, { chosen: { LEADER: 'CHOIR' } }).keywords).toEqual(['SALT WARDEN', 'LEADER']);
  });

  it('[K-06] should have its special rules and its critical ones', () => {
    const burner = field('salt-wardens', 4, { equipment: [{ id: 'flare-pot' }] });
    expect(weapon(burner, 'flare-pot').rules.map(({ id }) => id)).toEqual(['rng', 'indirect', 'limited', 'stun']);
    expect(burner).toMatchObject({ apl: 2, move: 6, defence: 3, save: 4, maxWounds: 8 });
  });

  it('[K-06] should have no group activation and no invulnerable save where its card has none', () => {
    expect(field('salt-wardens', 0)).not.toHaveProperty('group');
    expect(field('salt-wardens', 0)).not.toHaveProperty('invulnerable');
    expect(field('gutter-saints', 1).group).toBe(2);
    expect(sidesLite().operatives.get('gutter-zealot')).not.toHaveProperty('group');
  });

  it('should have the figures and weapons that its equipment changes, and no others', () => {
    const bare = field('salt-wardens', 1);
    const whetted = field('salt-wardens', 1, { equipment: [{ id: 'whetstone' }] });
    expect(weapon(whetted, 'salt-bayonet').damage).toEqual({ normal: 2, critical: 4 });
    expect(weapon(whetted, 'salt-rifle')).toEqual(weapon(bare, 'salt-rifle'));
    const blessed = field('gutter-saints', 1, { equipment: [{ id: 'saint-bone' }] });
    expect([blessed.maxWounds, blessed.wounds]).toEqual([8, 8]);
  });

  it('[C-47] should have what its option gives, and nothing of the others', () => {
    const lined = field('salt-wardens', 1, { equipment: [{ id: 'oilskin', option: 'oilskin-lined' }] });
    expect(lined.traits?.map(({ id }) => id)).toEqual(['oilskin-lined']);
  });

  it('should leave out an item that the pack has not any more', () => {
    expect(field('salt-wardens', 1, { equipment: [{ id: 'gone' }] })).toEqual(field('salt-wardens', 1));
  });
});
