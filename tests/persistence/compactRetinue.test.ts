import { describe, expect, it } from 'vitest';
import { compact, expand } from '../../src/persistence/compactRetinue.ts';
import { openRetinueCode, retinueCode, type SharedRetinue } from '../../src/persistence/sharedRetinue.ts';
import { sharedMember } from '../support/sharedMembers.ts';

const member = { ...sharedMember('m1', 'Ann'), picture: null };
const shared: SharedRetinue = {
  name: 'Shared',
  difficulty: 'medium',
  players: [
    { id: 'p1', name: 'One', mark: 'circle' },
    { id: 'p2', name: 'Two', mark: 'square' },
  ],
  members: [
    member,
    { ...member, id: 'm2', player: 'p2', rested: 2, weapons: [{ item: 'lasgun', stash: 's3' }], armour: null },
  ],
  stash: [{ key: 's3', item: 'lasgun', scenario: 1, foundBy: null, wpLess: 1, lost: false }],
  owed: [],
  scenarios: 6,
  made: 3,
};

/** As a code given by a former app says it: these letters stay what they are. */
const given = {
  ...shared,
  members: [
    {
      i: 'm1',
      n: 'Ann',
      c: 'serviceman',
      k: 'follower',
      f: 'serviceman-1',
      b: 'guard',
      s: ['marksman'],
      g: [{ stat: 'hit', by: 1, source: { kind: 'level', level: 2 } }],
      w: ['lasgun', 'bayonet'],
      a: 'flak',
      e: ['grenade'],
      x: 6,
      l: 2,
      h: [{ id: 'deadeye', scenario: 3 }],
      r: [{ id: 'limp', scenario: 2 }],
      t: 3,
      d: 5,
    },
  ],
};

const opened = (value: unknown) => {
  const found = openRetinueCode(value);
  return found.kind === 'loaded' ? found.value : found;
};

describe('the short form of a retinue', () => {
  it('should come back whole, with what is found, what differs and who plays it', () => {
    expect(expand(compact(shared))).toEqual(shared);
    expect(opened(retinueCode(shared))).toEqual(shared);
  });

  it('should go on reading codes that were given, short ones and those of before', () => {
    expect(compact({ ...shared, members: [member] })).toEqual(given);
    expect(opened([1, given])).toEqual({ ...shared, members: [member] });
    expect(opened([1, shared])).toEqual(shared);
  });

  it('should refuse what is no retinue', () => {
    for (const value of [null, [], [1], [1, null], [1, { members: [{}] }], [1, { ...given, players: [] }]])
      expect(openRetinueCode(value).kind).toBe('unreadable');
  });
});
