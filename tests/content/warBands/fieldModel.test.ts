import { describe, expect, it } from 'vitest';
import type { BandMember } from '../../../src/content/schema/warBands/warBand.ts';
import { fieldModel } from '../../../src/content/warBands/fieldModel.ts';
import { present } from '../../../src/engine/core/invariant.ts';
import { bandPack } from '../../support/bandPack.ts';

const pack = bandPack();
const field = (model: string, member: Partial<BandMember> = {}) => {
  const card = present(pack.bandModels.get(model), model);
  const whole = { id: 'm', model, name: null, options: [], leader: false, ...member };
  return fieldModel(card, whole, pack.bandFactions.get(card.faction));
};
const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

describe('a model as it takes the field', () => {
  it('[V-04] should have the figures of its card', () => {
    const { cp, sp, ar, wn, ne, points, kind } = field('third-outrider');
    expect({ cp, sp, ar, wn, ne, points, kind }).toEqual({
      cp: 0,
      sp: 8,
      ar: 5,
      wn: 1,
      ne: 4,
      points: 15,
      kind: 'Rider',
    });
  });

  it('[V-76] should have one command point and one wound more when it leads, and only then', () => {
    expect(field('third-captain', { leader: true })).toMatchObject({ cp: 3, wn: 3, leader: true });
    expect(field('third-captain')).toMatchObject({ cp: 2, wn: 2, leader: false });
  });

  it('[V-76] should have what its faction gives its leader, who alone has it', () => {
    expect(ids(field('third-captain', { leader: true }).abilities)).toContain('third-by-heart');
    expect(ids(field('third-captain').abilities)).not.toContain('third-by-heart');
    expect(ids(field('precentor', { leader: true }).abilities)).toEqual(['unfinished-verse']);
  });

  it('[V-76] should gain nothing by leading where its card cannot lead', () => {
    expect(field('chorister', { leader: true })).toMatchObject({ cp: 0, wn: 1 });
  });

  it('[V-77] should have the attacks and abilities of its faction, not those of another', () => {
    expect(ids(field('bass').attacks)).toEqual(['thrown-slab', 'yoked-bell', 'teeth-and-nails']);
    expect(ids(field('bass').abilities)).toEqual(['unfinished-verse']);
    expect(ids(field('third-breaker').attacks)).toEqual(['breaching-hammer']);
    expect(ids(field('third-breaker').abilities)).toEqual(['heads-down']);
  });

  it('[V-75] should have an option in place of the attack it replaces, or beside it', () => {
    expect(ids(field('third-rifle', { options: ['marked-barrel'] }).attacks)).toEqual([
      'third-bayonet',
      'marked-rifle',
    ]);
    expect(ids(field('third-rifle', { options: ['cup-discharger'] }).attacks)).toEqual([
      'third-rifle-gun',
      'third-bayonet',
      'cup-shell',
    ]);
    expect(field('third-rifle', { options: ['marked-barrel'] }).points).toBe(17);
    expect(field('third-rifle').points).toBe(14);
  });

  it('should have an invulnerable value by its card or an option, each once', () => {
    expect(field('precentor').invulnerable).toEqual([5]);
    expect(field('third-breaker', { options: ['gate-shield'] }).invulnerable).toEqual([4]);
    expect(field('third-breaker').invulnerable).toEqual([]);
  });
});
