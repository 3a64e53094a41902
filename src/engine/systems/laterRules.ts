import { fight, logAttack, shoot } from '../family/killteam/flow/decide/attack.ts';
import { addOperative, assign, changeSettings, fall, renamePlayer } from '../family/killteam/flow/decide/byHand.ts';
import * as between from '../family/killteam/flow/decide/between.ts';
import { correct } from '../family/killteam/flow/decide/correct.ts';
import { skipEffect } from '../family/killteam/plugins/effects/skipEffect.ts';
import * as table from '../family/killteam/flow/decide/table.ts';
import { cancelAttack, commandReroll, setAssists, setFacts } from '../family/killteam/flow/decide/openAttack.ts';
import type { LaterRules } from '../family/killteam/rules/game.ts';
import { traitUsed } from '../family/killteam/plugins/traits/useTrait.ts';
import { moraleModule, spottedModule } from '../plugins/npo/alert.ts';
import {
  carryOut,
  couldNot,
  enemyActivates,
  leaveEnemy,
  setNpo,
  takeEnemy,
  tellEnemy,
} from '../plugins/npo/commands.ts';
import { npoModule } from '../plugins/npo/think.ts';
import { alertRules } from '../plugins/npo/alarm.ts';
import { follow, ownEvents } from '../plugins/scenario/follow.ts';
import { actInScenario, revealObjective, settleObjective, tellPassage } from '../plugins/scenario/decide.ts';
import { moments } from '../family/killteam/plugins/traits/triggers.ts';
import { deckModule } from '../family/killteam/plugins/effects/deck.ts';
import { effectsModule } from '../family/killteam/plugins/effects/effects.ts';
import { fallingModule } from '../family/killteam/flow/tasks/falling.ts';
import { fightModule } from '../family/killteam/attack/fight/fight.ts';
import { hotModule } from '../family/killteam/attack/hot.ts';
import { psychicModule } from '../family/killteam/plugins/traits/psychic.ts';
import { reanimateModule } from '../family/killteam/plugins/reanimate/reanimate.ts';
import { shootModule } from '../family/killteam/attack/shoot/shoot.ts';
import { spawnModule } from '../family/killteam/plugins/effects/spawn.ts';

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
