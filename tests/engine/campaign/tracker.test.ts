import { describe, expect, it } from 'vitest';
import { efficiencyOf } from '../../../src/engine/campaign/model/efficiency.ts';
import { type CampaignPlay, campaign, recruit } from '../../support/campaignPlay.ts';
import { closed, down, line, retinue, walkContent, walked, withDifficulty } from '../../support/walkPlay.ts';

describe('the campaign tracker', () => {
  it('should keep name, notes, day, clues and difficulty, and log the difficulty', () => {
    const play = withDifficulty(
      retinue.does(
        { type: 'rename', name: ' Water Runs Down ' },
        { type: 'setNotes', notes: 'ask the guide' },
        { type: 'setDay', to: 12 },
        { type: 'setClues', to: 3 },
      ),
      'hard',
    );
    expect(play.state).toMatchObject({
      name: 'Water Runs Down',
      notes: 'ask the guide',
      day: 12,
      clues: 3,
      difficulty: 'hard',
    });
    expect(play.told('difficultySet')).toEqual([{ type: 'difficultySet', difficulty: 'hard' }]);
  });

  it('should tell of another name in the chronicle, not of the same', () => {
    const before = retinue.state;
    const told = (play: CampaignPlay) => play.state.chronicle.slice(before.chronicle.length);
    expect(told(retinue.does({ type: 'rename', name: ` ${before.name} ` }))).toEqual([]);
    expect(told(retinue.does({ type: 'rename', name: 'Low Water' }))).toEqual([
      { kind: 'renamed', day: before.day, member: null, from: before.name, name: 'Low Water' },
    ]);
  });

  it('should refuse an empty name, and days and clues that are none', () => {
    for (const command of [
      { type: 'rename', name: ' ' },
      { type: 'setDay', to: -1 },
      { type: 'setDay', to: 1.5 },
      { type: 'setClues', to: Number.NaN },
      { type: 'setFlag', flag: '', on: true },
      { type: 'writeNote', text: '  ' },
    ] as const)
      expect(retinue.refuses(command).code).toBe('badValue');
  });

  it('should raise and lower flags, each once', () => {
    const raised = retinue.does(
      { type: 'setFlag', flag: 'unseen', on: true },
      { type: 'setFlag', flag: 'unseen', on: true },
    );
    expect(raised.state.flags).toEqual(['unseen']);
    expect(raised.does({ type: 'setFlag', flag: 'unseen', on: false }).state.flags).toEqual([]);
  });

  it('should open and give up bases, and write that in the chronicle once', () => {
    const open = retinue.does(
      { type: 'setBase', base: 'medicae', on: true },
      { type: 'setBase', base: 'medicae', on: true },
    );
    expect(open.state.bases).toEqual(['medicae']);
    expect(open.state.chronicle.filter(({ kind }) => kind === 'base')).toEqual([
      { kind: 'base', day: 1, base: 'medicae' },
    ]);
    expect(open.does({ type: 'setBase', base: 'medicae', on: false }).state.bases).toEqual([]);
    expect(open.refuses({ type: 'setBase', base: 'palace', on: true }).code).toBe('unknownRow');
    expect(open.with({ bases: new Map() }).does({ type: 'setBase', base: 'medicae', on: false }).state.bases).toEqual(
      [],
    );
  });

  it('should write notes with their day', () => {
    const play = retinue.does({ type: 'setDay', to: 4 }, { type: 'writeNote', text: ' the relay is silent ' });
    expect(play.state.chronicle.at(-1)).toEqual({ kind: 'note', day: 4, text: 'the relay is silent' });
  });

  it('should have one to four players, and nobody without one', () => {
    const player = (id: string) => ({ id, name: id, mark: '#000' });
    const two = retinue.does({ type: 'setPlayers', players: [player('p1'), player('p2')] });
    expect(two.state.players.length).toBe(2);
    const codeOf = (...ids: string[]) => two.refuses({ type: 'setPlayers', players: ids.map(player) }).code;
    expect([codeOf('p2'), codeOf(), codeOf('p1', 'p1'), codeOf('p1', 'b', 'c', 'd', 'e'), codeOf('p1', ' ')]).toEqual([
      'unknownPlayer',
      'badValue',
      'badValue',
      'badValue',
      'badValue',
    ]);
    expect(
      campaign('p1')
        .does(recruit('acolyte'))
        .refuses({ type: 'setPlayers', players: [player('x')] }).params,
    ).toEqual({ player: 'p1' });
  });
});

const segment = (...scenarios: readonly (number | null)[]) => ({
  name: 'The port',
  tags: ['Combat'],
  missions: scenarios.map((scenario) => ({ name: `mission ${scenario ?? 'open'}`, scenario })),
  efficiency: null,
});

describe('segments', () => {
  const played = closed(walked(retinue, [line('m1')], { primary: 'complete' }));

  it('should be kept, with missions that were played or are open', () => {
    const play = played.does({ type: 'setSegments', segments: [segment(1, null)] });
    expect(play.state.segments).toEqual([segment(1, null)]);
  });

  it('should be refused with missions that never were, or one that counts twice', () => {
    const codeOf = (...scenarios: number[]) =>
      played.refuses({ type: 'setSegments', segments: [segment(...scenarios)] }).code;
    expect([codeOf(2), codeOf(0), codeOf(1, 1)]).toEqual(['badValue', 'badValue', 'badValue']);
    expect(played.refuses({ type: 'setSegments', segments: [{ ...segment(), name: '' }] }).code).toBe('badValue');
    expect(played.refuses({ type: 'setSegments', segments: [{ ...segment(), efficiency: -1 }] }).code).toBe('badValue');
  });
});

describe('efficiency', () => {
  const of = (play: CampaignPlay, ...scenarios: readonly (number | null)[]) =>
    efficiencyOf(walkContent, play.state, segment(...scenarios));
  const objectives = [
    { id: 'burn-the-ledger', done: true, by: null },
    { id: 'take-one-alive', done: false, by: null },
    { id: 'the-other-thing', done: true, by: null },
  ];

  it('should be null while none of its missions was played', () => {
    expect([of(retinue), of(retinue, null), of(closed(walked(retinue, [line('m1')])), null)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('should sum primary, sides and secret over all that there were', () => {
    const play = closed(walked(retinue, [line('m1')], { primary: 'complete', objectives }));
    expect(of(play, 1)).toEqual({ points: 5, maximum: 6, percent: 83 });
  });

  it('should cost 1 for a slain follower and 2 for a slain Acolyte', () => {
    const slain = (...ids: string[]) =>
      closed(
        walked(
          retinue,
          ['m1', 'm2', 'm3'].map((id) => (ids.includes(id) ? down(id, { slain: true }) : line(id))),
          { primary: 'complete', objectives },
        ),
      );
    expect([of(slain('m2'), 1), of(slain('m1'), 1)]).toEqual([
      { points: 4, maximum: 6, percent: 66 },
      { points: 3, maximum: 6, percent: 50 },
    ]);
  });

  it('should be 0 percent at least, and of all missions played', () => {
    const lost = closed(walked(retinue, [down('m1', { slain: true }), line('m2')], { primary: 'failed' }));
    expect(of(lost, 1)).toEqual({ points: -2, maximum: 2, percent: 0 });
    const both = closed(
      walked(closed(walked(retinue, [line('m1')], { primary: 'complete' })), [line('m1')], { primary: 'failed' }),
    );
    expect(of(both, 1, 2, null)).toEqual({ points: 2, maximum: 4, percent: 50 });
  });
});
