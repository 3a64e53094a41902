import { describe, expect, it } from 'vitest';
import { leaderless } from '../../../src/engine/campaign/model/succession.ts';
import { recruit } from '../../support/campaignPlay.ts';
import { deploy, retinue } from '../../support/walkPlay.ts';

const fate = (member: string, to: 'slain' | 'retired') =>
  ({ type: 'correct', correction: { what: 'fate', member, fate: to } }) as const;
const xp = (member: string, to: number) => ({ type: 'correct', correction: { what: 'xp', member, to } }) as const;
const ids = (members: readonly { readonly id: string }[]) => members.map(({ id }) => id);

describe('a retinue without an Acolyte', () => {
  it('should be none while one serves', () => {
    expect(leaderless(retinue.state)).toEqual([]);
  });

  it('should name the followers of level 5 and more as heirs, the best first', () => {
    const [one] = leaderless(retinue.does(xp('m2', 100), xp('m3', 130), fate('m1', 'slain')).state);
    expect([one?.fallen?.id, ids(one?.heirs ?? []), one?.closest]).toEqual(['m1', ['m3', 'm2'], null]);
  });

  it('should name who comes closest where nobody may follow', () => {
    const [one] = leaderless(retinue.does(xp('m3', 10), fate('m1', 'slain')).state);
    expect([one?.heirs, one?.closest?.id]).toEqual([[], 'm3']);
  });

  it('should have no heir of an Acolyte that retired, but end with a new one', () => {
    const retired = retinue.does(xp('m2', 100), fate('m1', 'retired'));
    const [one] = leaderless(retired.state);
    expect([one?.fallen, one?.heirs, one?.closest]).toEqual([null, [], null]);
    expect(leaderless(retired.does(recruit('acolyte')).state)).toEqual([]);
  });

  it('should go on after its only Acolyte has died: those who are left may fight, and it can be taken back', () => {
    const alone = retinue.does(fate('m1', 'slain'));
    expect(alone.does(deploy(['m2'], { override: { reason: 'the table says so' } })).state.scenario).toMatchObject({
      deployed: ['m2'],
    });
    expect(alone.refuses(deploy(['m1'])).code).toBe('notServing');
    expect(leaderless(alone.does(recruit('acolyte')).state)).toEqual([]);
    const back = { type: 'correct', correction: { what: 'fate', member: 'm1', fate: 'serving' } } as const;
    expect(leaderless(alone.does(back).state)).toEqual([]);
  });
});
