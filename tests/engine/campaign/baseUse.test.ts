import { describe, expect, it } from 'vitest';
import type { CampaignEvent } from '../../../src/engine/campaign/model/event.ts';
import { evolveCampaignAll } from '../../../src/engine/campaign/evolve/evolve.ts';
import type { CarriedItem } from '../../../src/engine/campaign/model/member.ts';
import type { BaseUse } from '../../../src/engine/campaign/model/state.ts';
import { carried } from '../../support/campaignPlay.ts';
import { retinue } from '../../support/walkPlay.ts';

const after = (...events: readonly CampaignEvent[]): BaseUse | undefined =>
  evolveCampaignAll(retinue.state, events).baseUse;

const SEGMENT: CampaignEvent = { type: 'segmentBegun' };
const REROLLED: CampaignEvent = { type: 'casualtyRerolled', member: 'vex' };
const issued = (member: string, item: string): CampaignEvent => ({ type: 'issued', member, item });
const begun = (member: string): CampaignEvent => ({
  type: 'trainingBegun',
  member,
  training: 'marksmanship',
  scenarios: 4,
});
const gone = (member: string): CampaignEvent => ({ type: 'left', member, how: 'retired' });
const equipped = (member: string, ...weapons: readonly CarriedItem[]): CampaignEvent => ({
  type: 'equipped',
  member,
  weapons: [...weapons],
  armour: null,
  equipment: [],
});
const lost = (member: string, item: string): CampaignEvent => ({ type: 'itemLost', member, item: carried(item) });
const held = (use: BaseUse | undefined): readonly string[] =>
  (use?.issues ?? []).map(({ member, item, gone: isGone }) => `${member} ${item}${isGone ? ' gone' : ''}`);

describe('what the armoury gave', () => {
  const pistols = [issued('m1', 'plasma-pistol'), issued('m2', 'plasma-pistol'), issued('m2', 'hand-flamer')];

  it('should be all that somebody had, and nobody else, when it leaves', () => {
    expect(held(after(...pistols, gone('m2')))).toEqual([
      'm1 plasma-pistol',
      'm2 plasma-pistol gone',
      'm2 hand-flamer gone',
    ]);
  });

  it('should be that one thing of that one bearer when it is lost', () => {
    expect(held(after(...pistols, lost('m2', 'plasma-pistol')))).toEqual([
      'm1 plasma-pistol',
      'm2 plasma-pistol gone',
      'm2 hand-flamer',
    ]);
  });

  it('should stay counted when it is gone, whatever its bearer carries then', () => {
    expect(held(after(issued('m2', 'hand-flamer'), gone('m2'), equipped('m2')))).toEqual(['m2 hand-flamer gone']);
  });

  it('should go back when its bearer has only a found one of that kind', () => {
    const found: CarriedItem = { item: 'hand-flamer', stash: '1.0' };
    expect(held(after(issued('m2', 'hand-flamer'), equipped('m2', found)))).toEqual([]);
    expect(held(after(issued('m2', 'hand-flamer'), equipped('m2', carried('hand-flamer'))))).toEqual([
      'm2 hand-flamer',
    ]);
  });

  it('should be forgotten with a new segment once it is gone, and be kept by who carries it', () => {
    const next = after(issued('m1', 'plasma-pistol'), issued('m2', 'hand-flamer'), gone('m2'), SEGMENT);
    expect(next).toMatchObject({ segment: 1, rerolls: 0 });
    expect(held(next)).toEqual(['m1 plasma-pistol']);
  });

  it('should be noted with the segment it was given in', () => {
    const { issues } = after(issued('m1', 'plasma-pistol'), SEGMENT, SEGMENT, issued('m2', 'hand-flamer')) ?? {};
    expect(issues?.map(({ segment }) => segment)).toEqual([0, 2]);
  });
});

describe('casualty rolls made again', () => {
  it('should be counted one by one, anew in each segment', () => {
    expect(after(REROLLED)?.rerolls).toBe(1);
    expect(after(REROLLED, REROLLED)?.rerolls).toBe(2);
    expect(after(REROLLED, REROLLED, SEGMENT)?.rerolls).toBe(0);
  });
});

describe('a course', () => {
  it('should end with the one who is trained, and with nobody else', () => {
    expect(after(begun('m2'), gone('m2'))?.course).toBeNull();
    expect(after(begun('m2'), lost('m2', 'autopistol'))?.course?.member).toBe('m2');
    expect(after(begun('m2'), gone('m3'))?.course).toEqual({ member: 'm2', training: 'marksmanship', left: 4 });
  });
});
