import { fight, logAttack, shoot } from './decide/attack.ts';
import { addOperative, assign, changeSettings, fall, renamePlayer } from './decide/byHand.ts';
import { cancelAttack, commandReroll, setAssists, setFacts } from './decide/openAttack.ts';
import type { AttackRules } from './game.ts';
import { traitUsed } from './decide/traits.ts';
import { effectsModule } from './tasks/effects.ts';
import { fallingModule } from './tasks/falling.ts';
import { fightModule } from './tasks/fight/fight.ts';
import { hotModule } from './tasks/hot.ts';
import { psychicModule } from './tasks/psychic.ts';
import { reanimateModule } from './tasks/reanimate.ts';
import { shootModule } from './tasks/shoot/shoot.ts';
import { spawnModule } from './tasks/spawn.ts';

/**
 * Shooting and fighting, from the declaration to the last die; traits that are used; effects of tables and traits;
 * falls and raising; what is set in sheets. */
export const attackRules: AttackRules = {
  deciders: {
    shoot,
    fight,
    logAttack,
    setFacts,
    setAssists,
    commandReroll,
    cancelAttack,
    useTrait: traitUsed,
    fall,
    addOperative,
    changeSettings,
    assign,
    renamePlayer,
  },
  modules: {
    shoot: shootModule,
    fight: fightModule,
    psychic: psychicModule,
    effects: effectsModule,
    spawn: spawnModule,
    hot: hotModule,
    falling: fallingModule,
    reanimate: reanimateModule,
  },
};
