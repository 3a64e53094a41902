import type { PlayScene } from '../../../scene/useScene.ts';
import type { EffectsTask, SpawnTask } from '../../../engine/family/killteam/model/task.ts';
import type { RollRequest } from '../../../engine/family/killteam/model/request.ts';
import { sourceName } from '../../../words/ruleName.ts';
import type { OpenQuestion } from '../useOpenQuestion.ts';
import { tableInHand, whose } from './whose.ts';

type RollAsked = OpenQuestion<RollRequest>;

/** What the dice of an effect are for: the wounds somebody loses or regains; else just who it is about. */
function effectText(scene: PlayScene, question: RollAsked, task: EffectsTask): string {
  const { words, view } = scene;
  const { request } = question;
  const [step] = task.steps;
  const op = step?.op === 'test' && task.rolled.length > 0 ? step.fail.op : step?.op;
  const who = whose(scene, question);
  const what = op === 'damage' ? words.dice.effectDamage(who) : op === 'heal' ? words.dice.effectHeal(who) : who;
  const source = sourceName(words, view.state, task.source);
  return words.dice.effectRoll(source, words.dice.dieCount(request.count, request.sides), what);
}

function spawnText({ words, view }: PlayScene, { request }: RollAsked, { budget, spent }: SpawnTask): string {
  const die = words.dice.dieCount(request.count, request.sides);
  return budget === null
    ? words.dice.reinforcementDv(die, view.state.settings.parameters?.reinforcementDv.plus ?? 0)
    : words.dice.reinforcementWho(die, budget - spent);
}

function promptText(scene: PlayScene, question: RollAsked): string {
  const { words } = scene;
  const { request, asked } = question;
  return asked.roll?.rollOff === true
    ? words.dice.rollOff(whose(scene, question))
    : words.dice.prompts[request.purpose](request.count, whose(scene, question));
}

/** What is rolled, and for what. */
export function rollText(scene: PlayScene, question: RollAsked): string {
  const { words } = scene;
  const { request } = question;
  const task = scene.view.table.work;
  const table = tableInHand(scene);
  if (task?.kind === 'effects') return effectText(scene, question, task);
  if (task?.kind === 'spawn') return spawnText(scene, question, task);
  if (table !== null) return words.dice.tableRoll(table, words.dice.dieCount(1, request.sides));
  return promptText(scene, question);
}
