import { describe, expect, it } from 'vitest';
import { foeByItself } from '../../../../src/engine/plugins/foes/byItself.ts';
import { foeMove } from '../../../../src/engine/plugins/foes/move.ts';
import { pendingOf } from '../../../../src/engine/plugins/foes/pending.ts';
import type { FoeBattle } from '../../../../src/engine/plugins/foes/state.ts';
import { after, foeBattle, GOES } from '../../../support/foeBattle.ts';
import { blade, model, rifle, withCp } from '../../../support/vanguardBattle.ts';
import { fetchBoards } from '../../../../src/engine/systems/boards.ts';
import { block, mapOf, stands } from '../../../support/board/onBoard.ts';

await fetchBoards();

type Models = Parameters<typeof foeBattle>[0];

const battle = (models: Models, change: Partial<FoeBattle> = {}): FoeBattle =>
  foeBattle(models, 'band-brawler', change);

/** `activate b1: canAttack, lot`: what the side does, and why. */
function doing(state: FoeBattle): string | null {
  const move = foeMove(state);
  if (move === null) return null;
  return `${move.move}${move.model === null ? '' : ` ${move.model}`}: ${move.why.map(({ by }) => by).join(', ')}`;
}

const withTokens = (state: FoeBattle, tokens: number): FoeBattle => {
  const [one, other] = state.sides;
  return { ...state, sides: [one, { ...other, tokens }] };
};

const acted = { activated: true } as const;

describe('which model acts next', () => {
  it('[V-17] should be whoever is engaged', () => {
    const state = battle([model('a1'), model('b1'), model('b2')], { engagement: [['a1', 'b2']] });
    expect(doing(state)).toBe('activate b2: canAttack');
  });

  it('[V-17] should be whoever is rested before whoever is fatigued', () => {
    expect(doing(battle([model('a1'), model('b1', { fatigued: true }), model('b2')]))).toBe('activate b2: rested');
  });

  it('[V-17] should be whoever is the most dangerous', () => {
    const strong = model('b2', { attacks: [{ ...blade, dice: 6, d: 2 }] });
    expect(doing(battle([model('a1', { wn: 9 }), model('b1'), strong]))).toBe('activate b2: threat');
  });

  it('[V-17] should not be whoever is known to reach nobody', () => {
    const state = battle([model('a1'), model('b1'), model('b2')]);
    const facts = ['validTarget', 'chargeReach'].map((fact) => ({ target: 'a1', fact, is: false }));
    const told = after(state, { type: 'tellFoe', model: 'b1', facts, nearest: null }).state;
    expect(doing(told)).toBe('activate b2: canAttack');
  });

  it('should be drawn among equals, always the same for the same seed', () => {
    const equals = (seed: string): string | null =>
      doing(battle([model('a1'), ...['b1', 'b2', 'b3', 'b4'].map((id) => model(id))], { seed }));
    expect(equals('one')).toBe(equals('one'));
    expect(equals('one')).toContain('lot');
    const seeds = Array.from({ length: 20 }, (_, seed) => String(seed));
    expect(new Set(seeds.map(equals)).size).toBeGreaterThan(1);
  });
});

describe('what a side does with its turn', () => {
  it('[V-16] should be to pass by a token while more of the others have to act', () => {
    const models = [model('a1'), model('a2'), model('b1')];
    expect(doing(withTokens(battle(models), 1))).toBe('pass: waitForOthers');
    expect(doing(battle(models))).toBe('activate b1: ');
    expect(doing(withTokens(battle([model('a1'), model('b1')]), 1))).toBe('activate b1: ');
  });

  it('[V-17] should be to have finished when all have acted', () => {
    const state = battle([model('a1'), model('b1', acted)]);
    expect(doing(state)).toBe('finish: allHaveActed');
    expect(after(state, GOES).state.sides[1].finished).toBe(true);
  });

  it('[V-34] should be one more blow when a point stays over, or in the last round', () => {
    const models = [model('a1'), model('b1', acted)];
    const engagement: FoeBattle['engagement'] = [['a1', 'b1']];
    const rich = withCp(battle(models, { engagement }), 0, 2);
    expect(doing({ ...battle(models), ...rich })).toBe('again b1: spareCp');
    const last = withCp(battle(models, { engagement, round: 5 }), 0, 1);
    expect(doing({ ...battle(models), ...last })).toBe('again b1: lastRound');
    const poor = withCp(battle(models, { engagement }), 0, 1);
    expect(doing({ ...battle(models), ...poor })).toBe('finish: allHaveActed');
  });

  it('[V-34] should be no blow of whoever is fatigued, or engaged with nobody', () => {
    const tired = withCp(
      battle([model('a1'), model('b1', { ...acted, fatigued: true })], { engagement: [['a1', 'b1']] }),
      0,
      2,
    );
    expect(doing(tired)).toBe('finish: allHaveActed');
    expect(doing(withCp(battle([model('a1'), model('b1', acted)]), 0, 2))).toBe('finish: allHaveActed');
  });

  it('[V-35] should be to follow up with whoever is engaged and has not acted', () => {
    const models = [model('a1'), model('b1', acted), model('b2')];
    const engagement: FoeBattle['engagement'] = [['a1', 'b2']];
    const change = { turn: 'A', succession: { side: 'B', count: 1, model: 'b1' }, engagement };
    expect(doing(withCp(battle(models, change), 0, 2))).toBe('followUp b2: strikesFirst');
    expect(doing(withCp(battle(models, change), 0, 1))).toBeNull();
    expect(doing(withCp(battle(models, { ...change, engagement: [] }), 0, 2))).toBeNull();
    expect(
      doing(withCp(battle(models, { ...change, succession: { side: 'B', count: 2, model: 'b1' } }), 0, 2)),
    ).toBeNull();
  });

  it('[V-33] should be to clear fatigue at the end of the round, the most costly models first', () => {
    const models = [model('a1'), model('b1', { fatigued: true }), model('b2', { fatigued: true, points: 20 })];
    const end = withCp(battle(models, { step: 'end', turn: null }), 0, 1);
    expect(doing(end)).toBe('clearFatigue b2: cpIsLost');
    expect(doing(withCp(battle(models, { step: 'end', turn: null }), 3, 0))).toBeNull();
  });

  it('[V-80] should be to set up its models one by one', () => {
    const models = [model('a1'), model('b1')].map((each) => ({ ...each, placed: false, inPlay: false }));
    const state = { ...battle([]), models, step: 'deploy', turn: 'B' } as const;
    expect(doing(state)).toBe('place b1: ');
    expect(doing({ ...state, turn: 'A' })).toBeNull();
  });

  it('should be nothing where the app only writes down', () => {
    const state = battle([model('a1'), model('b1')]);
    const settings = { ...state.settings, automation: { ...state.settings.automation, enemy: 'log' as const } };
    expect(doing({ ...state, settings })).toBeNull();
  });
});

describe('what needs no hand', () => {
  const full = (state: FoeBattle): FoeBattle => ({
    ...state,
    settings: { ...state.settings, automation: { attack: 'full', enemy: 'full' }, dice: { A: 'table', B: 'screen' } },
  });

  it('[V-17] should be to have finished; to pass only where it plays without a stop', () => {
    const done = battle([model('a1'), model('b1', acted)]);
    expect(foeByItself(done, null)).toEqual({ kind: 'command', command: GOES });
    const passing = withTokens(battle([model('a1'), model('a2'), model('b1')]), 1);
    expect(foeByItself(passing, null)).toBeNull();
    expect(foeByItself(full(passing), null)).toEqual({ kind: 'command', command: GOES });
  });

  it('[V-18] should not be which model acts: the hands see that', () => {
    expect(foeByItself(full(battle([model('a1'), model('b1')])), null)).toBeNull();
  });

  it('[V-18] should be all of an activation on a board, once its plan is tapped', () => {
    const places = { a1: stands(4, 5), b1: stands(26, 5) };
    const board = { map: mapOf(), reading: 'bodies' as const, places };
    const state = full(battle([model('a1'), model('b1', { attacks: [blade] })], { board }));
    expect(foeByItself(state, null)).toEqual({ kind: 'command', command: GOES, apart: true });
    let now = after(state, GOES).state;
    expect(now.foes?.turn?.plan?.steps[0]?.path?.length).toBeGreaterThan(1);
    expect(foeByItself(now, null)).toBeNull();
    now = after(now, { type: 'carryOut', count: 1, moved: null }).state;
    while (now.activation !== null) {
      const next = foeByItself(now, pendingOf(now));
      if (next?.kind !== 'command') throw new Error('it waits');
      now = after(now, next.command).state;
    }
    expect(now.models.find(({ id }) => id === 'b1')?.activated).toBe(true);
    expect(now.board?.places['b1']).not.toEqual(places.b1);
  });

  it('[V-23] should be an attack and its dice where it plays without a stop', () => {
    const engaged = battle([model('a1'), model('b1', { attacks: [blade, rifle] })], { engagement: [['a1', 'b1']] });
    const planned = after(full(engaged), GOES).state;
    expect(foeByItself(planned, null)).toEqual({
      kind: 'command',
      command: { type: 'carryOut', count: 1, moved: null },
    });
    const focused = after(planned, { type: 'carryOut', count: 2, moved: null }).state;
    const chosen = after(focused, { type: 'foeAnswers', requestId: pendingOf(focused)?.id ?? '' }).state;
    const request = pendingOf(chosen);
    expect(request).toMatchObject({ kind: 'roll', purpose: 'hit', side: 'B' });
    expect(foeByItself(chosen, request)).toEqual({ kind: 'answer', advised: false });
    const byHand = { ...chosen, settings: { ...chosen.settings, dice: { A: 'table', B: 'table' } as const } };
    expect(foeByItself(byHand, request)).toBeNull();
  });
});

describe('a move on a board that leads nowhere', () => {
  const held = (at: { x: number; y: number }, change: Partial<FoeBattle> = {}): FoeBattle => {
    const places = { a1: stands(27, 19), b1: stands(at.x, at.y) };
    const state = foeBattle([model('a1'), model('b1', { attacks: [blade] })], 'band-brawler', change);
    return after(state, { type: 'takeUpBoard', map: mapOf(...cage(at)), places }).state;
  };
  /** Walls about a place: nobody leaves it. */
  const cage = ({ x, y }: { x: number; y: number }) => [
    block('w', { left: x - 1.2, near: y - 1.2, right: x - 0.9, far: y + 1.2, high: 9 }, 'Heavy'),
    block('e', { left: x + 0.9, near: y - 1.2, right: x + 1.2, far: y + 1.2, high: 9 }, 'Heavy'),
    block('s', { left: x - 1.2, near: y - 1.2, right: x + 1.2, far: y - 0.9, high: 9 }, 'Heavy'),
    block('n', { left: x - 1.2, near: y + 0.9, right: x + 1.2, far: y + 1.2, high: 9 }, 'Heavy'),
  ];

  it('[V-38] should be passed over with why, and what the table says next be done', () => {
    const { state, events } = after(held({ x: 5, y: 5 }), GOES);
    const barred = events.filter(({ type }) => type === 'foeRowBarred');
    expect(barred).toContainEqual({ type: 'foeRowBarred', model: 'b1', row: 'run', why: expect.any(String) });
    expect(barred).toContainEqual({ type: 'foeRowBarred', model: 'b1', row: 'walk', why: expect.any(String) });
    const steps = state.foes?.turn?.plan?.steps ?? [];
    expect(steps.every(({ action }) => action !== 'walk' && action !== 'run')).toBe(true);
  });

  it('[V-38] should never be a plan: every move that is planned goes somewhere', () => {
    const free = after(foeBattle([model('a1'), model('b1', { attacks: [blade] })], 'band-brawler'), {
      type: 'takeUpBoard',
      map: mapOf(),
      places: { a1: stands(27, 19), b1: stands(5, 5) },
    }).state;
    const [step] = after(free, GOES).state.foes?.turn?.plan?.steps.filter(({ path }) => path !== undefined) ?? [];
    expect(step?.path?.at(-1)).not.toEqual(step?.path?.[0]);
  });
});
