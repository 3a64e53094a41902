import type { OBJECTIVE_KINDS, ScenarioAction, ScriptMoment } from '../../../engine/plugins/scenario/script.ts';
import type { SideWord } from '../../../engine/family/killteam/tables/selector.ts';
import type { Condition } from '../../../engine/plugins/scenario/condition.ts';
import { actions } from '../actions.ts';
import { changes } from '../changes.ts';
import { common } from '../common.ts';
import { weaponRules } from '../rules.ts';
import { changeNames, changeParts } from './changes.ts';
import { conditions, joints } from './conditions.ts';
import { effectNames, effects } from './effects.ts';
import { parts } from './parts.ts';
import { amount, filters, rolled, sides, whom, whos } from './selectors.ts';

/** Whom or what a moment concerns: null, anybody and anything. */
interface About {
  readonly side: SideWord | null;
  readonly action: string | null;
}

const somebody = ({ side }: About): string =>
  side === null ? 'somebody' : { retinue: 'somebody of the retinue', enemy: 'an enemy' }[side];

/** A scenario in plain words: its conditions, effects and moments. */
export const scenario = {
  gone: 'something that is gone',
  conditions,
  conditionNames: {
    counter: 'A counter',
    share: 'A counter, as a share',
    tick: 'A tick',
    turningPoint: 'The turning point',
    standing: 'Who stands',
    hurt: 'Who is badly hurt',
    down: 'Who is out of the fight',
    carrying: 'Who carries a marker',
    objective: 'An objective',
    acted: 'An action of the scenario',
    within: 'Who is within a place',
    controls: 'Who controls a place',
    alert: 'Alert',
    flag: 'What the campaign remembers',
  } satisfies Record<Exclude<Condition['is'], 'all' | 'any' | 'not'>, string>,
  joints,
  effects,
  effectNames,
  changes,
  changeNames,
  changeParts,
  weaponRules,
  actions,
  filters,
  whos,
  sides,
  whom,
  rolled,
  amount,
  moments: {
    battleStart: () => 'when the battle begins',
    turningPointStart: () => 'when a turning point begins',
    readyStep: () => 'in the ready step',
    eventStep: () => 'in the event step',
    firefightStart: () => 'when the firefight begins',
    activationEnd: (about) => `when ${somebody(about)} ends an activation`,
    acted: (about) =>
      about.action === null ? 'when an action of the scenario is done' : `when “${about.action}” is done`,
    incapacitated: (about) => `when ${somebody(about)} goes down`,
    turningPointEnd: () => 'when a turning point ends',
  } satisfies Record<ScriptMoment, (about: About) => string>,
  objectiveKinds: { primary: 'Primary', secondary: 'Secondary', secret: 'Secret' } satisfies Record<
    (typeof OBJECTIVE_KINDS)[number],
    string
  >,
  oncePer: {
    activation: 'once per activation',
    turningPoint: 'once per turning point',
    battle: 'once per battle',
    operative: 'once per operative',
  } satisfies Record<ScenarioAction['once'], string>,
  together: common.list,
  does: (clauses: readonly string[]) => clauses.join('; '),
  nothing: 'nothing happens',
  when: (moment: string, condition: string | null, does: string) =>
    condition === null ? `${moment}: ${does}` : `${moment}, if ${condition}: ${does}`,
  parts,
};
