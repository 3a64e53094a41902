import { useWords } from '../words/useWords.ts';
import { ToldScreen } from './ToldScreen.tsx';

/** The first place has nothing that can be read, and the second does not answer: what it has is shown as soon as it does. */
export function SilentScreen() {
  const { saving } = useWords('saving');
  return <ToldScreen title={saving.silentTitle} text={saving.silent} />;
}
