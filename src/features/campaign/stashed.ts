import type { CarriedItem, Member } from '../../engine/campaign/model/member.ts';
import { carriedBy } from '../../engine/campaign/model/memberRows.ts';
import type { CampaignState, Stashed } from '../../engine/campaign/model/state.ts';

/** A found thing as somebody carries it. */
export const carriedFrom = ({ item, key }: Stashed): CarriedItem => ({ item, stash: key });

/** Who carries a found thing by its key; undefined: nobody who serves. */
export const holderOf = ({ members }: CampaignState, key: string): Member | undefined =>
  members.find((member) => member.fate === 'serving' && carriedBy(member).some(({ stash }) => stash === key));
