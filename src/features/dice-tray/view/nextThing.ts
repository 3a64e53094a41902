import type { PlayScene } from '../../../scene/useScene.ts';
import type {
  OptionCode,
  PickOption,
  PickRequest,
  RollRequest,
} from '../../../engine/family/killteam/model/request.ts';
import type { Answer } from '../../../engine/log/request.ts';
import { answerFor } from '../../../state/answer/diceSource.ts';
import type { Draft } from '../../../state/answer/draft.ts';
import type { IconName } from '../../../ui/icons/Icon.tsx';
import { inches } from '../../../words/format.ts';
import type { OpenQuestion } from '../useOpenQuestion.ts';
import { consequence, nothingHit } from './outcome.ts';
import { optionNote, optionTitle } from './questionText.ts';
import { isTyped } from './whose.ts';

/** The one next thing of the tray: what the bar says, and the answer it gives. */
interface NextThing {
  readonly title: string;
  readonly detail: string | null;
  /** The table has to speak first. */
  readonly quiet: boolean;
  readonly icon: IconName;
  readonly answer: Answer;
}

const thing = (title: string, detail: string | null, answer: Answer, icon: IconName = 'next'): NextThing => ({
  title,
  detail,
  quiet: false,
  icon,
  answer,
});

type RollAsked = Pick<OpenQuestion<RollRequest>, 'asked' | 'request'>;

/** "1 crit, 2 normal hits". */
function countsText({ words }: PlayScene, { asked }: RollAsked, { criticals, normals }: Draft): string {
  const { crits, hits, saves } = words.attack.sentenceParts;
  return `${crits(criticals)}, ${asked.roll?.saves === true ? saves(normals) : hits(normals)}`;
}

/** What was typed stays as it is. */
const withTyped = (draft: Draft, faces: readonly number[]): readonly number[] =>
  faces.map((face, at) => draft.faces[at] ?? face);

function nextRoll(scene: PlayScene, question: RollAsked, draft: Draft): NextThing {
  const { words, view } = scene;
  const { request } = question;
  const answer = answerFor(view.state, request);
  if (!isTyped(view.state, request, draft))
    return thing(words.dice.roll(request.count), words.dice.rollDetail, answer, 'dice');
  const { criticals, normals } = draft;
  if (draft.counted)
    return thing(words.dice.useCounts, countsText(scene, question, draft), {
      kind: 'counts',
      criticals,
      normals,
    });
  const open = draft.faces.filter((face) => face === null).length;
  const rest = answer.kind === 'faces' ? { ...answer, faces: withTyped(draft, answer.faces) } : answer;
  return { ...thing(words.dice.rollForMe, words.dice.rollForMeDetail(open), rest, 'dice'), quiet: true };
}

type Picked = { readonly option: PickOption; readonly answer: Answer };

function applied(scene: PlayScene, question: OpenQuestion<PickRequest>, { option, answer }: Picked): NextThing {
  if (nothingHit(scene, question)) return thing(scene.words.attack.noDamage, scene.words.common.done, answer);
  const spent = scene.view.attack?.shot?.spent(option);
  if (spent === undefined) return thing(optionTitle(scene, option), null, answer);
  const detail = consequence(scene, String(option.params['target']), spent);
  return thing(scene.words.attack.apply(spent.damage), detail, answer);
}

function struck(scene: PlayScene, { option, answer }: Picked): NextThing {
  const { them, from, to, damage } = option.params;
  const detail = consequence(scene, String(them), { from: Number(from), to: Number(to) });
  return thing(scene.words.answerBar.strike(Number(damage)), detail, answer);
}

const STRIKES: ReadonlySet<OptionCode> = new Set(['strikeCritical', 'strikeNormal']);

/** The bar says the choice itself; for damage, what it does. */
function nextOption(scene: PlayScene, question: OpenQuestion<PickRequest>, picked: Picked): NextThing {
  const { option, answer } = picked;
  if (option.code === 'stop') return applied(scene, question, picked);
  if (STRIKES.has(option.code)) return struck(scene, picked);
  const detail = question.request.question === 'fightDie' ? null : optionNote(scene, question, option);
  return thing(optionTitle(scene, option), detail, answer);
}

function nextPick(scene: PlayScene, question: OpenQuestion<PickRequest>, draft: Draft): NextThing {
  const { words, view } = scene;
  const { request } = question;
  const option = request.options.find(({ id }) => id === draft.option);
  if (option === undefined)
    return thing(words.dice.random, words.dice.randomDetail, answerFor(view.state, request), 'dice');
  return nextOption(scene, question, { option, answer: { kind: 'pick', option: option.id } });
}

function nextTick({ words, look }: PlayScene, { operatives }: Draft): NextThing {
  const title = operatives.length === 0 ? words.tickAnswers.nobody : words.tickAnswers.these(operatives.length);
  const names = operatives.length === 0 ? null : words.common.list(operatives.map(look.name));
  return thing(title, names, { kind: 'tick', operatives });
}

function nextReroll(scene: PlayScene, { dice }: Draft): NextThing {
  const { reroll } = scene.words.dice;
  return dice.length === 0
    ? thing(reroll.keep, null, { kind: 'reroll', dice })
    : thing(reroll.roll(dice.length), null, { kind: 'reroll', dice }, 'reroll');
}

/** What the bar offers for a question, given what was begun. */
export function nextThing(scene: PlayScene, question: OpenQuestion, draft: Draft): NextThing {
  const { request, ...rest } = question;
  switch (request.kind) {
    case 'roll':
      return nextRoll(scene, { ...rest, request }, draft);
    case 'pick':
      return nextPick(scene, { ...rest, request }, draft);
    case 'tick':
      return nextTick(scene, draft);
    case 'reroll':
      return nextReroll(scene, draft);
    case 'number':
      return thing(inches(draft.value), scene.words.answerBar.choose, { kind: 'number', value: draft.value });
  }
}
