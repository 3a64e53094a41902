import type { EffectModules } from '../effectModule.ts';
import { alertEffect } from './alert.ts';
import { ambushEffect } from './ambush.ts';
import { ammoEffect } from './ammo.ts';
import { cpEffect } from './cp.ts';
import { damageEffect } from './damage.ts';
import { doorsEffect } from './doors.ts';
import { environmentEffect } from './environment.ts';
import { flagEffect } from './flag.ts';
import { freeEffect } from './free.ts';
import { healEffect } from './heal.ts';
import { initiativeEffect } from './initiative.ts';
import { jamEffect } from './jam.ts';
import { lootEffect } from './loot.ts';
import { markEffect } from './mark.ts';
import { orderEffect } from './order.ts';
import { readinessEffect } from './readiness.ts';
import { riseEffect } from './rise.ts';
import { sightEffect } from './sight.ts';
import { spawnEffect } from './spawn.ts';
import { statEffect } from './stat.ts';
import { steadyEffect } from './steady.ts';
import { counterEffect } from './counter.ts';
import { tickEffect } from './tick.ts';
import { tellEffect } from './tell.ts';
import { revealEffect } from './reveal.ts';
import { waveEffect } from './wave.ts';
import { rollEffect } from './roll.ts';
import { xpEffect } from './xp.ts';
import { calmEffect } from './calm.ts';
import { carryEffect } from './carry.ts';
import { priorityEffect } from './priority.ts';
import { placeEffect } from './place.ts';
import { holdEffect } from './hold.ts';
import { wardEffect } from './ward.ts';
import { fleeEffect } from './flee.ts';
import { foreseeEffect } from './foresee.ts';
import { foretellEffect } from './foretell.ts';
import { pushEffect } from './push.ts';
import { shotEffect } from './shot.ts';
import { changeEffect } from './change.ts';
import { incapacitateEffect } from './incapacitate.ts';
import { leaveEffect } from './leave.ts';
import { lastsEffect } from './lasts.ts';
import { nextEffect } from './next.ts';
import { rerollEffect } from './rerollTable.ts';
import { unjamEffect } from './unjam.ts';
import { turningPointsEffect } from './turningPoints.ts';

/** The effects that stand for themselves: all but those that have others inside. */
export const simpleModules: Omit<EffectModules, 'test' | 'whenever'> = {
  cp: cpEffect,
  alert: alertEffect,
  stat: statEffect,
  damage: damageEffect,
  heal: healEffect,
  jam: jamEffect,
  ammo: ammoEffect,
  order: orderEffect,
  readiness: readinessEffect,
  free: freeEffect,
  sight: sightEffect,
  initiative: initiativeEffect,
  turningPoints: turningPointsEffect,
  flag: flagEffect,
  loot: lootEffect,
  spawn: spawnEffect,
  mark: markEffect,
  environment: environmentEffect,
  rise: riseEffect,
  steady: steadyEffect,
  doors: doorsEffect,
  counter: counterEffect,
  tick: tickEffect,
  tell: tellEffect,
  reveal: revealEffect,
  wave: waveEffect,
  roll: rollEffect,
  xp: xpEffect,
  priority: priorityEffect,
  carry: carryEffect,
  place: placeEffect,
  incapacitate: incapacitateEffect,
  leave: leaveEffect,
  unjam: unjamEffect,
  reroll: rerollEffect,
  next: nextEffect,
  lasts: lastsEffect,
  change: changeEffect,
  hold: holdEffect,
  ward: wardEffect,
  push: pushEffect,
  shot: shotEffect,
  ambush: ambushEffect,
  flee: fleeEffect,
  foretell: foretellEffect,
  foresee: foreseeEffect,
  calm: calmEffect,
};
