import type { Operative, Weapon, WeaponRuleUse } from '../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { ruleUse, weaponWith } from './attackContext.ts';
import { ally, battleWith, foe } from './battleState.ts';
import { activate, play, type Play } from './decide.ts';

/** Four dice on the own Hit, damage 3/4, ammunition not counted. */
export const rifle = (set: Partial<Weapon> = {}, ...rules: readonly WeaponRuleUse[]): Weapon => ({
  ...weaponWith(...rules),
  id: 'rifle',
  name: 'Rifle',
  ...set,
});

/** Three dice on the own Hit, damage 3/4. */
export const knife = (set: Partial<Weapon> = {}, ...rules: readonly WeaponRuleUse[]): Weapon =>
  rifle({ id: 'knife', name: 'Knife', kind: 'melee', attacks: 3, ...set }, ...rules);

/** A rifle whose shots are counted; give its bearer `LOADED`. */
export const countedRifle = (set: Partial<Weapon> = {}, ...rules: readonly WeaponRuleUse[]): Weapon =>
  rifle({ ammo: { counter: 'rifle', start: 6, perShot: 1 }, ...set }, ...rules);
export const shots = (left: number, jammed = false): Operative['ammo'] => ({ rifle: { left, max: 6, jammed } });

export const armed = (...rules: readonly WeaponRuleUse[]): Pick<Operative, 'weapons'> => ({
  weapons: [rifle({}, ...rules), knife({}, ...rules)],
});

/** APL 2, Move 6, Hit 4+, Save 5+, 8 wounds; rifle and knife. */
export const vex = (set: Partial<Operative> = {}): Operative => ally('vex', { ...armed(), ...set });
export const pim = (set: Partial<Operative> = {}): Operative => ally('pim', { ...armed(), ...set });
export const cultist = (set: Partial<Operative> = {}): Operative => foe('cultist', { ...armed(), ...set });
export const thug = (set: Partial<Operative> = {}): Operative => foe('thug', { ...armed(), ...set });

/** Vex against a cultist, one within the other's control range. */
export const ENGAGED: Pick<BattleState, 'engagement'> = { engagement: [['vex', 'cultist']] };

export const battleOf = (operatives: readonly Operative[], set: Partial<BattleState> = {}): BattleState =>
  battleWith({ operatives: [...operatives], ...set });

/** Vex is active, with Engage. */
export const vexActs = ({
  me = {},
  other = {},
  ...set
}: Partial<BattleState> & { me?: Partial<Operative>; other?: Partial<Operative> } = {}): Play =>
  play(battleOf([vex(me), cultist(other)], set)).does(activate('vex'));

/** The enemy's turn: the cultist is active. */
export const cultistActs = ({
  me = {},
  other = {},
  ...set
}: Partial<BattleState> & { me?: Partial<Operative>; other?: Partial<Operative> } = {}): Play =>
  play(battleOf([vex(me), cultist(other)], { turn: 'enemy', ...set })).does(activate('cultist'));

/** Weapon rules by name, with their number. */
export const rule = (id: string, x?: number): WeaponRuleUse => ruleUse(id, x === undefined ? {} : { x });
export const devastating = (x: number, inches: number | null = null): WeaponRuleUse =>
  ruleUse('devastating', { x, inches });
