import { beforeAll, describe, expect, it } from 'vitest';
import type { BoardPlace } from '../../../../../src/engine/board/battleBoard.ts';
import { isMark } from '../../../../../src/engine/board/markIds.ts';
import { middleOf } from '../../../../../src/engine/board/zoneMark.ts';
import { toGrid } from '../../../../../src/engine/board/units.ts';
import type { Operative } from '../../../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../../../src/engine/family/killteam/model/state.ts';
import { isMeasured } from '../../../../../src/engine/log/request.ts';
import { fetchBoards } from '../../../../../src/engine/systems/boards.ts';
import { mapOf, stands } from '../../../../support/board/onBoard.ts';
import { act, activate, END, type Play, ticked } from '../../../../support/decide.ts';
import { cultist, pim, shots, thug } from '../../../../support/duel.ts';
import { carried, memberWith } from '../../../../support/fieldedMember.ts';
import { battle, fieldedFrom } from '../../../../support/rowPlay.ts';
import { withCp } from '../../../../support/sides.ts';

beforeAll(() => fetchBoards());

const ID = 'm1';
const ALARM = fieldedFrom(memberWith({ equipment: [carried('trip-alarm')] }));
const SAPPER = fieldedFrom(memberWith({ background: 'sapper' }));
const marksOn = ({ midway }: Play) => (midway.board?.map.zones ?? []).filter(isMark);
const waits = ({ midway }: Play) => midway.lasting.filter(({ change }) => change.op === 'moment');
const used = (trait: string) => ({ type: 'useTrait', operative: ID, trait }) as const;

/** It lays what its row has, and an enemy's turn comes. */
function laid(me: Operative, trait: string, set: Partial<BattleState> = {}): Play {
  const operatives = [me, pim(), cultist({ order: 'conceal' }), thug()];
  const at = battle(me, { operatives, alert: 2, ...withCp(0), ...set });
  const lies = at.does(activate(ID)).does(used(trait));
  const path = [stands(10, 10), stands(6, 10)];
  return lies.does(act('reposition', at.midway.board === undefined ? {} : { path })).does(END);
}
const alarm = (set: Partial<BattleState> = {}): Play => laid(ALARM, 'trip-alarm', set);
const moves = (at: Play, id: string, ...path: BoardPlace[]): Play =>
  at.does(activate(id, 'conceal')).does(act('reposition', path.length === 0 ? {} : { path }));

/** The alarm lies at 10, 10; somebody moves nearby. */
const onBoard = (from: BoardPlace): Partial<BattleState> => ({
  board: {
    map: mapOf(),
    reading: 'thirdEdition',
    places: { [ID]: stands(10, 10), pim: stands(2, 2), cultist: from, thug: stands(28, 2) },
  },
});

describe('Trip alarm without a board', () => {
  it('should be asked about as an enemy ends its move, by its name, and wait on when nobody came near', () => {
    const at = alarm();
    expect(at.state.marks).toMatchObject([{ mark: 'Trip alarm', where: 'where-it-stands' }]);
    expect(waits(at)).toMatchObject([{ by: ID, until: 'battle', source: { id: 'trip-alarm' } }]);
    const moved = moves(at, 'cultist');
    expect(moved.question).toMatchObject({
      kind: 'tick',
      question: 'trap',
      inches: 2,
      marker: { id: 'trip-alarm' },
      candidates: ['cultist'],
      preset: [],
    });
    const passed = moved.answers(ticked());
    expect(waits(passed)).toHaveLength(1);
    expect(passed.state.alert).toBe(2);
    const next = passed.does(END).does(activate('pim')).does(act('reposition')).does(END);
    expect(moves(next, 'thug').question).toMatchObject({ question: 'trap', candidates: ['thug'] });
  });

  it('should go off once: Alert falls where it was on Conceal, and one of the retinue shoots for nothing', () => {
    const off = moves(alarm(), 'cultist').answers(ticked('cultist'));
    expect(off.told('lastingEnded')).toMatchObject([{ source: { id: 'trip-alarm' } }]);
    expect(off.told('alertChanged')).toEqual([{ type: 'alertChanged', to: 1 }]);
    expect(off.question).toMatchObject({ question: 'chooseOperative' });
    expect(off.options).toEqual([ID, 'pim']);
    const shot = off.answers('pim');
    expect(shot.told('actionPerformed').at(-1)).toMatchObject({ operative: 'pim', action: 'shoot', ap: 0 });
    expect(shot.question).toMatchObject({ kind: 'roll', purpose: 'attack', operative: 'pim' });
    const done = shot.answers([1, 1, 1, 1], 'c0n0');
    expect(done.state.activation).toMatchObject({ operative: 'cultist' });
    const next = done.does(END).does(activate('pim')).does(END);
    expect(moves(next, 'thug').pending).toBeNull();
  });

  it('should leave Alert as it is for an enemy on Engage, and ask nobody who has no shot left', () => {
    const me = { ...ALARM, weapons: ALARM.weapons.filter(({ kind }) => kind === 'melee') };
    const friend = pim({ weapons: pim().weapons.filter(({ kind }) => kind === 'melee'), ammo: shots(0) });
    const operatives = [me, friend, cultist(), thug()];
    const off = laid(me, 'trip-alarm', { operatives })
      .does(activate('cultist'))
      .does(act('reposition'))
      .answers(ticked('cultist'));
    expect(off.state.alert).toBe(2);
    expect(off.told('effectHadNoTarget')).toMatchObject([{ op: 'ambush' }]);
  });

  it('should not be asked about at a move of a friend, nor at anything but a move', () => {
    const at = alarm();
    expect(at.does(activate('cultist', 'conceal')).does(END).pending).toBeNull();
    const next = at.does(activate('cultist', 'conceal')).does(END).does(activate('pim'));
    expect(next.does(act('reposition')).pending).toBeNull();
  });
});

describe('Trip alarm on a board', () => {
  const far = alarm(onBoard(stands(20, 10)));

  it('should lie where it was laid, and be asked about by nobody', () => {
    expect(marksOn(far).map((zone) => [middleOf(zone).x, middleOf(zone).y])).toEqual([[toGrid(10), toGrid(10)]]);
    const passed = moves(far, 'cultist', stands(20, 10), stands(20, 14));
    expect(passed.pending).toBeNull();
    expect(waits(passed)).toHaveLength(1);
    const near = moves(far, 'cultist', stands(20, 10), stands(14, 10));
    expect(near.pending).toBeNull();
    expect(marksOn(near)).toHaveLength(1);
  });

  it('should go off by who ends near it, answered by the board, and be gone from it', () => {
    const at = alarm(onBoard(stands(16, 10)));
    const moved = moves(at, 'cultist', stands(16, 10), stands(12, 10));
    expect(moved.question).toMatchObject({ question: 'trap', preset: ['cultist'], places: [{ x: toGrid(10) }] });
    expect(moved.question.kind === 'tick' && isMeasured(moved.question)).toBe(true);
    const off = moved.answers(ticked('cultist'));
    expect(marksOn(off)).toEqual([]);
    expect(off.told('marksGone')).toHaveLength(1);
    expect(off.question).toMatchObject({ question: 'chooseOperative' });
  });

  it('should go off by who only passes it by, and by nobody who moves on from there', () => {
    const at = alarm(onBoard(stands(13, 12)));
    const by = moves(at, 'cultist', stands(13, 12), stands(11, 12), stands(11, 15));
    expect(by.question).toMatchObject({ question: 'trap', preset: ['cultist'], measured: { close: [] } });
    const spared = by.answers(ticked());
    expect(waits(spared)).toHaveLength(1);
    const away = spared.does(act('dash', { path: [stands(11, 15), stands(11, 17)] }));
    expect(away.pending).toBeNull();
  });

  it('should be asked where half a millimetre decides', () => {
    const edge = 2 + 14.25 / 25.4;
    const at = alarm(onBoard(stands(16, 10)));
    const moved = moves(at, 'cultist', stands(16, 10), stands(10 + edge, 10));
    expect(moved.question).toMatchObject({ question: 'trap', measured: { close: ['cultist'] } });
    expect(moved.question.kind === 'tick' && isMeasured(moved.question)).toBe(false);
  });

  it('should be taken up with what is lifted by hand', () => {
    const [lasting] = waits(far);
    const lifted = far.does({ type: 'correct', correction: { what: 'lift', lasting: lasting?.id ?? '' } });
    expect(waits(lifted)).toEqual([]);
    expect(marksOn(lifted)).toEqual([]);
  });
});

describe('Sapper', () => {
  it('should lay a trap that wounds the first enemy within an inch of it, and may take 1 APL', () => {
    const at = laid(SAPPER, 'sapper', onBoard(stands(16, 10)));
    expect(at.told('traitUsed')).toMatchObject([{ trait: 'sapper', ap: 0 }]);
    const beside = moves(at, 'cultist', stands(16, 10), stands(13, 10));
    expect(beside.pending).toBeNull();
    const in1 = moves(at, 'cultist', stands(16, 10), stands(11.5, 10)).answers(ticked('cultist'), [3], [2]);
    const wounds = cultist().wounds;
    expect(in1.operative('cultist').wounds).toBe(wounds - 3);
    expect(in1.lastsOn('cultist')).toMatchObject([
      { change: { op: 'stat', stat: 'apl', by: -1 }, until: 'activation' },
    ]);
    expect(marksOn(in1)).toEqual([]);
  });

  it('should lay one in each turning point, and each waits by itself', () => {
    const at = laid(SAPPER, 'sapper');
    const next = at.does(activate('cultist', 'conceal')).does(END);
    expect(next.refuses(used('sapper')).code).toBe('notActing');
    const twice = battle(SAPPER, withCp(0)).does(activate(ID)).does(used('sapper'));
    expect(twice.refuses(used('sapper')).code).toBe('traitUsedUp');
    expect(twice.state.marks).toHaveLength(1);
  });
});
