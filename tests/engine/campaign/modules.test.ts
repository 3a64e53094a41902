import { describe, expect, it } from 'vitest';
import type { ModuleContent } from '../../../src/engine/campaign/model/content.ts';
import { evolveCampaignAll } from '../../../src/engine/campaign/evolve/evolve.ts';
import {
  campaignModule,
  type CampaignModule,
  type FlagCondition,
  flagCondition,
  flagsHold,
  type ModuleChapter,
  type PinnedRow,
} from '../../../src/engine/campaign/model/module.ts';
import { chapterAtHand, chapterChanges, moduleEnded, openWays } from '../../../src/engine/campaign/model/modules.ts';
import { campaignState } from '../../../src/engine/campaign/model/state.ts';
import type { BattleReport } from '../../../src/engine/campaign/model/walk.ts';
import type { CampaignPlay } from '../../support/campaignPlay.ts';
import { closed, deploy, goOn, line, report, retinue, walkContent } from '../../support/walkPlay.ts';

const flag = (name: string): FlagCondition => ({ is: 'flag', flag: name });

const chapter = (id: string, set: Partial<ModuleChapter> = {}): ModuleChapter => ({
  id,
  mission: `mission-${id}`,
  title: `The ${id}`,
  intro: '',
  next: [],
  changes: [],
  ...set,
});

/** After the relay the water, or with the flag `seen` the tower; the tower ends it, the water leads to the tower. */
const story: CampaignModule = campaignModule.parse({
  id: 'story',
  name: 'The Story',
  text: '',
  start: 'relay',
  chapters: [
    chapter('relay', {
      next: [
        { chapter: 'water', if: null, text: 'Down' },
        { chapter: 'tower', if: flag('seen'), text: 'Up' },
      ],
    }),
    chapter('water', {
      next: [{ chapter: 'tower', if: { is: 'not', of: flag('lost') }, text: 'Up' }],
      changes: [
        { if: flag('seen'), dvTimes: 50, cp: 2, flags: ['warned'] },
        { if: null, dvTimes: 150, cp: -1, flags: [] },
      ],
    }),
    chapter('tower'),
  ],
  rewards: [
    { if: flag('won'), text: 'A rare thing', loot: 1, rare: 1, capacity: 1, xp: 25 },
    { if: flag('lost'), text: 'Nothing', loot: 9, rare: 9, capacity: 9, xp: 99 },
  ],
});

const contentOf = (
  row: CampaignModule,
  hash = 'one',
  set: Partial<ModuleContent> = {},
): ReadonlyMap<string, ModuleContent> =>
  new Map([[row.id, { pack: 'story-pack', row, pinned: [{ kind: 'modules', id: row.id, row }], hash, ...set }]]);

const start = retinue.with({ ...walkContent, modules: contentOf(story) });
const begun = start.does({ type: 'startModule', module: 'story' });
const choose = (id: string) => ({ type: 'chooseChapter', chapter: id }) as const;

/** The chapter at hand is deployed and its battle reported; the walk is at the report. */
function fought(play: CampaignPlay, set: Partial<BattleReport> = {}): CampaignPlay {
  const atHand = chapterAtHand(play.state);
  const { scenarios } = play.state;
  return play.does(
    deploy(['m1', 'm2'], {
      battle: `battle-${scenarios + 1}`,
      mission: atHand?.mission ?? '',
      chapter: atHand?.id ?? '',
    }),
    { type: 'report', report: report([line('m1'), line('m2')], set) },
  );
}
const played = (play: CampaignPlay, ...flags: readonly string[]): CampaignPlay =>
  closed(fought(play, { flags: [...flags] }));
const ways = ({ state }: CampaignPlay): readonly string[] => openWays(state).map((way) => way.chapter);

describe('conditions over flags', () => {
  it('should hold by all, any and not, and always when there is none', () => {
    const both: FlagCondition = { is: 'all', of: [flag('a'), { is: 'not', of: flag('b') }] };
    expect([flagsHold(both, ['a']), flagsHold(both, ['a', 'b']), flagsHold(both, [])]).toEqual([true, false, false]);
    const either: FlagCondition = { is: 'any', of: [flag('a'), flag('b')] };
    expect([flagsHold(either, ['b']), flagsHold(either, []), flagsHold(null, [])]).toEqual([true, false, true]);
  });

  it('should be refused when nested too deep, or of another kind', () => {
    const deep = Array.from({ length: 30 }).reduce<unknown>((of) => ({ is: 'not', of }), flag('a'));
    expect(flagCondition.safeParse(deep).success).toBe(false);
    expect(flagCondition.safeParse({ is: 'turningPoint', least: 2 }).success).toBe(false);
    expect(flagCondition.safeParse({ is: 'not', of: flag('a') }).success).toBe(true);
  });
});

describe('a module', () => {
  it('should begin with its first chapter, copied in, and be told in the chronicle', () => {
    expect(chapterAtHand(begun.state)?.id).toBe('relay');
    expect(begun.state.module).toMatchObject({ pack: 'story-pack', hash: 'one', done: [], refused: null });
    expect(begun.state.chronicle.at(-1)).toEqual({ kind: 'module', day: 1, name: 'The Story', how: 'begun' });
  });

  it('should be refused when no pack has it, another runs, or a scenario is in hand', () => {
    expect(start.refuses({ type: 'startModule', module: 'ghost' }).code).toBe('unknownRow');
    expect(begun.refuses({ type: 'startModule', module: 'story' })).toEqual({
      code: 'moduleOpen',
      params: { name: 'The Story' },
    });
    const busy = start.does(deploy(['m1']));
    expect(busy.refuses({ type: 'startModule', module: 'story' }).code).toBe('scenarioOpen');
  });

  it('should offer the ways that the flags open when the book of its chapter is closed', () => {
    expect(ways(played(begun))).toEqual(['water']);
    expect(ways(played(begun, 'seen'))).toEqual(['water', 'tower']);
    expect(played(begun).state.module).toMatchObject({ chapter: null, done: [{ chapter: 'relay', scenario: 1 }] });
  });

  it('should take an open way, and one that is not open only by the word of the table', () => {
    const after = played(begun);
    expect(chapterAtHand(after.does(choose('water')).state)?.id).toBe('water');
    expect(after.refuses(choose('tower')).code).toBe('chapterNotOpen');
    const anyway = after.does({ ...choose('tower'), override: { reason: 'we agreed' } });
    expect(chapterAtHand(anyway.state)?.id).toBe('tower');
    expect(after.refuses(choose('ghost')).code).toBe('unknownRow');
    expect(start.refuses(choose('water')).code).toBe('noModule');
    expect(after.does(deploy(['m1'])).refuses(choose('water')).code).toBe('scenarioOpen');
  });

  it('should deploy only the chapter at hand, by its mission', () => {
    const plan = deploy(['m1'], { mission: 'mission-relay', chapter: 'relay' });
    expect(begun.does(plan).state.scenario?.chapter).toBe('relay');
    expect(begun.refuses({ ...plan, chapter: 'water' }).code).toBe('badValue');
    expect(begun.refuses({ ...plan, mission: 'retrieve' }).code).toBe('badValue');
    expect(start.refuses(plan).code).toBe('noModule');
    expect(played(begun).refuses(plan).code).toBe('noModule');
  });

  it('should stay where it is when another scenario is played between', () => {
    const between = closed(
      begun.does(deploy(['m1', 'm2']), { type: 'report', report: report([line('m1'), line('m2')]) }),
    );
    expect(chapterAtHand(between.state)?.id).toBe('relay');
    expect(between.state.module?.done).toEqual([]);
  });

  it('should change the battle of a chapter by its flags, all changes together', () => {
    const plain = played(begun).does(choose('water'));
    expect(chapterChanges(plain.state, 'water')).toEqual({ dvTimes: 150, cp: -1, flags: [] });
    const seen = played(begun, 'seen').does(choose('water'));
    expect(chapterChanges(seen.state, 'water')).toEqual({ dvTimes: 75, cp: 1, flags: ['warned'] });
    expect(chapterChanges(seen.state, undefined)).toEqual({ dvTimes: 100, cp: 0, flags: [] });
  });

  it('should be left, and not while its chapter is fought', () => {
    const left = begun.does({ type: 'leaveModule' });
    expect(left.state.module).toBeNull();
    expect(left.state.chronicle.at(-1)).toMatchObject({ kind: 'module', how: 'left' });
    expect(fought(begun).refuses({ type: 'leaveModule' }).code).toBe('scenarioOpen');
    expect(left.refuses({ type: 'leaveModule' }).code).toBe('noModule');
  });
});

describe('the end of a module', () => {
  const last = played(begun, 'seen').does(choose('tower'));
  const won = fought(last, { flags: ['won'] }).does(goOn);
  const rewarded = (play: CampaignPlay, member: string) =>
    play.state.scenario?.earned
      .find((earned) => earned.member === member)
      ?.rows.filter(({ award }) => award === 'module')
      .map(({ xp }) => xp);

  it('should pay the rewards whose condition holds: experience to Acolytes', () => {
    expect([rewarded(won, 'm1'), rewarded(won, 'm2')]).toEqual([[25], []]);
    expect(rewarded(fought(last).does(goOn), 'm1')).toEqual([]);
    expect(rewarded(fought(begun, { flags: ['won'] }).does(goOn), 'm1')).toEqual([]);
  });

  it('should not make more of it by difficulty', () => {
    const hard = last.does({ type: 'setDifficulty', difficulty: 'hard' });
    const play = fought(hard, { flags: ['won'] }).does(goOn);
    const earned = play.state.scenario?.earned.find(({ member }) => member === 'm1');
    const paid = (earned?.rows ?? []).filter(({ award }) => award !== 'module').reduce((sum, { xp }) => sum + xp, 0);
    expect(earned?.total).toBe(25 + Math.ceil((paid * (earned?.percent ?? 0)) / 100));
    expect(earned?.percent).not.toBe(100);
  });

  it('should pay loot: rolls on both tables, and one more follower for an Acolyte', () => {
    const loot = won.does(goOn).answersAll().does(goOn);
    expect(loot.state.scenario?.stage).toBe('loot');
    expect(loot.state.scenario?.finds.map(({ table, row, done }) => [table, row !== null, done])).toEqual([
      ['common', false, false],
      ['rare', false, false],
      ['rare', true, false],
    ]);
    const followers = (play: CampaignPlay) =>
      play.member('m1').gains.filter(({ stat, source }) => stat === 'followers' && source.kind === 'loot').length;
    const after = loot.answersAll();
    expect([followers(loot) < followers(after), after.pending]).toEqual([true, null]);
  });

  it('should be told in the chronicle after its last chapter, and leave room for another', () => {
    const ended = played(last, 'won');
    expect(moduleEnded(ended.state)).toBe(true);
    expect([moduleEnded(begun.state), moduleEnded(start.state), moduleEnded(played(begun).state)]).toEqual([
      false,
      false,
      false,
    ]);
    const told = ended.state.chronicle.filter(({ kind }) => kind === 'module');
    expect(told.map((entry) => ('how' in entry ? entry.how : ''))).toEqual(['begun', 'ended']);
    expect(chapterAtHand(ended.does({ type: 'startModule', module: 'story' }).state)?.id).toBe('relay');
    expect(ended.does({ type: 'leaveModule' }).state.chronicle).toEqual(ended.state.chronicle);
  });

  it('should end where no flag leads on', () => {
    const lost = played(played(begun).does(choose('water')), 'lost');
    expect([ways(lost), moduleEnded(lost.state)]).toEqual([[], true]);
  });
});

describe('a module whose pack is gone or has changed', () => {
  const renamed = { ...story, name: 'Another name', chapters: story.chapters.slice(1), start: 'water' };

  it('should go on by its copies when no pack has it any more', () => {
    const gone = begun.with({ modules: new Map() });
    const after = played(gone, 'seen');
    expect(ways(after)).toEqual(['water', 'tower']);
    expect(chapterAtHand(after.does(choose('tower')).state)?.title).toBe('The tower');
    expect(gone.refuses({ type: 'pinModule', take: true }).code).toBe('noModule');
  });

  it('should fold from its events without any content', () => {
    const after = played(begun, 'seen').does(choose('tower'));
    const events = after.events.slice(start.events.length);
    expect(evolveCampaignAll(start.state, events)).toEqual(after.state);
  });

  it('should take what is new, at its first chapter when the one at hand is gone, or keep the old', () => {
    const changed = begun.with({ modules: contentOf(renamed, 'two') });
    const taken = changed.does({ type: 'pinModule', take: true });
    expect(taken.state.module).toMatchObject({ hash: 'two', chapter: 'water', row: { name: 'Another name' } });
    const kept = changed.does({ type: 'pinModule', take: false });
    expect(kept.state.module).toMatchObject({
      hash: 'one',
      refused: 'two',
      chapter: 'relay',
      row: { name: 'The Story' },
    });
    const without = {
      ...story,
      chapters: [{ ...story.chapters[0], next: story.chapters[0]?.next.slice(1) }, story.chapters[2]],
    };
    const tower = played(begun, 'seen')
      .does(choose('water'))
      .with({ modules: contentOf(campaignModule.parse(without), 'two') })
      .does({ type: 'pinModule', take: true });
    expect([tower.state.module?.chapter, ways(tower)]).toEqual([null, ['tower']]);
    const fighting = fought(begun).with({ modules: contentOf(renamed, 'two') });
    expect(fighting.refuses({ type: 'pinModule', take: true }).code).toBe('scenarioOpen');
    expect(begun.refuses({ type: 'pinModule', take: true }).code).toBe('noModule');
    expect(start.refuses({ type: 'pinModule', take: true }).code).toBe('noModule');
    const water = played(begun)
      .does(choose('water'))
      .with({ modules: contentOf(renamed, 'two') });
    expect(chapterAtHand(water.does({ type: 'pinModule', take: true }).state)?.id).toBe('water');
  });

  it('should keep every copy as it was until the new ones are taken, however often its pack changes', () => {
    const pinned = (wounds: number): PinnedRow[] => [
      { kind: 'modules', id: story.id, row: story },
      { kind: 'operatives', id: 'pack--brute', row: { id: 'pack--brute', wounds } },
    ];
    const state = (hash: string, wounds: number) => ({ modules: contentOf(story, hash, { pinned: pinned(wounds) }) });
    const play = start.with(state('one', 8)).does({ type: 'startModule', module: 'story' });
    const once = play.with(state('two', 9)).does({ type: 'pinModule', take: false });
    expect(once.state.module).toEqual({ ...play.state.module, refused: 'two' });
    const twice = once.with(state('three', 10));
    expect(twice.state.module?.pinned).toEqual(pinned(8));
    const taken = twice.does({ type: 'pinModule', take: true });
    expect(taken.state.module).toMatchObject({ pinned: pinned(10), hash: 'three', refused: null });
    expect(once.with(state('one', 8)).refuses({ type: 'pinModule', take: true }).code).toBe('noModule');
    expect(evolveCampaignAll(start.state, taken.events.slice(start.events.length))).toEqual(taken.state);
  });

  it('should not have changed for campaigns that copied less of it, until what they copied changes', () => {
    const now = (hashBefore: string) => ({ modules: contentOf(story, 'whole', { hashBefore }) });
    expect(begun.with(now('one')).refuses({ type: 'pinModule', take: true }).code).toBe('noModule');
    expect(begun.with(now('two')).does({ type: 'pinModule', take: true }).state.module?.hash).toBe('whole');
  });

  it('should be absent from campaigns of before, which load all the same', () => {
    const { module: _module, ...before } = JSON.parse(JSON.stringify(start.state)) as Record<string, unknown>;
    expect(campaignState.parse(before).module).toBeUndefined();
    expect(moduleEnded(campaignState.parse(before))).toBe(false);
  });
});
