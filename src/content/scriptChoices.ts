import type { EffectStep } from '../engine/family/killteam/tables/effect.ts';
import type { Selector } from '../engine/family/killteam/tables/selector.ts';
import { isForNobody } from '../engine/family/killteam/tables/subject.ts';
import { isAboutSomebody } from '../engine/plugins/scenario/lintSubject.ts';
import {
  type ScriptMoment,
  MOMENTS,
  OBJECTIVE_KINDS,
  type ScenarioObjective,
} from '../engine/plugins/scenario/script.ts';

/** Moments at which a hook can fire, in the order of a battle. */
export const hookMoments: readonly ScriptMoment[] = MOMENTS;

/** Kinds of objectives, the most pressing first. */
export const objectiveKinds: readonly ScenarioObjective['kind'][] = OBJECTIVE_KINDS;

/** Whether what happens at a moment can be for whomever it is about. */
export const hasSubject = (when: ScriptMoment): boolean => isAboutSomebody(when);

/** An effect where there is nobody whom it could be about: for these instead. */
export const withoutSubject = (step: EffectStep, instead: Selector): EffectStep =>
  isForNobody(step) ? { ...step, to: instead } : step;
