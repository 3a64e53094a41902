import type { MissionPlan, ScriptRow } from '../../content/schema/mission.ts';
import type { EditedScenario } from '../../content/scenarioFiles.ts';
import { contentName, contentText } from '../../words/content.ts';

type Words = Parameters<typeof contentName>[0];

/** What the things of a scenario are called and say, in the language of the app. */
interface Saying {
  readonly name: (id: string, fallback: string) => string;
  readonly text: (key: string, fallback: string) => string;
}

const scriptIn = ({ name, text }: Saying, script: ScriptRow): ScriptRow => ({
  ...script,
  briefing: text('briefing', script.briefing),
  objectives: script.objectives.map((each) => ({ ...each, text: text(`objectives/${each.id}`, each.text) })),
  actions: script.actions.map((each) => ({
    ...each,
    name: name(each.id, each.name),
    text: text(`actions/${each.id}`, each.text),
  })),
  hooks: script.hooks.map((each) => ({ ...each, name: name(each.id, each.name) })),
  waves: script.waves.map((each) => ({
    ...each,
    name: name(each.id, each.name),
    where: text(`waves/${each.id}`, each.where),
  })),
  passages: script.passages.map((each) => ({
    ...each,
    title: name(each.id, each.title),
    text: text(`passages/${each.id}`, each.text),
  })),
  endings: script.endings.map((each) => ({
    ...each,
    name: name(each.id, each.name),
    text: text(`endings/${each.id}`, each.text),
  })),
  priorityTarget:
    script.priorityTarget === null
      ? null
      : { ...script.priorityTarget, text: text('priorityTarget', script.priorityTarget.text) },
  targetLocation: script.targetLocation === null ? null : text('targetLocation', script.targetLocation),
});

const planIn = ({ name, text }: Saying, plan: MissionPlan): MissionPlan => ({
  ...plan,
  notes: text('notes', plan.notes),
  board: text('board', plan.board),
  markers: plan.markers.map((each) => ({
    ...each,
    name: name(each.id, each.name),
    where: text(`markers/${each.id}`, each.where),
  })),
  environment: plan.environment.map((each) => ({
    ...each,
    name: name(each.id, each.name),
    text: text(`environment/${each.id}`, each.text),
  })),
});

/** A scenario of the app as it is read in the language of the app, for a copy that one goes on writing in. */
export function inWords(words: Words, scenario: EditedScenario): EditedScenario {
  const saying: Saying = {
    name: (id, fallback) => contentName(words, id, fallback),
    text: (key, fallback) => contentText(words, `${scenario.id}/${key}`, fallback),
  };
  return {
    ...scenario,
    name: saying.name(scenario.id, scenario.name),
    primary: saying.text('primary', scenario.primary),
    setUp: scenario.setUp.map((line, index) => saying.text(`setUp/${index}`, line)),
    counters: scenario.counters.map((each) => ({ ...each, name: saying.name(each.id, each.name) })),
    ticks: scenario.ticks.map((each) => ({ ...each, name: saying.name(each.id, each.name) })),
    script: scriptIn(saying, scenario.script),
    plan: planIn(saying, scenario.plan),
  };
}
