import type { Chapter, Way } from '../../content/moduleFiles.ts';
import { ItemList } from '../../forms/ItemList.tsx';
import { Part } from '../../forms/Part.tsx';
import { Text } from '../../forms/Text.tsx';
import { PickList } from '../../ui/PickList.tsx';
import form from '../../ui/Form.module.css';
import { capital } from '../../words/capital.ts';
import { useWords } from '../../words/useWords.ts';
import { chapterWith, MOST_WAYS } from './acts.ts';
import { useEditing } from './editing.ts';
import { FlagsPart } from './FlagsPart.tsx';
import { type Numbered, numbered } from './numbered.ts';

const plain = ({ chapter, if: condition, text }: Way): Way => ({ chapter, if: condition, text });

/** The ways that lead on from a chapter, in their order. */
export function WaysPart({ chapter, path }: { readonly chapter: Chapter; readonly path: string }) {
  const { chapter: words, nameless } = useWords('workshop').moduleEditor;
  const { draft, change, said } = useEditing();
  const titleOf = (id: string) => {
    const index = draft.chapters.findIndex((each) => each.id === id);
    return index === -1 ? nameless : `${index + 1} · ${draft.chapters[index]?.title || nameless}`;
  };
  const free = draft.chapters.filter(({ id }) => !chapter.next.some((way) => way.chapter === id));
  // Back to where one is comes last: hardly anybody means that.
  const first = free.find(({ id }) => id !== chapter.id) ?? free[0];
  const hint = [words.waysNone, ''][chapter.next.length] ?? words.waysSeveral;
  return (
    <Part title={words.ways}>
      {hint !== '' && <p className={form.hint}>{hint}</p>}
      <ItemList
        label={words.ways}
        path={`${path}.next`}
        items={numbered(chapter.next)}
        most={first === undefined ? chapter.next.length : MOST_WAYS}
        full={first === undefined ? words.noMoreWays : undefined}
        addLabel={words.addWay}
        stem="way"
        make={(id): Numbered<Way> => ({ id, chapter: first?.id ?? '', if: null, text: '' })}
        said={(way) => ({
          title: titleOf(way.chapter),
          detail: way.if === null ? words.wayElse : capital(said(way.if)),
        })}
        onChange={(next, typed = null) =>
          change('ways', (now) => chapterWith(now, chapter.id, { next: next.map(plain) }), typed)
        }
      >
        {(way, set, at) => (
          <>
            <PickList
              label={words.to}
              groups={[
                {
                  label: null,
                  options: draft.chapters
                    .filter(({ id }) => id === way.chapter || free.some((each) => each.id === id))
                    .map(({ id }) => ({ value: id, label: titleOf(id) })),
                },
              ]}
              value={way.chapter}
              onChange={(to) => set({ chapter: to })}
            />
            <FlagsPart
              title={words.wayIf}
              none={words.wayElse}
              path={`${at.path}.if`}
              condition={way.if}
              onChange={(condition) => set({ if: condition })}
            />
            <Text
              label={words.wayText}
              path={`${at.path}.text`}
              value={way.text}
              maxLength={400}
              lines={2}
              onChange={(text, typed) => set({ text }, typed)}
            />
          </>
        )}
      </ItemList>
    </Part>
  );
}
