import type { Words } from '../../words.ts';
import { joinedContent } from '../../content.ts';
import { contentOfRows } from '../../rows.ts';
import { campaign as between } from '../campaign/campaign.ts';
import { rows } from '../campaign/rows.ts';
import { battle } from './battle.ts';

export const campaign = {
  ...battle,
  content: joinedContent(battle.content, contentOfRows(rows)),
  campaign: between,
} satisfies Words<'campaign'>;
