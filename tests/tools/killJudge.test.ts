import { describe, expect, it } from 'vitest';
import { isRight, outcomeOf } from '../../src/tools/kill/judge.mjs';

interface Control {
  readonly kind: string;
  readonly name: string;
  readonly nth: number;
  readonly value: string;
  readonly digits?: boolean;
}

const control = (kind: string, name: string, value: string, more: object = {}): Control => ({
  kind,
  name,
  nth: 0,
  value,
  ...more,
});
const screen = (controls: readonly Control[], title = 'A screen', alarms: readonly string[] = []) => ({
  controls,
  title,
  alarms,
});
const touch = (on: Control, tap: { readonly name?: string; readonly face?: boolean } = {}, letter = 'x') => ({
  control: on,
  key: `${on.kind} ${on.name} ${on.nth}`,
  letter,
  tap: { mark: 1, name: '', face: false, ...tap },
});
/** Of the outcome its first word. */
const cameTo = (before: object, now: object, touched: object): string =>
  outcomeOf(before, now, touched).split(' ')[0] ?? '';

const [WANTED, FIVE, TWO] = ['a die to be rolled', '5, hit. Take it back', '2, miss. Take it back'];
const tray = (name = 'Roll 3 dice') => control('tray', name, '');
const dice = (...faces: readonly string[]) => control('dice', '', faces.join(' | '));

it('should be right with or without the last letter or tap, and never otherwise', () => {
  expect(['before', 'after', 'on'].map((outcome) => isRight({ outcome }))).toEqual([true, true, true]);
  expect(['LOST x', 'TROUBLE x', 'ERROR x', ''].some((outcome) => isRight({ outcome }))).toBe(false);
});

it('should call trouble what is alarmed about now and was not before', () => {
  const name = control('text', 'Name', 'ab');
  expect(cameTo(screen([name]), screen([name], 'A screen', ['Not saved']), touch(name))).toBe('TROUBLE');
  const before = screen([name], 'A screen', ['Not saved']);
  expect(cameTo(before, screen([name], 'A screen', ['Not saved']), touch(name))).toBe('before');
});

describe('text', () => {
  const name = control('text', 'Name', 'ab');
  const other = control('text', 'Note', 'long told');
  const typed = (value: string, note = 'long told') =>
    screen([control('text', 'Name', value), { ...other, value: note }]);
  const came = (now: object) => cameTo(screen([name, other]), now, touch(name));

  it('should know again what is called after it: with its next letter, and with its first', () => {
    const called = (text: string, who: string, value = 'On the table') =>
      screen([control('text', 'Player 2: name', text), control('one of', `Dice of ${who}`, value)]);
    const empty = control('text', 'Player 2: name', '');
    expect(cameTo(called('', 'Player 2'), called('x', 'x'), touch(empty))).toBe('after');
    expect(cameTo(called('', 'Player 2'), called('x', 'x', 'By the app'), touch(empty))).toBe('LOST');
    const begun = control('text', 'Player 2: name', 'ab');
    expect(cameTo(called('ab', 'ab'), called('abx', 'abx'), touch(begun))).toBe('after');
  });

  it('should have lost nothing where a line left empty beside it is gone, and something where it is itself', () => {
    const line = control('text', 'New in 1.0.0', '');
    expect(cameTo(screen([name, line]), screen([control('text', 'Name', 'abx')]), touch(name))).toBe('after');
    expect(cameTo(screen([name, line]), screen([name]), touch(line))).toBe('LOST');
    const said = { ...line, value: 'said' };
    expect(cameTo(screen([name, said]), screen([control('text', 'Name', 'abx')]), touch(name))).toBe('LOST');
  });

  it('should be kept with or without its last letter, whatever the screen is called then', () => {
    expect(came(typed('ab'))).toBe('before');
    expect(came(typed('abx'))).toBe('after');
    expect(came({ ...typed('abx'), title: 'abx' })).toBe('after');
  });

  it('should be lost when more is missing, when other letters stand there, or when another field has changed', () => {
    for (const value of ['', 'a', 'aby', 'abxx']) expect(came(typed(value)), value).toBe('LOST');
    expect(came(typed('abx', 'long tol'))).toBe('LOST');
    expect(came(screen([other]))).toBe('LOST');
    expect(came(screen([name]))).toBe('LOST');
  });

  it('should be the same number however it is written', () => {
    const wounds = control('text', 'Wounds', '0', { digits: true });
    const of = (value: string) => screen([{ ...wounds, value }]);
    expect(cameTo(screen([wounds]), of('7'), touch(wounds, {}, '7'))).toBe('after');
    expect(cameTo(screen([wounds]), of('8'), touch(wounds, {}, '7'))).toBe('LOST');
  });
});

describe('dice', () => {
  const before = screen([tray(), dice(FIVE, WANTED, WANTED)]);
  const came = (...faces: readonly string[]) =>
    cameTo(before, screen([tray(), dice(...faces)]), touch(tray(), { name: '2', face: true }));

  it('should lie as typed, with or without the last face', () => {
    expect(came(FIVE, WANTED, WANTED)).toBe('before');
    expect(came(FIVE, TWO, WANTED)).toBe('after');
  });

  it('should be lost when one that was typed is not, or is another, or more lie there than were typed', () => {
    expect(came(WANTED, WANTED, WANTED)).toBe('LOST');
    expect(came(TWO, WANTED, WANTED)).toBe('LOST');
    expect(came(FIVE, TWO, TWO)).toBe('LOST');
    expect(came(FIVE, TWO)).toBe('LOST');
  });

  it('should be taken back one at a time by a tap on a die', () => {
    const two = screen([tray(), dice(FIVE, TWO, WANTED)]);
    const back = touch(tray(), { name: TWO });
    expect(cameTo(two, screen([tray(), dice(FIVE, WANTED, WANTED)]), back)).toBe('after');
    expect(cameTo(two, screen([tray(), dice(WANTED, WANTED, WANTED)]), back)).toBe('LOST');
  });

  it('should lead on when their question is gone, and not while it is asked', () => {
    const last = screen([tray(), dice(FIVE, TWO, WANTED)]);
    const face = touch(tray(), { name: '2', face: true });
    expect(cameTo(last, screen([tray('Roll 1 die')], 'Another'), face)).toBe('on');
    expect(cameTo(last, screen([tray(), dice(WANTED, WANTED, WANTED)], 'Another'), face)).toBe('LOST');
  });

  it('should not be moved by what is no tray', () => {
    const note = control('text', 'Note', '');
    const now = screen([tray(), dice(FIVE, TWO, WANTED), note]);
    expect(cameTo(screen([tray(), dice(FIVE, WANTED, WANTED), note]), now, touch(note))).toBe('LOST');
  });

  it('should win over what was counted', () => {
    const counted = (crits: string) => [tray(), dice(WANTED, WANTED), control('count', 'Crits', crits)];
    const face = touch(tray(), { name: '2', face: true });
    const typed = [tray(), dice(TWO, WANTED), control('count', 'Crits', '0')];
    expect(cameTo(screen(counted('2')), screen(typed), face)).toBe('after');
    expect(cameTo(screen(counted('2')), screen(counted('1')), face)).toBe('LOST');
  });
});

describe('choices', () => {
  const game = control('one of', 'Game', 'ACOLYTE');
  const side = control('one of', 'Against', 'The app');
  const limit = control('one of', 'Limit', 'Ten');
  const of = (...values: readonly (string | null)[]) =>
    screen(
      [game, side, limit].flatMap((each, nth) => (values[nth] === null ? [] : [{ ...each, value: values[nth] ?? '' }])),
    );
  const came = (now: object) => cameTo(of('ACOLYTE', 'The app', 'Ten'), now, touch(side, { name: 'People' }));

  it('should be as they were, or as was tapped, with what comes of it below', () => {
    expect(came(of('ACOLYTE', 'The app', 'Ten'))).toBe('before');
    expect(came(of('ACOLYTE', 'People', 'Ten'))).toBe('after');
    expect(came(of('ACOLYTE', 'People', 'None'))).toBe('on');
    expect(came(of('ACOLYTE', 'People', null))).toBe('on');
    expect(came({ ...of('ACOLYTE', 'People', 'Ten'), title: 'Two people' })).toBe('on');
  });

  it('should be lost when what was chosen above is not, or what stands is not what was tapped', () => {
    expect(came(of('Lite', 'People', 'Ten'))).toBe('LOST');
    expect(came(of('Lite', null, 'Ten'))).toBe('LOST');
    expect(came(of('ACOLYTE', 'Nobody', 'Ten'))).toBe('LOST');
    expect(came(of('ACOLYTE', 'The app', 'None'))).toBe('LOST');
  });

  it('should be ticked or not, and leave what stands above', () => {
    const note = control('text', 'Note', 'told');
    const tick = control('tick', 'Hurt', 'false');
    const ticked = (value: string, text: string) =>
      screen([
        { ...note, value: text },
        { ...tick, value },
      ]);
    const tickedNow = (now: object) => cameTo(ticked('false', 'told'), now, touch(tick, { name: 'Hurt' }));
    expect(tickedNow(ticked('true', 'told'))).toBe('after');
    expect(tickedNow(ticked('true', ''))).toBe('LOST');
  });

  it('should be counted one up or down, and no further', () => {
    const count = control('count', 'Crits', '3');
    const counted = (value: string) => screen([{ ...count, value }]);
    const now = (value: string) => cameTo(counted('3'), counted(value), touch(count, { name: 'One more' }));
    expect(['3', '4', '2', '0', '5'].map(now)).toEqual(['before', 'after', 'after', 'LOST', 'LOST']);
  });
});

describe('what comes of a tap', () => {
  const cover = (value: string) => control('tick', 'In cover', value);
  const saves = dice('Miss, 4', 'Hit, 3', 'Cover save');
  const asked = control('one of', 'What the saves stop', 'Nothing');

  it('should be that nothing is left to save once it is told where cover comes from: the number of a rule is no face', () => {
    const from = (value: string) => control('one of', 'Cover and obscured come from', value);
    const lying = [dice('Miss, 1', 'Hit, 5, stopped', 'Cover save', 'Removed, AP2'), from('one')];
    const came = (...faces: readonly string[]) =>
      cameTo(
        screen(lying),
        screen([dice(...faces), from('two features')]),
        touch(from('one'), { name: 'two features' }),
      );
    expect(came('Miss, 1', 'Miss, 5')).toBe('after');
    expect(came('Miss, 1', 'Miss, 4')).toBe('LOST');
  });

  it('should be counted by fives where that is what a tap does', () => {
    const points = (value: string) => control('count', 'Points for each side', value);
    const came = (now: string) =>
      cameTo(screen([points('100')]), screen([points(now)]), touch(points('100'), { name: 'One more' }));
    expect(['105', '95', '100'].map(came)).toEqual(['after', 'after', 'before']);
    expect(['101', '110'].map(came)).toEqual(['LOST', 'LOST']);
  });

  it('should be what goes with a tick: dice read anew, another choice below them, another tick that is off', () => {
    const before = screen([saves, asked, cover('true')]);
    expect(cameTo(before, screen([dice('Miss, 4', 'Hit, 3'), cover('false')]), touch(cover('true')))).toBe('after');
    const ploys = (one: string, other: string) =>
      screen([control('tick', 'Sea wall', one), control('tick', 'Undertow', other)]);
    const undertow = touch(control('tick', 'Undertow', 'false'));
    expect(cameTo(ploys('true', 'false'), ploys('false', 'true'), undertow)).toBe('after');
    expect(cameTo(ploys('true', 'false'), ploys('false', 'false'), undertow)).toBe('LOST');
  });

  it('should be that who is in cover is seen, and nobody else', () => {
    const ticks = (inCover: string, seen: string, other: string) =>
      screen([
        control('tick', 'Seen', other, { nth: 1 }),
        control('tick', 'In cover', inCover),
        control('tick', 'Seen', seen),
      ]);
    const now = (seen: string, other: string) =>
      cameTo(ticks('false', 'false', 'false'), ticks('true', seen, other), touch(control('tick', 'In cover', 'false')));
    expect(now('true', 'false')).toBe('after');
    expect(now('true', 'true')).toBe('LOST');
  });

  it('should be that dice are rolled anew once who rolls is in cover, where all lie and one of them may be rolled again', () => {
    const inCover = (value: string) => control('tick', 'In cover', value);
    const again = control('tray', 'Big Harl: roll one die again', '');
    const marked = dice('Hit, 5: a die to be rolled', 'Hit, 4', 'Hit, 4');
    const anew = dice('Hit, 5', 'Miss, 1', 'Cover save', WANTED, WANTED);
    const now = screen([anew, tray('Roll 2 dice for Big Harl'), inCover('true')]);
    expect(cameTo(screen([again, marked, inCover('false')]), now, touch(inCover('false')))).toBe('after');
    const half = dice('Hit, 5', WANTED, 'Hit, 4');
    expect(cameTo(screen([again, half, inCover('false')]), now, touch(inCover('false')))).toBe('LOST');
  });

  it('should be that a choice decides another one, and no other', () => {
    const above = (name: string, value: string, counters: string) =>
      screen([control('one of', name, value), control('one of', 'Counteraction', counters)]);
    const decided = (name: string) =>
      cameTo(
        above(name, 'To choose', 'No'),
        above(name, 'On Engage', 'Yes'),
        touch(control('one of', 'Counteraction', 'No'), { name: 'Yes' }),
      );
    expect(['Its order', 'Its weapon'].map(decided)).toEqual(['after', 'LOST']);
  });

  it('should be that a tick brings back what was counted of as many dice, and takes no count away', () => {
    const shown = (inCover: string, criticals: string) =>
      screen([control('count', 'Crits', criticals), control('tick', 'In cover', inCover)]);
    const counted = (before: string, now: string) =>
      cameTo(shown('true', before), shown('false', now), touch(control('tick', 'In cover', 'true')));
    expect([counted('0', '1'), counted('1', '0')]).toEqual(['after', 'LOST']);
  });

  it('should be that a tick takes a count away where fewer dice are asked for, and only there', () => {
    const shown = (inCover: string, criticals: string, ...faces: readonly string[]) =>
      screen([dice(...faces), control('count', 'Crits', criticals), control('tick', 'In cover', inCover)]);
    const counted = (criticals: string, ...faces: readonly string[]) =>
      cameTo(
        shown('false', '2', WANTED, WANTED),
        shown('true', criticals, ...faces),
        touch(control('tick', 'In cover', 'false')),
      );
    expect([counted('0', WANTED), counted('0', WANTED, WANTED), counted('1', WANTED)]).toEqual([
      'after',
      'LOST',
      'LOST',
    ]);
  });

  it('should be that a tick leads to another question: its tray is gone, what is counted of it, and marks of dice', () => {
    const height = control('count', 'Height', '2');
    const marked = [tray('Again?'), dice('Miss, 3', 'Miss, 1: a die to be rolled'), cover('true'), height];
    const now = (...faces: readonly string[]) =>
      cameTo(screen(marked), screen([dice(...faces), cover('false')]), touch(cover('true')));
    expect(now('Miss, 3', 'Miss, 1')).toBe('after');
    expect(now('Miss, 3', WANTED)).toBe('LOST');
    const other = touch(control('text', 'Note', ''));
    expect(cameTo(screen([control('text', 'Note', ''), height]), screen([control('text', 'Note', 'x')]), other)).toBe(
      'LOST',
    );
  });

  it('should be that the last die of a roll made again answers', () => {
    const before = screen([dice('Save, 6', 'again, to be rolled', 'Fail, 3'), tray()]);
    const now = (...faces: readonly string[]) =>
      cameTo(before, screen([dice(...faces)]), touch(tray(), { name: '1', face: true }));
    expect(now('Save, 6', 'again 1', 'Fail, 3')).toBe('on');
    expect(now('Save, 6', 'again 1', 'Fail, 2')).toBe('LOST');
  });

  it('should be that a die is asked once more between those that lie, once all are typed', () => {
    const before = screen([dice('Save, 6', 'Save, 5', WANTED), tray()]);
    const now = (...faces: readonly string[]) =>
      cameTo(before, screen([dice(...faces), tray('Again')]), touch(tray(), { name: '2', face: true }));
    expect(now('Save, 6', 'again, to be rolled', 'Save, 5', 'Fail, 2')).toBe('on');
    expect(now('Save, 6', 'again, to be rolled', 'Fail, 2')).toBe('LOST');
  });

  it('should be that one of those that lie is rolled again by itself, once all are typed', () => {
    const before = screen([dice('Miss, 3', 'Miss, 1', WANTED), tray()]);
    const now = (question: string, ...faces: readonly string[]) =>
      cameTo(before, screen([dice(...faces), tray(question)]), touch(tray(), { name: '2', face: true }));
    expect(now('Again', WANTED, 'Miss, 1', 'Miss, 2')).toBe('on');
    expect(now('Again', WANTED, WANTED, 'Miss, 2')).toBe('LOST');
    expect(now('Again', WANTED, 'Miss, 4', 'Miss, 2')).toBe('LOST');
    expect(now('Again', 'Miss, 3', 'Miss, 1', WANTED)).not.toBe('LOST');
  });

  it('should be that a tray asks the same of the next die that is rolled again, once it has the face of the one before', () => {
    const again = control('tray', 'Roll the die again for B1', '');
    const came = (...faces: readonly string[]) =>
      cameTo(
        screen([dice('Hit, 5', WANTED, 'Miss, 1'), again]),
        screen([dice(...faces), again]),
        touch(again, { name: 'Face 1', face: true }),
      );
    expect(came('Hit, 5', 'Miss, 1, re-rolled from 4', WANTED)).toBe('on');
    expect(came('Hit, 5', 'Miss, 2, re-rolled from 4', WANTED)).toBe('LOST');
    expect(came('Hit, 4', 'Miss, 1, re-rolled from 4', WANTED)).toBe('LOST');
    expect(came(WANTED, 'Miss, 1', WANTED)).toBe('LOST');
  });

  it('should not be that typed dice are asked again, nor that a text is gone', () => {
    const before = screen([tray(), dice(FIVE, WANTED), cover('true')]);
    const asks = screen([tray(), dice(WANTED, WANTED), cover('false')]);
    expect(cameTo(before, asks, touch(cover('true')))).toBe('LOST');
    const kept = screen([tray('Roll 2 dice'), dice(FIVE, 'Cover save', WANTED), cover('true')]);
    const anew = (...faces: readonly string[]) =>
      cameTo(kept, screen([tray('Roll 3 dice'), dice(...faces), cover('false')]), touch(cover('true')));
    expect(anew(FIVE, WANTED, WANTED)).toBe('after');
    expect(anew(WANTED, WANTED, WANTED)).toBe('LOST');
    const noted = (text: string, value: string) => screen([control('text', 'Note', text), cover(value)]);
    expect(cameTo(noted('long', 'true'), noted('', 'false'), touch(cover('true')))).toBe('LOST');
  });

  it('should be all dice of one face that are to be rolled again, and no others', () => {
    const again = (face: string) => `${face}: a die to be rolled`;
    const before = screen([tray(), dice(again('Miss, 1'), 'Crit, 6', again('Miss, 1'))]);
    const face = touch(tray(), { name: '1' });
    const lie = (...faces: readonly string[]) => cameTo(before, screen([tray(), dice(...faces)]), face);
    expect(lie('Miss, 1', 'Crit, 6', 'Miss, 1')).toBe('after');
    expect(lie('Miss, 1', again('Crit, 6'), 'Miss, 1')).toBe('LOST');
    const six = touch(tray(), { name: 'Crit, 6' });
    const other = (...faces: readonly string[]) => cameTo(before, screen([tray(), dice(...faces)]), six);
    expect(other('Miss, 1', again('Crit, 6'), 'Miss, 1')).toBe('after');
    expect(other('Miss, 1', again('Crit, 6'), again('Miss, 1'))).toBe('LOST');
  });

  it('should be one die of the face that was tapped, where one was to be rolled again', () => {
    const again = (face: string) => `${face}: a die to be rolled`;
    const before = screen([tray(), dice(again('Hit, 5'), 'Hit, 4', 'Hit, 4')]);
    const four = touch(tray(), { name: 'Hit, 4' });
    const now = (...faces: readonly string[]) => cameTo(before, screen([tray(), dice(...faces)]), four);
    expect(now('Hit, 5', 'Hit, 4', again('Hit, 4'))).toBe('after');
    expect(now('Hit, 5', again('Hit, 4'), again('Hit, 4'))).toBe('after');
    expect(now('Hit, 4', 'Hit, 4', again('Hit, 4'))).toBe('LOST');
  });

  it('should be the dice that are asked next, behind those that lie', () => {
    const before = screen([dice(FIVE, WANTED), tray()]);
    const face = touch(tray(), { name: '2', face: true });
    const next = (...faces: readonly string[]) => cameTo(before, screen([dice(...faces)]), face);
    expect(next(FIVE, TWO, WANTED)).toBe('on');
    expect(next('Hit, 5, stopped', 'Miss, 2', WANTED)).toBe('on');
    expect(next('Hit, 4, stopped', 'Miss, 2', WANTED)).toBe('LOST');
    expect(next(WANTED, TWO, WANTED)).toBe('LOST');
  });

  it('should be command points that the last die brings, and none that are gone', () => {
    const points = (value: string) => control('count', 'Command points', value);
    const before = screen([points('3'), dice(FIVE, WANTED), tray()]);
    const now = (value: string) =>
      cameTo(before, screen([points(value), dice(FIVE, TWO)]), touch(tray(), { name: '2', face: true }));
    expect(['4', '5', '2', '9'].map(now)).toEqual(['on', 'on', 'LOST', 'LOST']);
  });

  it('should be that a field says the same as the one typed in, where it did before, and nothing else', () => {
    const named = (name: string, profile: string) =>
      screen([control('text', 'Name', name), { ...control('text', 'Name', profile), nth: 1 }]);
    const now = (profile: string, before = 'Gun') =>
      cameTo(named('Gun', before), named('Gunx', profile), touch(control('text', 'Name', 'Gun')));
    expect(now('Gunx')).toBe('after');
    expect(now('Gun')).toBe('after');
    expect(now('Gu')).toBe('LOST');
    expect(now('Gunx', 'Gu')).toBe('LOST');
  });

  it('should be that what is called after a text is called after it with its last letter', () => {
    const name = control('text', 'Name', 'Pim');
    const diceOf = (who: string, value = 'App') => control('one of', `Dice of ${who}`, value);
    const now = (who: string, value?: string) =>
      cameTo(screen([name, diceOf('Pim')]), screen([{ ...name, value: 'Pimx' }, diceOf(who, value)]), touch(name));
    expect(now('Pimx')).toBe('after');
    expect(now('Pimx', 'Table')).toBe('LOST');
    expect(now('Pi')).toBe('LOST');
  });

  it('should be that what is chosen for all is chosen for all no more, or with the last of them, and nothing else', () => {
    const chosen = (all: string, one: string, other: string) =>
      screen([control('one of', 'All', all), control('one of', 'Other', other), control('one of', 'One', one)]);
    const before = chosen('Conceal', 'Conceal', 'Conceal');
    const now = (all: string, other = 'Conceal') =>
      cameTo(before, chosen(all, 'Engage', other), touch(control('one of', 'One', 'Conceal'), { name: 'Engage' }));
    expect(now('')).toBe('after');
    expect(now('Engage')).toBe('LOST');
    expect(now('', 'Engage')).toBe('LOST');
    const last = (all: string) =>
      cameTo(
        chosen('', 'Conceal', 'Engage'),
        chosen(all, 'Engage', 'Engage'),
        touch(control('one of', 'One', 'Conceal'), { name: 'Engage' }),
      );
    expect(['', 'Engage', 'Conceal'].map(last)).toEqual(['after', 'after', 'LOST']);
    const feature = control('one of', 'Cover and obscured', 'two features');
    const dieNow = (die: string) =>
      cameTo(
        screen([dice('Miss, 5', 'Miss, 1'), feature]),
        screen([dice(die, 'Miss, 1'), { ...feature, value: 'one' }]),
        touch(feature, { name: 'one' }),
      );
    expect(dieNow('Hit, 5')).toBe('after');
    expect(dieNow('Hit, 4')).toBe('LOST');
    const anyway = control('one of', 'This is no valid target', 'Shoot anyway');
    const valid = (die: string) =>
      cameTo(
        screen([dice('Miss, 5'), anyway, feature]),
        screen([dice(die), { ...feature, value: 'one' }]),
        touch(feature, { name: 'one' }),
      );
    const uncovered = (...left: readonly string[]) =>
      cameTo(
        screen([dice('Hit', 'Cover save', 'Remove 4, miss', 'a die to be rolled'), feature]),
        screen([dice('Hit', ...left), { ...feature, value: 'one' }]),
        touch(feature, { name: 'one' }),
      );
    expect(uncovered('Remove 4, miss', 'a die to be rolled', 'a die to be rolled')).toBe('after');
    expect(uncovered('a die to be rolled', 'a die to be rolled', 'a die to be rolled')).toBe('LOST');
    expect(valid('Hit, 5')).toBe('on');
    expect(valid('Hit, 4')).toBe('LOST');
    const tick = (value: string) => control('tick', 'In cover', value);
    const one = control('one of', 'One', 'Conceal');
    const engaged = screen([tick('false'), { ...one, value: 'Engage' }]);
    expect(cameTo(screen([tick('true'), one]), engaged, touch(one, { name: 'Engage' }))).toBe('LOST');
  });

  it('should be that a tray goes with the dice that it shows once more, and no others are gone', () => {
    const before = screen([dice('Crit, 6', 'Miss, 1', 'Crit, 6', 'Miss, 1'), tray()]);
    const now = (...faces: readonly string[]) =>
      cameTo(before, screen([dice(...faces)]), touch(tray(), { name: '1', face: true }));
    expect(now('Crit, 6', 'Miss, 1')).toBe('on');
    expect(now('Crit, 6')).toBe('LOST');
  });

  it('should be that all is drawn anew by a seed, which stands as it was typed', () => {
    const seed = control('text', 'Seed', 'ab');
    const now = (value: string) =>
      cameTo(screen([seed, control('tick', 'Another', 'false')]), screen([{ ...seed, value }]), touch(seed));
    expect(now('abx')).toBe('after');
    expect(now('a')).toBe('LOST');
  });

  it('should be that the odds of another edition have other fields', () => {
    const edition = (value: string) => control('one of', 'Edition', value);
    const before = screen([control('count', 'Save', '4+'), edition('Kill Team 2024')]);
    const came = (now: string) =>
      cameTo(
        before,
        screen([control('count', 'Shots', '1'), edition(now)]),
        touch(edition('Kill Team 2024'), { name: 'Vanguard' }),
      );
    expect([came('Vanguard'), came('Kill Team 2024'), came('Kill Team 2021')]).toEqual(['after', 'after', 'LOST']);
  });

  it('should be that a piece that is chosen of a board has all else tell of it, and a tap that is lost nothing', () => {
    const piece = control('tick', 'Wall, 3 inches from the left, 2 from the n', 'false');
    const before = screen([control('text', 'Turned', '90'), piece]);
    const now = (turned: string, value: string) =>
      cameTo(before, screen([control('text', 'Turned', turned), { ...piece, value }]), touch(piece));
    expect(now('45', 'true')).toBe('after');
    expect(now('90', 'false')).toBe('before');
    expect(now('45', 'false')).toBe('LOST');
  });

  it('should be that what is called after a number has its name cut where names are cut', () => {
    const name = (left: string) =>
      `Barricade, ${left} inches from the left, 5.5 from the near edge, 1 high`.slice(0, 60);
    const left = control('text', 'From the left', '7.5');
    const tick = (value: string, at: string) => control('tick', name(at), value);
    const now = (at: string) =>
      cameTo(
        screen([left, tick('true', '7.5')]),
        screen([{ ...left, value: at }, tick('true', at)]),
        touch(left, {}, '3'),
      );
    expect(now('7.53')).toBe('after');
    expect(now('7.59')).toBe('LOST');
  });

  it('should be that those of its name are numbered anew once what is tapped is called otherwise', () => {
    const award = (value: string, nth: number, name = 'A wick trimmed, not so') => ({
      ...control('tick', name, value),
      nth,
    });
    const notes = (value: string) => control('count', 'Points', value);
    const before = screen([notes('1'), award('false', 0), award('false', 1)]);
    const now = (points: string) =>
      cameTo(
        before,
        screen([notes(points), award('true', 0, 'A wick trimmed, by hand'), award('false', 0)]),
        touch(award('false', 0)),
      );
    expect(now('1')).toBe('after');
    expect(now('7')).toBe('LOST');
  });
});

it('should know what is called after a text again, also where its words have the same letters', () => {
  const name = (value: string) => control('text', 'Player 2: name', value);
  const called = (who: string) => control('one of', `Dice of ${who}`, 'On the table');
  expect(cameTo(screen([name('e'), called('e')]), screen([name('ex'), called('ex')]), touch(name('e')))).toBe('after');
  expect(cameTo(screen([name('e'), called('e')]), screen([name('ex')]), touch(name('e')))).toBe('LOST');
});

describe('dice beside which a tick changes what is asked', () => {
  const cover = (value: string) => control('tick', 'In cover', value);
  const [lie, typed] = ['Hit', 'Remove 3, miss'];
  const before = screen([dice(lie, 'Cover save', typed, WANTED), cover('true'), tray('Roll 2 dice')]);

  it('should have lost nothing where one that cover kept is rolled too, and something where a typed one is asked again', () => {
    const now = (...faces: readonly string[]) => screen([dice(lie, ...faces), cover('false'), tray('Roll 3 dice')]);
    expect(cameTo(before, now(typed, WANTED, WANTED), touch(cover('true')))).toBe('after');
    expect(cameTo(before, now(WANTED, WANTED, WANTED), touch(cover('true')))).toBe('LOST');
  });

  it('should have gone on where the last face answers and a die is asked for a re-roll no more', () => {
    const again = (value: string) => control('tick', 'Command Re-roll', value);
    const asked = screen([dice('Miss', FIVE, WANTED), again('true'), tray('Roll 2 dice')]);
    const answered = screen([dice('Miss', 'Hit, 5', 'Miss, 2'), again('false')]);
    expect(cameTo(asked, answered, touch(tray('Roll 2 dice'), { name: '2', face: true }))).toBe('on');
    expect(cameTo(asked, screen([dice('Miss'), again('true')]), touch(tray('Roll 2 dice'), { name: '2' }))).toBe(
      'LOST',
    );
  });
});

it('should know dice without a face again that the last face of a tray has stopped', () => {
  const before = screen([dice('Crit', 'Hit', FIVE, TWO, WANTED), tray()]);
  const stopped = (last: string) => screen([dice('Crit', 'Hit, stopped', 'Hit, 5', 'Miss, 2', last)]);
  const tapped = touch(tray(), { name: '5', face: true });
  expect(cameTo(before, stopped('Hit, 5'), tapped)).toBe('on');
  expect(cameTo(screen([dice('Crit', 'Hit', FIVE, FIVE, WANTED), tray()]), stopped('Hit, 5'), tapped)).toBe('LOST');
});
