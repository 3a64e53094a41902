import { describe, expect, it } from 'vitest';
import { A, activates, B, battle2021, ENDS, op, Play2021 } from '../../support/play2021.ts';
import { viewOf } from '../../../src/engine/systems/battle.ts';

const digger = (id: string, group = 2) => op(id, B, { card: 'digger', group });
const begun = (...others: ReturnType<typeof digger>[]) =>
  new Play2021(battle2021([op('a1', A), op('a2', A), op('a3', A), ...others]));
const groupIn = ({ state }: Play2021) => viewOf(state).actions.group;

/** The other side has acted, and the first digger acts. */
const diggerActs = (...others: ReturnType<typeof digger>[]) =>
  begun(digger('d1'), ...others)
    .does(activates('a1'))
    .does(ENDS)
    .does(activates('d1'));

describe('A group that acts one after another (K-27)', () => {
  it('should count who acts and name who may follow, while the first acts', () => {
    expect(groupIn(diggerActs(digger('d2'), digger('d3')))).toEqual({ acting: 'd1', at: 1, of: 2, next: ['d2', 'd3'] });
  });

  it('should wait for the next once the first is done, and end with the last', () => {
    const offered = diggerActs(digger('d2'), digger('d3')).does(ENDS);
    expect(groupIn(offered)).toEqual({ acting: null, at: 1, of: 2, next: ['d2', 'd3'] });
    const second = offered.does(activates('d2'));
    expect(groupIn(second)).toEqual({ acting: 'd2', at: 2, of: 2, next: [] });
    expect(groupIn(second.does(ENDS))).toBeNull();
  });

  it('should be none where nobody of its kind is ready, nor for one that acts alone', () => {
    expect(groupIn(diggerActs())).toBeNull();
    expect(groupIn(diggerActs(digger('d2', 1)))).toBeNull();
    expect(groupIn(begun(digger('d1'), digger('d2')).does(activates('a1')))).toBeNull();
  });
});
