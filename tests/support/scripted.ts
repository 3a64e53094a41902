import type { Mission } from '../../src/engine/family/killteam/model/mission.ts';
import type { Condition } from '../../src/engine/plugins/scenario/condition.ts';
import {
  type Ending,
  type Hook,
  type ScriptMoment,
  type ScenarioAction,
  type ScenarioObjective,
  scriptWith as shapeWith,
  type Script,
} from '../../src/engine/plugins/scenario/script.ts';
import { type EffectStep, effectStep } from '../../src/engine/family/killteam/tables/effect.ts';
import type { RollTable } from '../../src/engine/family/killteam/tables/rollTable.ts';
import { smallSetup } from './smallBattle.ts';

export const action = (set: Partial<ScenarioAction> = {}): ScenarioAction => ({
  id: 'search',
  name: 'Search',
  text: 'Search the marker.',
  ap: 1,
  once: 'activation',
  times: null,
  engaged: false,
  keyword: null,
  if: null,
  table: null,
  effects: [{ op: 'counter', counter: 'found', by: 1 }],
  ...set,
});

export const hookAt = (when: ScriptMoment, effects: readonly EffectStep[], set: Partial<Hook> = {}): Hook => ({
  id: 'hook',
  name: 'Something happens',
  when,
  side: null,
  action: null,
  if: null,
  once: false,
  effects: [...effects],
  ...set,
});

export const objective = (set: Partial<ScenarioObjective> = {}): ScenarioObjective => ({
  id: 'main',
  kind: 'primary',
  text: 'Find two things',
  done: null,
  failed: null,
  reveal: null,
  xp: null,
  ...set,
});

export const ending = (id: string, condition: Condition | null): Ending => ({
  id,
  name: id,
  text: `It ended: ${id}.`,
  if: condition,
  flags: [id],
});

export const scriptWith = (set: Partial<Script> = {}): Script =>
  shapeWith(effectStep).parse({
    briefing: '',
    passages: [{ id: 'door', title: 'The door', text: 'It *opens*.' }],
    objectives: [],
    actions: [],
    hooks: [],
    waves: [],
    endings: [],
    hidden: [],
    flags: ['from-before'],
    priorityTarget: null,
    targetLocation: null,
    ...set,
  });

/** A mission with a counter `found` up to 5, the ticks `won` and `lost`, and that script. */
export const scripted = (set: Partial<Script> = {}): Mission => ({
  ...smallSetup().mission,
  counters: [{ id: 'found', name: 'Found', max: 5 }],
  ticks: [
    { id: 'won', name: 'Won', ends: 'complete' },
    { id: 'lost', name: 'Lost', ends: 'failed' },
  ],
  script: scriptWith(set),
});

/** A D6 table that counts one up for whoever rolls. */
export const searchTable: RollTable = {
  id: 'search-table',
  title: 'Search',
  die: 6,
  rows: [
    {
      from: 1,
      to: 5,
      id: 'nothing',
      name: 'Nothing',
      text: 'Dust.',
      effects: [
        {
          op: 'damage',
          to: { who: 'this', side: 'any', filters: [] },
          amount: { count: 0, sides: 3, plus: 1 },
        },
      ],
      otherwise: null,
      provenance: 'ours',
    },
    {
      from: 6,
      to: 6,
      id: 'thing',
      name: 'The thing',
      text: 'There.',
      effects: [{ op: 'counter', counter: 'found', by: 2 }],
      otherwise: null,
      provenance: 'ours',
    },
  ],
  provenance: 'ours',
};
