import { describe, expect, it } from 'vitest';
import { efficiencyOf } from '../../../src/engine/campaign/model/efficiency.ts';
import { openSegments, segmentChanges } from '../../../src/engine/campaign/model/segments.ts';
import type { Segment } from '../../../src/engine/campaign/model/state.ts';
import { type CampaignPlay } from '../../support/campaignPlay.ts';
import { closed, deploy, goOn, line, report, retinue, walkContent, walked } from '../../support/walkPlay.ts';

const segment = (set: Partial<Segment> = {}): Segment => ({
  name: 'The port',
  tags: [],
  missions: [],
  efficiency: null,
  ...set,
});

const warOf = (...segments: readonly Segment[]): CampaignPlay => retinue.does({ type: 'setSegments', segments });

type Report = Parameters<typeof report>[1];

/** A scenario of the first segment, to its end. */
const playedIn = (play: CampaignPlay, set: Report = {}, at = 0): CampaignPlay =>
  play.does(
    deploy(['m1'], { segment: at, objectives: (set?.objectives ?? []).map(({ id }) => id) }),
    { type: 'report', report: report([line('m1')], set) },
    goOn,
  );

const good = (...segments: readonly Segment[]): CampaignPlay =>
  closed(playedIn(warOf(...segments), { primary: 'complete' })).does({ type: 'reckonSegment', at: 0 });
const poor = (...segments: readonly Segment[]): CampaignPlay =>
  closed(playedIn(warOf(...segments), { primary: 'failed' })).does({ type: 'reckonSegment', at: 0 });

const earnedBy = (play: CampaignPlay, member: string) =>
  play.state.scenario?.earned.find((each) => each.member === member);

describe('a scenario of a segment', () => {
  it('should count there as a mission once its book is closed, in the place of one of its name', () => {
    const listed = { missions: [{ name: 'Landing', scenario: null }] };
    expect(closed(playedIn(warOf(segment(listed)))).state.segments[0]?.missions).toEqual([
      { name: 'Landing', scenario: null },
      { name: 'The Dry Dock', scenario: 1 },
    ]);
    const named = { missions: [{ name: 'The Dry Dock', scenario: null }] };
    expect(closed(playedIn(warOf(segment(named)))).state.segments[0]?.missions).toEqual([
      { name: 'The Dry Dock', scenario: 1 },
    ]);
  });

  it('should not be of a segment that is none, or is reckoned, and keep its own from being removed', () => {
    const play = warOf(segment(), segment({ efficiency: 50 }));
    expect(play.refuses(deploy(['m1'], { segment: 1 })).code).toBe('badValue');
    expect(play.refuses(deploy(['m1'], { segment: 2 })).code).toBe('badValue');
    expect(playedIn(play).refuses({ type: 'setSegments', segments: [] }).code).toBe('scenarioOpen');
    expect(openSegments(play.state)).toEqual([0]);
  });
});

describe('tags of a segment', () => {
  it('should be of the players own where they change nothing', () => {
    const { state } = warOf(segment({ tags: ['Combat', 'mud'] }));
    expect(segmentChanges(state, 0)).toEqual(segmentChanges(state, undefined));
  });

  it('Combat: a quarter more enemies and a tenth more experience, in that segment alone', () => {
    const play = warOf(segment({ tags: ['tag-combat'] }), segment());
    expect(segmentChanges(play.state, 0)).toMatchObject({ dvTimes: 125, xpTimes: 110 });
    expect(segmentChanges(play.state, 1)).toMatchObject({ dvTimes: 100, xpTimes: 100 });
    const plain = earnedBy(playedIn(play, { primary: 'complete' }, 1), 'm1');
    const raised = earnedBy(playedIn(play, { primary: 'complete' }), 'm1');
    expect([plain?.percent, raised?.percent]).toEqual([100, 110]);
    expect(raised?.total).toBe(Math.ceil(((plain?.total ?? 0) * 11) / 10));
  });

  it('Investigation: secondary objectives count and pay as primary ones, in that segment alone', () => {
    const objectives = [{ id: 'burn-the-ledger', done: true, by: null }];
    const play = warOf(segment({ tags: ['tag-investigation'] }), segment());
    const of = (at: number) => playedIn(play, { primary: 'failed', objectives }, at);
    const secondary = (at: number) => earnedBy(of(at), 'm1')?.rows.find(({ award }) => award === 'secondary')?.xp;
    const primary = walkContent.awards.find(({ id }) => id === 'primary')?.acolyte;
    expect(secondary(0)).toBe(primary);
    expect(secondary(1)).not.toBe(primary);
    const reckoned = (at: number) => {
      const { state } = closed(of(at));
      return efficiencyOf(walkContent, state, state.segments[at] ?? segment());
    };
    expect(reckoned(0)).toMatchObject({ points: 2, maximum: 4 });
    expect(reckoned(1)).toMatchObject({ points: 1, maximum: 3 });
  });

  it('Priority target: one of two missions, or a reason; none while the tag is milder alone', () => {
    const play = warOf(segment({ tags: ['tag-priority-target'] }));
    expect(play.refuses(deploy(['m1'], { segment: 0 })).code).toBe('tagMission');
    expect(play.does(deploy(['m1'], { segment: 0, mission: 'bring-them-home' })).state.scenario?.segment).toBe(0);
    expect(play.does(deploy(['m1'], { segment: 0, override: { reason: 'agreed' } })).state.scenario?.segment).toBe(0);
    expect(play.does(deploy(['m1'])).state.scenario?.segment).toBeUndefined();
  });

  it('Blocked: no scenario until its flag is set, and none the longer once it is milder', () => {
    const play = warOf(segment({ tags: ['tag-blocked'], opens: 'gate-open' }));
    expect(play.refuses(deploy(['m1'], { segment: 0 })).code).toBe('segmentBlocked');
    const open = play.does({ type: 'setFlag', flag: 'gate-open', on: true });
    expect(open.does(deploy(['m1'], { segment: 0 })).state.scenario?.segment).toBe(0);
    const milder = warOf(segment({ tags: ['tag-blocked'], milder: ['tag-blocked'] }));
    expect(milder.does(deploy(['m1'], { segment: 0 })).state.scenario?.segment).toBe(0);
  });

  it.each([
    ['Xenothreat', 'tag-xenothreat', 'brood'],
    ['Heretics', 'tag-heretics', 'chaos-cult'],
    ['Rebellion', 'tag-rebellion', 'underhive-gang'],
    ['Invasio daemonum', 'tag-invasio-daemonum', 'chaos-cult'],
  ])('%s: its own enemies, in that segment alone', (_, tag, faction) => {
    const play = warOf(segment({ tags: [tag] }), segment());
    expect(play.refuses(deploy(['m1'], { segment: 0 })).code).toBe('tagFaction');
    expect(play.does(deploy(['m1'], { segment: 0, faction })).state.scenario?.faction).toBe(faction);
    expect(play.does(deploy(['m1'], { segment: 1 })).state.scenario?.faction).toBe('cult');
  });
});

describe('a reckoning', () => {
  it('should be once, between scenarios, and of what was played', () => {
    const play = warOf(segment(), segment());
    expect(play.refuses({ type: 'reckonSegment', at: 0 }).code).toBe('segmentUnplayed');
    expect(play.refuses({ type: 'reckonSegment', at: 2 }).code).toBe('badValue');
    expect(playedIn(play).refuses({ type: 'reckonSegment', at: 0 }).code).toBe('scenarioOpen');
    expect(good(segment()).refuses({ type: 'reckonSegment', at: 0 }).code).toBe('badValue');
  });

  it('75% and more: two loot rolls in the next walk, and none in the one after it', () => {
    const play = good(segment(), segment());
    expect(play.state.segments[0]).toMatchObject({
      efficiency: 100,
      owes: { loot: 2, milder: 1, threat: 0, moreDv: 0 },
    });
    const findsOf = (of: CampaignPlay): number => of.told('findsDue').at(-1)?.finds.length ?? 0;
    const next = closed(walked(play, [line('m1')]));
    expect([findsOf(next), next.state.segments[0]?.owes?.loot]).toEqual([2, 0]);
    expect(findsOf(closed(walked(next, [line('m1')])))).toBe(0);
  });

  it('75% and more: one tag of the next segment is milder, by choice, once', () => {
    const play = good(segment(), segment({ tags: ['tag-combat', 'tag-rebellion', 'mud'] }));
    const soften = (tag: string) => ({ type: 'settleSegment', at: 0, what: 'milder', tag }) as const;
    expect(play.refuses(soften('mud')).code).toBe('badValue');
    const milder = play.does(soften('tag-combat'));
    expect([segmentChanges(play.state, 1).dvTimes, segmentChanges(milder.state, 1).dvTimes]).toEqual([125, 110]);
    expect(milder.refuses(soften('tag-rebellion')).code).toBe('badValue');
  });

  it('75% and more: the milder tag waits for a next segment', () => {
    const soften = { type: 'settleSegment', at: 0, what: 'milder', tag: 'tag-combat' } as const;
    const play = good(segment());
    expect(play.refuses(soften).code).toBe('badValue');
    const next = play.does({
      type: 'setSegments',
      segments: [...play.state.segments, segment({ tags: ['tag-combat'] })],
    });
    expect(next.does(soften).state.segments[1]?.milder).toEqual(['tag-combat']);
  });

  it('40 to 74%: nothing', () => {
    const objectives = [
      { id: 'burn-the-ledger', done: false, by: null },
      { id: 'take-one-alive', done: false, by: null },
    ];
    const play = closed(playedIn(warOf(segment()), { primary: 'complete', objectives })).does({
      type: 'reckonSegment',
      at: 0,
    });
    expect(play.state.segments[0]).toMatchObject({
      efficiency: 50,
      owes: { loot: 0, milder: 0, threat: 0, moreDv: 0 },
    });
  });

  it('below 40%: a threat next door, by choice, once', () => {
    const play = poor(segment(), segment());
    const add = (tag: string) => ({ type: 'settleSegment', at: 0, what: 'threat', tag }) as const;
    expect(play.refuses(add('tag-combat')).code).toBe('badValue');
    const threatened = play.does(add('tag-heretics'));
    expect(threatened.state.segments[1]?.tags).toEqual(['tag-heretics']);
    expect(threatened.refuses(add('tag-rebellion')).code).toBe('badValue');
  });

  it('below 40%: a tenth more enemies in the next scenario, and no more in the one after it', () => {
    const play = poor(segment(), segment({ tags: ['tag-combat'] }));
    expect(segmentChanges(play.state, 1).dvTimes).toBeCloseTo(137.5);
    expect(segmentChanges(play.state, undefined).dvTimes).toBeCloseTo(110);
    const inHand = playedIn(play, {}, 1);
    expect(segmentChanges(inHand.state, 1).dvTimes).toBeCloseTo(137.5);
    expect(segmentChanges(closed(inHand).state, 1).dvTimes).toBe(125);
    expect(segmentChanges(play.does(deploy(['m1']), { type: 'callOff' }).state, undefined).dvTimes).toBeCloseTo(110);
  });
});
