import { describe, expect, it } from 'vitest';
import type { EffectStep } from '../../../../src/engine/family/killteam/tables/effect.ts';
import type { Selector } from '../../../../src/engine/family/killteam/tables/selector.ts';
import type { Ploy } from '../../../../src/engine/family/killteam/tables/ploy.ts';
import { aplOf, saveOf } from '../../../../src/engine/family/killteam/stats/stats.ts';
import { gameOf } from '../../../../src/engine/systems/killTeams.ts';
import { loadKillTeamSides } from '../../../../src/content/killTeamSides.ts';
import { A, activates, B, battle2021, ENDS, op, Play2021 } from '../../../support/play2021.ts';

await loadKillTeamSides('kt2021');

/** Whoever is being activated, within 6 inches of whoever brought it about. */
const activatedWithin: Selector = { who: 'inside', side: 'any', filters: ['self'], inches: 6, ofBy: true };

/** One rule of two changes, of which the first is for those that are activated near. */
const effects: EffectStep[] = [
  {
    op: 'whenever',
    on: 'activates',
    for: 'retinue',
    expires: 'turningPoint',
    effects: [{ op: 'stat', stat: 'apl', to: activatedWithin, by: 1, expires: 'activation' }],
  },
  {
    op: 'lasts',
    for: 'retinue',
    changes: [{ op: 'stat', stat: 'save', by: 1, least: null }],
    expires: 'turningPoint',
  },
];
const ploy: Ploy = {
  kind: 'tactical',
  moment: 'activation',
  id: 'drum',
  name: 'Drum',
  text: '-',
  cp: 1,
  effects,
  provenance: 'ours',
};

/** The first has used it, and it is the turn of its friend. */
const used = new Play2021(battle2021([op('a1', A), op('a2', A), op('b1', B), op('b2', B)], { ploys: { [A]: [ploy] } }))
  .does({ type: 'correct', correction: { what: 'cp', side: A, to: 3 } })
  .does(activates('a1'))
  .does({ type: 'usePloy', side: A, ploy: 'drum', operative: 'a1' })
  .does(ENDS)
  .does(activates('b1'))
  .does(ENDS);
const saved = (play: Play2021, id: string) => saveOf(gameOf(play.state), play.operative(id));
const near = (...operatives: string[]) => ({ kind: 'tick', operatives }) as const;

describe('A change for whoever is activated within a distance', () => {
  it('[C-10] should count for one that is activated there, in the AP of that activation', () => {
    const asked = used.does(activates('a2'));
    expect(asked.pending).toMatchObject({
      kind: 'tick',
      question: 'inside',
      inches: 6,
      around: 'a1',
      candidates: ['a2'],
    });
    const there = asked.answers(near('a2'));
    expect(there.state.activation?.ap).toBe(3);
    expect(aplOf(gameOf(there.state), there.operative('a2'))).toBe(3);
  });

  it('[C-10] should not count for one that is activated elsewhere, nor after the activation', () => {
    const elsewhere = used.does(activates('a2')).answers(near());
    expect(elsewhere.state.activation?.ap).toBe(2);
    const over = used.does(activates('a2')).answers(near('a2')).does(ENDS);
    expect(aplOf(gameOf(over.state), over.operative('a2'))).toBe(2);
  });

  it('[C-10] should limit no other change of the rule: that counts wherever one is activated', () => {
    const elsewhere = used.does(activates('a2')).answers(near());
    expect([saved(used, 'a2'), saved(elsewhere, 'a2')]).toEqual([op('a2', A).save - 1, op('a2', A).save - 1]);
  });

  it('[C-10] should not be asked of an enemy, and not concern it', () => {
    const enemy = used.does(activates('a2')).answers(near('a2')).does(ENDS).does(activates('b2'));
    expect([enemy.pending, enemy.state.activation?.ap, saved(enemy, 'b2')]).toEqual([null, 2, op('b2', B).save]);
  });

  it('[C-08] should count what comes as it is activated before its AP are counted, also where the table is asked for it', () => {
    const asked = used.does(activates('a2'));
    expect(asked.told('apCounted').map(({ operative }) => operative)).toEqual(['a1', 'b1']);
    expect(asked.answers(near('a2')).told('apCounted').at(-1)).toMatchObject({ operative: 'a2', ap: 3 });
  });
});
