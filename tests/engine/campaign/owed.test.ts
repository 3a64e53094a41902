import { describe, expect, it } from 'vitest';
import type { CampaignCommand } from '../../../src/engine/campaign/model/command.ts';
import { evolveCampaignAll } from '../../../src/engine/campaign/evolve/evolve.ts';
import { seededFaces } from '../../../src/engine/dice/seededDice.ts';
import { campaign, CampaignPlay, recruit, xp } from '../../support/campaignPlay.ts';

const founded = campaign().does(recruit('acolyte'));

/** What waits at the level, with all before it settled by the first option and the lowest face. */
const at = (play: CampaignPlay, member: string, level: number): CampaignPlay =>
  play
    .does(xp(member, level - 1))
    .answersAll()
    .does(xp(member, level));

const knows = (member: string, ...honours: readonly string[]): readonly CampaignCommand[] =>
  honours.map((honour) => ({ type: 'correct', correction: { what: 'addHonour', member, honour } }));

const allOf = (list: string, faces = [1, 2, 3, 4, 5, 6]): readonly string[] => faces.map((face) => `${list}-${face}`);

const psyker = campaign()
  .does(recruit('acolyte', { background: 'unsanctioned-mind' }))
  .answers(1);

describe('a battle honour', () => {
  const first = at(founded, 'm1', 150);

  it('should be asked for its list first: the one the level names, or the own one', () => {
    expect(first.choice).toMatchObject({ question: 'honourList', member: 'm1', best: 'combat' });
    expect(first.choice.options).toEqual([
      { id: 'combat', of: 'specialism' },
      { id: 'acolyte', of: 'specialism' },
    ]);
  });

  it('should be rolled on the list chosen', () => {
    const rolls = first.answers('combat');
    expect(rolls.question).toMatchObject({ kind: 'roll', purpose: 'honour', member: 'm1', sides: 6, again: [] });
    const after = rolls.answers(4);
    expect(after.member('m1').honours).toEqual([{ id: 'combat-4', scenario: 0 }]);
    expect(after.told('rolled')).toEqual([{ type: 'rolled', purpose: 'honour', member: 'm1', face: 4, total: 4 }]);
    expect(after.pending).toBeNull();
    expect(first.answers('acolyte', 3).member('m1').honours[0]?.id).toBe('acolyte-3');
  });

  it('should be chosen of two that stand on the face that was rolled', () => {
    const { honours } = first.content;
    const four = honours.get('combat-4');
    if (four === undefined) throw new Error('no fourth');
    const mine = { ...four, id: 'mine--four', trait: { ...four.trait, id: 'mine--four' } };
    const rolls = first.with({ honours: new Map([...honours, [mine.id, mine]]) }).answers('combat');
    expect(rolls.question).toMatchObject({ kind: 'roll', again: [] });
    expect(rolls.answers(3).member('m1').honours).toEqual([{ id: 'combat-3', scenario: 0 }]);
    const two = rolls.answers(4);
    expect([two.choice.question, two.options]).toEqual(['honour', ['combat-4', 'mine--four']]);
    const after = two.answers('mine--four');
    expect([after.member('m1').honours, after.pending]).toEqual([[{ id: 'mine--four', scenario: 0 }], null]);
  });

  it('should be rolled again when it is known, told, under a new id', () => {
    const rolls = at(founded.does(...knows('m1', 'combat-4', 'combat-1')), 'm1', 150).answers('combat');
    expect(rolls.question).toMatchObject({ again: [1, 4] });
    const again = rolls.answers(4);
    expect(again.member('m1').honours).toHaveLength(2);
    expect(again.told('rolled')).toHaveLength(1);
    expect(again.question).toMatchObject({ kind: 'roll', purpose: 'honour', again: [1, 4] });
    expect(again.question.id).not.toBe(rolls.question.id);
    expect(again.answers(5).member('m1').honours.at(-1)?.id).toBe('combat-5');
  });

  it('should be any other of choice once all of its list are known', () => {
    const all = at(founded.does(...knows('m1', ...allOf('combat'))), 'm1', 150).answers('combat');
    expect(all.choice.question).toBe('honour');
    expect(all.options).toHaveLength(24);
    expect(all.options).not.toContain('combat-1');
    expect(all.options).not.toContain('psyker-1');
    expect(all.answers('scout-2').member('m1').honours.at(-1)?.id).toBe('scout-2');
  });

  it('should be settled with nothing when there is none left', () => {
    const every = ['combat', 'marksman', 'scout', 'staunch', 'acolyte'].flatMap((list) => allOf(list));
    const none = at(founded.does(...knows('m1', ...every)), 'm1', 150).answers('combat');
    expect(none.options).toEqual(['none']);
    expect([none.answers('none').state.owed, none.answers('none').member('m1').honours.length]).toEqual([[], 30]);
  });

  it('should be rolled on a random specialism, of those it may draw from', () => {
    const asked = at(founded, 'm1', 425);
    expect([asked.choice.question, asked.options]).toEqual(['honourList', ['random', 'acolyte']]);
    const rolls = asked.answers('random');
    expect(rolls.question).toMatchObject({ kind: 'roll', purpose: 'specialism', sides: 6, again: [5, 6] });
    expect(rolls.answers(6).question).toMatchObject({ purpose: 'specialism' });
    const honour = rolls.answers(6, 3);
    expect(honour.question).toMatchObject({ purpose: 'honour' });
    expect(honour.answers(2).member('m1').honours.at(-1)?.id).toBe('scout-2');
    expect(asked.answers('acolyte', 2).member('m1').honours.at(-1)?.id).toBe('acolyte-2');
  });

  it('should be rolled on a specialism of choice at level 12, and be of choice at level 16', () => {
    const list = at(founded, 'm1', 800);
    expect([list.choice.question, list.options]).toEqual([
      'specialism',
      ['combat', 'marksman', 'scout', 'staunch', 'acolyte'],
    ]);
    expect(list.answers('staunch').question).toMatchObject({ kind: 'roll', purpose: 'honour' });
    const choice = at(founded, 'm1', 1250).answers('acolyte');
    expect(choice.choice.question).toBe('honour');
    const known = choice.member('m1').honours.map(({ id }) => id);
    expect(choice.options).toEqual(allOf('acolyte').filter((id) => !known.includes(id)));
  });

  it("should come from the psykers' list only for psykers", () => {
    expect(at(psyker, 'm1', 150).options).toEqual(['psyker', 'acolyte']);
    expect(at(psyker, 'm1', 425).answers('random').question).toMatchObject({ again: [6] });
    expect(at(psyker, 'm1', 425).answers('random', 5, 3).member('m1').honours.at(-1)?.id).toBe('psyker-3');
    const unwoken = new CampaignPlay({
      ...psyker.state,
      members: psyker.state.members.map((member) => ({ ...member, psyker: false })),
    });
    expect(at(unwoken, 'm1', 150).options).not.toContain('psyker');
  });

  it('should teach a power that is not known with the first two of the psykers', () => {
    const asked = at(psyker, 'm1', 150).answers('psyker', 1);
    expect(asked.question).toMatchObject({ kind: 'roll', purpose: 'power', again: [1] });
    const again = asked.answers(1);
    expect(again.member('m1').powers).toEqual(['shove']);
    expect(again.answers(6).member('m1').powers).toEqual(['shove', 'foresight']);
  });

  it('should settle a power for who knows them all', () => {
    const learn = ['witch-bolt', 'mend', 'veil', 'dread', 'foresight'].map((power): CampaignCommand => ({
      type: 'correct',
      correction: { what: 'addPower', member: 'm1', power },
    }));
    const asked = at(psyker, 'm1', 150)
      .answers('psyker', 2)
      .does(...learn);
    expect(asked.options).toEqual(['none']);
    expect(asked.answers('none').state.owed).toEqual([]);
  });

  it('should bring a ploy of choice of either kind with the one that has it', () => {
    const asked = first.answers('acolyte', 5);
    expect(asked.choice.question).toBe('ploy');
    expect(asked.options).toEqual(expect.arrayContaining(['word', 'improvise']));
    expect(asked.answers('word').member('m1').ploys).toContain('word');
  });

  it('should let who has several specialisms choose its primary one at its first honour only', () => {
    const hunter = founded.does(recruit('off-worlder-hunter')).answers('combat', 'scout');
    expect(hunter.choice.question).toBe('specialism');
    const settled = hunter.answers('combat', 'combat', 'combat-1');
    expect(settled.member('m2').specialisms).toEqual(['combat', 'scout']);
    const later = at(settled, 'm2', 30);
    expect([later.choice.question, later.options]).toEqual(['honourList', ['combat', 'acolyte', 'off-worlder']]);
  });

  it('should take any list for who has no specialism', () => {
    const none = founded.does(recruit('off-worlder-hunter'));
    const put = none.does(
      { type: 'later', owed: 'm2.recruit.specialism0' },
      { type: 'later', owed: 'm2.recruit.specialism1' },
    );
    expect(put.options).toEqual(['combat', 'marksman', 'scout', 'staunch', 'acolyte', 'off-worlder']);
  });
});

describe('waking as a psyker', () => {
  const six = at(founded, 'm1', 150).answers('combat', 6);

  it('should be offered after a double 6', () => {
    expect(six.question).toMatchObject({ kind: 'roll', purpose: 'honour', sides: 6, again: [] });
    const offered = six.answers(6);
    expect([offered.choice.question, offered.options, offered.choice.best]).toEqual([
      'becomePsyker',
      ['yes', 'no'],
      null,
    ]);
    const woken = offered.answers('yes');
    expect(woken.member('m1').psyker).toBe(true);
    expect(woken.answers(5).member('m1').powers).toEqual(['dread']);
    expect([offered.answers('no').member('m1').psyker, offered.answers('no').pending]).toEqual([false, null]);
  });

  it('should not be offered after any other second die, nor after another first one', () => {
    expect([six.answers(5).pending, six.answers(5).member('m1').psyker]).toEqual([null, false]);
    expect(at(founded, 'm1', 150).answers('combat', 5).pending).toBeNull();
  });

  it('should not be offered to a psyker', () => {
    expect(at(psyker, 'm1', 150).answers('psyker', 6).pending).toBeNull();
  });
});

describe('answers to what is owed', () => {
  const both = founded.does(recruit('hiver', { increase: null, background: null }));
  const increase = 'm2.recruit.increase';

  it('should be taken for any of it, not only for the first', () => {
    expect(both.question.id).toBe('owed.m2.recruit.background.0');
    const after = both.does({
      type: 'answer',
      requestId: `owed.${increase}.0`,
      answer: { kind: 'pick', option: 'move' },
    });
    expect([after.sheet('m2').stats.move.value, after.question.id]).toEqual([7, both.question.id]);
    expect(after.state.owed.map(({ id }) => id)).toEqual(['m2.recruit.background']);
  });

  it('should be asked after all the rest when it is put off', () => {
    const put = both.does({ type: 'later', owed: 'm2.recruit.background' });
    expect([put.question.id, put.state.owed.length]).toEqual([`owed.${increase}.0`, 2]);
    expect(put.answers('hit').question.id).toBe('owed.m2.recruit.background.0');
    expect(both.refuses({ type: 'later', owed: 'm9.none' })).toEqual({ code: 'notOwed', params: { owed: 'm9.none' } });
  });

  it('should be refused when they are stale, or nothing is asked', () => {
    const answer = both.answerOf(3);
    const after = both.does(answer);
    expect(after.refuses(answer).code).toBe('staleRequest');
    expect(founded.refuses(answer).code).toBe('noRequest');
  });

  it.each([
    ['badFace', 0],
    ['badFace', 7],
    ['badFace', 2.5],
    ['wrongAnswer', 'ganger'],
  ])('should be refused with %s for a roll: %j', (code, reply) => {
    expect(both.refuses(both.answerOf(reply)).code).toBe(code);
  });

  it.each([
    ['wrongAnswer', 2],
    ['notAnOption', 'save'],
  ])('should be refused with %s for a choice: %j', (code, reply) => {
    const choice = both.answers(3);
    expect(choice.refuses(choice.answerOf(reply)).code).toBe(code);
  });

  it('should have the same ids and the same dice after an undo', () => {
    const before = at(founded, 'm1', 150).answers('combat');
    const face = (play: CampaignPlay) => seededFaces(play.state.seed, play.question.id, { count: 1, sides: 6 });
    const undone = new CampaignPlay(evolveCampaignAll(campaign().state, before.events));
    expect([undone.question, face(undone)]).toEqual([before.question, face(before)]);
    const second = before.answers(2);
    const redone = undone.answers(2);
    expect(redone.state).toEqual(second.state);
    expect(at(second, 'm1', 425).question.id).toBe(at(redone, 'm1', 425).question.id);
  });

  it('should fold from their log, repeats and choices included', () => {
    const played = at(founded.does(recruit('hiver', { background: null })).answersAll(), 'm1', 150)
      .answers('acolyte', 5, 'word')
      .does(xp('m2', 100))
      .answersAll();
    expect(evolveCampaignAll(campaign().state, played.events)).toEqual(played.state);
    expect(played.pending).toBeNull();
  });

  it('should settle what no pack can answer any more', () => {
    const none = new Map<string, never>();
    const bereft = founded
      .does(recruit('hiver', { background: null }))
      .with({ backgrounds: none, honours: none, ploys: none, powers: none });
    expect(bereft.options).toEqual(['none']);
    const settled = bereft.answers('none').does(xp('m1', 150)).answersAll();
    expect([settled.pending, settled.member('m2').background, settled.member('m1').honours]).toEqual([null, null, []]);
  });
});
