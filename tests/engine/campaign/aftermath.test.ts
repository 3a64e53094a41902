import { describe, expect, it } from 'vitest';
import type { BattleChapter } from '../../../src/engine/campaign/model/chronicle.ts';
import { efficiencyOf } from '../../../src/engine/campaign/model/efficiency.ts';
import { type CampaignPlay, xp } from '../../support/campaignPlay.ts';
import { closed, down, goOn, line, retinue, scarred, stageOf, walked } from '../../support/walkPlay.ts';

function chapterOf({ state }: CampaignPlay): BattleChapter {
  const entry = state.chronicle.findLast(({ kind }) => kind === 'battle');
  if (entry?.kind !== 'battle') throw new Error('no chapter');
  return entry;
}

describe('what the walk leaves behind', () => {
  it('should owe the slain nothing more', () => {
    const owing = retinue.does(xp('m1', 30), xp('m3', 30));
    expect(owing.state.owed.map(({ member }) => member)).toEqual(['m1', 'm3']);
    const after = walked(owing, [down('m1', { slain: true }), line('m2')]);
    expect(after.state.owed.map(({ member }) => member)).toEqual(['m3']);
  });

  it('should tell of the level that was reached, not of one that was kept when experience was lowered', () => {
    const reached = closed(walked(retinue.does(xp('m2', 4)), [line('m1'), line('m2')]));
    expect(chapterOf(reached).levels).toEqual([{ member: 'm2', name: 'Pim', level: 1 }]);
    const lowered = closed(walked(retinue.does(xp('m2', 22), xp('m2', 4)), [line('m1'), line('m2')]));
    expect(lowered.member('m2')).toMatchObject({ xp: 6, level: 3 });
    expect(chapterOf(lowered).levels).toEqual([]);
  });

  it('should tell of who retires with three scars', () => {
    const scarredTwice = retinue.does(scarred('m2', 'slow-bleed'), scarred('m2', 'ruined-eye'));
    const asked = walked(scarredTwice, [line('m1'), down('m2')]).answers(4, 1);
    expect(asked.question).toMatchObject({ question: 'retireOrDie' });
    expect(chapterOf(closed(asked.answers('retire'))).retired).toEqual([{ member: 'm2', name: 'Pim' }]);
    expect(chapterOf(closed(asked.answers('die'))).retired).toEqual([]);
  });

  it('should not count that all came back when a casualty roll slew one of them', () => {
    const objectives = [{ id: 'all-come-back', done: true, by: null }];
    const rolls = walked(retinue, [line('m1'), down('m2')], { objectives });
    const segment = { name: 'One', tags: [], missions: [{ name: 'First', scenario: 1 }], efficiency: null };
    const pointsAfter = (face: number) => {
      const over = closed(rolls.answers(face));
      const points = efficiencyOf(over.content, over.state, segment)?.points;
      return [chapterOf(over).report.objectives[0]?.done, points];
    };
    expect(pointsAfter(5)).toEqual([true, 1]);
    expect(pointsAfter(1)).toEqual([false, -1]);
  });

  it('should tell what happens in the walk after the battle, and what was before it before', () => {
    const noted = retinue.does({ type: 'writeNote', text: 'before' });
    const fallen = noted.does({ type: 'correct', correction: { what: 'xp', member: 'm2', to: 40 } }).answersAll();
    const advances = walked(fallen, [down('m1', { slain: true }), line('m2')]).does(xp('m3', 30), goOn, goOn);
    const over = closed(advances.does({ type: 'promote', member: 'm2', instead: 'm1' }));
    const kinds = over.state.chronicle.map(({ kind }) => kind);
    expect(kinds.slice(kinds.indexOf('note'))).toEqual(['note', 'battle', 'promoted']);
  });

  it('should not go on from the advances with something owed, unless the table overrides it', () => {
    const at = walked(retinue.does(xp('m1', 30)), [line('m1')]).does(goOn);
    expect(stageOf(at)).toBe('advances');
    expect(at.refuses(goOn)).toEqual({ code: 'choicesOwed', params: { count: 1, what: 'ploy', name: 'Vex' } });
    expect(at.does({ type: 'goOn', override: { reason: 'later' } }).state.owed).toHaveLength(1);
    expect(stageOf(at.answersAll().does(goOn))).toBe('closing');
  });
});
