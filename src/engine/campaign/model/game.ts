import type { Outcome } from '../../core/decider.ts';
import type { CampaignCommand, CampaignCommandType } from './command.ts';
import type { CampaignContent } from './content.ts';
import type { CampaignEvent } from './event.ts';
import type { CampaignRejection } from './rejection.ts';
import type { CampaignState } from './state.ts';

/** A campaign and the content its rules are read from. */
export interface CampaignGame {
  readonly state: CampaignState;
  readonly content: CampaignContent;
}

export type CampaignDecision = Outcome<CampaignEvent, CampaignRejection>;

/** How one type of command is decided. */
export type CampaignDecider<T extends CampaignCommandType> = (
  game: CampaignGame,
  command: Extract<CampaignCommand, { type: T }>,
) => CampaignDecision;

export const done = (events: readonly CampaignEvent[]): CampaignDecision => ({ ok: true, events });
export const refused = (rejection: CampaignRejection): CampaignDecision => ({ ok: false, rejection });

/** The events unless a precondition stands against it; an override skips preconditions and is written down first. */
export function unless(
  reasons: readonly CampaignRejection[],
  override: { readonly reason: string } | undefined,
  events: () => readonly CampaignEvent[],
): CampaignDecision {
  const [first] = reasons;
  if (first === undefined) return done(events());
  if (override === undefined) return refused(first);
  return done([{ type: 'overridden', code: first.code, reason: override.reason }, ...events()]);
}
