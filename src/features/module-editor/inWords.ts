import type { ModuleRow } from '../../content/schema/module.ts';
import { contentName, contentText } from '../../words/content.ts';

type Words = Parameters<typeof contentName>[0];

/** A linked campaign of the app as it is read in the language of the app, for a copy that one goes on writing in. */
export const inWords = (words: Words, row: ModuleRow): ModuleRow => ({
  ...row,
  name: contentName(words, row.id, row.name),
  text: contentText(words, `${row.id}/text`, row.text),
  chapters: row.chapters.map((chapter) => ({
    ...chapter,
    title: contentName(words, chapter.id, chapter.title),
    intro: contentText(words, `${chapter.id}/intro`, chapter.intro),
    next: chapter.next.map((way) => ({
      ...way,
      text: contentText(words, `${chapter.id}/next/${way.chapter}`, way.text),
    })),
  })),
  rewards: row.rewards.map((reward, index) => ({
    ...reward,
    text: contentText(words, `${row.id}/rewards/${index}`, reward.text),
  })),
});
