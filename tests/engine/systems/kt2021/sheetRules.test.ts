import { describe, expect, it } from 'vitest';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import { countsAsInjured, weaponHit } from '../../../../src/engine/family/killteam/stats/stats.ts';
import { gameOf } from '../../../../src/engine/systems/killTeams.ts';
import { answered } from '../../../support/headlessCase.ts';
import { A, activates, acts, B, battle2021, blade, ENDS, gun, op, Play2021, rule } from '../../../support/play2021.ts';
import { loadKillTeamSides } from '../../../../src/content/killTeamSides.ts';

await loadKillTeamSides('kt2021');

const SHOOTS = { type: 'shoot', weapon: 'gun', target: 'b1' } as const;
const armedWith = (...rules: Parameters<typeof gun>): Partial<Operative> => ({ weapons: [gun(...rules)] });
const begun = (me: Partial<Operative>, other: Partial<Operative> = {}): Play2021 =>
  new Play2021(battle2021([op('a1', A, me), op('b1', B, { save: 4, ...other }), op('b2', B)])).does(
    activates('a1', me.order ?? 'engage'),
  );
const shoots = (me: Partial<Operative>, other: Partial<Operative> = {}): Play2021 => begun(me, other).does(SHOOTS);
const fights = (rules: Parameters<typeof blade>, other: Partial<Operative> = {}): Play2021 =>
  new Play2021(
    battle2021(
      [op('a1', A, { weapons: [blade(...rules)] }), op('b1', B, { weapons: [blade()], ...other }), op('b2', B)],
      { engagement: [['a1', 'b1']] },
    ),
  )
    .does(activates('a1'))
    .does({ type: 'fight', weapon: 'blade', target: 'b1' });
const near = (...operatives: string[]) => ({ kind: 'tick' as const, operatives });

describe('Rules of weapons of the sheet: powers, use and order', () => {
  const injuredHit = (...rules: Parameters<typeof gun>): number => {
    const weapon = { ...gun(...rules), ...(rules.length > 0 && { ofPower: true as const }) };
    const { state } = new Play2021(battle2021([op('a1', A, { weapons: [weapon], wounds: 3 }), op('b1', B)]));
    const [operative] = state.operatives;
    if (operative === undefined) throw new Error('nobody');
    expect(countsAsInjured(gameOf(state), operative)).toBe(true);
    return weaponHit(gameOf(state), { operative, weapon }, { pointBlank: false, assists: 0 }).hit;
  };

  it('[L-23] should be the tag of a weapon of a power, which shoots as any other', () => {
    expect(injuredHit(rule('psychicAction'))).toBe(3);
    const shot = shoots(armedWith(rule('psychicAction'))).answers([3, 1, 1, 1], [1, 1, 1], 'c0n0');
    expect(shot.operative('b1').wounds).toBe(5);
  });

  it('[L-23] should not be on a weapon without the tag, which wounds make worse', () => {
    expect(injuredHit()).toBe(4);
  });

  it('[L-37] should be shot once, with all attacks of the action', () => {
    const both = shoots(armedWith(rule('limited'), rule('torrent', 2)))
      .answers([3, 1, 1, 1], [1, 1, 1], 'c0n0')
      .answers(near('b2'), [3, 1, 1, 1], [1, 1, 1], 'c0n0');
    expect([both.operative('b1').wounds, both.operative('b2').wounds]).toEqual([5, 5]);
  });

  it('[L-37] should not be shot a second time in the battle', () => {
    const later = (...rules: Parameters<typeof gun>): Play2021 =>
      shoots({ ...armedWith(...rules), readiness: 'ready' })
        .answers([3, 1, 1, 1], [1, 1, 1], 'c0n0')
        .does(ENDS)
        .does({ type: 'correct', correction: { what: 'readiness', operative: 'a1', readiness: 'ready' } })
        .does({ type: 'correct', correction: { what: 'turn', to: A } })
        .does(activates('a1'));
    expect(later(rule('limited')).refuses(SHOOTS)).toBe('limitedUsed');
    expect(later().does(SHOOTS).pending).toMatchObject({ purpose: 'attack' });
  });

  it('[L-38] should shoot with a Heavy gun before a Dash and after one', () => {
    const dashed = begun(armedWith(rule('heavy'))).does(acts('dash'));
    expect(dashed.does(SHOOTS).pending).toMatchObject({ purpose: 'attack' });
    const shot = shoots(armedWith(rule('heavy'))).answers([3, 1, 1, 1], [1, 1, 1], 'c0n0');
    expect(shot.does(acts('dash')).state.activation?.done).toEqual(['shoot', 'dash']);
  });

  it('[L-46] should not shoot on Conceal with a gun that is loud', () => {
    expect(begun({ ...armedWith(), order: 'conceal' }).refuses(SHOOTS)).toBe('concealed');
    expect(shoots({ ...armedWith(rule('silent')), order: 'conceal' }).pending).toMatchObject({ purpose: 'attack' });
  });
});

describe('Rules of weapons of the sheet: critical hits and saves', () => {
  it('[L-30] should not take APL by a shot without a critical hit', () => {
    const shot = shoots(armedWith(rule('stun'))).answers([5, 5, 1, 1], [1, 1, 1], 'c0n0');
    expect(shot.told('lastingBegan')).toEqual([]);
    expect(shot.told('shocked')).toEqual([]);
  });

  it('[L-31] should ask nobody at a normal strike, and hurt none of its own side', () => {
    const normal = fights([rule('reap', 2)])
      .answers([4, 1, 1, 1], [4, 1, 1, 1])
      .answers('strikeNormal');
    expect(normal.pending?.kind).not.toBe('tick');
    expect(normal.operative('b2').wounds).toBe(8);
  });

  it('[L-32] should not ask for further targets without the rule, nor where nobody else is there', () => {
    expect(shoots(armedWith()).pending).toMatchObject({ purpose: 'attack', count: 4 });
    const alone = new Play2021(battle2021([op('a1', A, armedWith(rule('fusillade'))), op('b1', B)]));
    expect(alone.does(activates('a1')).does(SHOOTS).pending).toMatchObject({ purpose: 'attack', count: 4 });
  });

  it('[L-45] should not be offered to a target without such a save', () => {
    const asked = shoots(armedWith(rule('ap', 2)), { save: 3 }).answers([3, 3, 3, 3]);
    expect(asked.pending).toMatchObject({ purpose: 'defence', count: 1, success: { hit: 3 } });
  });
});

const row = { a: 3, bs: 3, n: 3, c: 4 };
const target = { df: 3, save: 4 };
const volley = (mode: 'blast' | 'torrent', ruleset: 'core' | 'lite', other: object): unknown =>
  answered({
    id: 'volley',
    kind: 'kt21.volley',
    mode,
    ruleset,
    w: { ...row, rules: { [mode]: 2 } },
    first: { id: 'a', t: target, roll: [1, 1, 1], def: [1, 1, 1] },
    others: [{ id: 'b', ...other }],
  }).result;
const attacked = { t: target, roll: [3, 1, 1], def: [1, 1, 1] };

describe('Rules of weapons of the sheet: further targets', () => {
  it('[L-27] should reach everybody within x of the first target, seen or hidden from it', () => {
    const hit = { attacked: ['a', 'b'], refusedTargets: {} };
    expect(volley('blast', 'lite', { dist: 2, visibleToFirst: false, ...attacked })).toMatchObject(hit);
    expect(volley('blast', 'lite', { dist: 2, visibleToFirst: true, ...attacked })).toMatchObject(hit);
  });

  it('[L-27] should not reach beyond x, and in the core rules nobody hidden from it', () => {
    expect(volley('blast', 'lite', { dist: 2.1 })).toMatchObject({ refusedTargets: { b: 'tooFar' } });
    const hidden = { dist: 2, visibleToFirst: false };
    expect(volley('blast', 'core', hidden)).toMatchObject({ refusedTargets: { b: 'notVisible' } });
  });

  it('[L-48] should attack further valid targets within x, also on Overwatch', () => {
    expect(volley('torrent', 'lite', { dist: 2, valid: true, ...attacked })).toMatchObject({ attacked: ['a', 'b'] });
    const watched = new Play2021(
      battle2021([op('a1', A, { readiness: 'expended', ...armedWith(rule('torrent', 2)) }), op('b1', B), op('b2', B)]),
    )
      .does({ type: 'counteract', operative: 'a1' })
      .does(SHOOTS)
      .answers([4, 1, 1, 1], [1, 1, 1], 'c0n0');
    expect(watched.pending).toMatchObject({ kind: 'tick', question: 'torrent', inches: 2, candidates: ['b2'] });
  });

  it('[L-48] should not attack beyond x, nor whoever is no valid target', () => {
    expect(volley('torrent', 'lite', { dist: 2.1, valid: true })).toMatchObject({ refusedTargets: { b: 'tooFar' } });
    expect(volley('torrent', 'lite', { dist: 1, valid: false })).toMatchObject({ refusedTargets: { b: 'notValid' } });
  });
});
