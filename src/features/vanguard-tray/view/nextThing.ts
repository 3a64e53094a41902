import type { PickRequest, Request, RollRequest } from '../../../engine/family/vanguard/model/request.ts';
import type { Answer } from '../../../engine/log/request.ts';
import { modelName, sideIn } from '../../../scene/vanguardLook.ts';
import type { VanguardScene } from '../../../scene/useVanguardScene.ts';
import type { Draft } from '../../../state/answer/draft.ts';
import type { IconName } from '../../../ui/icons/Icon.tsx';
import { optionNote, optionTitle } from './questionText.ts';

/** The one next thing of the tray. `does`: dice of the app, an answer, or null: something has to be tapped first. */
export interface NextThing {
  readonly title: string;
  readonly detail: string | null;
  readonly quiet: boolean;
  readonly icon: IconName;
  readonly does:
    | { readonly kind: 'roll'; readonly onward: boolean }
    | { readonly kind: 'answer'; readonly answer: Answer; readonly goesOn: boolean }
    | null;
}

const answers = (title: string, detail: string | null, answer: Answer, goesOn = false): NextThing => ({
  title,
  detail,
  quiet: false,
  icon: 'next',
  does: { kind: 'answer', answer, goesOn },
});

/** The dice of this roll are real ones: by the settings, or because the player has begun to type them. */
export const isTyped = ({ view }: VanguardScene, { side }: RollRequest, { typed }: Draft): boolean =>
  typed || sideIn(view, side).dice === 'table';

function nextRoll(scene: VanguardScene, request: RollRequest, draft: Draft): NextThing {
  const { tray } = scene.words;
  const real = isTyped(scene, request, draft);
  return {
    title: real ? tray.rollForMe : tray.rollNow(request.count),
    detail: real ? tray.rollForMeDetail(request.count) : tray.rollDetail,
    quiet: real,
    icon: 'dice',
    does: { kind: 'roll', onward: !real },
  };
}

/** What is rolled after these is rolled in the same tap. */
const PASSES: ReadonlySet<PickRequest['options'][number]['code']> = new Set([
  'keepDice',
  'noAbility',
  'die',
  'ability',
]);

function nextPick(scene: VanguardScene, request: PickRequest, { option }: Draft): NextThing {
  const chosen = request.options.find(({ id }) => id === option);
  if (chosen === undefined)
    return { title: scene.words.tray.pickAbove, detail: null, quiet: true, icon: 'different', does: null };
  const answer = { kind: 'pick', option: chosen.id } as const;
  return answers(optionTitle(scene, chosen), optionNote(scene, request, chosen), answer, PASSES.has(chosen.code));
}

function nextTick(scene: VanguardScene, operatives: Draft['operatives']): NextThing {
  const { tray, common } = scene.words;
  const title = operatives.length === 0 ? tray.nobody : tray.these(operatives.length);
  const names = operatives.length === 0 ? null : common.list(operatives.map((id) => modelName(scene, id)));
  return answers(title, names, { kind: 'tick', operatives });
}

/** What the bar offers for a question, given what was begun. Null: it is none of these. */
export function nextThing(scene: VanguardScene, request: Request, draft: Draft): NextThing | null {
  switch (request.kind) {
    case 'roll':
      return nextRoll(scene, request, draft);
    case 'pick':
      return nextPick(scene, request, draft);
    case 'tick':
      return nextTick(scene, draft.operatives);
    case 'number':
      return answers(scene.words.common.wounds(draft.value), null, { kind: 'number', value: draft.value });
    case 'reroll':
    case 'look':
      return null;
  }
}
