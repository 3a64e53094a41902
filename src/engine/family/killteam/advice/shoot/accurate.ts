import type { PickAdvice } from '../../../../log/advice.ts';
import type { PickRequest } from '../../model/request.ts';
import type { ShotInHand } from '../../rules/steps.ts';
import { byProspect } from '../pick.ts';
import { accurateWorth } from './worth.ts';

/** How many dice to keep by Accurate: of equals the most. */
export function accurate(inHand: ShotInHand, { options }: PickRequest): PickAdvice | null {
  const [most, ...fewer] = options.map(({ id }) => ({
    id,
    note: null,
    prospect: accurateWorth(inHand, Number(id)),
  }));
  return most === undefined ? null : byProspect([most, ...fewer]);
}
