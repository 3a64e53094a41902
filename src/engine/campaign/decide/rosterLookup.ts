import type { CampaignEvent } from '../model/event.ts';
import type { ChronicleEntry } from '../model/chronicle.ts';
import { type CampaignRejection, refuse } from '../model/rejection.ts';
import type { CampaignState } from '../model/state.ts';
import { findMember } from '../walk/inHand.ts';

/** Stages of a scenario in which nobody's fate or kit is in the dice any more. */
const CALM: ReadonlySet<string> = new Set(['advances', 'loot', 'closing']);

/** Why the roster cannot be changed now: a scenario is played, or its casualties and experience are still counted. */
export const rosterShut = ({ scenario }: CampaignState): CampaignRejection | null =>
  scenario === null || CALM.has(scenario.stage) ? null : refuse('scenarioOpen', { stage: scenario.stage });

/** Why nothing can be done with an operative of that id: it is unknown, or it has left. */
export function notServing(state: CampaignState, id: string): CampaignRejection | null {
  const member = findMember(state, id);
  if (member === null) return refuse('unknownMember', { member: id });
  return member.fate === 'serving' ? null : refuse('notServing', { member: id, name: member.name });
}

export const hasPlayer = ({ players }: CampaignState, player: string): boolean =>
  players.some(({ id }) => id === player);

export const written = (entry: ChronicleEntry): CampaignEvent => ({ type: 'written', entry });
