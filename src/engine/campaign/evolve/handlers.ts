import { present } from '../../core/invariant.ts';
import type { CampaignEvent, CampaignEventType } from '../model/event.ts';
import type { Member } from '../model/member.ts';
import type { CampaignState } from '../model/state.ts';

/** The state after each kind of event, nothing changed in place; the compiler asks for a missing one. */
export type CampaignHandlers = {
  readonly [T in CampaignEventType]: (
    state: CampaignState,
    event: Extract<CampaignEvent, { type: T }>,
  ) => CampaignState;
};

/** An operative of the roster, whatever its fate; throws when there is none of that id. */
export const memberAt = (state: CampaignState, id: string): Member =>
  present(
    state.members.find((member) => member.id === id),
    `member ${id}`,
  );

/** The state with these of an operative's values; throws when there is none of that id. */
export function setMember(
  state: CampaignState,
  id: string,
  change: Partial<Member> | ((member: Member) => Partial<Member>),
): CampaignState {
  const old = memberAt(state, id);
  const set = typeof change === 'function' ? change(old) : change;
  return { ...state, members: state.members.with(state.members.indexOf(old), { ...old, ...set }) };
}
