import { forceSum } from '../../content/buildForces.ts';
import type { Pack } from '../../content/pack.ts';
import type { EditedScenario } from '../../content/scenarioFiles.ts';
import type { ScenarioAction } from '../../engine/plugins/scenario/script.ts';
import { type Choices, namesOf } from '../../forms/choices.ts';
import { contentName } from '../../words/content.ts';
import { capital } from '../../words/capital.ts';
import { plainProse } from '../../words/plainProse.ts';
import { conditionSaid, effectsSaid, hookSaid, namedSaid } from '../../words/scenarioSaid.ts';
import type { Words } from '../../words/words.ts';
import { behaviourName } from './whoseSaid.ts';
import type { SectionId } from './sectionIds.ts';

type Content = Parameters<typeof contentName>[0];

/** What a scenario is told with. */
export interface Telling {
  readonly words: Words<'scenario'>;
  readonly editor: Words<'workshop'>['scenarioEditor'];
  readonly content: Content;
  readonly choices: Choices;
  /** Whose factions and cards it names. */
  readonly base: Pack;
  /** What decision tables of the app are called. */
  readonly names: Words<'workshop'>['names'];
}

/** What an action does, table and effects. */
export function actionDoes({ words, editor, choices }: Telling, { table, effects }: ScenarioAction): string {
  const names = namesOf(choices);
  if (table === null) return effectsSaid(words, effects, names);
  const rolled = namedSaid(words, names, 'table', table);
  return effects.length === 0
    ? editor.said.rolls(rolled)
    : editor.said.does(effectsSaid(words, effects, names), rolled);
}

const or = (text: string, other: string): string => (text.trim() === '' ? other : text);

const basics = ({ editor }: Telling, { script, role, turningPoints, primary }: EditedScenario): readonly string[] => [
  editor.said.limit(editor.rolesLong[role], editor.turningPoints(turningPoints)),
  plainProse(or(script.briefing, primary)),
];

const setUp = ({ editor }: Telling, { setUp: lines, plan }: EditedScenario): readonly string[] => [
  ...(plan.board === '' ? [] : [plan.board]),
  ...lines,
  ...plan.markers.map(({ count, perAcolyte, name }) =>
    editor.said.marker(count, perAcolyte, or(name, editor.nameless)),
  ),
];

/** The decision table of its enemies, by name; nothing where the players choose it. */
function playedBy({ words, editor, base, names }: Telling, behaviour: string | null | undefined): readonly string[] {
  if (behaviour == null) return [];
  const table = base.behaviours.get(behaviour);
  return [editor.said.playedBy(table === undefined ? words.gone : behaviourName(names, table))];
}

const forces = (telling: Telling, { plan, script, named }: EditedScenario): readonly string[] => {
  const { words, editor, content, choices, base } = telling;
  return [
    ...(plan.faction === null
      ? []
      : [contentName(content, plan.faction, base.factions.get(plan.faction)?.name ?? words.gone)]),
    ...playedBy(telling, plan.behaviour),
    ...(plan.dvTimes === 100 ? [] : [editor.said.percent(plan.dvTimes)]),
    ...plan.enemies.map((chosen) => {
      const name = namedSaid(words, namesOf(choices), 'card', chosen.card);
      const { models, dv } = forceSum(base, [chosen]);
      return editor.said.force(editor.said.enemy(chosen.count, name), models, dv);
    }),
    ...(named === null ? [] : [editor.said.leader(named)]),
    ...script.waves.map(({ name, where }) => editor.said.wave(or(name, editor.nameless), where)),
  ];
};

const surroundings = ({ editor }: Telling, { plan, script }: EditedScenario): readonly string[] => [
  ...plan.environment.map(({ name }) => or(name, editor.nameless)),
  ...(script.priorityTarget === null ? [] : [editor.said.priority(script.priorityTarget.text)]),
  ...(script.targetLocation === null ? [] : [editor.said.location(script.targetLocation)]),
];

const counters = ({ editor }: Telling, { counters: all, ticks, script }: EditedScenario): readonly string[] => [
  ...all.map(({ id, name, max }) => editor.said.counter(or(name, editor.nameless), max, script.hidden.includes(id))),
  ...ticks.map(({ id, name }) => editor.said.tick(or(name, editor.nameless), script.hidden.includes(id))),
];

const TELLS: Readonly<Record<SectionId, (telling: Telling, scenario: EditedScenario) => readonly string[]>> = {
  basics,
  setUp,
  forces,
  objectives: ({ words, editor }, { script }) =>
    script.objectives.map(({ kind, text }) =>
      editor.said.objective(words.objectiveKinds[kind], or(text, editor.nameless)),
    ),
  counters,
  actions: ({ editor }, { script }) => script.actions.map(({ name }) => or(name, editor.nameless)),
  hooks: ({ words, choices }, { script }) => script.hooks.map((hook) => hookSaid(words, hook, namesOf(choices))),
  surroundings,
  tables: ({ words, choices }, { plan }) =>
    [plan.eventTable, ...plan.tables].flatMap((id) =>
      id === null ? [] : [namedSaid(words, namesOf(choices), 'table', id)],
    ),
  passages: ({ editor }, { script }) => script.passages.map(({ title }) => or(title, editor.nameless)),
  endings: ({ words, editor, choices }, { script }) =>
    script.endings.map(({ name, if: condition }) =>
      editor.said.ending(
        or(name, editor.nameless),
        condition === null ? null : conditionSaid(words, condition, namesOf(choices)),
      ),
    ),
};

const SHOWN = 4;

/** A section in a few lines; none: nothing is written there. */
export function sectionSaid(telling: Telling, scenario: EditedScenario, section: SectionId): readonly string[] {
  const lines = [...new Set(TELLS[section](telling, scenario))].filter((line) => line.trim() !== '');
  return lines.length <= SHOWN
    ? lines.map(capital)
    : [...lines.slice(0, SHOWN - 1).map(capital), telling.editor.said.more(lines.length - SHOWN + 1)];
}
