import type { Words } from '../../words.ts';
import { joinedContent } from '../../content.ts';
import { tags } from '../campaign/tags.ts';
import { contentOfRows } from '../../rows.ts';
import { campaign as between } from '../campaign/campaign.ts';
import { rows } from '../campaign/rows.ts';
import { settings } from '../settings.ts';
import { play } from './play.ts';

export const campaign = {
  ...play,
  settings,
  content: joinedContent(play.content, contentOfRows({ ...rows, ...tags })),
  campaign: between,
} satisfies Words<'campaign'>;
