import { beforeAll, describe, expect, it } from 'vitest';
import { fetchGeometry } from '../../../../src/engine/board/geometry.ts';
import { both, either, firmly } from '../../../../src/engine/board/sure.ts';
import type { Request } from '../../../../src/engine/family/killteam/model/request.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import { pendingRequest } from '../../../../src/engine/systems/battle.ts';
import { within } from '../../../../src/engine/plugins/roundsBoard/marks.ts';
import { byItself as byItselfInRounds } from '../../../../src/engine/family/vanguard/view/byItself.ts';
import { byItself } from '../../../../src/engine/view/byItself.ts';
import { block, mapOf, stands, takeUp } from '../../../support/board/onBoard.ts';
import { activate, play, type Play, shoot } from '../../../support/decide.ts';
import { model, setUpBattle } from '../../../support/vanguardBattle.ts';
import { battleOf, cultist, devastating, rifle, rule, thug, vex } from '../../../support/duel.ts';

beforeAll(fetchGeometry);

/** Inches between the middles of two bases of 28.5 mm that are so many inches apart. */
const apart = (inches: number): number => inches + 28.5 / 25.4;

const tough = { wounds: 40, maxWounds: 40 };
const wall = block('wall', { left: 12, near: 6, right: 16, far: 6.4, high: 3 }, 'Heavy');
const walled = { vex: stands(3, 5), cultist: stands(14, 5), behind: stands(14.5, 7.2) };

/** The shot of Vex at the cultist, where the thug stands so many inches from it, with its dice rolled. */
function shotWith(given: ReturnType<typeof rule>, off: number, faces = [1, 1, 1, 1]): Play {
  const people: readonly Operative[] = [
    vex({ weapons: [rifle({}, given)] }),
    cultist(tough),
    thug(tough),
    cultist({ ...tough, id: 'behind' }),
  ];
  return play(battleOf([...people]))
    .does(takeUp([wall], { ...walled, thug: stands(14 + apart(off), 5) }))
    .does(activate('vex'))
    .does(shoot())
    .answers(faces);
}

const spread = (id: 'blast' | 'torrent', off: number) => shotWith(rule(id, 2), off).answers('c0n0');
const devastates = (off: number) => shotWith(devastating(2, 2), off, [6, 1, 1, 1]);

const answered = ({ midway, question }: Play) => byItself(midway, question);
const BY_ITSELF = { kind: 'apart' };
const ticksOf = ({ question }: Play): Partial<Extract<Request, { kind: 'tick' }>> => {
  if (question.kind !== 'tick') throw new Error(question.kind);
  return question;
};

describe.each([
  ['Blast', (off: number) => spread('blast', off)],
  ['distance Devastating', devastates],
])('the ticks of %s on a board', (_, at) => {
  it('should answer themselves where all of them are firm', () => {
    const [near, far] = [at(1.5), at(2.5)];
    expect(ticksOf(near)).toMatchObject({ preset: ['thug'], measured: { close: [], settles: true } });
    expect(ticksOf(far)).toMatchObject({ preset: [], measured: { close: [], settles: true } });
    expect([near, far].map(answered)).toEqual([BY_ITSELF, BY_ITSELF]);
  });

  it('should be asked with what the board has where half a millimetre decides', () => {
    const [in_, out] = [at(1.99), at(2.01)];
    expect(ticksOf(in_)).toMatchObject({ preset: ['thug'], measured: { close: ['thug'] } });
    expect(ticksOf(out)).toMatchObject({ preset: [], measured: { close: ['thug'] } });
    expect([in_, out].map(answered)).toEqual([null, null]);
  });

  it('should be asked of the table where somebody has no place, or there is no board', () => {
    const lost = at(1.5).does({ type: 'placeOnBoard', operative: 'behind', at: null });
    expect(ticksOf(lost)).toMatchObject({ preset: ['thug'] });
    const dropped = at(1.5).does({ type: 'dropBoard' });
    for (const each of [lost, dropped]) {
      expect(ticksOf(each).measured).toBeUndefined();
      expect(answered(each)).toBeNull();
    }
  });
});

describe('the ticks of Torrent on a board', () => {
  it('should be left to people, who may leave some out, and answer themselves for tables', () => {
    const shot = spread('torrent', 1.5);
    expect(ticksOf(shot)).toMatchObject({ preset: ['thug', 'behind'], measured: { close: [], settles: false } });
    expect(answered(shot)).toBeNull();
    const [first, second] = shot.midway.sides;
    const byTables: BattleState = { ...shot.midway, sides: [{ ...first, hand: 'tables' }, second] };
    const request = pendingRequest(byTables);
    expect(request).toMatchObject({ preset: ['thug', 'behind'], measured: { close: [], settles: true } });
    expect(byItself(byTables, request)).toEqual(BY_ITSELF);
  });

  it('should be a close call too where half a millimetre decides', () => {
    expect(ticksOf(spread('torrent', 1.99)).measured?.close).toEqual(['thug']);
  });

  it('should answer themselves where there is nobody to leave out', () => {
    const shot = spread('torrent', 9).does({
      type: 'placeOnBoard',
      operative: 'behind',
      at: stands(20, 18),
    });
    expect(ticksOf(shot)).toMatchObject({ preset: [], measured: { close: [], settles: true } });
    expect(answered(shot)).toEqual(BY_ITSELF);
  });
});

describe('who is near a target of Vanguard on a board', () => {
  const at = (off: number) => {
    const places = { b1: stands(3, 5), b2: stands(3 + apart(off), 5) };
    const board = { map: mapOf(), reading: 'bodies' as const, places };
    return within({ ...setUpBattle([model('b1'), model('b2')]), board }, 'b1', 2, ['b2']);
  };

  it('should be measured, and asked where half a millimetre decides', () => {
    expect(at(1.5)).toEqual({ preset: ['b2'], measured: { close: [], settles: true } });
    expect(at(2.5)).toEqual({ preset: [], measured: { close: [], settles: true } });
    expect(at(1.99)).toEqual({ preset: ['b2'], measured: { close: ['b2'], settles: true } });
    const state = setUpBattle([model('b1'), model('b2')]);
    const about = { side: 'A', question: 'within', inches: 2, around: 'b1', candidates: ['b2'], id: 'x' } as const;
    const asked = (off: number) => byItselfInRounds(state, { kind: 'tick', ...about, ...at(off) });
    expect([asked(1.5), asked(1.99)]).toEqual([BY_ITSELF, null]);
  });
});

describe('two things that are more or less sure', () => {
  const [yes, no, near, almost] = [firmly(true), firmly(false), { is: true, close: true }, { is: false, close: true }];

  it('should both be so surely, where neither is close or one is surely not', () => {
    expect([both(yes, yes), both(yes, near), both(near, almost), both(no, near), both(yes, null)]).toEqual([
      yes,
      near,
      almost,
      no,
      null,
    ]);
  });

  it('should one of them be so surely, where one surely is', () => {
    expect([either(yes, near), either(no, near), either(no, almost), either(no, no), either(null, no)]).toEqual([
      yes,
      near,
      almost,
      no,
      null,
    ]);
  });
});
