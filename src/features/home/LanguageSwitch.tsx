import { useApp } from '../../state/base/useApp.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { useWords } from '../../words/useWords.ts';
import { LANGUAGES } from '../../words/language.ts';

/** English or French, at once. */
export function LanguageSwitch() {
  const { changeSettings } = useApp();
  const words = useWords('home');
  return (
    <Segmented
      label={words.home.languageLabel}
      options={LANGUAGES.map((value) => ({
        value,
        label: words.common.languageShort[value],
        name: words.common.languages[value],
      }))}
      value={words.language}
      onChange={(language) => changeSettings({ language })}
    />
  );
}
