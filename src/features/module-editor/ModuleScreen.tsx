import { Opening } from '../../forms/Opening.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import form from '../../ui/Form.module.css';
import { useFirstWords } from '../../words/useFirstWords.ts';
import { useModuleEditorWords } from '../../words/useModuleEditorWords.ts';
import { ModuleEditor } from './ModuleEditor.tsx';
import { openModule } from './useModuleDraft.ts';
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
  const words = useModuleEditorWords();
  const { common } = useFirstWords();
  const { modules } = useModules();
  const row = modules?.own.find((each) => each.id === id);
  const saying = (note: string) => (
    <ScreenLayout
      label={words.title}
      top={<TopBar title={words.title} back={{ label: common.back, onPress: acts.onBack }} />}
    >
      <p className={form.inner}>{note}</p>
    </ScreenLayout>
  );
  if (modules === undefined) return saying(words.loading);
  if (modules === null || row === undefined) return saying(modules === null ? words.unread : words.gone);
  return (
    <Opening key={id} open={() => openModule(row)} waiting={saying(words.loading)}>
      {(first) => <ModuleEditor scenarios={modules.scenarios} row={row} first={first} {...acts} />}
    </Opening>
  );
}
