import type { EffectStep } from '../../engine/family/killteam/tables/effect.ts';
import { type Check, inside, type ProblemPlace, reportRepeats } from './check.ts';
import { checkRule, type RuleSource } from './checkWeapons.ts';

const changesIn = (step: EffectStep) => (step.op === 'lasts' || step.op === 'change' ? step.changes : []);

function checkStep(check: Check, place: ProblemPlace, step: EffectStep, ruleset: RuleSource): void {
  for (const [index, change] of changesIn(step).entries())
    if (change.op === 'weaponRule' || change.op === 'weaponRuleAgainst')
      checkRule(check, inside(place, `changes[${index}].rule`), change.rule, ruleset);
}

/** Ploys of a kill team are told apart by id, and name weapon rules of the ruleset. */
export function checkPloys(check: Check, ruleset: RuleSource | null): void {
  for (const { row, ...place } of check.rows.retinues ?? []) {
    const ploys = (row.ploys ?? []).map((ploy, index) => ({ ...inside(place, `ploys[${index}]`), ploy }));
    reportRepeats(
      check,
      ploys.map(({ ploy, ...at }) => ({ ...inside(at, 'id'), id: ploy.id })),
    );
    if (ruleset === null) continue;
    for (const { ploy, ...at } of ploys)
      for (const [index, step] of ploy.effects.entries())
        checkStep(check, inside(at, `effects[${index}]`), step, ruleset);
  }
}
