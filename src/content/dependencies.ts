import type { Pack } from './pack.ts';
import { MANIFEST_FILE } from './packFiles.ts';
import type { ProblemCode } from './problem.ts';
import { type Notes, report, reportRepeats } from './references/check.ts';
import type { Manifest } from './schema/manifest.ts';

/** The packs that come with the app, with their versions: own packs may need them, and none may be called as they are. */
export const BUNDLED_PACKS: Readonly<Record<string, string>> = {
  'acolyte-core': '1.0.0',
  'acolyte-campaign': '1.0.0',
  'starter-module': '1.0.0',
  'kt3-sides': '1.0.0',
  'kt2021-sides': '1.1.0',
  'kt2021-narrative': '1.0.0',
  'kt2021-lite-sides': '1.1.0',
  'vanguard-bands': '1.0.0',
  bestiary: '1.0.0',
  killzones: '1.0.0',
  'know-no-fear': '1.1.0',
  'path-to-glory': '1.0.0',
};

/** Whether this is the id of a pack that comes with the app. */
export const isBundledId = (id: string): boolean => Object.hasOwn(BUNDLED_PACKS, id);

type Dependency = Manifest['dependencies'][number];

/** What a pack may build on: the first pack (undefined: it is the first itself), and packs that it may say it needs. */
export interface Beside {
  readonly base: Pack | undefined;
  readonly others: readonly Pack[];
}

const parts = (version: string): readonly number[] => version.split('.').map(Number);

/** Whether three numbers are less than three others, compared from the left. */
export function isOlder(version: string, needed: string): boolean {
  const [have, need] = [parts(version), parts(needed)];
  const differs = have.findIndex((part, index) => part !== need[index]);
  return differs >= 0 && (have[differs] ?? 0) < (need[differs] ?? 0);
}

/** The version that is there; undefined: none. A pack that stands on nothing finds nothing. */
function versionOf(id: string, { base, others }: Beside): string | undefined {
  const found = [...(base === undefined ? [] : [base]), ...others].find(({ manifest }) => manifest.id === id);
  return found?.manifest.version ?? (base !== undefined && isBundledId(id) ? BUNDLED_PACKS[id] : undefined);
}

const note = (check: Notes, path: string, code: ProblemCode, message: string): void =>
  report(check, { file: MANIFEST_FILE, path }, code, message);

function checkDependency(
  check: Notes,
  self: string,
  [index, needs]: readonly [number, Dependency],
  beside: Beside,
): void {
  const path = `dependencies[${index}]`;
  const { id, version } = needs;
  const there = versionOf(id, beside);
  if (id === self) note(check, path, 'dependencyCircle', `"${id}" cannot need itself`);
  else if (there === undefined)
    note(check, path, 'dependencyNotLoaded', `needs ${id} ${version}, which is not here or has problems itself`);
  else if (isOlder(there, version))
    note(check, path, 'dependencyNotLoaded', `needs ${id} ${version}; here is ${there}`);
}

/** Everything a pack says it needs is there, new enough, and no pack that comes with the app has its id. */
export function checkDependencies(check: Notes, manifest: Manifest | null, beside: Beside): void {
  if (manifest === null) return;
  const { id: self, dependencies } = manifest;
  if (beside.base !== undefined && isBundledId(self))
    note(check, 'id', 'duplicateId', `"${self}" is the id of a pack that comes with the app`);
  reportRepeats(
    check,
    dependencies.map(({ id }, index) => ({ file: MANIFEST_FILE, path: `dependencies[${index}].id`, id })),
  );
  for (const entry of dependencies.entries()) checkDependency(check, self, entry, beside);
}

/** Packs whose rows a pack may name beside its own: those it needs, in its order, then the first of all. */
export function neededPacks(manifest: Manifest | null, { base, others }: Beside): readonly Pack[] {
  const needed = (manifest?.dependencies ?? []).flatMap(
    ({ id }) => others.find((pack) => pack.manifest.id === id) ?? [],
  );
  return [...new Set([...needed, ...(base === undefined ? [] : [base])])];
}
