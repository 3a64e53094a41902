import { campaignMisfit } from '../model/answers.ts';
import { type CampaignGame, type CampaignDecider, type CampaignDecision, done, refused } from '../model/game.ts';
import type { Owed } from '../model/member.ts';
import { refuse } from '../model/rejection.ts';
import type { CampaignAnswer, CampaignRequest } from '../model/request.ts';
import {
  askBackground,
  askIncrease,
  askPloy,
  askPower,
  askPsyker,
  askSpecialism,
  askStatChoice,
} from './owed/choices.ts';
import { askHonourOwed } from './owed/honour.ts';
import type { OwedCase, OwedQuestion } from './owed/question.ts';

const questions: { readonly [W in Owed['what']]: (asked: OwedCase) => OwedQuestion } = {
  background: askBackground,
  increase: askIncrease,
  ploy: askPloy,
  statChoice: askStatChoice,
  specialism: askSpecialism,
  honour: askHonourOwed,
  power: askPower,
  psyker: askPsyker,
};

/** What is asked for something owed; null when it is owed to nobody who serves. */
function questionOf(game: CampaignGame, owed: Owed): OwedQuestion | null {
  const member = game.state.members.find(({ id }) => id === owed.member);
  if (member === undefined || member.fate !== 'serving') return null;
  return questions[owed.what]({ game, owed, member });
}

/** The question of the first thing owed that can be asked; null when nothing is. */
export function firstOwedRequest(game: CampaignGame): CampaignRequest | null {
  for (const owed of game.state.owed) {
    const question = questionOf(game, owed);
    if (question !== null) return question.request;
  }
  return null;
}

/** What is owed to somebody who serves, in the order in which it is asked. */
export const owedToServing = ({ state }: CampaignGame): readonly (Owed & { readonly name: string })[] =>
  state.owed.flatMap((owed) => {
    const member = state.members.find(({ id, fate }) => id === owed.member && fate === 'serving');
    return member === undefined ? [] : [{ ...owed, name: member.name }];
  });

/** Decides an answer to something owed; null when no question of that id is open. */
export function answerOwed(game: CampaignGame, requestId: string, answer: CampaignAnswer): CampaignDecision | null {
  for (const owed of game.state.owed) {
    const question = questionOf(game, owed);
    if (question?.request.id !== requestId) continue;
    const misfit = campaignMisfit(question.request, answer);
    return misfit === null ? done(question.answered(answer)) : refused(misfit);
  }
  return null;
}

/** Puts off what is owed: it is asked after all the rest. */
export const later: CampaignDecider<'later'> = ({ state }, { owed }) =>
  state.owed.some(({ id }) => id === owed)
    ? done([{ type: 'putOff', id: owed }])
    : refused(refuse('notOwed', { owed }));
