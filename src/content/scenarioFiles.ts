import * as z from 'zod/mini';
import { type Flaw, flawsOfRow, readRows, withoutRow, withRow } from './fileRows.ts';
import type { Pack } from './pack.ts';
import { ROW_FILES } from './packFiles.ts';
import type { RawFiles } from './packRows.ts';
import { type MissionPlan, type MissionRow, missionRow, type ScriptRow } from './schema/mission.ts';
import { freeId, idOf } from './tableIds.ts';

/** A scenario with its live part and its preparation, both of which an editor shows. */
export type EditedScenario = MissionRow & { readonly script: ScriptRow; readonly plan: MissionPlan };

const FILE = ROW_FILES.missions.file;

/** The scenarios that can be read among the files of a pack, in the order of their names. */
export const scenariosIn = (files: RawFiles): readonly MissionRow[] => readRows(files, FILE, missionRow);

/** The files with a scenario put in, in place of the one of its id. Rows that cannot be read stay. */
export const withScenario = (files: RawFiles, row: MissionRow): RawFiles => withRow(files, FILE, row);

/** The files without a scenario. */
export const withoutScenario = (files: RawFiles, id: string): RawFiles => withoutRow(files, FILE, id);

/** A live part in which nothing is. */
export const NO_SCRIPT: ScriptRow = {
  briefing: '',
  passages: [],
  objectives: [],
  actions: [],
  hooks: [],
  waves: [],
  endings: [],
  hidden: [],
  priorityTarget: null,
  targetLocation: null,
};

/** A preparation in which nothing is. */
export const NO_PLAN: MissionPlan = {
  author: '',
  notes: '',
  board: '',
  markers: [],
  faction: null,
  variant: null,
  dvTimes: 100,
  enemies: [],
  eventTable: null,
  tables: [],
  environment: [],
  secondaries: 0,
};

type Told = Pick<MissionRow, 'name'> & { readonly script?: unknown };

/** What stands for the aim where nobody has written it in a sentence: the first primary objective, else the name. */
function aimOf({ name, script }: Told): string {
  const objectives: unknown = isRecord(script) ? script['objectives'] : [];
  const primary: unknown = Array.isArray(objectives) ? objectives.find((each) => isPrimary(each)) : undefined;
  const text: unknown = isRecord(primary) ? primary['text'] : '';
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : name.trim();
}

/**
 * A scenario to write in: of one that had only what the table tracks, everything else is empty. A sentence that its name or
 * its objective stands in for is not written yet.
 */
export const scenarioOf = (row: MissionRow): EditedScenario => ({
  ...row,
  primary: row.primary === row.name || row.primary === aimOf(row) ? '' : row.primary,
  script: row.script ?? NO_SCRIPT,
  plan: row.plan ?? NO_PLAN,
});

/** Whether nothing is in it that is to be checked: an empty page. */
export const isBlank = ({ counters, ticks, script }: EditedScenario): boolean =>
  [counters, ticks, script.objectives, script.actions, script.hooks, script.passages, script.endings].every(
    (list) => list.length === 0,
  );

/** Whether a story is told in it, though nothing that is to be checked. */
export const hasStory = ({ script, plan }: EditedScenario): boolean =>
  script.briefing.trim() !== '' || plan.notes.trim() !== '';

/** A scenario of nothing but its name. */
export const newScenario = (name: string, taken: ReadonlySet<string>): EditedScenario => ({
  id: freeId(idOf(name), taken),
  name,
  role: 'attacker',
  turningPoints: null,
  setUp: [],
  primary: name,
  counters: [],
  ticks: [],
  named: null,
  provenance: 'user',
  script: NO_SCRIPT,
  plan: NO_PLAN,
});

/** The same under a free id and another name, as one’s own. */
export const copiedScenario = (row: MissionRow, name: string, taken: ReadonlySet<string>): EditedScenario => ({
  ...scenarioOf(row),
  id: freeId(idOf(name), taken),
  name,
  provenance: 'user',
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPrimary = (value: unknown): boolean => isRecord(value) && value['kind'] === 'primary';

/** Every empty name of something in lists, filled; names are what a file must have. */
function filled(value: unknown, nameless: string): unknown {
  if (Array.isArray(value)) return value.map((each) => filled(each, nameless));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      (key === 'name' || key === 'title') && typeof inner === 'string' && inner.trim() === ''
        ? nameless
        : filled(inner, nameless),
    ]),
  );
}

const anything = z.looseObject({});
const draftShape = z.looseObject({
  name: z.string(),
  primary: z.string(),
  setUp: z.array(z.string()),
  script: anything,
  plan: anything,
});

function kept(draft: z.infer<typeof draftShape>, nameless: string): MissionRow | null {
  const lines = draft.setUp.map((line) => line.trim()).filter((line) => line !== '');
  const primary = draft.primary.trim() === '' ? aimOf(draft) || nameless : draft.primary;
  const read = missionRow.safeParse(filled({ ...draft, setUp: lines, primary }, nameless));
  return read.success ? read.data : null;
}

/**
 * A scenario in the making as it is kept: empty names are called `nameless`, empty lines are left out. Null: something else
 * in it is not as a file must have it.
 */
export const keptScenario = (draft: EditedScenario, nameless: string): MissionRow | null => kept(draft, nameless);

/** Whether this is a scenario in the making that can be kept. */
export function isScenario(value: unknown): value is EditedScenario {
  const read = draftShape.safeParse(value);
  return read.success && kept(read.data, 'scenario') !== null;
}

/** Everything that is wrong with a scenario of one’s own; `files`: of its pack, `base`: the pack they build on. */
export const flawsOf = (row: unknown, files: RawFiles, base: Pack): readonly Flaw[] =>
  flawsOfRow(FILE, row, files, base);
