import { type Body, bodyOn } from '../../board/setUp/body.ts';
import type { BattleModel } from '../../family/vanguard/model/battleModel.ts';

/** The body of a model by its base; of one that is not round the mean of both ways. Who lies is half as high, rounded down (V-42). */
export function bodyOfModel({ base: { width, length }, down }: Pick<BattleModel, 'base' | 'down'>): Body {
  const { radius, head } = bodyOn((width + length) / 2);
  return { radius, head: down ? Math.floor(head / 2) : head };
}
