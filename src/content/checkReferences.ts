import type { RowKind } from './pack.ts';
import type { Parsed } from './parseFiles.ts';
import type { Problem } from './problem.ts';
import { inside, report, reportRepeats, type Check } from './references/check.ts';
import { checkBehaviours } from './references/checkBehaviours.ts';
import { checkCardTraits } from './references/checkCardTraits.ts';
import { checkCards, checkFactions, checkRetinues, checkScenarios } from './references/checkOperatives.ts';
import { checkWeapons, type RuleSource } from './references/checkWeapons.ts';

const KINDS = [
  'weapons',
  'armour',
  'operatives',
  'factions',
  'missions',
  'tables',
  'difficulties',
  'retinues',
  'scenarios',
  'behaviours',
  'examples',
] as const satisfies readonly RowKind[];

function checkIds(check: Check): void {
  for (const kind of KINDS)
    reportRepeats(
      check,
      (check.rows[kind] ?? []).map(({ row, ...place }) => ({ ...inside(place, 'id'), id: row.id })),
    );
}

function checkTableRows(check: Check): void {
  for (const { row: table, ...place } of check.rows.tables ?? [])
    reportRepeats(
      check,
      table.rows.map((row, index) => ({ ...inside(place, `rows[${index}].id`), id: row.id })),
    );
}

/** A tick that waits for an enemy's fall names the one the mission names. */
function checkTicks(check: Check): void {
  for (const { row: mission, ...place } of check.rows.missions ?? [])
    for (const [index, { whenDown }] of mission.ticks.entries())
      if (whenDown !== undefined && whenDown !== mission.named)
        report(
          check,
          inside(place, `ticks[${index}].whenDown`),
          'unknownReference',
          `the mission names no enemy "${whenDown}"`,
        );
}

function checkDependencies({ manifest }: Parsed): Problem[] {
  return (manifest?.dependencies ?? []).map(({ id, version }, index) => ({
    file: 'pack.json',
    path: `dependencies[${index}]`,
    code: 'dependencyNotLoaded',
    message: `needs ${id} ${version}; packs that need other packs cannot be loaded yet`,
  }));
}

/**
 * The second pass: do ids lead somewhere, are they unique, does the ruleset know the weapon rules. A kind whose file is
 * broken is not searched, so that one mistake is not reported a hundred times. `ruleset` null: not known.
 */
export function checkReferences(parsed: Parsed, ruleset: RuleSource | null): readonly Problem[] {
  const check: Check = { rows: parsed.rows, problems: checkDependencies(parsed) };
  checkIds(check);
  checkTableRows(check);
  checkTicks(check);
  checkWeapons(check, ruleset);
  checkCards(check);
  checkCardTraits(check, ruleset);
  checkFactions(check);
  checkRetinues(check);
  checkScenarios(check);
  checkBehaviours(check);
  return check.problems;
}
