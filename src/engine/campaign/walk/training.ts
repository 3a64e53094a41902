import { baseUseOf, partsDone, trainingOf, trainingsOf } from '../model/bases.ts';
import type { CampaignEvent } from '../model/event.ts';
import type { CampaignGame } from '../model/game.ts';
import { owes } from '../model/levels.ts';
import type { Course } from '../model/state.ts';
import { servingMember } from './inHand.ts';

/** An honour of choice from the list of the training (ours: A11 says how long it takes, not what it brings). */
function through({ state, content }: CampaignGame, { member, training }: Course): readonly CampaignEvent[] {
  const specialism = trainingOf(content, training)?.specialism ?? null;
  const id = `${member}.${training}.${partsDone(state, member, training) + 1}`;
  return [
    { type: 'trained', member, training },
    ...(specialism === null ? [] : [owes({ id, member, what: 'honour', of: ['choice'], specialism })]),
  ];
}

/** One scenario more at the range; nothing while no part of the base that offers the training is ours. */
export function trainingGoesOn(game: CampaignGame): readonly CampaignEvent[] {
  const { course } = baseUseOf(game.state);
  if (course === null || servingMember(game.state, course.member) === null) return [];
  if (trainingsOf(game.content, game.state).every(({ id }) => id !== course.training)) return [];
  return course.left > 1 ? [{ type: 'trainingWentOn', left: course.left - 1 }] : through(game, course);
}
