import { describe, expect, it } from 'vitest';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import type { Trait } from '../../../../src/engine/family/killteam/traits/trait.ts';
import { moveOf } from '../../../../src/engine/family/killteam/stats/stats.ts';
import { gameOf } from '../../../../src/engine/systems/killTeams.ts';
import { fetchSystems } from '../../../../src/engine/systems/registry.ts';
import { A, activates, B, battle2021, ENDS, op, Play2021 } from '../../../support/play2021.ts';

await fetchSystems(['kt2021']);

const action = (id: string, effects: NonNullable<Trait['use']>['effects']): Trait => ({
  id,
  name: id,
  text: '',
  source: 'card',
  plays: 'engine',
  modifiers: [],
  use: { ap: 1, cp: 0, times: 1, per: 'turningPoint', during: 'activation', test: false, effects },
});

const snare = action('snare', [
  {
    op: 'change',
    to: { who: 'choose', side: 'enemy', filters: [] },
    changes: [{ op: 'stat', stat: 'move', by: -1, least: null }],
    expires: 'battle',
  },
]);
const hymn = action('hymn', [
  {
    op: 'change',
    to: { who: 'each', side: 'retinue', filters: [], keyword: 'SAINTS, SINGER' },
    changes: [{ op: 'stat', stat: 'move', by: 1, least: null }],
    expires: 'battle',
  },
]);

const uses = (operative: string, trait: string): Command => ({ type: 'useTrait', operative, trait });
const move = (play: Play2021, id: string): number => moveOf(gameOf(play.state), play.operative(id));

describe('abilities of cards', () => {
  const table = (): Play2021 =>
    new Play2021(
      battle2021([
        op('a1', A, { traits: [snare], move: 6 }),
        op('a2', A, { traits: [snare], move: 6 }),
        op('b1', B, { traits: [snare, hymn], keywords: ['SAINT', 'SINGER'], move: 6 }),
        op('b2', B, { keywords: ['SAINT'], move: 6 }),
      ]),
    );

  it('[K-01] should be for friends and enemies as its user sees them', () => {
    const first = table().does(activates('a1')).does(uses('a1', 'snare'));
    expect(first.pending).toMatchObject({ kind: 'pick', side: A, options: [{ id: 'b1' }, { id: 'b2' }] });
    const second = first.answers('b2').does(ENDS).does(activates('b1')).does(uses('b1', 'snare'));
    expect(second.pending).toMatchObject({ kind: 'pick', side: B, options: [{ id: 'a1' }, { id: 'a2' }] });
  });

  it('[K-01] should not be for friends of its user where it says enemies', () => {
    const second = table().does(activates('a1')).does(ENDS).does(activates('b1')).does(uses('b1', 'snare'));
    expect(JSON.stringify(second.pending)).not.toContain('"b2"');
  });

  it('[K-07] should count once when two have the same', () => {
    const once = table().does(activates('a1')).does(uses('a1', 'snare')).answers('b2');
    expect(move(once, 'b2')).toBe(5);
    const again = once.does(ENDS).does(activates('b1')).does(ENDS).does(activates('a2')).does(uses('a2', 'snare'));
    expect(move(again.answers('b2'), 'b2')).toBe(5);
    expect(again.answers('b2').state.lasting).toHaveLength(1);
  });

  it('[K-07] should not be one where two have different abilities, or the same on two others', () => {
    const once = table().does(activates('a1')).does(uses('a1', 'snare')).answers('b2').does(ENDS);
    const sung = once.does(activates('b1')).does(uses('b1', 'hymn')).does(ENDS);
    const both = sung.does(activates('a2')).does(uses('a2', 'snare')).answers('b1');
    expect([move(both, 'b1'), move(both, 'b2')]).toEqual([6, 5]);
    expect(both.state.lasting).toHaveLength(3);
  });

  it('[K-05] should find those of its side that have both keywords which it names', () => {
    const sung = table().does(activates('a1')).does(ENDS).does(activates('b1')).does(uses('b1', 'hymn'));
    expect([move(sung, 'b1'), move(sung, 'b2'), move(sung, 'a1')]).toEqual([7, 6, 6]);
  });
});
