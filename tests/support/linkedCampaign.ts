import type { Chapter } from '../../src/content/moduleFiles.ts';
import type { ModuleRow } from '../../src/content/schema/module.ts';
import type { FlagCondition } from '../../src/engine/campaign/model/module.ts';

export const flag = (name: string): FlagCondition => ({ is: 'flag', flag: name });
export const not = (of: FlagCondition): FlagCondition => ({ is: 'not', of });

type Ways = readonly (readonly [to: string, condition: FlagCondition | null])[];

export const chapterOf = (id: string, ways: Ways = []): Chapter => ({
  id,
  mission: `m-${id}`,
  title: id.toUpperCase(),
  intro: '',
  next: ways.map(([chapter, condition]) => ({ chapter, if: condition, text: '' })),
  changes: [],
});

/** A linked campaign that begins with the first of these chapters; the scenario of `a` is `m-a`. */
export const linked = (chapters: Readonly<Record<string, Ways>>): ModuleRow => ({
  id: 'linked',
  name: 'Linked',
  text: '',
  start: Object.keys(chapters)[0] ?? '',
  chapters: Object.entries(chapters).map(([id, ways]) => chapterOf(id, ways)),
  rewards: [],
});

/** What scenarios set, by the ids of their chapters. */
export const setting =
  (flags: Readonly<Record<string, readonly string[]>>) =>
  (mission: string): readonly string[] =>
    flags[mission.replace('m-', '')] ?? [];
