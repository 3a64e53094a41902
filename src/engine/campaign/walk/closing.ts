import type { CampaignEvent } from '../event.ts';
import type { CampaignGame } from '../game.ts';
import type { Member } from '../member.ts';
import { chapterOf } from './chapter.ts';
import { scenarioOf } from './inHand.ts';
import { trainingGoesOn } from './training.ts';

/** Who was not deployed has rested and has done what it had to; who was deployed has not. */
function restOf({ state }: CampaignGame, { id, rested, mustRest }: Member): readonly CampaignEvent[] {
  const away = scenarioOf(state).deployed.includes(id);
  const now = away ? { rested: 0, mustRest } : { rested: rested + 1, mustRest: false };
  if (now.rested === rested && now.mustRest === mustRest) return [];
  return [{ type: 'restSet', member: id, ...now }];
}

/** The chapter is written, the day is over, and the scenario is none any more. */
export const bookClosed = (game: CampaignGame): readonly CampaignEvent[] => [
  { type: 'written', entry: chapterOf(game) },
  ...game.state.members.filter(({ fate }) => fate === 'serving').flatMap((member) => restOf(game, member)),
  ...trainingGoesOn(game),
  { type: 'daySet', day: game.state.day + 1 },
  { type: 'bookClosed' },
];
