import { changeSettings } from '../../state/settings.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { useFirstWords } from '../../words/useFirstWords.ts';
import { LANGUAGES } from '../../words/language.ts';

/** English or French, at once. */
export function LanguageSwitch() {
  const words = useFirstWords();
  return (
    <Segmented
      label={words.home.languageLabel}
      options={LANGUAGES.map((value) => ({
        value,
        label: words.settings.languageShort[value],
        name: words.settings.languages[value],
      }))}
      value={words.language}
      onChange={(language) => changeSettings({ language })}
    />
  );
}
