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

/** A Target Location that is called as the enemy with a name is where that one stands, in any language. */
const placeSaid = ({ id, named }: Pick<MissionRow, 'id' | 'named'>, place: string | null, say: Say): string | null =>
  place === null || place === named ? place : say.text(`${id}/targetLocation`, place);

const scriptSaid = (row: MissionRow, script: ScriptRow, say: Say): ScriptRow => {
  const { id } = row;
  const named = <T extends { readonly id: string; readonly name: string }>(part: T): T => ({
    ...part,
    name: say.name(part.id, part.name),
  });
  const told = <T extends { readonly id: string; readonly text: string }>(kind: string, part: T): T => ({
    ...part,
    text: say.text(`${id}/${kind}/${part.id}`, part.text),
  });
  const { priorityTarget, targetLocation } = script;
  return {
    ...script,
    briefing: script.briefing === '' ? '' : say.text(`${id}/briefing`, script.briefing),
    passages: script.passages.map((part) => ({ ...told('passages', part), title: say.name(part.id, part.title) })),
    objectives: script.objectives.map((part) => told('objectives', part)),
    actions: script.actions.map((part) => named(told('actions', part))),
    hooks: script.hooks.map(named),
    waves: script.waves.map((part) => ({ ...named(part), where: say.text(`${id}/waves/${part.id}`, part.where) })),
    endings: script.endings.map((part) => named(told('endings', part))),
    priorityTarget: priorityTarget && {
      ...priorityTarget,
      text: say.text(`${id}/priorityTarget`, priorityTarget.text),
    },
    targetLocation: placeSaid(row, targetLocation, say),
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
    script: scriptSaid(row, script, say),
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
