import { answered, type Reply } from './headlessCase.ts';

const W = { a: 4, bs: 3, n: 3, c: 4 };
const F = { a: 4, ws: 3, n: 3, c: 4 };

/** Df 3, Sv 4+, in the open. */
export const OPEN_TARGET = { df: 3, save: 4 };

const asked = (kind: string, given: object): Reply => answered({ id: '1', kind, ...given });

const shotCase = (rules: object, given: object, w: object): Reply =>
  asked('kt21.shoot', { w: { ...W, ...w, rules }, roll: [6, 3, 1, 1], t: OPEN_TARGET, def: [1, 1, 1], ...given });

/** What a shot with these rules comes to: a critical and a normal hit against no saves, as `given` changes it. */
export const doorShot = (rules: object, given: object = {}, w: object = {}): unknown =>
  shotCase(rules, given, w).result;

/** Why the door refuses such a shot. */
export const doorShotRefused = (rules: object, given: object = {}, w: object = {}): string | undefined =>
  shotCase(rules, given, w).error?.code;

const fightCase = (given: object, mine: object, theirs: object): Reply =>
  asked('kt21.fight', {
    a: { ...F, rules: mine },
    d: { ...F, rules: theirs },
    wA: 12,
    wD: 12,
    rollA: [6, 3, 1, 1],
    rollD: [3, 1, 1, 1],
    script: [],
    ...given,
  });

/** What a fight comes to: a critical and a normal hit against a normal one, as `given` changes it. */
export const doorFight = (given: object = {}, mine: object = {}, theirs: object = {}): unknown =>
  fightCase(given, mine, theirs).result;

/** Why the door refuses such a fight. */
export const doorFightRefused = (given: object = {}, mine: object = {}, theirs: object = {}): string | undefined =>
  fightCase(given, mine, theirs).error?.code;

/** What a move of 3 inches of 6 comes to, and what is seen 9 inches away, as `given` changes it. */
export const doorMove = (given: object): unknown => asked('kt21.move', { m: 6, path: [['go', 3]], ...given }).result;
export const doorTarget = (given: object): unknown => asked('kt21.target', { gap: 9, crossings: [], ...given }).result;
