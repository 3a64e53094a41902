import * as z from 'zod/mini';
import { present } from '../../engine/core/invariant.ts';
import type { Pack } from '../pack.ts';
import { NO_PLAN } from '../scenarioFiles.ts';
import { type MissionPlan, type MissionRow, plan, type ScriptRow, scriptRow } from '../schema/mission.ts';
import voice from './data/voice.json' with { type: 'json' };
import { REFERENCES, referenceRow } from './references.ts';
import type { Say } from './say.ts';

/** A scenario with everything a generated one needs. */
export type FullMission = MissionRow & { readonly script: ScriptRow; readonly plan: MissionPlan };

/** The mission of the first battle has no script of its own, so that the first battle stays what it is. */
const SCRIPTED = {
  'silence-the-voice': z.strictObject({ script: scriptRow, plan }).parse(voice),
} as const satisfies Record<string, { script: ScriptRow; plan: MissionPlan }>;

const scriptSaid = (id: string, script: ScriptRow, say: Say): ScriptRow => {
  const named = <T extends { readonly id: string; readonly name: string }>(row: T): T => ({
    ...row,
    name: say.name(row.id, row.name),
  });
  const told = <T extends { readonly id: string; readonly text: string }>(kind: string, row: T): T => ({
    ...row,
    text: say.text(`${id}/${kind}/${row.id}`, row.text),
  });
  const { priorityTarget, targetLocation } = script;
  return {
    ...script,
    briefing: script.briefing === '' ? '' : say.text(`${id}/briefing`, script.briefing),
    passages: script.passages.map((row) => ({ ...told('passages', row), title: say.name(row.id, row.title) })),
    objectives: script.objectives.map((row) => told('objectives', row)),
    actions: script.actions.map((row) => named(told('actions', row))),
    hooks: script.hooks.map(named),
    waves: script.waves.map((row) => ({ ...named(row), where: say.text(`${id}/waves/${row.id}`, row.where) })),
    endings: script.endings.map((row) => named(told('endings', row))),
    priorityTarget: priorityTarget && {
      ...priorityTarget,
      text: say.text(`${id}/priorityTarget`, priorityTarget.text),
    },
    targetLocation: targetLocation === null ? null : say.text(`${id}/targetLocation`, targetLocation),
  };
};

/** The mission in the language of `say`, with a script and a plan; those of the table when it has none. */
function missionSaid(row: MissionRow, { script, plan: prepared }: Pick<FullMission, 'script' | 'plan'>, say: Say) {
  const { id } = row;
  return {
    ...row,
    name: say.name(id, row.name),
    setUp: row.setUp.map((text, index) => say.text(`${id}/setUp/${index}`, text)),
    primary: say.text(`${id}/primary`, row.primary),
    counters: row.counters.map((counter) => ({ ...counter, name: say.name(counter.id, counter.name) })),
    ticks: row.ticks.map((tick) => ({ ...tick, name: say.name(tick.id, tick.name) })),
    script: scriptSaid(id, script, say),
    plan: {
      ...prepared,
      notes: prepared.notes === '' ? '' : say.text(`${id}/notes`, prepared.notes),
      board: prepared.board === '' ? '' : say.text(`${id}/setUp/0`, prepared.board),
      markers: prepared.markers.map((marker) => ({
        ...marker,
        name: say.name(marker.id, marker.name),
        where: say.text(`${id}/markers/${marker.id}`, marker.where),
      })),
    },
  } satisfies FullMission;
}

const isScripted = (id: string): id is keyof typeof SCRIPTED => id in SCRIPTED;

/** The mission or reference of this id, with script and plan. Throws when there is none, or it has no script. */
export function templateOf(pack: Pack, id: string, say: Say): FullMission {
  const told = REFERENCES.find((each) => each.id === id);
  if (told !== undefined) return { ...referenceRow(told, say), plan: NO_PLAN };
  const row = present(pack.missions.get(id), `no mission ${id}`);
  const given = isScripted(id) ? SCRIPTED[id] : { script: row.script, plan: row.plan ?? NO_PLAN };
  return missionSaid(row, { ...given, script: present(given.script, `no script of ${id}`) }, say);
}
