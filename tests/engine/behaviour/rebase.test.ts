import { describe, expect, it } from 'vitest';
import { rebased } from '../../../src/engine/behaviour/rebase.ts';
import type { BehaviourChange, BehaviourTable, BehaviourRow } from '../../../src/engine/behaviour/killTeam/table.ts';

const row = (id: string, note?: string): BehaviourRow => ({ id, do: 'dash', ...(note !== undefined && { note }) });
const table = (...ids: readonly string[]): BehaviourTable => ({
  id: 'base',
  name: 'Base',
  order: 'attacks',
  rows: ids.map((id) => row(id)),
  provenance: 'ours',
});
const change = (set: Partial<BehaviourChange> = {}): BehaviourChange => ({
  id: 'house',
  name: 'House rule',
  extends: 'base',
  replace: [],
  remove: [],
  add: [],
  provenance: 'user',
  ...set,
});
const adds = (after: string | null, id: string): BehaviourChange['add'][number] => ({ after, row: row(id) });

/** The difference as it is after its table has become another. */
const moved = (set: Partial<BehaviourChange>, was: readonly string[], now: readonly string[]): BehaviourChange =>
  rebased(change(set), table(...now), table(...was));
/** Where each row is added, as `after>row`. */
const places = ({ add }: BehaviourChange): readonly string[] => add.map(({ after, row: { id } }) => `${after}>${id}`);

describe('a difference on a table that has not changed', () => {
  it('should stay as it is', () => {
    const set = change({
      order: 'always',
      replace: [row('b', 'mine')],
      remove: ['c'],
      add: [adds(null, 'first'), adds('b', 'middle'), adds('middle', 'next')],
      sequence: ['b', 'a', 'middle'],
    });
    expect(rebased(set, table('a', 'b', 'c'), table('a', 'b', 'c'))).toEqual(set);
  });

  it('should have no order of rows where it had none', () => {
    expect(moved({}, ['a'], ['a'])).not.toHaveProperty('sequence');
  });

  it('should keep a row that it takes out and puts elsewhere', () => {
    const elsewhere = { remove: ['c'], add: [adds(null, 'c'), adds('c', 'next')] };
    expect(moved(elsewhere, ['a', 'b', 'c'], ['a', 'b', 'c'])).toEqual(change(elsewhere));
  });
});

describe('a changed row that the table has no more', () => {
  const set = { replace: [row('b', 'mine'), row('c', 'mine')] };

  it('should stay as a row of the difference, at its old place', () => {
    const now = moved(set, ['x', 'a', 'b', 'c'], ['x', 'a', 'c']);
    expect(now.replace).toEqual([row('c', 'mine')]);
    expect(now.add).toEqual([{ after: 'a', row: row('b', 'mine') }]);
  });

  it('should stand first where nothing is left before it', () => {
    expect(places(moved(set, ['a', 'b', 'c'], ['c']))).toEqual(['null>b']);
    expect(places(moved(set, ['b', 'c'], ['c', 'd']))).toEqual(['null>b']);
  });

  it('should be left out where the table never had it', () => {
    expect(moved({ replace: [row('zz', 'mine')] }, ['a'], ['a'])).toEqual(change());
  });

  it('should be what an added row still stands behind', () => {
    const now = moved({ replace: [row('b', 'mine')], add: [adds('b', 'new')] }, ['a', 'b'], ['a']);
    expect(places(now)).toEqual(['a>b', 'b>new']);
  });
});

describe('a row taken out', () => {
  it('should be forgotten once the table has it no more', () => {
    expect(moved({ remove: ['a', 'b'] }, ['a', 'b', 'c'], ['a', 'c']).remove).toEqual(['a']);
  });
});

describe('an added row', () => {
  it('should stand behind what stood before the row that is gone', () => {
    expect(places(moved({ add: [adds('c', 'new')] }, ['x', 'a', 'b', 'c'], ['x', 'a']))).toEqual(['a>new']);
    expect(places(moved({ add: [adds('b', 'new')] }, ['a', 'b', 'c'], ['c']))).toEqual(['null>new']);
  });

  it('should stand last where it stood behind a row that nobody knows', () => {
    expect(places(moved({ add: [adds('zz', 'new')] }, ['a', 'b'], ['b', 'a']))).toEqual(['a>new']);
    expect(places(moved({ add: [adds('zz', 'new')] }, ['a', 'b'], ['a', 'b']))).toEqual(['b>new']);
  });

  it('should stay first, and behind another that is added', () => {
    const add = [adds(null, 'new'), adds('new', 'next')];
    expect(places(moved({ add }, ['a', 'b'], ['b']))).toEqual(['null>new', 'new>next']);
  });

  it('should change the row again that has come back, and be added no more', () => {
    const now = moved(
      { replace: [row('a', 'mine')], add: [adds('a', 'guard'), adds('a', 'new')] },
      ['a'],
      ['a', 'guard'],
    );
    expect(now.replace).toEqual([row('a', 'mine'), row('guard')]);
    expect(places(now)).toEqual(['a>new']);
  });

  it('should stand behind a row that has come back', () => {
    expect(places(moved({ add: [adds('a', 'guard'), adds('guard', 'new')] }, ['a'], ['a', 'guard']))).toEqual([
      'guard>new',
    ]);
  });
});

describe('an id that was made up', () => {
  it('should be another where the table has it by now, and be followed to it', () => {
    const add = [adds('a', 'row'), adds('row', 'guard-2')];
    const now = moved({ add, sequence: ['guard-2', 'a', 'row'] }, ['a'], ['a', 'row', 'guard-2']);
    expect(now.replace).toEqual([]);
    expect(places(now)).toEqual(['a>row-2', 'row-2>guard-2-2']);
    expect(now.sequence).toEqual(['guard-2-2', 'a', 'row-2']);
  });

  it('should be none that begins or ends otherwise', () => {
    for (const id of ['arrow', 'rows', 'guard-2b', 'row-a'])
      expect(moved({ add: [adds('a', id)] }, ['a'], ['a', id]).replace).toEqual([row(id)]);
    for (const id of ['row', 'row-7', 'guard-12'])
      expect(moved({ add: [adds('a', id)] }, ['a'], ['a', id]).replace).toEqual([]);
  });

  it('should become one that neither the table nor the difference has', () => {
    const add = [adds('a', 'row'), adds('a', 'row-3')];
    expect(places(moved({ add }, ['a'], ['a', 'row', 'row-2']))).toEqual(['a>row-4', 'a>row-3']);
  });

  it('should stay within the length of an id, each another', () => {
    const long = 'x'.repeat(57);
    const add = [adds('a', `${long}-1`), adds('a', `${long}-3`)];
    const short = 'x'.repeat(56);
    expect(places(moved({ add }, ['a'], ['a', `${long}-1`, `${long}-3`]))).toEqual([`a>${short}-2`, `a>${short}-3`]);
  });

  it('should stay where it is free', () => {
    expect(places(moved({ add: [adds('a', 'row'), adds('a', 'row-2')] }, ['a'], ['a', 'b']))).toEqual([
      'a>row',
      'a>row-2',
    ]);
  });
});
