import { describe, expect, it } from 'vitest';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { aplOf, moveOf } from '../../../../src/engine/family/killteam/stats/stats.ts';
import { gameOf } from '../../../../src/engine/systems/killTeams.ts';
import { A, activates, acts, B, battle2021, ENDS, op, Play2021 } from '../../../support/play2021.ts';
import { cardOf as of } from '../../../support/cards2021.ts';

const play = (operatives: readonly Operative[], set: Partial<BattleState> = {}): Play2021 =>
  new Play2021(battle2021(operatives, set));
const uses = (operative: string, trait: string): Command => ({ type: 'useTrait', operative, trait });
const ticks = (...operatives: string[]) => ({ kind: 'tick' as const, operatives });
const shoots = (weapon: string, target: string): Command => ({ type: 'shoot', weapon, target });
const fights = (weapon: string, target: string): Command => ({ type: 'fight', weapon, target });
const inCombat = (a: string, b: string): Partial<BattleState> => ({ engagement: [[a, b]] });
const foe = op('foe', B, { maxWounds: 30, wounds: 30, move: 6 });

describe('what the cards of our two kill teams do', () => {
  it('Steady voice: friends within 3" fight better, and nobody who is farther away', () => {
    const fought = (near: boolean) =>
      play([of('salt-captain', A), of('salt-warden', A), foe], inCombat('salt-warden', 'foe'))
        .does(activates('salt-warden'))
        .does(fights('salt-bayonet', 'foe'))
        .answers(ticks(...(near ? ['salt-warden'] : [])))
        .state.tasks.at(-1);
    expect(fought(true)).toMatchObject({ attacker: { hit: 3 } });
    expect(fought(false)).toMatchObject({ attacker: { hit: 4 } });
  });

  it('Ring the bell: a ready friend has 1 APL more in its next activation, once in a turning point', () => {
    const rung = play([of('salt-captain', A), of('salt-warden', A), foe])
      .does(activates('salt-captain'))
      .does(uses('salt-captain', 'ring-the-bell'));
    expect(aplOf(gameOf(rung.state), rung.operative('salt-warden'))).toBe(3);
    expect(rung.refuses(uses('salt-captain', 'ring-the-bell'))).toBe('traitUsedUp');
    const next = rung.does(ENDS).does(activates('foe')).does(ENDS).does(activates('salt-warden')).does(ENDS);
    expect(aplOf(gameOf(next.state), next.operative('salt-warden'))).toBe(2);
  });

  it('Bull-headed: wounds make it no slower', () => {
    const hurt = play([of('salt-winchman', A, { wounds: 1 }), of('salt-warden', A, { wounds: 1 }), foe]);
    const moves = ['salt-winchman', 'salt-warden'].map((id) => moveOf(gameOf(hurt.state), hurt.operative(id)));
    expect(moves).toEqual([6, 4]);
  });

  it('Smoke pot: it is no target until its next activation', () => {
    const smoked = play([of('salt-burner', A), foe])
      .does(activates('salt-burner'))
      .does(uses('salt-burner', 'smoke-pot'))
      .does(ENDS)
      .does(activates('foe'));
    expect(smoked.refuses(shoots('gun', 'salt-burner'))).toBe('obscured');
    const clear = play([of('salt-burner', A), foe])
      .does(activates('salt-burner'))
      .does(ENDS)
      .does(activates('foe'));
    expect(clear.does(shoots('gun', 'salt-burner')).pending).toMatchObject({ kind: 'roll' });
  });

  it('Harpoon line: an enemy moves 2" less until its next activation is over', () => {
    const held = play([of('salt-whaler', A), foe])
      .does(activates('salt-whaler'))
      .does(uses('salt-whaler', 'harpoon-line'));
    expect(moveOf(gameOf(held.state), held.operative('foe'))).toBe(4);
    const free = held.does(ENDS).does(activates('foe')).does(ENDS);
    expect(moveOf(gameOf(free.state), free.operative('foe'))).toBe(6);
  });

  it('Lantern hymn: friends of her choir move farther, and nobody else', () => {
    const sung = play([of('gutter-seer', A), of('gutter-flayer', A), op('guest', A, { move: 6 }), foe])
      .does(activates('gutter-seer'))
      .does(uses('gutter-seer', 'lantern-hymn'));
    const moves = ['gutter-flayer', 'guest', 'foe'].map((id) => moveOf(gameOf(sung.state), sung.operative(id)));
    expect(moves).toEqual([7, 6, 6]);
  });

  it('Mends herself: she regains 1 wound when she begins an activation, and nothing above all of them', () => {
    const mended = (wounds: number) =>
      play([of('gutter-seer', A, { wounds }), foe])
        .does(activates('gutter-seer'))
        .operative('gutter-seer').wounds;
    expect([mended(4), mended(10)]).toEqual([5, 10]);
  });

  it('Last spite: whoever is within 1" of it when it falls suffers 1 mortal wound', () => {
    const fallen = play([of('gutter-zealot', A), of('gutter-flayer', A), foe]).does({
      type: 'correct',
      correction: { what: 'wounds', operative: 'gutter-zealot', to: 0, credit: null },
    });
    const asked = fallen.pending;
    expect(asked).toMatchObject({ kind: 'tick', question: 'inside', inches: 1 });
    const after = fallen.answers(ticks('foe'));
    expect([after.operative('foe').wounds, after.operative('gutter-flayer').wounds]).toEqual([29, 12]);
  });

  it('Running blow: its first strike deals 1 more in an activation in which it charged', () => {
    const struck = (charged: boolean) => {
      const begun = play(
        [of('gutter-flayer', A), { ...foe, weapons: [] }],
        charged ? {} : inCombat('gutter-flayer', 'foe'),
      ).does(activates('gutter-flayer'));
      const near = charged
        ? begun.does({ type: 'act', action: 'charge', targets: ['foe'], weapon: null, note: null, fall: 0 })
        : begun;
      let fight = near.does(fights('twin-flails', 'foe')).answers([4, 4, 1, 1, 1].slice(0, 5));
      while (fight.pending !== null && fight.operative('foe').wounds === 30) fight = fight.answers(first(fight));
      return 30 - fight.operative('foe').wounds;
    };
    expect(struck(true) - struck(false)).toBe(1);
  });

  it('Ember step: a free Dash beside any other move, and none in control range', () => {
    const stepped = play([of('gutter-stoker', A), foe])
      .does(activates('gutter-stoker'))
      .does(acts('reposition'))
      .does(uses('gutter-stoker', 'ember-step'));
    expect(stepped.told('effectNoted')).toMatchObject([{ op: 'free', params: { action: 'dash' } }]);
    const held = play([of('gutter-stoker', A), foe], inCombat('gutter-stoker', 'foe'))
      .does(activates('gutter-stoker'))
      .does(uses('gutter-stoker', 'ember-step'));
    expect(held.told('effectNoted')).toEqual([]);
  });

  it('Low walker: it moves farther on Conceal, and not on Engage', () => {
    const mortar = (order: 'engage' | 'conceal') => {
      const at = play([of('gutter-mortar', A, { order }), foe]);
      return moveOf(gameOf(at.state), at.operative('gutter-mortar'));
    };
    expect([mortar('conceal'), mortar('engage')]).toEqual([6, 5]);
  });
});

/** The first answer there is to a question of a fight. */
function first({ pending }: Play2021): string | readonly number[] {
  if (pending?.kind === 'pick') return pending.options[0]?.id ?? '';
  if (pending?.kind === 'roll') return Array.from({ length: pending.count }, () => 1);
  throw new Error(`unexpected question ${JSON.stringify(pending)}`);
}
