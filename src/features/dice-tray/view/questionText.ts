import type { PlayScene } from '../../../scene/useScene.ts';
import type { OptionAdvice } from '../../../engine/log/advice.ts';
import type { PickRequest, TickRequest } from '../../../engine/family/killteam/model/request.ts';
import { rerollName } from '../../../words/ruleName.ts';
import type { OpenQuestion } from '../useOpenQuestion.ts';
import { rollText } from './rollText.ts';
import { whose } from './whose.ts';

/** Who is near a place is asked, and not near somebody. */
const isOfPlace = ({ question, around, marker }: TickRequest): boolean =>
  question === 'inside' && around === null && marker === undefined;

function plainText(scene: PlayScene, question: OpenQuestion): string {
  const { words } = scene;
  const { request } = question;
  const who = whose(scene, question);
  switch (request.kind) {
    case 'roll':
      return rollText(scene, { ...question, request });
    case 'pick':
      return words.questions[request.question](who);
    case 'tick':
      return words.ticks[request.question](request.inches ?? 0, isOfPlace(request) ? '' : who);
    case 'reroll':
      return words.dice.reroll[request.mode](rerollName(words, scene.look, { state: scene.state, rule: request.rule }));
    case 'number':
      return words.numbers[request.question](who);
  }
}

/** The sentence of a question, as it is read at the head of the tray; of an event that is drawn once more also why. */
export function questionText(scene: PlayScene, question: OpenQuestion): string {
  const text = plainText(scene, question);
  return question.asked.drawnAgain ? scene.words.dice.onceMore(text) : text;
}

/** The title of an option. */
export const optionTitle = ({ words, look }: PlayScene, option: PickRequest['options'][number]): string =>
  words.options[option.code](option.params, look);

/** What is advised of an option; null: nothing. */
export const optionAdvice = (
  { advice }: Pick<OpenQuestion, 'advice'>,
  { id }: PickRequest['options'][number],
): OptionAdvice | null =>
  advice?.kind === 'pick' ? (advice.options.find((option) => option.id === id) ?? null) : null;

/** The reason of an option in one line; null: it speaks for itself. */
export function optionNote(
  scene: PlayScene,
  question: OpenQuestion,
  option: PickRequest['options'][number],
): string | null {
  const { words, look } = scene;
  const note = optionAdvice(question, option)?.note ?? null;
  return note === null ? null : words.notes[note.code](note.params, look);
}
