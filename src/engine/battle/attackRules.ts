import { fight, logAttack, shoot } from './decide/attack.ts';
import { cancelAttack, commandReroll, setAssists, setFacts } from './decide/openAttack.ts';
import type { AttackRules } from './game.ts';
import { fightModule } from './tasks/fight/fight.ts';
import { shootModule } from './tasks/shoot/shoot.ts';

/** Shooting and fighting, from the declaration to the last die. */
export const attackRules: AttackRules = {
  deciders: { shoot, fight, logAttack, setFacts, setAssists, commandReroll, cancelAttack },
  modules: { shoot: shootModule, fight: fightModule },
};
