import { describe, expect, it } from 'vitest';
import { kt3Rules } from '../../src/engine/systems/kt3/rules.ts';
import { refusedWith } from '../support/headlessCase.ts';

/** Rules about who is shot at, not about dice: no case has them. */
const ABOUT_TARGETS = ['blast', 'range', 'torrent'];

const withRule = (id: string, written: unknown) =>
  refusedWith({
    kind: 'kt3.shoot',
    w: { atk: 1, hit: 4, n: 1, c: 1, rules: { [id]: written } },
    accurateUsed: 0,
    roll: [1],
    t: { save: 4 },
    def: id === 'piercing' ? [1] : [1, 1, 1],
  });

describe('weapon rules of the door', () => {
  it('should be those of the ruleset but for the ones about targets', () => {
    const known = Object.keys(kt3Rules.weaponRules).filter(
      (id) => withRule(id, true) === 'ok' || withRule(id, 2) === 'ok',
    );
    expect(known.toSorted()).toEqual(
      Object.keys(kt3Rules.weaponRules)
        .filter((id) => !ABOUT_TARGETS.includes(id))
        .toSorted(),
    );
  });
});
