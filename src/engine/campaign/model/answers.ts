import { type CampaignRejection, refuse } from './rejection.ts';
import type { CampaignAnswer, CampaignRequest } from './request.ts';

/** Why an answer does not fit its request; null when it does. A face is a whole number from 1 to the die's sides. */
export function campaignMisfit(request: CampaignRequest, answer: CampaignAnswer): CampaignRejection | null {
  if (request.kind === 'roll') {
    if (answer.kind !== 'face') return refuse('wrongAnswer');
    const { face } = answer;
    const fits = Number.isInteger(face) && face >= 1 && face <= request.sides;
    return fits ? null : refuse('badFace', { face: String(face), sides: request.sides });
  }
  if (answer.kind !== 'pick') return refuse('wrongAnswer');
  return request.options.some(({ id }) => id === answer.option) ? null : refuse('notAnOption');
}
