import { acolyteLevelOf } from './allowances.ts';
import { baseUseOf, issuesLeft } from './bases.ts';
import type { CampaignGame } from './game.ts';
import { type Gated, gatedItems } from './gates.ts';
import type { Member } from './member.ts';
import { carriedBy, type Outfit, rowsOf, wearing } from './memberRows.ts';
import type { CampaignState, Issue } from './state.ts';

/** What the gates and the armoury say of an outfit: items it may not have, and those that the armoury gives out for it now. */
interface Opened {
  readonly gated: readonly Gated[];
  readonly issued: readonly string[];
}

const keeps = (outfit: Outfit, { item }: Issue): boolean =>
  carriedBy(outfit).some((carried) => carried.stash === null && carried.item === item);

/** The campaign once this operative has given back what it puts down. */
function withGivenBack(state: CampaignState, { id }: Member, outfit: Outfit): CampaignState {
  const use = baseUseOf(state);
  const issues = use.issues.filter((issue) => issue.gone || issue.member !== id || keeps(outfit, issue));
  return { ...state, baseUse: { ...use, issues } };
}

/**
 * The gates of an outfit (C2) with the armoury (C20): what it gave this operative stays open for as long as it is carried;
 * so many Restricted items more come through in each segment, one put down in the same segment is there again.
 */
export function openedFor({ content, state }: CampaignGame, member: Member, outfit: Outfit): Opened {
  const now = withGivenBack(state, member, outfit);
  const has = baseUseOf(now).issues.filter((issue) => !issue.gone && issue.member === member.id);
  const rows = rowsOf(content, wearing(member, outfit), state.stash);
  const shut = gatedItems(
    rows,
    acolyteLevelOf(state, member.player),
    has.map(({ item }) => item),
  );
  const restricted = shut.filter(({ item }) => content.items.get(item)?.gate === 'restricted');
  const issued = restricted.slice(0, issuesLeft(content, now));
  return { gated: shut.filter((each) => !issued.includes(each)), issued: issued.map(({ item }) => item) };
}
