import { ScreenLayout } from '../ui/ScreenLayout.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import form from '../ui/Form.module.css';
import { useWords } from '../words/useWords.ts';

type NotOpenProps = {
  readonly title: string;
  readonly note: string;
  readonly onBack: () => void;
};

/** The page of a document that is not there, or not yet. */
export function NotOpen({ title, note, onBack }: NotOpenProps) {
  const { common } = useWords('shared');
  return (
    <ScreenLayout label={title} top={<TopBar title={title} back={{ label: common.back, onPress: onBack }} />}>
      <p className={form.inner}>{note}</p>
    </ScreenLayout>
  );
}
