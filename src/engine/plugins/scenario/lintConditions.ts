import type { Condition } from './condition.ts';
import { type Box, canBe, isJoint, keyOf, type Leaf, rangeOf } from './lintBox.ts';
import { type Finding, finding } from './lintFinding.ts';
import type { LintInput, LintScript } from './lintInput.ts';

/** A condition of a scenario and where it stands. */
interface PlacedCondition {
  readonly path: string;
  readonly condition: Condition;
}

const at = (path: string, condition: Condition | null): readonly PlacedCondition[] =>
  condition === null ? [] : [{ path, condition }];

/** Every condition of a script. */
export const conditionsOf = ({ objectives, actions, hooks, endings }: LintScript): readonly PlacedCondition[] => [
  ...objectives.flatMap(({ done, failed, reveal }, index) => [
    ...at(`script.objectives[${index}].done`, done),
    ...at(`script.objectives[${index}].failed`, failed),
    ...at(`script.objectives[${index}].reveal`, reveal),
  ]),
  ...actions.flatMap((each, index) => at(`script.actions[${index}].if`, each.if)),
  ...hooks.flatMap((each, index) => at(`script.hooks[${index}].if`, each.if)),
  ...endings.flatMap((each, index) => at(`script.endings[${index}].if`, each.if)),
];

interface LintedConditions {
  readonly input: LintInput;
  /** What can be, with the players' hands. */
  readonly box: Box;
}

type Wanting = { readonly path: string; readonly least: number };

/** A counter that cannot show so much, whatever the players do. */
function counterFinding({ input }: LintedConditions, id: string, { path, least }: Wanting): readonly Finding[] {
  const counter = input.counters.find((each) => each.id === id);
  if (counter === undefined || least <= counter.max) return [];
  const params = { name: counter.name, least, max: counter.max };
  return [
    (counter.perAcolyte ?? 0) > 0
      ? finding('warning', 'aboveForOne', path, params)
      : finding('error', 'aboveMaximum', path, params),
  ];
}

const most = ({ box }: LintedConditions, key: string): number => box.get(key)?.hi ?? Infinity;

/** An action that cannot be done so often. */
function actedFinding(look: LintedConditions, id: string, { path, least }: Wanting): readonly Finding[] {
  const action = look.input.script?.actions.find((each) => each.id === id);
  const times = most(look, keyOf.acted(id));
  return action === undefined || least <= times
    ? []
    : [finding('error', 'actedTooOften', path, { name: action.name, least, times })];
}

/** Why a leaf that wants at least so much can never be so. */
function leastFindings(look: LintedConditions, leaf: Leaf, wanting: Wanting): readonly Finding[] {
  if (leaf.is === 'counter') return counterFinding(look, leaf.counter, wanting);
  if (leaf.is === 'acted') return actedFinding(look, leaf.action, wanting);
  const limit = leaf.is === 'turningPoint' ? most(look, keyOf.turningPoint) : Infinity;
  return wanting.least > limit ? [finding('error', 'beyondLimit', wanting.path, { least: wanting.least, limit })] : [];
}

function leafFindings(look: LintedConditions, path: string, leaf: Leaf): readonly Finding[] {
  const range = rangeOf(leaf);
  if (range === null) return [];
  const { least, most: highest } = range;
  if (least !== undefined && highest !== undefined && least > highest)
    return [finding('error', 'emptyRange', path, { least, most: highest })];
  const found = least === undefined ? [] : leastFindings(look, leaf, { path, least });
  if (found.length > 0 || canBe(leaf, look.box)) return found;
  return [finding('error', 'contradiction', path, {})];
}

/** What can never be so in a condition: its leaves one by one, then what they say together. */
export function conditionFindings(look: LintedConditions, { path, condition }: PlacedCondition): readonly Finding[] {
  if (condition.is === 'not') return canBe(condition, look.box) ? [] : [finding('error', 'contradiction', path, {})];
  if (!isJoint(condition)) return leafFindings(look, path, condition);
  const inner = condition.of.flatMap((each, index) =>
    conditionFindings(look, { path: `${path}.of[${index}]`, condition: each }),
  );
  const together = condition.is === 'all' && condition.of.every((each) => canBe(each, look.box));
  return together && !canBe(condition, look.box) ? [...inner, finding('error', 'contradiction', path, {})] : inner;
}
