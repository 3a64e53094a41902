import { present } from '../../src/engine/core/invariant.ts';
import type { Operative, WeaponRuleUse } from '../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import type { CommandWorth } from '../../src/engine/advisor/commandWorth.ts';
import type { FightForecast } from '../../src/engine/advisor/fightForecast.ts';
import type { ShotForecast } from '../../src/engine/advisor/shotForecast.ts';
import { viewOf } from '../../src/engine/systems/battle.ts';
import { battleAdvisor } from '../../src/engine/systems/battleAdvisor.ts';
import type { AttackView } from '../../src/engine/view/attack.ts';
import type { BattleView } from '../../src/engine/view/battleView.ts';
import type { FightView } from '../../src/engine/view/fight.ts';
import type { ShotView } from '../../src/engine/view/shot.ts';
import { fight, type Play, shoot } from './decide.ts';
import { ENGAGED, knife, rifle, vexActs } from './duel.ts';
import { withCp } from './sides.ts';

export const TOUGH = { wounds: 40, maxWounds: 40 };
export const gun = (...rules: readonly WeaponRuleUse[]): Partial<Operative> => ({ weapons: [rifle({}, ...rules)] });
export const blade = (...rules: readonly WeaponRuleUse[]): Partial<Operative> => ({ weapons: [knife({}, ...rules)] });

type Set = Partial<BattleState> & { readonly me?: Partial<Operative>; readonly other?: Partial<Operative> };

/** Vex has declared a shot at a cultist with 40 wounds. */
export const aimed = (set: Set = {}): Play => vexActs({ other: TOUGH, ...withCp(1), ...set }).does(shoot());
/** Vex has declared a fight with it. */
export const fought = (set: Set = {}): Play =>
  vexActs({ other: TOUGH, ...withCp(1), ...ENGAGED, ...set }).does(fight());

export const viewAt = (at: Play): BattleView => viewOf(at.midway);
export const attackAt = (at: Play): AttackView => present(viewAt(at).attack, 'an attack');
export const shotAt = (at: Play): ShotView => present(attackAt(at).shot, 'a shot');
export const fightAt = (at: Play): FightView => present(attackAt(at).fight, 'a fight');

export const shotForecastAt = (at: Play): ShotForecast => present(battleAdvisor.shot(at.midway), 'a shot');
export const fightForecastAt = (at: Play): FightForecast => present(battleAdvisor.fight(at.midway), 'a fight');
export const commandWorthAt = (at: Play): CommandWorth => battleAdvisor.command(at.midway);
