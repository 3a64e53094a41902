import type { CampaignAnswer, CampaignRequest } from '../../engine/campaign/model/request.ts';
import { present } from '../../engine/core/invariant.ts';
import { seededFaces } from '../../engine/dice/seededDice.ts';

/** What the screen would answer: a seeded die, or what is preselected. The same seed and request, the same answer. */
export function answerBySeed(seed: string, request: CampaignRequest): CampaignAnswer {
  if (request.kind === 'roll') {
    const [face] = seededFaces(seed, request.id, { count: 1, sides: request.sides });
    return { kind: 'face', face: present(face, 'a die was rolled') };
  }
  return { kind: 'pick', option: request.best ?? present(request.options[0], 'there is something to choose').id };
}
