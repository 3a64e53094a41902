import { DocumentPage } from '../../forms/DocumentPage.tsx';
import { Text } from '../../forms/Text.tsx';
import { useWords } from '../../words/useWords.ts';
import { useEditing } from './editing.ts';

/** What the campaign is called, and what players read of it. */
export function StoryPage({ turned }: { readonly turned: boolean }) {
  const words = useWords('workshop').moduleEditor;
  const { draft, change } = useEditing();
  return (
    <DocumentPage title={words.story} hint={words.storyHint} turned={turned}>
      <Text
        label={words.name}
        path="name"
        value={draft.name}
        placeholder={words.nameless}
        maxLength={80}
        onChange={(name, typed) => change('story', (now) => ({ ...now, name }), typed)}
      />
      <Text
        label={words.text}
        hint={words.textHint}
        path="text"
        value={draft.text}
        maxLength={20_000}
        lines={7}
        onChange={(text, typed) => change('story', (now) => ({ ...now, text }), typed)}
      />
    </DocumentPage>
  );
}
