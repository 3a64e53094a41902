import { describe, expect, it } from 'vitest';
import type { EffectStep } from '../../../../src/engine/family/killteam/tables/effect.ts';
import type { Ploy } from '../../../../src/engine/family/killteam/tables/ploy.ts';
import { A, activates, B, battle2021, op, Play2021 } from '../../../support/play2021.ts';

/** One wound for each friend that is visible to and within 6 inches of whoever acts. */
const heals: EffectStep = {
  op: 'heal',
  to: { who: 'inside', side: 'retinue', filters: [], inches: 6, ofThis: true },
  amount: { count: 0, sides: 3, plus: 1 },
};
const ploy: Ploy = {
  kind: 'tactical',
  moment: 'activation',
  id: 'psalm',
  name: 'Psalm',
  text: '-',
  cp: 0,
  effects: [heals],
  provenance: 'ours',
};

const hurt = { wounds: 3 };
const used = (...friends: readonly string[]): Play2021 =>
  new Play2021(
    battle2021([op('a1', A, hurt), ...friends.map((id) => op(id, A, hurt)), op('b1', B, hurt)], {
      ploys: { [A]: [ploy] },
    }),
  )
    .does(activates('a1'))
    .does({ type: 'usePloy', side: A, ploy: 'psalm', operative: 'a1' });
const wounds = (play: Play2021) => play.state.operatives.map((each) => each.wounds);

describe('Whoever is visible to an operative and near it', () => {
  it('[C-04] should be itself, of which the table is asked nothing', () => {
    const alone = used();
    expect(alone.pending).toBeNull();
    expect(wounds(alone)).toEqual([4, 3]);
  });

  it('[C-04] should be itself where others are asked for: it is ticked already', () => {
    const asked = used('a2');
    expect(asked.pending).toMatchObject({ kind: 'tick', around: 'a1', candidates: ['a1', 'a2'], preset: ['a1'] });
    expect(wounds(asked.answers({ kind: 'tick', operatives: ['a1', 'a2'] }))).toEqual([4, 4, 3]);
  });

  it('[C-04] should not be anybody else without the word of the table', () => {
    expect(wounds(used('a2').answers({ kind: 'tick', operatives: ['a1'] }))).toEqual([4, 3, 3]);
  });
});
