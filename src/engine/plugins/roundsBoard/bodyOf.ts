import { type Body, bodyOn, bodyOnOval } from '../../board/setUp/body.ts';
import type { BattleModel } from '../../family/vanguard/model/battleModel.ts';

/** The body of a model by its base; of a rectangle a disc as broad as the mean of both ways. Who lies is half as high, rounded down (V-42). */
export function bodyOfModel({ base: { shape, width, length }, down }: Pick<BattleModel, 'base' | 'down'>): Body {
  const isOval = shape === 'oval' && width !== length;
  const body = isOval ? bodyOnOval(width, length) : bodyOn((width + length) / 2);
  return { ...body, head: down ? Math.floor(body.head / 2) : body.head };
}
