import { describe, expect, it } from 'vitest';
import { answered } from '../support/headlessCase.ts';

/** Two on the ground, ten inches apart; inches. */
const at = (x: number, y: number, more = {}) => ({ x, y, mm: 32, z: 0, h: 1.6, ...more });
const A = at(5, 11);
const B = at(15, 11);

const box = (id: string, [left, front, right, back]: readonly number[], more = {}) => ({
  id,
  feature: id,
  poly: [
    [left, front],
    [right, front],
    [right, back],
    [left, back],
  ],
  z0: 0,
  z1: 1,
  traits: ['Heavy'],
  ...more,
});

interface Result {
  readonly visible: boolean;
  readonly visible_back: boolean;
  readonly any_cover: string;
  readonly any_obscured: string;
  readonly cover: Readonly<Record<string, string>>;
  readonly obscured: Readonly<Record<string, string>>;
  readonly valid: {
    readonly engage: boolean;
    readonly conceal: boolean;
    readonly best_for_attacker: string;
  };
}

function seen(rules: string, terrain: readonly unknown[], more = {}): Result {
  const reply = answered({ id: 1, kind: 'los', A, B, rules, terrain, ...more });
  expect(reply).toMatchObject({ ok: true });
  return reply.result as Result;
}

const middle = box('w', [9, 5, 9.4, 17]);

describe('lines of sight of Kill Team 2021', () => {
  it('should forbid a target that is obscured, as Kill Team 3 does not (K-63)', () => {
    expect(seen('kt2021', [middle]).valid).toMatchObject({
      engage: false,
      conceal: false,
      best_for_attacker: 'obscured',
    });
    expect(seen('kt3', [middle]).valid).toMatchObject({ engage: true, conceal: true });
  });

  it('should obscure only where a line crosses more than two inches from the target (K-67)', () => {
    // The base of the target begins at 14.37.
    const near = box('w', [12.6, 5, 13, 17]);
    expect(seen('kt2021', [box('w', [12.6, 10, 13, 12])]).obscured).toEqual({ w: 'never' });
    expect(seen('kt3', [near]).obscured).toEqual({ w: 'always' });
    expect(seen('kt2021', [box('w', [12, 5, 12.3, 17])]).obscured).toEqual({ w: 'always' });
  });

  it('should excuse no more than the part within an inch of the shooter (C-02)', () => {
    const long = box('w', [6, 10.5, 9, 11.5]);
    expect(seen('kt2021', [long]).obscured).toEqual({ w: 'always' });
    expect(seen('kt2021', [box('w', [5.8, 10, 6.5, 12])]).obscured).toEqual({ w: 'never' });
  });

  it('should measure from any point at which a line crosses, not the nearest (C-01)', () => {
    const deep = box('w', [10, 8, 14, 14]);
    expect(seen('kt2021', [deep])).toMatchObject({
      cover: { w: 'always' },
      obscured: { w: 'always' },
    });
  });

  it('should let one feature give cover and obscure: nothing is chosen', () => {
    expect(seen('kt2021', [box('w', [10, 8, 14, 14])]).valid.best_for_attacker).toBe('both');
    expect(seen('kt3', [box('w', [10, 8, 14, 14])]).valid.best_for_attacker).toBe('choose');
  });

  const other = (more = {}) => ({ ...at(13.2, 11), id: 'o', ...more });

  it('should give cover by the base of another whom the shooter has in line of sight (K-66)', () => {
    expect(seen('kt2021', [], { others: [other()] })).toMatchObject({
      cover: { o: 'always' },
      valid: { engage: true, conceal: false },
    });
    expect(seen('kt3', [], { others: [other()] })).toMatchObject({
      any_cover: 'never',
      valid: { conceal: true },
    });
    expect(seen('kt2021-lite', [], { others: [other()] })).toMatchObject({ any_cover: 'never' });
  });

  it('should give none by the base of one whom the shooter has not in line of sight (K-66)', () => {
    const barricade = box('b', [12.1, 10, 12.4, 12], { traits: ['Light'] });
    expect(seen('kt2021', [barricade], { others: [other({ conceals: true })] }).cover).toEqual({
      b: 'never',
    });
    expect(seen('kt2021', [barricade], { others: [other()] }).cover).toEqual({
      b: 'never',
      o: 'always',
    });
  });

  it('should hide nobody from sight behind a base (K-64)', () => {
    const tower = { ...other(), mm: 60, h: 5 };
    expect(seen('kt2021', [], { others: [tower] })).toMatchObject({
      visible: true,
      visible_back: true,
    });
  });

  it('should give no cover within two inches', () => {
    expect(seen('kt2021', [box('b', [6.2, 9, 6.4, 13], { traits: ['Light'] })], { B: at(8, 11) }).any_cover).toBe(
      'never',
    );
  });

  const floor = box('f', [13, 8, 18, 14], {
    feature: 'V',
    z0: 2.9,
    z1: 3,
    traits: ['Vantage', 'Heavy'],
  });
  const wall = box('w', [13, 8, 13.2, 14], { feature: 'V', z0: 0, z1: 2.9 });
  const up = at(15, 11, { z: 3, onVantage: 'V' });

  it('should cross nothing lower of the feature when it shoots up at its Vantage (B8)', () => {
    expect(seen('kt2021', [floor, wall], { B: up })).toMatchObject({
      any_cover: 'never',
      any_obscured: 'never',
    });
    expect(seen('kt3', [floor, wall], { B: up }).any_cover).toBe('always');
  });

  it('should cross a rampart under which a line runs (C-05)', () => {
    const rampart = box('r', [13.2, 8, 13.4, 14], {
      feature: 'V',
      z0: 3,
      z1: 3.5,
      traits: ['Light', 'Rampart'],
    });
    const near = at(14.2, 11, { z: 3, onVantage: 'V' });
    expect(seen('kt2021', [floor, rampart], { B: near }).cover).toEqual({ V: 'always' });
    expect(seen('kt2021', [floor, { ...rampart, traits: ['Light'] }], { B: near }).cover).toEqual({
      V: 'never',
    });
  });

  it('should give a line no height of its own: terrain above it is not crossed (C-03)', () => {
    const high = box('h', [9, 5, 9.4, 17], { z0: 4, z1: 6 });
    expect(seen('kt2021', [high], { B: at(15, 11, { z: 3 }) }).any_obscured).toBe('never');
  });

  it('should count a small gap under a pipe as terrain (C-54)', () => {
    const gap = box('g', [9, 5, 9.4, 17], { z0: 0, z1: 0.5, traits: ['Heavy', 'Blocking'] });
    const pipe = box('p', [9, 5, 9.4, 17], { z0: 0.5, z1: 1 });
    expect(seen('kt2021', [gap, pipe]).obscured).toEqual({ g: 'always', p: 'always' });
  });

  it('should let the hatch of an open hatchway cover and obscure, and the way through it not (C-57)', () => {
    const way = box('way', [9, 10, 9.4, 12], { door: { id: 'd', when: 'closed' } });
    const hatch = box('hatch', [9.4, 9.9, 11.4, 10], { door: { id: 'd', when: 'open' } });
    expect(seen('kt2021', [way, hatch])).toMatchObject({ obscured: { way: 'always' } });
    expect(seen('kt2021', [way, hatch], { open: ['d'] }).obscured).toEqual({ hatch: 'never' });
    const below = { A: at(5, 8), B: at(15, 12) };
    expect(seen('kt2021', [way, hatch], { ...below, open: ['d'] }).obscured).toEqual({
      hatch: 'always',
    });
  });
});

describe('lines of sight of Kill Team Lite', () => {
  it('should be obscured by what is taller than the target, whatever it is (L3)', () => {
    expect(
      seen('kt2021-lite', [box('w', [9, 5, 9.4, 17], { z1: 2, traits: ['Light'] })], {
        A: at(5, 11, { h: 4 }),
      }).any_obscured,
    ).toBe('always');
    expect(seen('kt2021-lite', [middle]).any_obscured).toBe('never');
  });
});

describe('lines of sight of Vanguard', () => {
  it('should go from any part of a body to any part of another, both ways (V-50)', () => {
    // What hides the head's sight hides not that of a shoulder.
    const pillar = box('w', [5.7, 10.5, 6, 11.5], { z1: 4 });
    expect(seen('vanguard', [pillar])).toMatchObject({ visible: true, visible_back: true });
    expect(seen('kt3', [pillar]).visible).toBe(false);
    expect(seen('vanguard', [box('w', [9, 1, 9.4, 21], { z1: 4 })])).toMatchObject({
      visible: false,
      visible_back: false,
    });
  });

  it('should be clear in the open, and past what even the best point sees all of the body over', () => {
    expect(seen('vanguard', []).valid).toMatchObject({
      engage: true,
      conceal: true,
      best_for_attacker: 'clear',
    });
    expect(seen('vanguard', [box('w', [5.8, 9, 6, 13], { z1: 0.1 })]).any_obscured).not.toBe('always');
  });

  it('should be obscured by terrain that hides a part even from the best point (V-51)', () => {
    expect(seen('vanguard', [middle])).toMatchObject({
      any_obscured: 'always',
      any_cover: 'never',
      valid: { engage: true, best_for_attacker: 'obscured' },
    });
  });

  it('should be obscured by any model, a friend too, and that gives no cover (V-51)', () => {
    const others = [{ ...at(13, 11.5), id: 'o' }];
    expect(seen('vanguard', [], { others })).toMatchObject({
      obscured: { o: 'always' },
      any_cover: 'never',
    });
    expect(seen('vanguard', [], { others }).valid.best_for_attacker).toBe('obscured');
  });

  it('should have cover behind an obstacle that obscures it and that it touches (V-52)', () => {
    const edge = 15 - 16 / 25.4;
    const touched = box('b', [edge - 0.3, 9, edge, 13], { traits: ['Light'] });
    const apart = box('b', [edge - 0.5, 9, edge - 0.2, 13], { traits: ['Light'] });
    expect(seen('vanguard', [touched])).toMatchObject({
      any_cover: 'always',
      any_obscured: 'always',
    });
    expect(seen('vanguard', [apart])).toMatchObject({ any_cover: 'never', any_obscured: 'always' });
    const behind = box('b', [15 + 16 / 25.4, 9, 16, 13]);
    expect(seen('vanguard', [behind])).toMatchObject({ any_cover: 'never', any_obscured: 'never' });
  });

  it('should hide somebody who is down, half as high, behind what does not hide who stands', () => {
    const low = box('b', [13.5, 5, 14, 17]);
    const down = { B: at(15, 11, { h: 0.7 }), A: at(5, 11, { h: 1 }) };
    expect(seen('vanguard', [low]).visible).toBe(true);
    expect(seen('vanguard', [low], down).visible).toBe(false);
  });
});

describe('doors', () => {
  const door = box('d', [9, 5, 9.4, 17], {
    z1: 3,
    traits: ['Heavy', 'Accessible'],
    door: { id: 'd', when: 'closed' },
  });
  it.each(['kt3', 'acolyte', 'kt2021', 'vanguard'])(
    'should hide where they are closed, and not where open: %s',
    (rules) => {
      expect(seen(rules, [door]).visible).toBe(false);
      expect(seen(rules, [door], { open: ['d'] })).toMatchObject({
        visible: true,
        any_obscured: 'never',
      });
    },
  );
});
