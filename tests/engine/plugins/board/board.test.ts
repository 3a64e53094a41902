import { beforeAll, describe, expect, it } from 'vitest';
import { fetchGeometry } from '../../../../src/engine/board/geometry.ts';
import { tableGeometry } from '../../../../src/engine/family/killteam/attack/attackContext.ts';
import { operativeById } from '../../../../src/engine/family/killteam/model/lookup.ts';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import { battleDecider } from '../../../../src/engine/systems/battle.ts';
import { savedBattle } from '../../../../src/engine/systems/saved.ts';
import { act, activate, play, type Play, shoot } from '../../../support/decide.ts';
import { battleOf, cultist, pim, rifle, rule, thug, vex } from '../../../support/duel.ts';
import { block, stands, takeUp } from '../../../support/board/onBoard.ts';

beforeAll(fetchGeometry);

const wall = block('wall', { left: 9, near: 4, right: 10, far: 8, high: 3 }, 'Heavy');
/** Why it is refused; null: it is not. */
function why(moment: Play, command: Command): string | null {
  const decision = battleDecider.decide(moment.midway, command);
  return decision.ok ? null : decision.rejection.code;
}

const far = { vex: stands(3, 5), cultist: stands(14, 5) };
const start = () => play(battleOf([vex(), cultist({ order: 'conceal' })]));
const acts = (places = far, pieces = [wall]) => start().does(takeUp(pieces, places)).does(activate('vex'));

describe('a board', () => {
  it('should answer what is seen, and be told otherwise by hand', () => {
    expect(why(start().does(activate('vex')), shoot())).toBeNull();
    expect(why(acts(), shoot())).toBe('notVisible');
    expect(why(acts({ ...far, cultist: stands(14, 12) }, []), shoot())).toBeNull();
  });

  it('should be told otherwise of a pair before a shot, until one of both moves', () => {
    const open = acts({ ...far, cultist: stands(14, 12) }, []);
    const cover = { type: 'overruleBoard', shooter: 'vex', target: 'cultist', facts: { cover: true } } as const;
    const told = open.does(cover);
    expect(why(told, shoot())).toBe('concealedInCover');
    expect(why(told.does({ ...cover, facts: { cover: false } }), shoot())).toBeNull();
    expect(why(told.does({ type: 'placeOnBoard', operative: 'cultist', at: stands(14, 11) }), shoot())).toBeNull();
    expect(why(start(), cover)).toBe('noBoard');
    expect(why(open, { ...cover, target: 'nobody' })).toBe('unknownOperative');
  });

  it('should have one feature do one of both again once it is told as the board has it', () => {
    // Its near corner covers the target, and the lines cross it more than 1″ from both.
    const wide = block('wide', { left: 8, near: 3, right: 13, far: 4.8, high: 3 }, 'Heavy');
    const taken = acts({ ...far, cultist: stands(14, 5) }, [wide]);
    const shot = ({ state }: Play) =>
      tableGeometry.shot(state, operativeById(state, 'vex'), operativeById(state, 'cultist'));
    const before = shot(taken);
    expect(before).toMatchObject({ cover: true, obscured: true, oneFeature: 'cover' });
    const say = (cover: boolean) =>
      ({ type: 'overruleBoard', shooter: 'vex', target: 'cultist', facts: { cover } }) as const;
    expect(shot(taken.does(say(false)))).toMatchObject({ cover: false, obscured: true, oneFeature: 'no' });
    expect(shot(taken.does(say(false)).does(say(true)))).toEqual(before);
  });

  it('should measure the range also where cover is told otherwise', () => {
    const short = rifle({}, rule('range', 6));
    const told = play(battleOf([vex({ weapons: [short] }), cultist()]))
      .does(takeUp([], { vex: stands(3, 5), cultist: stands(14, 5) }))
      .does(activate('vex'));
    expect(why(told, shoot())).toBe('outOfRange');
    const cover = { type: 'overruleBoard', shooter: 'vex', target: 'cultist', facts: { cover: true } } as const;
    expect(why(told.does(cover), shoot())).toBe('outOfRange');
  });

  it('should leave what hands said of two as it is while somebody else moves', () => {
    const third = { ...far, thug: stands(20, 12) };
    const near = play(battleOf([vex(), cultist(), thug()])).does(takeUp([], third));
    const said = near.does({ type: 'setEngaged', pair: ['vex', 'cultist'], on: true });
    expect(said.state.engagement).toEqual([['vex', 'cultist']]);
    const moved = (operative: string) =>
      said.does({ type: 'placeOnBoard', operative, at: stands(20, 14) }).state.engagement;
    expect(moved('thug')).toEqual([['vex', 'cultist']]);
    expect(moved('cultist')).toEqual([]);
  });

  it('should measure who is in control range, and how high somebody stands', () => {
    const near = acts({ vex: stands(3, 5), cultist: stands(5, 5) }, []);
    expect(near.state.engagement).toEqual([['vex', 'cultist']]);
    expect(near.does({ type: 'placeOnBoard', operative: 'cultist', at: stands(9, 5) }).state.engagement).toEqual([]);
    const roof = block('ruin', { left: 1, near: 1, right: 6, far: 8, low: 2.9, high: 3 }, 'Vantage');
    const { height, onVantage } = acts({ ...far, vex: stands(3, 5, 3, 'ruin') }, [roof]).operative('vex');
    expect([height, onVantage]).toEqual([3, true]);
  });

  it('should lie beside no table where that is said, and stay so with the next board, until that says otherwise', () => {
    const alone = start().does({ ...takeUp([], far), alone: true });
    expect(alone.state.board?.alone).toBe(true);
    const other = alone.does(takeUp([wall], far));
    expect(other.state.board?.alone).toBe(true);
    expect(other.does({ ...takeUp([], far), alone: false }).state.board?.alone).toBe(false);
    expect(start().does(takeUp([], far)).state.board).not.toHaveProperty('alone');
  });

  it('should refuse a board with a fault, and places where nobody can stand, but for who says so', () => {
    const flat = block('flat', { left: 1, near: 1, right: 2, far: 2, high: 0 });
    expect(why(start(), takeUp([flat], {}))).toBe('badBoard');
    const board = acts();
    const refused = (place: ReturnType<typeof stands>) =>
      why(board, { type: 'placeOnBoard', operative: 'vex', at: place });
    expect(refused(stands(0.2, 5))).toBe('cannotStand');
    expect(refused(stands(13.5, 5))).toBe('cannotStand');
    expect(refused(stands(9, 5))).toBe('inTerrain');
    expect(refused(stands(3, 5, 2))).toBe('inMidAir');
    expect(refused(stands(3, 5))).toBeNull();
    const rubble = block('rubble', { left: 7, near: 4, right: 9, far: 6, high: 0.5 }, 'Insignificant', 'Exposed');
    expect(why(acts(far, [rubble]), { type: 'placeOnBoard', operative: 'vex', at: stands(8, 5) })).toBeNull();
    const command = {
      type: 'placeOnBoard',
      operative: 'vex',
      at: stands(9, 5),
      override: { reason: 'a gap' },
    } as const;
    expect(board.does(command).state.board?.places['vex']).toEqual(stands(9, 5));
  });

  it('should set several up at once, or none of them where one cannot stand', () => {
    const board = acts({ ...far });
    const places = { vex: stands(20, 5), cultist: stands(22, 5) };
    const together = board.does({ type: 'setUpOnBoard', places });
    expect(together.state.board?.places).toEqual(places);
    const refused = (wrong: typeof places) => why(board, { type: 'setUpOnBoard', places: wrong });
    expect(refused({ ...places, cultist: stands(20.5, 5) })).toBe('onAnother');
    expect(refused({ ...places, cultist: stands(9, 5) })).toBe('inTerrain');
    expect(why(board, { type: 'setUpOnBoard', places: { nobody: stands(20, 5) } })).toBe('unknownOperative');
    expect(why(start(), { type: 'setUpOnBoard', places })).toBe('noBoard');
  });

  it('should be dropped without losing what it said last, and be saved as it is', () => {
    const near = acts({ vex: stands(3, 5), cultist: stands(5, 5) });
    expect(savedBattle().safeParse(near.state).error).toBeUndefined();
    const dropped = near.does({ type: 'dropBoard' });
    expect(dropped.state.board).toBeUndefined();
    expect(dropped.state.engagement).toEqual([['vex', 'cultist']]);
    expect(why(dropped, { type: 'dropBoard' })).toBe('noBoard');
  });

  it.each([
    ['blast', ['pim', 'thug']],
    ['torrent', ['thug', 'behind']],
  ] as const)('should tick whom it measures to be hit by %s as well', (spread, hit) => {
    const tough = { wounds: 40, maxWounds: 40 };
    const shot = play(
      battleOf([
        vex({ weapons: [rifle({}, rule(spread, 2))] }),
        pim(),
        cultist(tough),
        thug(tough),
        cultist({ ...tough, id: 'behind' }),
        cultist({ ...tough, id: 'away' }),
      ]),
    )
      .does(
        takeUp([block('wall', { left: 13, near: 6, right: 16, far: 6.4, high: 3 }, 'Heavy')], {
          vex: stands(3, 5),
          cultist: stands(14, 5),
          pim: stands(14, 2.7),
          thug: stands(16, 5),
          behind: stands(14.5, 7.2),
          away: stands(20, 5),
        }),
      )
      .does(activate('vex'))
      .does(shoot())
      .answers([1, 1, 1, 1], 'c0n0');
    expect(shot.question).toMatchObject({ kind: 'tick', question: spread, preset: hit });
  });

  it('should find a target out of range by its inches', () => {
    const short = rifle({}, rule('range', 6));
    const away = (x: number) =>
      why(
        play(battleOf([vex({ weapons: [short] }), cultist()]))
          .does(takeUp([], { vex: stands(3, 5), cultist: stands(x, 5) }))
          .does(activate('vex')),
        shoot(),
      );
    expect(away(12)).toBe('outOfRange');
    expect(away(9)).toBeNull();
  });

  it('should forget the place of whoever moves without a way on it', () => {
    const moved = acts().does(act('reposition'));
    expect(moved.state.board?.places['vex']).toBeUndefined();
  });

  it('should know who has been on it and stands nowhere now, but not of whom it is set up again', () => {
    const off = { type: 'placeOnBoard', operative: 'vex', at: null } as const;
    const moved = acts().does(act('reposition'));
    expect(moved.state.board?.strayed).toEqual(['vex']);
    const back = moved.does({ ...off, at: stands(5, 5) });
    expect(back.state.board).not.toHaveProperty('strayed');
    expect(back.does(off).does(off).state.board?.strayed).toEqual(['vex']);
    const before = start().does(takeUp([], far)).does(off);
    expect(before.state.board?.places['vex']).toBeUndefined();
    expect(before.state.board).not.toHaveProperty('strayed');
  });
});
