import type { PlayScene } from '../../../scene/useScene.ts';
import type { PickRequest } from '../../../engine/family/killteam/model/request.ts';
import type { OpenQuestion } from '../useOpenQuestion.ts';

type Wounds = { readonly from: number; readonly to: number };

/** Wounds of somebody before and after, and what that makes of it. */
export function consequence({ words, look, view }: PlayScene, who: string, { from, to }: Wounds): string {
  const operative = view.table.find(who);
  const wounds = words.attack.consequence(look.name(who), from, to);
  if (operative === null || from === to) return wounds;
  const { consequenceDown, consequenceInjured, consequenceNotInjured } = words.attack;
  const isInjured = to <= view.figures(operative).injuredAt;
  return `${wounds}, ${to === 0 ? consequenceDown : isInjured ? consequenceInjured : consequenceNotInjured}`;
}

/** There is no hit to save: the only answer is that nothing happens. */
export function nothingHit({ view }: PlayScene, { request }: OpenQuestion<PickRequest>): boolean {
  const shot = view.attack?.shot ?? null;
  return request.question === 'saves' && shot?.hasHit === false && shot.task.sequence.damageByHand === null;
}
