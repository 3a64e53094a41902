import { describe, expect, it } from 'vitest';
import { battleOf, marksman, model, withCp } from '../../../../support/vanguardBattle.ts';
import { aim, Play, walk } from '../../../../support/vanguardPlay.ts';

type Change = Parameters<typeof model>[1];
type State = Parameters<typeof battleOf>[1];

/** A's band is broken. */
const broken = (change: Change = {}, more: State = {}): Play => {
  const state = battleOf([model('a1', { wn: 1, ...change }), model('a2'), model('b1'), model('b2')], more);
  const [a, b] = state.sides;
  return new Play({ ...state, sides: [{ ...a, broken: true, cp: 2 }, b] });
};
const flees = (edge: number, left: readonly string[] = [], fall = 0) =>
  ({ type: 'fallBack', edge, left, fall }) as const;

describe('nerve', () => {
  it('[V-67] should be one die against NE, with what abilities add', () => {
    const brave = { ...marksman, moment: 'nerve', of: 'any' } as const;
    const play = broken({ abilities: [brave] }).activates('a1');
    expect(play.open).toBe('sayAbility');
    play.picks('marksman');
    expect(play.asked).toMatchObject({ purpose: 'nerve', count: 1, success: { hit: 3 } });
  });

  it('[V-67] should not bring another die for a 6', () => {
    expect(broken().activates('a1').rolls(6).open).toBe(null);
  });

  it('[V-69] should be tested at the first activation of a round: passed, it acts as usual', () => {
    const play = broken().activates('a1');
    expect(play.open).toBe('nerve 1');
    play.rolls(4).says(aim(), walk());
    expect(play.state.activation?.kind).toBe('activation');
  });

  it('[V-69] should not be tested engaged, at a re-activation, or by a side that is not broken', () => {
    expect(broken({}, { engagement: [['a1', 'b1']] }).activates('a1').open).toBe(null);
    expect(broken({ activated: true }).activates('a1', { again: true }).open).toBe(null);
    expect(broken({}, { turn: 'B' }).activates('b1').open).toBe(null);
  });

  it('[V-70] should have whoever fails go to its edge, up to twice SP, and be activated', () => {
    const play = broken().activates('a1').rolls(3);
    expect(play.state.activation?.kind).toBe('fallback');
    play.says(flees(15));
    expect(play.last('fellBack')).toMatchObject({ inches: 10, atEdge: false });
    expect(play.model('a1').activated).toBe(true);
    expect(play.state).toMatchObject({ activation: null, turn: 'B' });
  });

  it('[V-70] should not let it do anything else', () => {
    const play = broken().activates('a1').rolls(3);
    expect(play.refuses(walk())).toBe('inFallback');
    expect(play.refuses({ type: 'endActivation' })).toBe('inFallback');
    expect(broken().activates('a1').rolls(4).refuses(flees(5))).toBe('notInFallback');
    expect(play.refuses(flees(Number.NaN))).toBe('outOfBounds');
  });

  it('[V-70] should not leave friends, itself, or whoever is not on the table on its way', () => {
    const play = broken({}, {}).activates('a1').rolls(3);
    for (const left of ['a2', 'a1', 'nobody']) expect(play.refuses(flees(15, [left]))).toBe('unknownModel');
    expect(play.refuses(flees(15, [], 1e6))).toBe('outOfBounds');
  });

  it('should be struck at by enemies that it leaves on its way', () => {
    const play = broken({ wn: 3 })
      .activates('a1')
      .rolls(1)
      .says(flees(15, ['b1']));
    expect(play.open).toBe('disengage');
    expect(play.all('fellBack')).toEqual([]);
    play.picks('none');
    expect(play.last('fellBack')).toMatchObject({ inches: 10, atEdge: false });
    expect(play.state.activation).toBe(null);
  });

  it('should not be said to have fallen back when it goes down on its way, and is done all the same', () => {
    const play = broken({ wn: 3 })
      .activates('a1')
      .rolls(1)
      .says(flees(15, [], 6));
    play.rolls(1, 1, 1, 1);
    for (let asked = 0; asked < 9 && play.state.tasks.length > 0; asked += 1) {
      if (play.open === 'engages') play.ticks();
      else if (play.open?.startsWith('recovery') === true) play.rolls(6);
      else play.picks('keep');
    }
    expect(play.model('a1')).toMatchObject({ inPlay: true, down: true, activated: true });
    expect(play.all('fellBack')).toEqual([]);
    expect(play.state).toMatchObject({ activation: null, turn: 'B' });
  });

  it('[V-71] should leave a fatigued model its fatigue', () => {
    expect(broken({ fatigued: true }).activates('a1').rolls(1).says(flees(15)).model('a1').fatigued).toBe(true);
  });

  it('[V-71] should not fatigue one that was not, nor keep it for one that passes', () => {
    expect(broken().activates('a1').rolls(1).says(flees(15)).model('a1').fatigued).toBe(false);
    expect(broken({ fatigued: true }).activates('a1').rolls(5).ends().model('a1').fatigued).toBe(false);
  });

  it('[V-72] should let it be re-activated later, as anybody', () => {
    const play = broken().activates('a1').rolls(1).says(flees(15)).activates('b1').ends();
    expect(play.activates('a1', { again: true }).says(aim()).open).toBe(null);
  });

  it('[V-72] should not have a fatigue action, nor abilities played on it', () => {
    const brave = { ...marksman, moment: 'nerve', of: 'any' } as const;
    const play = broken({ abilities: [brave] })
      .activates('a1')
      .picks('none')
      .rolls(1);
    expect(play.refuses(aim(true))).toBe('inFallback');
    expect(play.says(flees(3)).open).toBe('nerve 1');
  });

  it('[V-73] should be tested again at the edge: passed it stays, failed it is removed', () => {
    const play = broken().activates('a1').rolls(1).says(flees(10));
    expect(play.open).toBe('nerve 1');
    expect(play.rolls(4).model('a1')).toMatchObject({ activated: true, inPlay: true });
    const lost = broken().activates('a1').rolls(1).says(flees(0)).rolls(2);
    expect(lost.last('removed')).toMatchObject({ model: 'a1', why: 'nerve' });
    expect(lost.state.activation).toBe(null);
  });

  it('[V-73] should not be tested again short of the edge', () => {
    expect(broken().activates('a1').rolls(1).says(flees(10.5)).open).toBe(null);
  });

  it('[V-74] should have whoever lies stand up first, then go up to SP', () => {
    const play = broken({ down: true }).activates('a1').rolls(1).says(flees(15));
    expect(play.last('fellBack')).toMatchObject({ inches: 5 });
    expect(play.model('a1').down).toBe(false);
  });

  it('[V-74] should not stand anybody up who stood', () => {
    expect(broken().activates('a1').rolls(1).says(flees(15)).all('stoodUp')).toEqual([]);
  });

  it('should cost nothing to be tested', () => {
    expect(broken().activates('a1').cp('A')).toBe(withCp(broken().state, 2, 0).sides[0].cp);
  });
});
