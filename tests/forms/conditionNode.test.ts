import { describe, expect, it } from 'vitest';
import { type Condition, condition as shape } from '../../src/engine/plugins/scenario/condition.ts';
import { conditionOf, fromRoot, leafKinds, leafOf, nodeOf, rootOf } from '../../src/forms/conditionNode.ts';

const tick = (id: string): Condition => ({ is: 'tick', tick: id });
const not = (of: Condition): Condition => ({ is: 'not', of });
const all = (...of: Condition[]): Condition => ({ is: 'all', of });
const any = (...of: Condition[]): Condition => ({ is: 'any', of });

const choices = { counter: [{ id: 'clues', name: 'Clues' }], tick: [], action: [{ id: 'search', name: 'Search' }] };

describe('a condition in its editor', () => {
  it.each<Condition>([
    tick('a'),
    not(tick('a')),
    all(tick('a'), tick('b')),
    any(tick('a'), not(tick('b'))),
    not(any(tick('a'), tick('b'))),
    not(all(tick('a'), any(tick('b'), tick('c')))),
  ])('should come back as it was: %j', (condition) => {
    expect(conditionOf(nodeOf(condition))).toEqual(condition);
    expect(fromRoot(rootOf(condition))).toEqual(condition);
  });

  it('should read two nots as none, and an empty group as no condition', () => {
    expect(conditionOf(nodeOf(not(not(tick('a')))))).toEqual(tick('a'));
    expect(fromRoot(rootOf(null))).toBeNull();
    expect(fromRoot({ kind: 'group', joiner: 'none', of: [] })).toBeNull();
  });

  it('should keep the group of none of these around a single line', () => {
    expect(fromRoot({ kind: 'group', joiner: 'none', of: [tick('a')] })).toEqual(not(any(tick('a'))));
    expect(fromRoot({ kind: 'group', joiner: 'any', of: [tick('a')] })).toEqual(tick('a'));
  });

  it('should offer what there is something of, and make each so that a scenario may have it', () => {
    const kinds = leafKinds(choices, null);
    expect(kinds).toContain('counter');
    expect(kinds).not.toContain('tick');
    expect(leafKinds(choices, 'tick')).toContain('tick');
    for (const kind of kinds) expect(shape.safeParse(leafOf(kind, choices)).success, kind).toBe(true);
  });
});
