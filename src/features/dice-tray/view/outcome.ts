import { topTask } from '../../../engine/family/killteam/model/lookup.ts';
import type { PickOption, PickRequest } from '../../../engine/log/request.ts';
import type { Question } from '../useOpenQuestion.ts';

/** Damage the player has set by hand for the open shot; null: as computed. */
function damageByHand({ state }: Question): number | null {
  const task = topTask(state);
  return task?.kind === 'shoot' ? task.sequence.damageByHand : null;
}

type Wounds = { readonly from: number; readonly to: number };

/** Wounds of somebody before and after, and what that makes of it. */
export function consequence({ words, look, state }: Question, who: string, { from, to }: Wounds): string {
  const operative = state.operatives.find(({ id }) => id === who);
  const wounds = words.attack.consequence(look.name(who), from, to);
  if (operative === undefined || from === to) return wounds;
  const injured = to * 2 < operative.maxWounds;
  const outcome =
    to === 0
      ? words.attack.consequenceDown
      : injured
        ? words.attack.consequenceInjured
        : words.attack.consequenceNotInjured;
  return `${wounds}, ${outcome}`;
}

const numberOf = ({ params }: PickOption, key: string): number => Number(params[key] ?? 0);

/** There is no hit to save: the only answer is that nothing happens. */
export const nothingHit = (question: Question<PickRequest>): boolean => {
  const [only, ...others] = question.request.options;
  if (only?.code !== 'stop' || others.length > 0 || damageByHand(question) !== null) return false;
  return ['criticals', 'normals', 'left'].every((key) => numberOf(only, key) === 0);
};

/** What an allocation of saves lets through: damage, and the target's wounds before and after. */
export function shotOutcome(question: Question, option: PickOption): { damage: number; from: number; to: number } {
  const damage = damageByHand(question) ?? numberOf(option, 'left');
  const from = numberOf(option, 'from');
  return { damage, from, to: Math.max(0, from - damage) };
}
