import { type CampaignDecider, done, refused } from '../../model/game.ts';
import { refuse } from '../../model/rejection.ts';

/** A campaign in which nothing has happened becomes the dataslate of a roster, with the points that its book begins with (K-81). */
export const openDataslate: CampaignDecider<'openDataslate'> = ({ state, content }, { pack, team, fireTeams }) => {
  const { narrative } = content;
  if (narrative === undefined) return refused(refuse('noDataslate'));
  if (state.dataslate !== undefined || state.members.length > 0) return refused(refuse('dataslateOpen'));
  const { start } = narrative.requisition;
  const dataslate = { pack, team, fireTeams: [...fireTeams], book: narrative.id, requisition: start, moreEp: 0 };
  return done([{ type: 'dataslateOpened', dataslate }]);
};
