import { fight, logAttack, shoot } from './decide/attack.ts';
import { cancelAttack, commandReroll, setAssists, setFacts } from './decide/openAttack.ts';
import type { AttackRules } from './game.ts';
import { traitUsed } from './decide/traits.ts';
import { effectsModule } from './tasks/effects.ts';
import { fightModule } from './tasks/fight/fight.ts';
import { hotModule } from './tasks/hot.ts';
import { psychicModule } from './tasks/psychic.ts';
import { shootModule } from './tasks/shoot/shoot.ts';
import { spawnModule } from './tasks/spawn.ts';

/** Shooting and fighting, from the declaration to the last die; traits that are used; effects of tables and traits. */
export const attackRules: AttackRules = {
  deciders: { shoot, fight, logAttack, setFacts, setAssists, commandReroll, cancelAttack, useTrait: traitUsed },
  modules: {
    shoot: shootModule,
    fight: fightModule,
    psychic: psychicModule,
    effects: effectsModule,
    spawn: spawnModule,
    hot: hotModule,
  },
};
