import { NotOpen } from '../../forms/NotOpen.tsx';
import { Opening } from '../../forms/Opening.tsx';
import { useWords } from '../../words/useWords.ts';
import { ModuleEditor } from './ModuleEditor.tsx';
import { openModule } from './useModuleDraft.ts';
import { useApp } from '../../state/base/useApp.ts';
import { useModules } from './useModules.ts';

type ModuleScreenProps = {
  readonly id: string;
  readonly section: string | null;
  readonly onSection: (section: string | null) => void;
  readonly onBack: () => void;
  readonly onOpen: (id: string) => void;
};

/** One linked campaign of one’s own. */
export function ModuleScreen({ id, ...acts }: ModuleScreenProps) {
  const app = useApp();
  const words = useWords('workshop').moduleEditor;
  const { modules } = useModules();
  const row = modules?.own.find((each) => each.id === id);
  const saying = (note: string) => <NotOpen title={words.title} note={note} onBack={acts.onBack} />;
  if (modules === undefined) return saying(words.loading);
  if (modules === null || row === undefined) return saying(modules === null ? words.unread : words.gone);
  return (
    <Opening key={id} open={() => openModule(app, row)} waiting={saying(words.loading)}>
      {(first) => <ModuleEditor scenarios={modules.scenarios} row={row} first={first} {...acts} />}
    </Opening>
  );
}
