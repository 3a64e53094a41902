import { isEqual } from '../../core/isEqual.ts';
import type { Condition } from './condition.ts';
import { canBe, keyOf } from './lintBox.ts';
import { conditionFindings, conditionsOf } from './lintConditions.ts';
import { type Finding, finding, type NamedCode } from './lintFinding.ts';
import type { LintInput, LintScript } from './lintInput.ts';
import { pairFindings } from './lintPairs.ts';
import { type Reach, reachOf, startBox } from './lintReach.ts';
import { sourcesOf } from './lintSource.ts';
import { subjectFindings } from './lintSubject.ts';
import { tableFindings } from './lintTables.ts';
import { triggerFindings } from './lintTriggers.ts';
import type { ScenarioObjective } from './script.ts';

/** A scenario that is looked at. `alone`: what comes about without counting by hand; `hands`: with it. */
interface LintedScript {
  readonly input: LintInput;
  readonly script: LintScript;
  readonly alone: Reach;
  readonly hands: Reach;
}

/** Never, or only by the table's own counting. `own`: without it; `any`: with it. */
const reached = (
  { own, any }: { readonly own: boolean; readonly any: boolean },
  codes: { readonly never: NamedCode; readonly byHand: NamedCode },
  where: { readonly path: string; readonly name: string },
): readonly Finding[] => {
  const params = { name: where.name };
  if (!any) return [finding('warning', codes.never, where.path, params)];
  return own ? [] : [finding('note', codes.byHand, where.path, params)];
};

const canSettle = (condition: Condition | null, { box }: Reach): boolean => condition !== null && canBe(condition, box);

const certain = (condition: Condition | null, input: LintInput): boolean =>
  condition !== null && !canBe(condition, startBox(input), false);

const grave = ({ kind }: ScenarioObjective): 'error' | 'warning' => (kind === 'primary' ? 'error' : 'warning');

/** An objective that can never be done, or only by hand. */
function doneFindings({ alone, hands }: LintedScript, objective: ScenarioObjective, path: string): readonly Finding[] {
  const { text: name, done } = objective;
  if (done === null || canSettle(done, alone)) return [];
  return canSettle(done, hands)
    ? [finding('note', 'doneByHand', `${path}.done`, { name })]
    : [finding(grave(objective), 'neverDone', `${path}.done`, { name })];
}

/** An objective that can never fail though it says how, or is settled as soon as the battle begins. */
function settledFindings(
  { input, hands }: LintedScript,
  objective: ScenarioObjective,
  path: string,
): readonly Finding[] {
  const { text: name, done, failed } = objective;
  const never = failed !== null && !canSettle(failed, hands);
  return [
    ...(never ? [finding('warning', 'neverFailed', `${path}.failed`, { name })] : []),
    ...(certain(done, input) ? [finding(grave(objective), 'doneAtOnce', `${path}.done`, { name })] : []),
    ...(certain(failed, input) ? [finding(grave(objective), 'failedAtOnce', `${path}.failed`, { name })] : []),
  ];
}

/** A secret objective that the players are never shown, but by the master's hand. */
function revealedFindings(
  { alone, hands }: LintedScript,
  objective: ScenarioObjective,
  path: string,
): readonly Finding[] {
  const { id, kind, text: name, reveal } = objective;
  if (kind !== 'secret') return [];
  const told = ({ steps }: Reach) => steps.some(({ step }) => step.op === 'reveal' && step.objective === id);
  if (told(alone) || canSettle(reveal, alone)) return [];
  return reveal !== null && !told(hands) && !canSettle(reveal, hands)
    ? [finding('warning', 'neverRevealed', `${path}.reveal`, { name })]
    : [finding('note', 'revealedByHand', `${path}.reveal`, { name })];
}

const objectiveFindings = (look: LintedScript): readonly Finding[] =>
  look.script.objectives.flatMap((objective, index) => {
    const path = `script.objectives[${index}]`;
    return [
      ...doneFindings(look, objective, path),
      ...settledFindings(look, objective, path),
      ...revealedFindings(look, objective, path),
    ];
  });

const happeningFindings = ({ script, alone, hands }: LintedScript): readonly Finding[] => [
  ...script.actions.flatMap(({ id, name }, index) =>
    reached(
      { own: alone.actions.has(id), any: hands.actions.has(id) },
      { never: 'neverAvailable', byHand: 'availableByHand' },
      { path: `script.actions[${index}]`, name },
    ),
  ),
  ...script.hooks.flatMap(({ id, name, effects }, index) => {
    const path = `script.hooks[${index}]`;
    if (effects.length === 0) return [finding('warning', 'doesNothing', `${path}.effects`, { name })];
    return reached(
      { own: alone.hooks.has(id), any: hands.hooks.has(id) },
      { never: 'neverFires', byHand: 'firesByHand' },
      { path, name },
    );
  }),
];

const calls = ({ steps }: Reach, wave: string): boolean =>
  steps.some(({ step }) => step.op === 'wave' && step.wave === wave);

const tells = ({ steps }: Reach, passage: string): boolean =>
  steps.some(({ step }) => step.op === 'tell' && step.passage === passage);

const calledFindings = ({ script, alone, hands }: LintedScript): readonly Finding[] => [
  ...script.waves.flatMap(({ id, name }, index) =>
    reached(
      { own: calls(alone, id), any: calls(hands, id) },
      { never: 'waveNeverCalled', byHand: 'waveByHand' },
      { path: `script.waves[${index}]`, name },
    ),
  ),
  ...script.passages.flatMap(({ id, title: name }, index) =>
    tells(hands, id) ? [] : [finding('note', 'passageByHand', `script.passages[${index}]`, { name })],
  ),
];

/** Endings that can never be told: an earlier one always fits first, or nothing makes them fit. */
function endingFindings({ script: { endings }, hands }: LintedScript): readonly Finding[] {
  const found = endings.flatMap(({ name, if: condition }, index) => {
    const before = endings
      .slice(0, index)
      .find((each) => each.if === null || isEqual(each.if, condition) || !canBe(each.if, hands.box, false));
    if (before === undefined && canBe(condition, hands.box)) return [];
    const params = { name, before: before?.name ?? null };
    return [finding('warning', 'endingNeverReached', `script.endings[${index}]`, params)];
  });
  const open = endings.length > 0 && endings.every((each) => each.if !== null);
  return open ? [...found, finding('note', 'noLastEnding', 'script.endings', {})] : found;
}

/** Whether the battle can be won by its primary objectives or by a tick. */
function wonIn({ input: { ticks }, script: { objectives } }: LintedScript, { box }: Reach, byHand: boolean): boolean {
  const primary = objectives.filter(({ kind }) => kind === 'primary');
  const all = primary.every(({ done }) => (done === null ? byHand : canBe(done, box)));
  return (
    (primary.length > 0 && all) ||
    ticks.some(({ id, ends }) => ends === 'complete' && (box.get(keyOf.tick(id))?.hi ?? 0) > 0)
  );
}

function completionFindings(look: LintedScript): readonly Finding[] {
  const missing = look.script.objectives.every(({ kind }) => kind !== 'primary')
    ? [finding('warning', 'noPrimary', 'script.objectives', {})]
    : [];
  if (!wonIn(look, look.hands, true)) return [finding('error', 'neverCompleted', 'script.objectives', {}), ...missing];
  return wonIn(look, look.alone, false)
    ? missing
    : [...missing, finding('note', 'completedByHand', 'script.objectives', {})];
}

const roomFindings = ({ counters }: LintInput): readonly Finding[] =>
  counters.flatMap(({ name, max, perAcolyte = 0 }, index) =>
    max === 0 && perAcolyte === 0 ? [finding('warning', 'noRoom', `counters[${index}].max`, { name })] : [],
  );

/**
 * What is wrong, or likely not meant, in a whole scenario. Whatever is said never to come about is proven so: over all that
 * its effects can bring about in any order, whatever the dice, and (unless only the table's hands are spoken of) over all
 * that players can count and tick. A scenario without a script is the table's own.
 */
export function lintScenario(input: LintInput): readonly Finding[] {
  const { script } = input;
  const outside = [...roomFindings(input), ...tableFindings(input.tables), ...subjectFindings(input)];
  if (script === undefined) return outside;
  const sources = sourcesOf(input);
  const look: LintedScript = {
    input,
    script,
    alone: reachOf(input, sources, false),
    hands: reachOf(input, sources, true),
  };
  return [
    ...completionFindings(look),
    ...objectiveFindings(look),
    ...happeningFindings(look),
    ...triggerFindings(sources, script.hooks),
    ...calledFindings(look),
    ...endingFindings(look),
    ...pairFindings(input, script, look.hands.box),
    ...conditionsOf(script).flatMap((each) => conditionFindings({ input, box: look.hands.box }, each)),
    ...outside,
  ];
}
