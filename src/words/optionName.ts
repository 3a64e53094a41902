import type { CampaignContent } from '../engine/campaign/model/content.ts';
import type { Specialism } from '../engine/campaign/model/rows.ts';
import type { CampaignOption } from '../engine/campaign/model/request.ts';
import type { CampaignState } from '../engine/campaign/model/state.ts';
import type { Words } from './words.ts';
import { contentName } from './content.ts';

/** Where names are read from: the words, the rows that are there, and the campaign for its people. */
export interface CampaignLook {
  readonly words: Words<'campaign'>;
  readonly content: CampaignContent;
  readonly state: CampaignState;
}

/** An operative's name as the player wrote it; an unknown id is shown as it is. */
export const memberName = ({ state }: Pick<CampaignLook, 'state'>, id: string): string =>
  state.members.find((member) => member.id === id)?.name ?? id;

const rowsOf = (content: CampaignContent, of: CampaignOption['of']): ReadonlyMap<string, { name: string }> | null => {
  switch (of) {
    case 'item':
      return content.items;
    case 'honour':
      return content.honours;
    case 'ploy':
      return content.ploys;
    case 'power':
      return content.powers;
    case 'background':
      return content.backgrounds;
    case 'scar':
      return content.scars;
    case 'word':
    case 'stat':
    case 'specialism':
    case 'member':
      return null;
  }
};

/** The name of a row of content by its kind, in the language shown; one that is gone from all packs is its id. */
export const rowName = ({ words, content }: CampaignLook, of: CampaignOption['of'], id: string): string =>
  contentName(words, id, rowsOf(content, of)?.get(id)?.name ?? id);

const wordIn = (names: Readonly<Record<string, string>>, id: string): string => names[id] ?? id;

/** An answer of the campaign as it is read on its button. */
export function optionName(look: CampaignLook, { of, id }: CampaignOption): string {
  const { dice } = look.words.campaign;
  switch (of) {
    case 'word':
      return wordIn(dice.answers, id);
    case 'stat':
      return wordIn(dice.stats, id);
    case 'specialism':
      return wordIn(dice.specialisms satisfies Record<Specialism, string>, id);
    case 'member':
      return memberName(look, id);
    case 'item':
    case 'honour':
    case 'ploy':
    case 'power':
    case 'background':
    case 'scar':
      return rowName(look, of, id);
  }
}
