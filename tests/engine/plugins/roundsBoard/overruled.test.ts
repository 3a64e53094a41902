import { describe, expect, it } from 'vitest';
import { PLAIN_FACTS } from '../../../../src/engine/core/roundsBook.ts';
import type { MapPiece } from '../../../../src/engine/board/boardMap.ts';
import { foeDecider } from '../../../../src/engine/plugins/foes/decider.ts';
import type { FoeCommand } from '../../../../src/engine/plugins/foes/command.ts';
import type { FoeBattle } from '../../../../src/engine/plugins/foes/state.ts';
import { sightedOn } from '../../../../src/engine/plugins/roundsBoard/sighted.ts';
import { fetchBoards } from '../../../../src/engine/systems/boards.ts';
import { block, mapOf, stands } from '../../../support/board/onBoard.ts';
import { after, foeBattle, GOES, planOf } from '../../../support/foeBattle.ts';
import { battleOf, model, rifle } from '../../../support/vanguardBattle.ts';

await fetchBoards();

const wall = block('wall', { left: 14, near: 8, right: 15, far: 14, high: 5 }, 'Heavy');
const places = { a1: stands(5, 11), b1: stands(22, 11), b2: stands(12, 4) };

function obey(state: FoeBattle, ...commands: readonly FoeCommand[]): FoeBattle {
  return commands.reduce((now, command) => {
    const decision = foeDecider.decide(now, command);
    if (!decision.ok) throw new Error(`${command.type}: ${decision.rejection.code}`);
    return decision.state;
  }, state);
}

const taken = (...pieces: MapPiece[]): FoeBattle =>
  obey(battleOf([model('a1'), model('b1'), model('b2')]), { type: 'takeUpBoard', map: mapOf(...pieces), places });

const seen = (state: FoeBattle, from: string, to: string): boolean | undefined =>
  sightedOn(state, from, to, null)?.facts.sight;

const unseen: FoeCommand = { type: 'overruleBoard', from: 'a1', to: 'b2', facts: { visible: false } };

describe('what the table says of two against the board of war bands', () => {
  it('[V-50] should hold of both until one of them moves, and be given back', () => {
    const said = obey(taken(wall), unseen);
    expect([seen(said, 'a1', 'b2'), seen(said, 'b2', 'a1')]).toEqual([false, false]);
    const moved = (id: string) => obey(said, { type: 'placeOnBoard', model: id, at: stands(12, 17) });
    expect([seen(moved('b1'), 'a1', 'b2'), seen(moved('b2'), 'a1', 'b2')]).toEqual([false, true]);
    const back = obey(said, { ...unseen, from: 'b2', to: 'a1', facts: { visible: true } });
    expect([seen(back, 'a1', 'b2'), back.board?.overruled]).toEqual([true, undefined]);
  });

  it('[V-50] should be kept of a target that is attacked though the board does not see it', () => {
    const shot: FoeCommand = {
      type: 'act',
      action: 'attack',
      push: false,
      attack: 'rifle',
      free: false,
      targets: [{ model: 'b1', dice: 3, facts: PLAIN_FACTS }],
    };
    const state = obey(taken(wall), { type: 'activate', model: 'a1', again: false, followUp: false });
    expect(seen(state, 'a1', 'b1')).toBe(false);
    const shooting = obey(state, shot);
    expect(shooting.board?.overruled).toEqual({ 'a1>b1': { visible: true } });
    const covered = obey(shooting, { type: 'setFacts', model: 'b1', facts: { cover: true } });
    expect(covered.board?.overruled).toEqual({ 'a1>b1': { visible: true, cover: true } });
    expect(seen(covered, 'b1', 'a1')).toBe(true);
  });

  it('[V-53] should have an attack reach as far as the table says, until one of both moves', () => {
    const gun = { ...rifle, range: 12 };
    const reaches = (state: FoeBattle, range = 12) => sightedOn(state, 'a1', 'b1', { ...gun, range })?.facts.inRange;
    const state = taken();
    expect(reaches(state)).toBe(false);
    const said = obey(state, { type: 'overruleBoard', from: 'b1', to: 'a1', facts: { within: 12 } });
    expect([reaches(said), reaches(said, 10)]).toEqual([true, false]);
    const moved = obey(said, { type: 'placeOnBoard', model: 'a1', at: stands(5, 12) });
    expect([reaches(moved), moved.board?.overruled]).toEqual([false, undefined]);
    const back = obey(said, { type: 'overruleBoard', from: 'a1', to: 'b1', facts: { beyond: 12 } });
    expect([reaches(back), back.board?.overruled]).toEqual([false, undefined]);
  });

  it('[V-53] should be kept of a target that is attacked though the board has it out of range', () => {
    const gun = { ...rifle, range: 12 };
    const all = [model('a1', { attacks: [gun] }), model('b1'), model('b2')];
    const state = obey(
      battleOf(all),
      { type: 'takeUpBoard', map: mapOf(), places },
      { type: 'activate', model: 'a1', again: false, followUp: false },
      {
        type: 'act',
        action: 'attack',
        push: false,
        attack: 'rifle',
        free: false,
        targets: [{ model: 'b1', dice: 3, facts: PLAIN_FACTS }],
      },
    );
    expect(state.board?.overruled).toEqual({ 'a1>b1': { within: 12 } });
  });

  it('should be refused of nobody, and without a board', () => {
    const why = (state: FoeBattle, command: FoeCommand) => {
      const decision = foeDecider.decide(state, command);
      return decision.ok ? null : decision.rejection.code;
    };
    expect(why(taken(), { ...unseen, to: 'nobody' })).toBe('unknownModel');
    expect(why(battleOf([model('a1'), model('b2')]), unseen)).toBe('noBoard');
  });
});

describe('a model that its table plays', () => {
  const aims = { a1: stands(14, 11), a2: stands(14, 4), b1: stands(22, 9) };
  const turn = (...pieces: MapPiece[]): FoeBattle =>
    obey(foeBattle([model('a1'), model('a2'), model('b1', { attacks: [rifle] })], 'band-marksman'), {
      type: 'takeUpBoard',
      map: mapOf(...pieces),
      places: aims,
    });
  const not = (from: string, to: string): FoeCommand => ({
    type: 'overruleBoard',
    from,
    to,
    facts: { visible: false },
  });
  const plan = (state: FoeBattle, ...said: readonly FoeCommand[]): string | null =>
    planOf(after(obey(state, ...said), GOES).state);

  it('[V-50] should shoot at whom it sees as the table has it, and at nobody whom it does not', () => {
    const thick = block('thick', { left: 15, near: 2, right: 16, far: 6, high: 6 }, 'Heavy');
    expect(plan(turn(thick))).toBe('aim, shoot a1');
    expect(plan(turn(thick), not('a1', 'b1'))).toMatch(/^walk/u);
    const high = block('high', { left: 17, near: 1, right: 18, far: 20, high: 6 }, 'Heavy');
    const seeing: FoeCommand = { type: 'overruleBoard', from: 'a2', to: 'b1', facts: { visible: true } };
    expect(plan(turn(high), seeing)).toBe('aim, shoot a2');
  });

  it('[V-53] should not shoot at whom its gun does not reach as the table has it', () => {
    const thick = block('thick', { left: 15, near: 2, right: 16, far: 6, high: 6 }, 'Heavy');
    const far: FoeCommand = { type: 'overruleBoard', from: 'a1', to: 'b1', facts: { beyond: 24 } };
    expect(plan(turn(thick))).toBe('aim, shoot a1');
    expect(plan(turn(thick), far)).toMatch(/^walk/u);
  });

  it('[V-50] should think again when the table says so while its plan waits', () => {
    const thick = block('thick', { left: 15, near: 2, right: 16, far: 6, high: 6 }, 'Heavy');
    const planned = after(turn(thick), GOES).state;
    expect(planOf(planned)).toBe('aim, shoot a1');
    expect(planOf(obey(planned, not('b1', 'a1')))).toMatch(/^walk/u);
  });
});
