import * as z from 'zod/mini';
import { campaignModule, chapter, chapterWay } from '../../engine/campaign/model/module.ts';
import { rowId } from './common.ts';

const way = z.extend(chapterWay, { chapter: rowId });

/** A linked campaign as a pack holds it (row kind `modules`, file `modules.json`): as the engine has it, ids in kebab-case. */
export const moduleRow = z.extend(campaignModule, {
  id: rowId,
  start: rowId,
  chapters: z
    .array(z.extend(chapter, { id: rowId, mission: rowId, next: z.array(way).check(z.maxLength(12)) }))
    .check(z.minLength(1), z.maxLength(40)),
});
export type ModuleRow = z.infer<typeof moduleRow>;
