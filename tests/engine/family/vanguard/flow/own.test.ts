import { describe, expect, it } from 'vitest';
import type { OwnAction } from '../../../../../src/engine/family/vanguard/card/card.ts';
import { battleOf, charged, curse, mend, model, raise, withCp } from '../../../../support/vanguardBattle.ts';
import { own, Play } from '../../../../support/vanguardPlay.ts';

const play = (cp = 0): Play =>
  new Play(
    withCp(
      battleOf([
        model('a1', { actions: [raise, mend, curse, charged] }),
        model('a2', { wounds: 0 }),
        model('a3', { wn: 3, wounds: 2 }),
        model('b1', { wn: 2 }),
      ]),
      cp,
      0,
    ),
  ).activates('a1');

describe('actions of a card', () => {
  it('[V-07] should bring a removed model back, activated, with 1 wound', () => {
    const raised = play().says(own('raise'));
    expect(raised.asked).toMatchObject({ question: 'returns', options: [{ id: 'a2' }, { id: 'none' }] });
    raised.picks('a2');
    expect(raised.model('a2')).toMatchObject({ inPlay: true, wounds: 1, activated: true, down: false });
    expect(raised.state.activation).toMatchObject({ used: 2, done: ['own:raise'] });
  });

  it('[V-07] should not bring back whoever is in play, and is taken back when there is no place', () => {
    expect(play().refuses(own('raise', 'a3'))).toBe('inPlay');
    expect(play().says(own('raise')).picks('none').state.activation).toMatchObject({ used: 0, done: [] });
  });

  it('[V-07] should bring back only models of the cards that it names', () => {
    const called: OwnAction = { ...raise, effect: { kind: 'return', wounds: 1, within: 3, clear: 1, of: ['thrall'] } };
    const gone = [model('a2', { wounds: 0, card: 'thrall' }), model('a4', { wounds: 0, card: 'lord' })];
    const calling = (): Play =>
      new Play(
        battleOf([
          model('a1', { actions: [called] }),
          ...gone,
          model('b1', { wounds: 0, card: 'thrall' }),
          model('b2'),
        ]),
      ).activates('a1');
    expect(calling().says(own('raise')).asked).toMatchObject({ options: [{ id: 'a2' }, { id: 'none' }] });
    expect(calling().says(own('raise', 'a2')).model('a2').inPlay).toBe(true);
    expect([calling().refuses(own('raise', 'a4')), calling().refuses(own('raise', 'b1'))]).toEqual([
      'notAnOption',
      'ownSide',
    ]);
  });

  it('[V-04] should be long or short, and cost what the card says', () => {
    const mended = play(1).says(own('mend', 'a3'));
    expect(mended.model('a3').wounds).toBe(3);
    expect([mended.cp('A'), mended.state.activation?.used]).toEqual([0, 1]);
  });

  it('[V-04] should not be done without CP, nor by a card that has it not', () => {
    expect(play().refuses(own('mend', 'a3'))).toBe('noCp');
    expect(play().refuses(own('sing'))).toBe('unknownAction');
  });

  it('should give mortal wounds to an enemy that it names', () => {
    const cursed = play(1).says(own('curse', 'b1'));
    expect(cursed.open).toBe('recovery 1');
    expect(cursed.rolls(5).model('b1')).toMatchObject({ wounds: 1, down: true });
  });

  it('[V-03] should keep counters of any name on a model', () => {
    const given = play().says(own('gather', 'a1'));
    expect(given.model('a1').tokens).toEqual({ power: 1 });
    given.says({ type: 'correct', correction: { what: 'token', model: 'a1', token: 'power', value: 3 } });
    expect(given.model('a1').tokens).toEqual({ power: 3 });
  });

  it('[V-03] should not keep less than nothing of them', () => {
    const correction = { what: 'token', model: 'a1', token: 'power', value: -1 } as const;
    expect(play().refuses({ type: 'correct', correction })).toBe('outOfBounds');
  });
});
