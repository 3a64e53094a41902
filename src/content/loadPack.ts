import type { KillTeamRules } from '../engine/family/killteam/rules/killTeamRules.ts';
import { checkReferences } from './checkReferences.ts';
import { newerPackProblems } from './newerPack.ts';
import type { Pack, PackSummary } from './pack.ts';
import { entriesOf, type Placed } from './parseFile.ts';
import { parseFiles, type Parsed, type ParsedRows } from './parseFiles.ts';
import { NOT_A_PACK, type Problem } from './problem.ts';
import type { RuleSource } from './references/checkWeapons.ts';
import type { Manifest } from './schema/manifest.ts';
import { withToldRules } from './toldRules.ts';
import { isOfBands } from './warBands/bandRulesets.ts';

export type PackResult =
  | { readonly ok: true; readonly pack: Pack; readonly summary: PackSummary }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Finds the ruleset a pack is for. */
export type RulesetLookup = (id: KillTeamRules['id']) => RuleSource;

/** The rules that weapons of a pack are checked against; null: it says not which, or has no weapons but war bands. */
export const rulesFor = (manifest: Manifest | null, rulesets: RulesetLookup): RuleSource | null =>
  manifest === null || isOfBands(manifest.ruleset) ? null : rulesets(manifest.ruleset);

/** Rows under their ids. */
const byId = <T extends { readonly id: string }>(rows: readonly Placed<T>[] | null): ReadonlyMap<string, T> =>
  new Map((rows ?? []).map(({ row }) => [row.id, row]));

const packOf = (manifest: Manifest, rows: ParsedRows, ruleset: RuleSource | null): Pack => ({
  manifest,
  weapons: byId(rows.weapons?.map(({ row, ...place }) => ({ ...place, row: withToldRules(row, ruleset) })) ?? null),
  armour: byId(rows.armour),
  operatives: byId(rows.operatives),
  factions: byId(rows.factions),
  missions: byId(rows.missions),
  modules: byId(rows.modules),
  tacOps: byId(rows.tacOps),
  tables: byId(rows.tables),
  difficulties: byId(rows.difficulties),
  killTeams: byId(rows.killTeams),
  equipment: byId(rows.equipment),
  narrative: byId(rows.narrative),
  retinues: byId(rows.retinues),
  scenarios: byId(rows.scenarios),
  behaviours: byId(rows.behaviours),
  examples: byId(rows.examples),
  bandFactions: byId(rows.bandFactions),
  bandModels: byId(rows.bandModels),
  warBands: byId(rows.warBands),
  bandScenarios: byId(rows.bandScenarios),
  honours: byId(rows.honours),
  scars: byId(rows.scars),
  campaignPloys: byId(rows.campaignPloys),
  campaignGear: byId(rows.campaignGear),
  killzones: byId(rows.killzones),
});

const summaryOf = ({ manifest, ...rows }: Pack): PackSummary => ({
  id: manifest.id,
  version: manifest.version,
  counts: {
    weapons: rows.weapons.size,
    armour: rows.armour.size,
    operatives: rows.operatives.size,
    factions: rows.factions.size,
    missions: rows.missions.size,
    modules: rows.modules.size,
    tacOps: rows.tacOps.size,
    tables: rows.tables.size,
    difficulties: rows.difficulties.size,
    killTeams: rows.killTeams.size,
    equipment: rows.equipment.size,
    narrative: rows.narrative.size,
    retinues: rows.retinues.size,
    scenarios: rows.scenarios.size,
    behaviours: rows.behaviours.size,
    examples: rows.examples.size,
    bandFactions: rows.bandFactions.size,
    bandModels: rows.bandModels.size,
    warBands: rows.warBands.size,
    bandScenarios: rows.bandScenarios.size,
    honours: rows.honours.size,
    scars: rows.scars.size,
    campaignPloys: rows.campaignPloys.size,
    campaignGear: rows.campaignGear.size,
    killzones: rows.killzones.size,
  },
});

function finish({ manifest, rows }: Parsed, ruleset: RuleSource | null, problems: readonly Problem[]): PackResult {
  if (manifest === null || problems.length > 0) return { ok: false, problems };
  const pack = packOf(manifest, rows, ruleset);
  return { ok: true, pack, summary: summaryOf(pack) };
}

/**
 * Reads a content pack, bundled or imported: `files` maps paths such as `weapons.json` to parsed JSON. First the shape of
 * every file, then references between them; either a whole pack or all problems, each with file and path. Nothing is left
 * out silently. Never throws, whatever the files are. `base`: the pack it is merged with (`mergePacks`), whose rows its
 * scenarios, modules and roll tables may name; `others`: own packs that it may say it needs.
 */
export function loadPack(
  files: unknown,
  rulesets: RulesetLookup,
  base?: Pack,
  others: readonly Pack[] = [],
): PackResult {
  const entries = entriesOf(files);
  if (entries === null) return { ok: false, problems: [NOT_A_PACK] };
  const newer = newerPackProblems(Object.fromEntries(entries));
  if (newer.length > 0) return { ok: false, problems: newer };
  const parsed = parseFiles(entries);
  const ruleset = rulesFor(parsed.manifest, rulesets);
  return finish(parsed, ruleset, [...parsed.problems, ...checkReferences(parsed, ruleset, { base, others })]);
}
