import { campaignMisfit } from '../model/answers.ts';
import { type CampaignDecider, refused } from '../model/game.ts';
import { refuse } from '../model/rejection.ts';
import { answerWalk } from '../walk/answerWalk.ts';
import { openRolls } from '../walk/open.ts';
import { answerOwed } from './owed.ts';

/** Decides an answer: to any open question of the walk's stage, or to any of what is owed. Others are stale. */
export const answer: CampaignDecider<'answer'> = (game, { requestId, answer: given }) => {
  const open = openRolls(game);
  const asked = open.find(({ request }) => request.id === requestId);
  if (asked !== undefined) {
    const misfit = campaignMisfit(asked.request, given);
    return misfit === null ? answerWalk(game, asked.request, given) : refused(misfit);
  }
  const owed = answerOwed(game, requestId, given);
  if (owed !== null) return owed;
  return refused(refuse(open.length === 0 && game.state.owed.length === 0 ? 'noRequest' : 'staleRequest'));
};
