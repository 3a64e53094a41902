import { rulesFor, type RulesetLookup } from '../loadPack.ts';
import { newerPackProblems } from '../newerPack.ts';
import type { Pack } from '../pack.ts';
import { entriesOf, type Placed } from '../parseFile.ts';
import { NOT_A_PACK, type Problem } from '../problem.ts';
import type { Manifest } from '../schema/manifest.ts';
import type { CampaignPack } from './campaignPack.ts';
import { checkCampaign } from './checkCampaign.ts';
import { type ParsedCampaignRows, parseCampaign } from './parseCampaign.ts';

type CampaignPackResult =
  | { readonly ok: true; readonly pack: CampaignPack }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const bare = <T>(rows: readonly Placed<T>[] | null): readonly T[] => (rows ?? []).map(({ row }) => row);

const packOf = (manifest: Manifest, rows: ParsedCampaignRows): CampaignPack => ({
  manifest,
  weapons: bare(rows.weapons),
  wargear: bare(rows.wargear),
  backgrounds: bare(rows.backgrounds),
  honours: bare(rows.honours),
  scars: bare(rows.scars),
  ploys: bare(rows.ploys),
  powers: bare(rows.powers),
  equipment: bare(rows.equipment),
  levels: bare(rows.levels),
  casualties: bare(rows.casualties),
  awards: bare(rows.awards),
  objectives: bare(rows.objectives),
  loot: bare(rows.loot),
  bases: bare(rows.bases),
  difficulties: bare(rows.difficulties),
  recruits: bare(rows.recruits),
  tables: bare(rows.tables),
});

/**
 * Reads a campaign pack that stands on `core`, bundled or imported: `files` maps paths such as `honours.json` to parsed
 * JSON. Either a whole pack or all problems, each with file and path. Never throws, whatever the files are.
 */
export function loadCampaignPack(files: unknown, core: Pack, rulesets: RulesetLookup): CampaignPackResult {
  const entries = entriesOf(files);
  if (entries === null) return { ok: false, problems: [NOT_A_PACK] };
  const newer = newerPackProblems(Object.fromEntries(entries));
  if (newer.length > 0) return { ok: false, problems: newer };
  const { manifest, rows, problems } = parseCampaign(entries);
  const check = {
    rows,
    core,
    ruleset: rulesFor(manifest, rulesets),
    problems: [...problems],
  };
  checkCampaign(check, manifest);
  if (manifest === null || check.problems.length > 0) return { ok: false, problems: check.problems };
  return { ok: true, pack: packOf(manifest, rows) };
}
