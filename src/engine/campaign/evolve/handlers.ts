import type { Draft } from 'immer';
import { present } from '../../core/invariant.ts';
import type { CampaignEvent, CampaignEventType } from '../model/event.ts';
import type { Member } from '../model/member.ts';
import type { CampaignState } from '../model/state.ts';

export type CampaignDraft = Draft<CampaignState>;

/** One small mutation of the draft for each kind of event; the compiler asks for a missing one. */
export type CampaignHandlers = {
  readonly [T in CampaignEventType]: (draft: CampaignDraft, event: Extract<CampaignEvent, { type: T }>) => void;
};

/** An operative of the draft's roster, whatever its fate; throws when there is none of that id. */
export const memberAt = (draft: CampaignDraft, id: string): Draft<Member> =>
  present(
    draft.members.find((member) => member.id === id),
    `member ${id}`,
  );
