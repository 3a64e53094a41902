import type { Decision } from '../core/decider.ts';
import { enlist } from './decide/dataslate/enlist.ts';
import { openDataslate } from './decide/dataslate/open.ts';
import { requisition } from './decide/dataslate/requisition.ts';
import { evolveCampaignAll } from './evolve/evolve.ts';
import type { CampaignCommand, CampaignCommandType } from './model/command.ts';
import type { CampaignContent } from './model/content.ts';
import { answer } from './decide/answer.ts';
import { correct } from './decide/correct.ts';
import { moduleDeciders } from './decide/modules.ts';
import { later } from './decide/owed.ts';
import { describe, leave, promote } from './decide/roster.ts';
import { equip } from './decide/rosterEquip.ts';
import { recruit } from './decide/rosterRecruit.ts';
import { segmentDeciders } from './decide/segments.ts';
import { stopTraining, train } from './decide/train.ts';
import { trackerDeciders } from './decide/tracker.ts';
import { walkDeciders } from './decide/walk.ts';
import { type CampaignDecider, type CampaignDecision, type CampaignGame, refused } from './model/game.ts';
import type { CampaignEvent } from './model/event.ts';
import { type CampaignRejection, refuse } from './model/rejection.ts';
import type { CampaignState } from './model/state.ts';

type CampaignDeciders = { readonly [T in CampaignCommandType]: CampaignDecider<T> };

const deciders: CampaignDeciders = {
  ...trackerDeciders,
  ...walkDeciders,
  ...moduleDeciders,
  ...segmentDeciders,
  recruit,
  describe,
  equip,
  leave,
  promote,
  train,
  stopTraining,
  openDataslate,
  enlist,
  requisition,
  answer,
  later,
  correct,
};

function decideAs<T extends CampaignCommandType>(
  game: CampaignGame,
  type: T,
  command: Extract<CampaignCommand, { type: T }>,
): CampaignDecision {
  // A command of a file by another version may be unknown: refused, not thrown.
  const decider = Object.hasOwn(deciders, type) ? deciders[type] : undefined;
  return decider === undefined ? refused(refuse('unknownCommand', { command: type })) : decider(game, command);
}

/** What follows from a command, or why it is refused; changes nothing. Pure: the same campaign and content, the same events. */
export function decideCampaign(
  content: CampaignContent,
  state: CampaignState,
  command: CampaignCommand,
): Decision<CampaignState, CampaignEvent, CampaignRejection> {
  const decision = decideAs({ state, content }, command.type, command);
  return decision.ok ? { ...decision, state: evolveCampaignAll(state, decision.events) } : decision;
}
