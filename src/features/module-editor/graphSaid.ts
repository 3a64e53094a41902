import { canEndAt, flagsIn } from '../../content/moduleFlags.ts';
import type { Chapter } from '../../content/moduleFiles.ts';
import type { FlagCondition } from '../../engine/campaign/model/module.ts';
import type { Words } from '../../words/words.ts';

type Named = (flag: string) => string;

/** A condition in as few words as a line of the drawing has room for. */
export function shortSaid(
  { label }: Words<'workshop'>['moduleEditor'],
  condition: FlagCondition | null,
  named: Named,
): string {
  if (condition === null) return label.always;
  const part = (each: FlagCondition): string => {
    if (each.is === 'flag') return named(each.flag);
    if (each.is === 'not') return label.not(each.of.is === 'flag' ? named(each.of.flag) : label.group(part(each.of)));
    return each.of
      .map((one) => (one.is === 'all' || one.is === 'any' ? label.group(part(one)) : part(one)))
      .join(label[each.is]);
  };
  return part(condition);
}

interface Marks {
  readonly start: boolean;
  readonly loose: boolean;
}

/** What is to be known of a chapter in the drawing, in a few words; none: nothing. */
export function marksOf(
  { node }: Words<'workshop'>['moduleEditor'],
  chapter: Chapter,
  { start, loose }: Marks,
): readonly string[] {
  const asked = new Set(chapter.next.flatMap((way) => flagsIn(way.if)));
  const ends = chapter.next.length === 0;
  return [
    ...(start ? [node.start] : []),
    ...(loose ? [node.loose] : []),
    ...(ends ? [node.end] : []),
    ...(!ends && canEndAt(chapter, asked) ? [node.mayEnd] : []),
  ];
}
