import { ROW_KINDS, type RowKind } from '../pack.ts';
import type { Manifest } from '../schema/manifest.ts';
import { isOfBands } from '../warBands/bandRulesets.ts';
import { type Check, report } from './check.ts';
import { checkBandFactions, checkBandModels } from './checkBandModels.ts';
import { checkBandScenarios } from './checkBandScenarios.ts';
import { checkWarBands } from './checkWarBands.ts';

const BAND_KINDS: readonly RowKind[] = ['bandFactions', 'bandModels', 'warBands', 'bandScenarios'];

/** A pack has rows of its own system only: war bands, or all the others. */
function checkKinds(check: Check, manifest: Manifest | null): void {
  if (manifest === null) return;
  const ofBands = isOfBands(manifest.ruleset);
  for (const kind of ROW_KINDS) {
    const [first] = check.rows[kind] ?? [];
    if (first === undefined || BAND_KINDS.includes(kind) === ofBands) continue;
    report(check, { file: first.file, path: '' }, 'wrongKind', `a pack for ${manifest.ruleset} has no ${kind}`);
  }
}

/** War bands, with rows of their own system only. */
export function checkBands(check: Check, manifest: Manifest | null): void {
  checkKinds(check, manifest);
  checkBandFactions(check);
  checkBandModels(check);
  checkWarBands(check);
  checkBandScenarios(check);
}
