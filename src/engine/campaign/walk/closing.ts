import type { CampaignEvent } from '../model/event.ts';
import { evolveCampaign } from '../evolve/evolve.ts';
import type { CampaignGame } from '../model/game.ts';
import type { Member } from '../model/member.ts';
import { moduleEnded } from '../model/modules.ts';
import { paid, playedIn } from '../model/segments.ts';
import { chapterOf } from './chapter.ts';
import { reportIn, scenarioOf } from './inHand.ts';
import { trainingGoesOn } from './training.ts';

/** Who was not deployed has rested and has done what it had to; who was deployed has not. */
function restOf({ state }: CampaignGame, { id, rested, mustRest }: Member): readonly CampaignEvent[] {
  const away = scenarioOf(state).deployed.includes(id);
  const now = away ? { rested: 0, mustRest } : { rested: rested + 1, mustRest: false };
  if (now.rested === rested && now.mustRest === mustRest) return [];
  return [{ type: 'restSet', member: id, ...now }];
}

/** A chapter of the module is played; where nothing leads on, the module has ended. */
function chapterPlayed({ state }: CampaignGame): readonly CampaignEvent[] {
  const { number, chapter } = scenarioOf(state);
  const { module } = state;
  if (chapter === undefined || module === undefined || module === null) return [];
  const played: CampaignEvent = { type: 'chapterPlayed', chapter, scenario: number };
  const ended: CampaignEvent = {
    type: 'written',
    entry: { kind: 'module', day: state.day, name: module.row.name, how: 'ended' },
  };
  return moduleEnded(evolveCampaign(state, played)) ? [played, ended] : [played];
}

/** The mission counts in its segment, and the enemies were as many more as they were to be. */
function segmentPlayed({ state }: CampaignGame): readonly CampaignEvent[] {
  const { segments } = state;
  const { segment, number, title } = scenarioOf(state);
  if (segments.length === 0) return [];
  const played = segment === undefined ? segments : playedIn(segments, segment, { number, title });
  return [{ type: 'segmentsSet', segments: paid(played, 'moreDv') }];
}

/**
 * Requisition points of a dataslate when the book of the scenario in hand is closed (K-81): for having been played, for being
 * won, and by its assets; null: it is none.
 */
export function requisitionAfter({ state, content }: CampaignGame): number | null {
  const { dataslate } = state;
  const { narrative } = content;
  if (dataslate === undefined || narrative === undefined) return null;
  const { played, won, most } = narrative.requisition;
  const ofAssets = narrative.assets
    .filter(({ id }) => state.bases.includes(id))
    .reduce((sum, asset) => sum + asset.requisition, 0);
  const paidNow = played + (reportIn(state).primary === 'complete' ? won : 0) + ofAssets;
  return Math.max(dataslate.requisition, Math.min(most, dataslate.requisition + paidNow));
}

/** What the battle pays, and EP more were for it alone. */
function requisitionPaid(game: CampaignGame): readonly CampaignEvent[] {
  const requisition = requisitionAfter(game);
  if (requisition === null) return [];
  const spent = (game.state.dataslate?.moreEp ?? 0) > 0;
  return [{ type: 'requisitionSet', requisition }, ...(spent ? [{ type: 'moreEpSet', ep: 0 } as const] : [])];
}

/** The chapter is written, the day is over, and the scenario is none any more. */
export const bookClosed = (game: CampaignGame): readonly CampaignEvent[] => [
  { type: 'written', entry: chapterOf(game) },
  ...game.state.members.filter(({ fate }) => fate === 'serving').flatMap((member) => restOf(game, member)),
  ...trainingGoesOn(game),
  ...chapterPlayed(game),
  ...segmentPlayed(game),
  ...requisitionPaid(game),
  { type: 'daySet', day: game.state.day + 1 },
  { type: 'bookClosed' },
];
