import { describe, expect, it } from 'vitest';
import type { BattleReport } from '../../../src/engine/campaign/model/walk.ts';
import { battleReport } from '../../../src/engine/campaign/model/walk.ts';
import { reportOf } from '../../../src/engine/campaign/reportOf.ts';
import { scenarioOf } from '../../../src/engine/campaign/walk/inHand.ts';
import type { CampaignPlay } from '../../support/campaignPlay.ts';
import type { Play, Reply } from '../../support/decide.ts';
import { finder, searching } from '../../support/lootPlay.ts';
import { content } from '../../support/rowPlay.ts';
import { uses } from '../../support/traits.ts';
import { deploy, goOn, line, retinue, stageOf, walkContent, walked } from '../../support/walkPlay.ts';

const items = new Map(
  [...walkContent.items].map(([id, item]) => [id, { ...item, ...(id === 'medkit' && { uses: 2 }) }]),
);

const scenario = { ...scenarioOf(retinue.does(deploy(['m2'])).state), deployed: ['m2'], objectives: [] };

/** What a battle says of the loot that was found in it. */
function foundIn(play: Play): Pick<BattleReport, 'loot' | 'finds'> {
  const entries = play.entries.map(({ command, events }) => ({ command, events }));
  const report = reportOf(content, play.midway, entries, scenario);
  expect(battleReport.safeParse(report).error).toBeUndefined();
  const { loot, finds } = report;
  return finds === undefined ? { loot } : { loot, finds };
}

/** At the loot of the walk after a battle in which these were rolled. */
const home = (...replies: readonly Reply[]): CampaignPlay =>
  walked(retinue.with({ items }), [line('m1'), line('m2')], foundIn(searching().answers(...replies))).does(goOn);

const findOf = ({ state }: CampaignPlay) => state.scenario?.finds[0];
const stash = ({ state }: CampaignPlay) => state.stash.map(({ item, uses: left }) => [item, left]);

describe('loot that was rolled for in the battle', () => {
  it('should not be rolled for again', () => {
    const at = home([5]);
    expect(findOf(at)).toMatchObject({ by: 'm2', table: 'common', faces: [5], row: 'found-medkit', done: true });
    expect([stageOf(at), at.pending, stash(at)]).toEqual(['loot', null, [['medkit', 2]]]);
  });

  it('should come home with the uses that it has left', () => {
    const used = searching(finder(1, { apl: 4, wounds: 3 }))
      .answers([5])
      .does(uses('m2', 'medkit'));
    const healed = used.pending?.kind === 'pick' ? used.answers('m2', [1]) : used.answers([1]);
    const report = foundIn(healed);
    expect(report.finds).toMatchObject([{ item: 'medkit', spent: 1 }]);
    const at = walked(retinue.with({ items }), [line('m2')], report).does(goOn);
    expect(stash(at)).toEqual([['medkit', 1]]);
    const spent = report.finds?.map((each) => ({ ...each, spent: 2 })) ?? [];
    const gone = walked(retinue.with({ items }), [line('m2')], { finds: spent }).does(goOn);
    expect([stash(gone), findOf(gone)?.done]).toEqual([[], true]);
  });

  it('should be done where the battle has done all of it: Loose rounds, A paper', () => {
    const rounds = home([2], 'rifle');
    expect([findOf(rounds), rounds.pending, stash(rounds)]).toMatchObject([
      { row: 'loose-rounds', done: true },
      null,
      [],
    ]);
    const paper = home([6]);
    expect([findOf(paper)?.done, paper.state.nextClues]).toEqual([true, 0]);
  });

  it('should give its experience in the walk: Junk', () => {
    const at = home([1]);
    const rows = at.state.scenario?.earned.find(({ member }) => member === 'm2')?.rows;
    expect([findOf(at)?.done, rows?.at(-1)]).toEqual([true, { award: 'loot', times: 1, xp: 1 }]);
  });

  it('should ask after the battle what is no equipment: Basic wargear', () => {
    const at = home([7]);
    expect(at.choice).toMatchObject({ question: 'lootItem', member: 'm2' });
    const [first = ''] = at.options;
    expect(stash(at.answers(first)).map(([item]) => item)).toEqual([first]);
  });

  it('should keep a rare thing, and ask who reads the tome', () => {
    expect(stash(home([10], [1])).map(([item]) => item)).toEqual(['master-made-pistol']);
    const tome = home([10], [5]);
    expect(tome.choice.question).toBe('becomePsyker');
    expect(stash(tome.answers('no')).map(([item]) => item)).toEqual(['forbidden-tome']);
  });

  it('should be told by the chronicle’s battle of before as a roll that is due', () => {
    const report = foundIn(searching(finder(), { tables: {} }));
    expect(report).toEqual({ loot: [{ by: 'm2', count: 1 }] });
    const at = walked(retinue, [line('m2')], report).does(goOn);
    expect(at.question).toMatchObject({ purpose: 'loot', sides: 10 });
  });
});
