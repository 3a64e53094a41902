import { unharmed } from '../../src/engine/family/killteam/model/fresh.ts';
import { fold } from '../../src/engine/family/killteam/attack/fold.ts';
import { keptDie, type Pool, type PoolDie } from '../../src/engine/family/killteam/model/pool.ts';
import type { Moment, Window, Windows } from '../../src/engine/family/killteam/rules/windows.ts';
import { DEFAULT_SHOT } from '../../src/engine/family/killteam/model/facts.ts';
import { NOTHING_LASTS } from '../../src/engine/family/killteam/model/lasting.ts';
import type { Operative, Weapon, WeaponRuleUse } from '../../src/engine/family/killteam/model/operative.ts';
import { kt3Rules } from '../../src/engine/systems/kt3/rules.ts';
import type { KillTeamRules } from '../../src/engine/family/killteam/rules/killTeamRules.ts';

/** A rule as a weapon carries it. */
export const ruleUse = (id: string, params: Record<string, unknown> = {}): WeaponRuleUse => ({ id, params });

/** A plain gun with these rules. */
export const weaponWith = (...rules: readonly WeaponRuleUse[]): Weapon => ({
  id: 'gun',
  name: 'Gun',
  kind: 'ranged',
  attacks: 4,
  hit: { kind: 'own' },
  damage: { normal: 3, critical: 4 },
  rules: [...rules],
  ammo: null,
});

/** An unhurt operative nothing has happened to. */
export const operativeWith = (set: Partial<Operative> = {}): Operative => ({
  ...unharmed(),
  id: 'shooter',
  side: 'retinue',
  owner: null,
  name: 'Somebody',
  card: 'card',
  role: 'role',
  portrait: 'hood',
  apl: 2,
  move: 6,
  hit: 4,
  save: 5,
  maxWounds: 8,
  keywords: [],
  abilities: [],
  reanimateBonus: 0,
  weapons: [],
  dv: 0,
  wounds: 8,
  order: 'engage',
  readiness: 'active',
  ammo: {},
  ...set,
});

/** A shot in the open at an enemy, with the first action of an activation. */
export const momentWith = (rules: readonly WeaponRuleUse[], set: Partial<Moment> = {}): Moment => ({
  ...NOTHING_LASTS,
  attacker: operativeWith(),
  weapon: weaponWith(...rules),
  target: operativeWith({ id: 'target', side: 'enemy' }),
  kind: 'shoot',
  facts: DEFAULT_SHOT,
  done: [],
  uses: 0,
  guard: false,
  outOfTurn: false,
  pool: [],
  ...set,
});

/** What a window asks for: its start value, the weapon's rules, and what differs from a plain shot. */
export interface Asked<W extends Window> extends Partial<Moment> {
  readonly start: Windows[W];
  readonly rules: readonly WeaponRuleUse[];
  readonly ruleset?: KillTeamRules;
}

/** The value of a window after the weapon's rules spoke. */
export const folded = <W extends Window>(
  window: W,
  { start, rules, ruleset = kt3Rules, ...set }: Asked<W>,
): Windows[W] => fold(ruleset, window, { value: start, moment: momentWith(rules, set) }).value;

/** The rules that changed the value of a window, in order. */
export const spoke = <W extends Window>(window: W, { start, rules, ruleset = kt3Rules, ...set }: Asked<W>): string[] =>
  fold(ruleset, window, { value: start, moment: momentWith(rules, set) }).because.map(({ rule }) => rule);

const rolled: Readonly<Record<string, Pick<PoolDie, 'face' | 'grade'>>> = {
  c: { face: 6, grade: 'critical' },
  n: { face: 4, grade: 'normal' },
  f: { face: 2, grade: 'fail' },
  '1': { face: 1, grade: 'fail' },
};

/** Dice by letter: `c` crit, `n` normal, `f` fail (`1`: a natural 1), `a` a normal kept by Accurate. */
export const dice = (letters: string): Pool =>
  Array.from(letters, (letter, die) => {
    if (letter === 'a') return keptDie('normal', 'accurate');
    const shown = rolled[letter];
    if (shown === undefined) throw new Error(`no die ${letter}`);
    return { die, ...shown, by: null, spent: false };
  });

/** A pool as text: the grade of each die and, after a colon, the rule that retained or changed it. */
export const shown = (pool: Pool): string[] => pool.map(({ grade, by }) => (by === null ? grade : `${grade}:${by}`));
