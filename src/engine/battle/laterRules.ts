import { fight, logAttack, shoot } from './decide/attack.ts';
import { addOperative, assign, changeSettings, fall, renamePlayer } from './decide/byHand.ts';
import * as between from './decide/between.ts';
import { correct } from './decide/correct.ts';
import { skipEffect } from './decide/skipEffect.ts';
import * as table from './decide/table.ts';
import { cancelAttack, commandReroll, setAssists, setFacts } from './decide/openAttack.ts';
import type { LaterRules } from './game.ts';
import { traitUsed } from './decide/traits.ts';
import { moraleModule, spottedModule } from './npo/alert.ts';
import { carryOut, couldNot, enemyActivates, leaveEnemy, setNpo, takeEnemy, tellEnemy } from './npo/commands.ts';
import { npoModule } from './npo/think.ts';
import { alertRules } from './npo/alarm.ts';
import { follow, ownEvents } from '../scenario/follow.ts';
import { actInScenario, revealObjective, settleObjective, tellPassage } from './decide/scenario.ts';
import { moments } from '../traits/triggers.ts';
import { deckModule } from './tasks/deck.ts';
import { effectsModule } from './tasks/effects.ts';
import { fallingModule } from './tasks/falling.ts';
import { fightModule } from './tasks/fight/fight.ts';
import { hotModule } from './tasks/hot.ts';
import { psychicModule } from './tasks/psychic.ts';
import { reanimateModule } from './tasks/reanimate.ts';
import { shootModule } from './tasks/shoot/shoot.ts';
import { spawnModule } from './tasks/spawn.ts';

/**
 * Shooting and fighting, from the declaration to the last die; traits that are used or speak by themselves; effects of
 * tables and traits; falls and raising; what is set in sheets; an enemy that plays itself.
 */
export const laterRules: LaterRules = {
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
    counteract: between.counteract,
    passCounteract: between.passCounteract,
    passGroup: between.passGroup,
    passInterrupt: between.passInterrupt,
    correct,
    skipEffect,
    setEngaged: table.setEngaged,
    setFlag: table.setFlag,
    setHeight: table.setHeight,
    setCounter: table.setCounter,
    setTick: table.setTick,
    endBattle: table.endBattle,
    goOn: table.goOn,
    setNpo,
    enemyActivates,
    carryOut,
    couldNot,
    takeEnemy,
    tellEnemy,
    leaveEnemy,
    actInScenario,
    settleObjective,
    revealObjective,
    tellPassage,
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
    npo: npoModule,
    spotted: spottedModule,
    morale: moraleModule,
    table: deckModule,
  },
  moments,
  alert: alertRules,
  scenario: { follow, ownEvents },
};
