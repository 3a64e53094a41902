import { newModule } from '../../content/moduleFiles.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { contentName } from '../../words/content.ts';
import { useWords } from '../../words/useWords.ts';
import { useModuleShelf } from './useModuleShelf.ts';

/** The button that begins a linked campaign with the first scenario there is. */
export function NewModule({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const words = useWords('workshop').moduleEditor;
  const content = useWords('shared');
  const { modules, said, taken, make } = useModuleShelf(onOpen);
  const { scenarios } = modules ?? {};
  const [first] = [...(scenarios?.own ?? []), ...(scenarios?.base.missions.values() ?? [])];
  return (
    <NextButton
      icon="plus"
      title={words.make}
      detail={said?.text ?? words.makeDetail}
      quiet={first === undefined}
      pressKey={`${taken.size} ${said?.text ?? ''}`}
      onPress={() =>
        first !== undefined &&
        make(newModule(words.newName, { id: first.id, name: contentName(content, first.id, first.name) }, taken))
      }
    />
  );
}
