import { describe, expect, it } from 'vitest';
import type { ModuleContent } from '../../../src/engine/campaign/model/content.ts';
import { campaignModule, type CampaignModule, type ModuleChapter } from '../../../src/engine/campaign/model/module.ts';
import { chapterAtHand, moduleEnded, openWays } from '../../../src/engine/campaign/model/modules.ts';
import type { CampaignPlay } from '../../support/campaignPlay.ts';
import { closed, deploy, line, report, retinue, walkContent } from '../../support/walkPlay.ts';

const chapter = (id: string, ...next: ModuleChapter['next']): ModuleChapter => ({
  id,
  mission: `mission-${id}`,
  title: id,
  intro: '',
  next,
  changes: [],
});

/** After the relay the tower with the flag `seen`, with `warned` the gate. */
const story = campaignModule.parse({
  id: 'story',
  name: 'The Story',
  text: '',
  start: 'relay',
  chapters: [
    chapter(
      'relay',
      { chapter: 'tower', if: { is: 'flag', flag: 'seen' }, text: 'Up' },
      { chapter: 'gate', if: { is: 'flag', flag: 'warned' }, text: 'Out' },
    ),
    chapter('tower'),
    chapter('gate'),
  ],
  rewards: [],
});

const contentOf = (row: CampaignModule, hash: string): ReadonlyMap<string, ModuleContent> =>
  new Map([[row.id, { pack: 'story-pack', row, pinned: [], hash }]]);

const begin = { type: 'startModule', module: 'story' } as const;
const start = retinue.with({ ...walkContent, modules: contentOf(story, 'one') });

/** A battle is fought to the end of its book, of the chapter at hand or (`mission`) of its own. */
function played(play: CampaignPlay, flags: readonly string[], mission?: string): CampaignPlay {
  const atHand = mission === undefined ? chapterAtHand(play.state) : null;
  const of = { mission: mission ?? atHand?.mission ?? '', ...(atHand !== null && { chapter: atHand.id }) };
  const battle = `battle-${play.state.scenarios + 1}`;
  return closed(
    play.does(deploy(['m1', 'm2'], { battle, ...of }), {
      type: 'report',
      report: report([line('m1'), line('m2')], { flags: [...flags] }),
    }),
  );
}
const ways = ({ state }: CampaignPlay): readonly string[] => openWays(state).map((way) => way.chapter);

describe('a module that is played again', () => {
  const ended = played(played(start.does(begin), ['seen']).does({ type: 'chooseChapter', chapter: 'tower' }), []);

  it('should begin without the flags of the time before', () => {
    expect([ways(played(start.does(begin), ['seen'])), moduleEnded(ended.state)]).toEqual([['tower'], true]);
    const again = ended.does(begin);
    expect(again.state.flags).toEqual([]);
    expect(ways(played(again, []))).toEqual([]);
    expect(ways(played(ended.does({ type: 'leaveModule' }, begin), []))).toEqual([]);
  });

  it('should keep flags that came from elsewhere', () => {
    const told = played(ended, ['warned', 'seen'], 'another-mission');
    const set = told.does({ type: 'setFlag', flag: 'by-hand', on: true });
    expect(set.does(begin).state.flags).toEqual(['seen', 'warned', 'by-hand']);
    expect(ways(played(set.does(begin), []))).toEqual(['tower', 'gate']);
  });
});

describe('a module of which the chapter played last is gone', () => {
  const without = campaignModule.parse({ ...story, start: 'tower', chapters: story.chapters.slice(1) });
  const take = { type: 'pinModule', take: true } as const;

  it('should go on with its first chapter when it had not ended', () => {
    const open = played(start.does(begin), ['seen']).with({ modules: contentOf(without, 'two') });
    expect(chapterAtHand(open.does(take).state)?.id).toBe('tower');
  });

  it('should be ended when it had ended, or where its last chapter leads nowhere any more', () => {
    const over = played(start.does(begin), []).with({ modules: contentOf(without, 'two') });
    expect(moduleEnded(over.state)).toBe(true);
    expect(moduleEnded(over.does(take).state)).toBe(true);
    const short = campaignModule.parse({ ...story, chapters: [chapter('relay')] });
    const open = played(start.does(begin), ['seen']).with({ modules: contentOf(short, 'two') });
    expect(moduleEnded(open.does(take).state)).toBe(true);
  });
});
