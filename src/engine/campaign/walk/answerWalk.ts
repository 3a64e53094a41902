import type { CampaignEvent } from '../model/event.ts';
import { type CampaignDecision, type CampaignGame, done, refused } from '../model/game.ts';
import { refuse } from '../model/rejection.ts';
import type { CampaignAnswer, CampaignRequest } from '../model/request.ts';
import { answerCasualty } from './casualtyRoll.ts';
import { answerFind } from './loot.ts';
import { type OpenRoll, openRolls } from './open.ts';
import { answerRecovery } from './recovery.ts';

function followed(game: CampaignGame, roll: OpenRoll, answer: CampaignAnswer): readonly CampaignEvent[] {
  switch (roll.of) {
    case 'casualty':
      return answerCasualty(game, roll.row, answer);
    case 'recovery':
      return answerRecovery(game, roll.row, answer);
    case 'find':
      return answerFind(game, roll.row, answer);
  }
}

/** Decides an answer that fits the open request of the walk. */
export function answerWalk(game: CampaignGame, request: CampaignRequest, answer: CampaignAnswer): CampaignDecision {
  const roll = openRolls(game).find((open) => open.request.id === request.id);
  return roll === undefined ? refused(refuse('staleRequest')) : done(followed(game, roll, answer));
}
