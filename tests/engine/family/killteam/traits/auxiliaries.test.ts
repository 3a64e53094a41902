import { describe, expect, it } from 'vitest';
import { weaponById } from '../../../../../src/engine/family/killteam/model/lookup.ts';
import type { Operative } from '../../../../../src/engine/family/killteam/model/operative.ts';
import { weaponHit } from '../../../../../src/engine/family/killteam/stats/stats.ts';
import { gameOf } from '../../../../../src/engine/systems/killTeams.ts';
import { reservesOf } from '../../../../../src/content/variants.ts';
import { activate, END, play, type Play, ticked } from '../../../../support/decide.ts';
import { battleOf, cultist, pim } from '../../../../support/duel.ts';
import { pack } from '../../../../support/rowPlay.ts';

/** An auxiliary of the retinue, as its card has it. */
const auxiliary = (card: string): readonly Operative[] =>
  reservesOf(pack, [card]).map((each) => ({ ...each, side: 'retinue', readiness: 'ready', order: 'engage' }));

const hitIn = (at: Play, id: string, gun: string): number => {
  const { state, rules } = gameOf(at.midway);
  const operative = at.operative(id);
  const use = { pointBlank: false, assists: 0 };
  return weaponHit({ rules, state }, { operative, weapon: weaponById(operative, gun) }, use).hit;
};

describe('Needs orders', () => {
  const asked = play(battleOf([...auxiliary('gun-servitor'), pim(), cultist()])).does(activate('gun-servitor'));

  it('should make a servitor with nobody near hit worse by 1, until its activation is over', () => {
    expect(asked.question).toMatchObject({ kind: 'tick', question: 'alone', inches: 6, candidates: ['gun-servitor'] });
    const alone = asked.answers(ticked('gun-servitor'));
    expect(hitIn(alone, 'gun-servitor', 'heavy-stubber')).toBe(6);
    const over = alone.does(END);
    expect(hitIn(over, 'gun-servitor', 'heavy-stubber')).toBe(5);
    expect(over.lastsOn('gun-servitor')).toEqual([]);
  });

  it('should change nothing with somebody near, and ask nobody else', () => {
    expect(hitIn(asked.answers(ticked()), 'gun-servitor', 'heavy-stubber')).toBe(5);
    const other = play(battleOf([...auxiliary('gun-servitor'), pim(), cultist()])).does(activate('pim'));
    expect(other.pending).toBeNull();
  });
});
