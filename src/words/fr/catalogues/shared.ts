import type { Words } from '../../words.ts';
import { common } from '../common.ts';
import { content } from '../content.ts';
import { errors, storage } from '../storage.ts';

export const shared = { language: 'fr', common, content, storage, errors } satisfies Words<'shared'>;
