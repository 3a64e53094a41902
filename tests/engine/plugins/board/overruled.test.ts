import { beforeAll, describe, expect, it } from 'vitest';
import type { BoardPlace } from '../../../../src/engine/board/battleBoard.ts';
import type { MapPiece } from '../../../../src/engine/board/boardMap.ts';
import { geometry } from '../../../../src/engine/board/geometry.ts';
import { withMap } from '../../../../src/engine/board/overruled.ts';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import { battleDecider } from '../../../../src/engine/systems/battle.ts';
import { fetchBoards } from '../../../../src/engine/systems/boards.ts';
import { shippedTable, TABLES } from '../../behaviour/support.ts';
import { activate, END, play, type Play, shoot } from '../../../support/decide.ts';
import { battleOf, cultist, knife, pim, rifle, rule, vex } from '../../../support/duel.ts';
import { evolveAll } from '../../../support/fold.ts';
import { block, mapOf, stands, takeUp } from '../../../support/board/onBoard.ts';

beforeAll(() => fetchBoards());

const SIDE = block('side', { left: 3, near: 20, right: 5, far: 21, high: 3 }, 'Heavy');
const places = { vex: stands(3, 5), pim: stands(3, 12), cultist: stands(14, 5) };
const taken = (at: Readonly<Record<string, BoardPlace>> = places, pieces: readonly MapPiece[] = [SIDE]): Play =>
  play(battleOf([vex(), pim(), cultist()])).does(takeUp(pieces, at));

const say = (
  facts: Extract<Command, { type: 'overruleBoard' }>['facts'],
  [shooter, target]: readonly [string, string] = ['vex', 'cultist'],
) => ({ type: 'overruleBoard', shooter, target, facts }) as const;
const put = (operative: string, at: BoardPlace) => ({ type: 'placeOnBoard', operative, at }) as const;

const seen = ({ state }: Play, from: string, to: string): boolean | null => {
  const { board } = state;
  const look = board === undefined ? null : geometry().lookOn(board, from, to);
  return look === null ? null : look.leaning !== null;
};

describe('what the table says of two against the board', () => {
  it('should hold beyond the activation in which it was said, as long as both stand where they stand', () => {
    const said = taken()
      .does(activate('vex'))
      .does(say({ visible: false }))
      .does(END);
    expect(said.state.activation).toBeNull();
    expect(seen(said, 'vex', 'cultist')).toBe(false);
    expect(seen(said.does(put('pim', stands(3, 16))), 'vex', 'cultist')).toBe(false);
    expect(seen(said.does(put('cultist', stands(14, 6))), 'vex', 'cultist')).toBe(true);
    expect(seen(said.does(put('vex', stands(3, 6))), 'vex', 'cultist')).toBe(true);
    expect(said.does(put('vex', stands(3, 6))).state.board).not.toHaveProperty('overruled');
  });

  it('should be of both at once where one is seen, and of the look alone where it is covered', () => {
    const unseen = taken().does(say({ visible: false }));
    expect([seen(unseen, 'cultist', 'vex'), seen(unseen, 'pim', 'cultist')]).toEqual([false, true]);
    const covered = taken().does(say({ cover: true })).state.board;
    const cover = (from: string, to: string) =>
      covered === undefined ? null : (geometry().lookOn(covered, from, to)?.leaning?.cover.size ?? null);
    expect([cover('vex', 'cultist'), cover('cultist', 'vex')]).toEqual([1, 0]);
  });

  it('should be given back by saying what the board has, from either side, and leave nothing behind', () => {
    const unseen = taken().does(say({ visible: false }));
    for (const pair of [['vex', 'cultist'] as const, ['cultist', 'vex'] as const]) {
      const back = unseen.does(say({ visible: true }, pair));
      expect([seen(back, 'vex', 'cultist'), seen(back, 'cultist', 'vex')]).toEqual([true, true]);
      expect(back.state.board).not.toHaveProperty('overruled');
    }
    expect(taken().does(say({ visible: true })).state.board).not.toHaveProperty('overruled');
  });

  it('should have whom the board does not see shot at, and the shot cancelled keep it', () => {
    const wall = block('wall', { left: 9, near: 4, right: 10, far: 8, high: 5 }, 'Heavy');
    const behind = taken(places, [wall]).does(activate('vex'));
    const why = (at: Play) => {
      const decision = battleDecider.decide(at.midway, shoot());
      return decision.ok ? null : decision.rejection.code;
    };
    expect(why(behind)).toBe('notVisible');
    const told = behind.does(say({ visible: true }));
    expect(why(told)).toBeNull();
    expect(seen(told.does(shoot()).does({ type: 'cancelAttack' }).does(END), 'vex', 'cultist')).toBe(true);
  });

  it('should be kept as well when it is said of the shot in hand', () => {
    const shot = taken()
      .does(activate('vex'))
      .does(shoot())
      .does({ type: 'setFacts', facts: { cover: true } });
    expect(shot.midway.board?.overruled).toEqual({ 'vex>cultist': { cover: true } });
    const range = taken()
      .does(activate('vex'))
      .does(shoot())
      .does({ type: 'setFacts', facts: { near: true } });
    expect(range.midway.board).not.toHaveProperty('overruled');
  });

  it('should not be a close call any more, and end with the terrain between, not with what lies elsewhere', () => {
    const { board } = taken().does(say({ cover: true })).state;
    if (board === undefined) throw new Error('no board');
    expect(geometry().closeLookOn(board, 'vex', 'cultist')).toMatchObject({ close: false, value: { hidden: 'cover' } });
    const [door, crate] = [
      block('door', { left: 8, near: 4, right: 8.2, far: 6, high: 3 }),
      block('crate', { left: 20, near: 18, right: 21, far: 19, high: 3 }),
    ];
    const withMore = (piece: MapPiece) => withMap(board, { ...mapOf(), pieces: [...board.map.pieces, piece] });
    expect(withMore(door).overruled).toBeUndefined();
    expect(withMore(crate).overruled).toEqual({ 'vex>cultist': { cover: true } });
  });

  it('should be played again from its events, and be gone with them', () => {
    const before = taken();
    const said = before.does(say({ visible: false })).does(say({ cover: true }, ['cultist', 'vex']));
    const events = said.since(before);
    expect(events.map(({ type }) => type)).toEqual(['boardOverruled', 'boardOverruled']);
    expect(evolveAll(before.state, events)).toEqual(said.state);
    expect(evolveAll(before.state, events.slice(0, 1)).board?.overruled).toEqual({ 'vex>cultist': { visible: false } });
    expect(evolveAll(before.state, []).board).not.toHaveProperty('overruled');
  });

  it('should end with another board', () => {
    const said = taken().does(say({ visible: false }));
    expect(seen(said.does(takeUp([], places)), 'vex', 'cultist')).toBe(true);
  });
});

describe('weapon range by the table', () => {
  /** Vex has a pistol of 8" and a rifle of 12", and the cultist is some inches more than 9 away. */
  const pistol = rifle({ id: 'pistol', name: 'Pistol' }, rule('range', 8));
  const longer = rifle({}, rule('range', 12));
  const armed = (): Play =>
    play(battleOf([vex({ weapons: [pistol, longer, knife()] }), pim(), cultist()]))
      .does(takeUp([], places))
      .does(activate('vex'));
  const why = (at: Play, weapon: string) => {
    const decision = battleDecider.decide(at.midway, shoot('cultist', weapon));
    return decision.ok ? null : decision.rejection.code;
  };
  const all = (at: Play) => ['pistol', 'rifle'].map((weapon) => why(at, weapon));

  it('should reach whom it does not by the board, until one of both moves, and only as far as was said', () => {
    expect(all(armed())).toEqual(['outOfRange', null]);
    const said = armed().does(say({ within: 8 }));
    expect(all(said)).toEqual([null, null]);
    expect(all(said.does(put('pim', stands(3, 16))))).toEqual([null, null]);
    expect(all(said.does(put('cultist', stands(14, 6))))).toEqual(['outOfRange', null]);
    expect(all(armed().does(say({ within: 9 })))).toEqual(['outOfRange', null]);
  });

  it('should not reach whom it does by the board, of either of both, and be given back from either side', () => {
    const said = armed().does(say({ beyond: 12 }));
    expect(all(said)).toEqual(['outOfRange', 'outOfRange']);
    const back = said.does(say({ within: 12 }, ['cultist', 'vex']));
    expect(all(back)).toEqual(['outOfRange', null]);
    expect(back.state.board).not.toHaveProperty('overruled');
  });

  it('should be kept when it is said of the shot in hand, and leave out what the board says too', () => {
    const shot = armed().does(shoot('cultist', 'rifle'));
    const said = shot.does({ type: 'setFacts', facts: { inRange: false } });
    expect(said.midway.board?.overruled).toEqual({ 'vex>cultist': { beyond: 12 } });
    expect(said.answers('chooseAnother').does(END).state.board?.overruled).toEqual({ 'vex>cultist': { beyond: 12 } });
    const same = shot.does({ type: 'setFacts', facts: { inRange: true } });
    expect(same.midway.board).not.toHaveProperty('overruled');
  });

  it('should stay when a door moves between, which may hide it', () => {
    const { board } = armed().does(say({ within: 8, cover: true })).midway;
    if (board === undefined) throw new Error('no board');
    const door = block('door', { left: 8, near: 4, right: 8.2, far: 6, high: 3 });
    expect(withMap(board, mapOf(door)).overruled).toEqual({ 'vex>cultist': { within: 8 } });
  });

  it('should be no close call any more', () => {
    const wide =
      (geometry().inchesOn({ map: mapOf(), reading: 'thirdEdition', places }, 'vex', 'cultist') ?? 0) - 0.005;
    const { board } = armed().midway;
    if (board === undefined) throw new Error('no board');
    expect(geometry().rangeCallOn(board, 'vex', { id: 'cultist', inches: wide })).not.toBeNull();
    const told = armed().does(say({ within: wide })).midway.board ?? board;
    expect(geometry().rangeCallOn(told, 'vex', { id: 'cultist', inches: wide })).toBeNull();
  });

  it('should be a fact of this activation alone beside the board', () => {
    const beside = play(battleOf([vex({ weapons: [pistol] }), pim(), cultist()]))
      .does(takeUp([], { vex: places.vex }))
      .does(activate('vex'))
      .does(say({ beyond: 8 }));
    expect(why(beside, 'pistol')).toBe('outOfRange');
    expect(beside.state.board).not.toHaveProperty('overruled');
    expect(beside.does(END).state.facts).toEqual({});
  });
});

describe('an enemy that decides by itself', () => {
  const tables = Object.fromEntries(TABLES.map((id) => [id, shippedTable(id)]));
  const marksman = cultist({ weapons: [rifle(), knife()] });
  const enemysTurn = (pieces: readonly MapPiece[] = []): Play =>
    play(battleOf([vex(), pim(), marksman], { turn: 'enemy' }))
      .does({ type: 'takeUpBoard', map: mapOf(...pieces), places })
      .does({ type: 'setNpo', choice: { tables, table: 'marksman' } });
  const ENEMY = { type: 'enemyActivates', operative: null } as const;
  const first = (at: Play) => at.midway.npo?.turn?.plan?.steps.map(({ action, target }) => `${action} ${target}`);

  it('should shoot at somebody else, or whom it is told to see, as the table has it where it stands', () => {
    expect(first(enemysTurn().does(ENEMY))).toContain('shoot vex');
    const told = first(
      enemysTurn()
        .does(say({ visible: false }))
        .does(ENEMY),
    );
    expect(told).toContain('shoot pim');
    expect(told).not.toContain('shoot vex');
    const wall = block('wall', { left: 9, near: 1, right: 10, far: 20, high: 5 }, 'Heavy');
    const seeing = first(
      enemysTurn([wall])
        .does(say({ visible: true }, ['cultist', 'vex']))
        .does(ENEMY),
    );
    expect(seeing?.[0]).toBe('shoot vex');
  });

  it('should not shoot whom its gun does not reach as the table has it', () => {
    const short = cultist({ weapons: [rifle({}, rule('range', 12)), knife()] });
    const turn = (...said: readonly Command[]) =>
      first(
        [...said, ENEMY].reduce<Play>(
          (at, command) => at.does(command),
          play(battleOf([vex(), pim(), short], { turn: 'enemy' }))
            .does({ type: 'takeUpBoard', map: mapOf(), places })
            .does({ type: 'setNpo', choice: { tables, table: 'marksman' } }),
        ),
      );
    expect(turn()?.[0]).toBe('shoot vex');
    expect(turn(say({ beyond: 12 }))?.[0]).not.toBe('shoot vex');
  });

  it('should think again when the table says so while its plan waits', () => {
    const planned = enemysTurn().does(ENEMY);
    const again = planned.does(say({ visible: false }, ['cultist', 'vex']));
    expect(first(again)).toContain('shoot pim');
  });
});
