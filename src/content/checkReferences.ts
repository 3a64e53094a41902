import { type Beside, checkDependencies, neededPacks } from './dependencies.ts';
import { ROW_KINDS } from './pack.ts';
import type { Parsed } from './parseFiles.ts';
import type { Problem } from './problem.ts';
import { inside, reportRepeats, type Check } from './references/check.ts';
import { checkBands } from './references/checkBands.ts';
import { checkBehaviours } from './references/checkBehaviours.ts';
import { checkCampaignRows } from './references/checkCampaignRows.ts';
import { checkCardTraits } from './references/checkCardTraits.ts';
import { checkCards, checkFactions, checkRetinues, checkScenarios } from './references/checkOperatives.ts';
import { checkMatches } from './references/checkMatches.ts';
import { checkEquipment, checkKillTeams, checkRosters } from './references/checkKillTeams.ts';
import { checkMissions, checkTables } from './references/checkMissions.ts';
import { checkNarrative } from './references/checkNarrative.ts';
import { checkPloys } from './references/checkPloys.ts';
import { checkKillzones } from './references/checkKillzones.ts';
import { checkModules } from './references/checkModules.ts';
import { checkWeapons, type RuleSource } from './references/checkWeapons.ts';

function checkIds(check: Check): void {
  for (const kind of ROW_KINDS)
    reportRepeats(
      check,
      (check.rows[kind] ?? []).map(({ row, ...place }) => ({ ...inside(place, 'id'), id: row.id })),
    );
}

/**
 * The second pass: do ids lead somewhere, are they unique, does the ruleset know the weapon rules. A kind whose file is
 * broken is not searched, so that one mistake is not reported a hundred times. `ruleset` null: not known.
 */
export function checkReferences(
  { manifest, rows }: Parsed,
  ruleset: RuleSource | null,
  beside: Beside = { base: undefined, others: [] },
): readonly Problem[] {
  const check: Check = { rows, below: neededPacks(manifest, beside), problems: [] };
  checkDependencies(check, manifest, beside);
  checkIds(check);
  checkTables(check);
  checkMissions(check);
  checkMatches(check, ruleset);
  checkWeapons(check, ruleset);
  checkCards(check);
  checkCardTraits(check, ruleset);
  checkFactions(check);
  checkKillTeams(check);
  checkEquipment(check);
  checkNarrative(check, ruleset);
  checkRetinues(check);
  checkRosters(check);
  checkPloys(check, ruleset);
  checkScenarios(check);
  checkBehaviours(check);
  checkModules(check);
  checkBands(check, manifest);
  checkCampaignRows(check, ruleset);
  checkKillzones(check);
  return check.problems;
}
