import { plainProse } from '../../../words/plainProse.ts';
import { useWords } from '../../../words/useWords.ts';
import { useEditing, useSetters } from '../editing.ts';
import { ItemList } from '../../../forms/ItemList.tsx';
import { Text } from '../../../forms/Text.tsx';

/** Texts to read aloud. */
export function PassagesSection() {
  const { fields, nameless, sections } = useWords('workshop').scenarioEditor;
  const { draft } = useEditing();
  const { script } = useSetters('passages');
  return (
    <ItemList
      label={sections.passages}
      path="script.passages"
      items={draft.script.passages}
      most={60}
      addLabel={fields.addPassage}
      stem="passage"
      make={(id) => ({ id, title: '', text: '' })}
      said={({ title, text }) => ({ title: title === '' ? nameless : title, detail: plainProse(text.slice(0, 160)) })}
      onChange={(passages, typed) => script({ passages }, typed)}
    >
      {(passage, set, { path, fresh }) => (
        <>
          <Text
            label={fields.name}
            path={`${path}.title`}
            value={passage.title}
            placeholder={fields.newPassage}
            maxLength={80}
            fresh={fresh}
            onChange={(title, typed) => set({ title }, typed)}
          />
          <Text
            label={fields.passageText}
            path={`${path}.text`}
            value={passage.text}
            maxLength={20_000}
            lines={5}
            onChange={(text, typed) => set({ text }, typed)}
          />
        </>
      )}
    </ItemList>
  );
}
