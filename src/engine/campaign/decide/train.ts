import { baseUseOf, partsDone, trainingsOf } from '../model/bases.ts';
import type { Training } from '../model/rows.ts';
import { type CampaignDecider, type CampaignGame, done, refused, unless } from '../model/game.ts';
import type { Member } from '../model/member.ts';
import { carriedBy, itemOf } from '../model/memberRows.ts';
import { type CampaignRejection, refuse } from '../model/rejection.ts';
import { findMember } from '../walk/inHand.ts';
import { notServing } from './rosterLookup.ts';

const equipped = ({ content }: CampaignGame, member: Member, { slot, needs }: Training): boolean =>
  carriedBy(member).some((carried) => {
    const item = itemOf(content, carried);
    return item !== null && (needs.includes(item.id) || (slot !== null && item.slot === slot));
  });

/** Why the rules do not let somebody begin a training (A11, C20): one at a time, in order, and with what it needs. */
function against(game: CampaignGame, member: Member, training: Training): readonly CampaignRejection[] {
  const { course } = baseUseOf(game.state);
  const who = course === null ? null : findMember(game.state, course.member);
  return [
    ...(course === null ? [] : [refuse('courseOpen', { name: who?.name ?? course.member, left: course.left })]),
    ...(partsDone(game.state, member.id, training.id) >= training.scenarios.length
      ? [refuse('courseDone', { name: member.name })]
      : []),
    ...(equipped(game, member, training)
      ? []
      : [
          refuse('courseNeeds', {
            name: member.name,
            ...(training.needs[0] !== undefined && { item: training.needs[0] }),
          }),
        ]),
  ];
}

/** Sends somebody to the range: the next part of a series that it is not through with (A11, C20). */
export const train: CampaignDecider<'train'> = (game, { member: id, training: name, override }) => {
  const training = trainingsOf(game.content, game.state).find((each) => each.id === name);
  if (training === undefined) return refused(refuse('noBase', { row: name }));
  const { scenario } = game.state;
  if (scenario !== null) return refused(refuse('scenarioOpen', { stage: scenario.stage }));
  const shut = notServing(game.state, id);
  const member = findMember(game.state, id);
  if (shut !== null || member === null) return refused(shut ?? refuse('unknownMember', { member: id }));
  return unless(against(game, member, training), override, () => [
    {
      type: 'trainingBegun',
      member: id,
      training: name,
      scenarios: training.scenarios[partsDone(game.state, id, name)] ?? training.scenarios.at(-1) ?? 1,
    },
  ]);
};

export const stopTraining: CampaignDecider<'stopTraining'> = ({ state }) =>
  baseUseOf(state).course === null ? refused(refuse('noCourse')) : done([{ type: 'trainingStopped' }]);
