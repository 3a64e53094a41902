import { useState } from 'react';
import type { Manifest } from '../../content/schema/manifest.ts';
import type { TakenPack } from '../../state/packDesk.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { PickList } from '../../ui/PickList.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { usePackEditorWords } from '../../words/usePackEditorWords.ts';
import styles from './PackEditor.module.css';

const LANGUAGES = ['en', 'fr'] as const;
const VERSION = /^\d{1,6}\.\d{1,6}\.\d{1,6}$/u;
const LONGEST = 80;
const LONGEST_CREDITS = 1000;

type FormProps = {
  readonly manifest: Manifest;
  readonly taken: readonly TakenPack[];
  readonly onChange: (next: (manifest: Manifest) => Manifest) => void;
};

/** Text that is kept only when it is right; until then it stays as it is typed. */
function Version({ manifest, onChange }: Omit<FormProps, 'taken'>) {
  const words = usePackEditorWords();
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? manifest.version;
  const right = VERSION.test(value);
  return (
    <TextField
      label={words.version}
      hint={words.versionHint}
      error={right ? null : words.versionWrong}
      value={value}
      maxLength={20}
      onChange={(version) => {
        setTyped(version);
        if (VERSION.test(version)) onChange((now) => ({ ...now, version }));
      }}
    />
  );
}

/** A line for each; empty ones are left out when it is kept. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function Credits({ manifest, onChange }: Omit<FormProps, 'taken'>) {
  const words = usePackEditorWords();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={words.credits}
      hint={words.creditsHint}
      lines={3}
      maxLength={LONGEST_CREDITS}
      value={typed ?? manifest.credits.join('\n')}
      onChange={(text) => {
        setTyped(text);
        onChange((now) => ({ ...now, credits: linesOf(text) }));
      }}
    />
  );
}

function Languages({ manifest, onChange }: Omit<FormProps, 'taken'>) {
  const words = usePackEditorWords();
  const { languages } = manifest;
  const others = languages.filter((each) => !LANGUAGES.some((known) => known === each));
  const toggle = (language: string, on: boolean) =>
    onChange((now) => {
      const next = on ? [...now.languages, language] : now.languages.filter((each) => each !== language);
      return next.length === 0 ? now : { ...now, languages: next };
    });
  return (
    <fieldset className={styles.ticks}>
      <legend className={styles.label}>{words.languages}</legend>
      {[...LANGUAGES, ...others].map((language) => (
        <label key={language} className={styles.tick}>
          <input
            type="checkbox"
            checked={languages.includes(language)}
            onChange={(event) => toggle(language, event.target.checked)}
          />
          {words.language[language] ?? language}
        </label>
      ))}
      {languages.length === 1 && <p className={styles.hint}>{words.oneLanguage}</p>}
    </fieldset>
  );
}

function Changelog({ manifest, onChange }: Omit<FormProps, 'taken'>) {
  const words = usePackEditorWords();
  const { version, changelog } = manifest;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const shown = [
    ...Object.keys(typed).filter((each) => !changelog.some((entry) => entry.version === each)),
    ...changelog.map((entry) => entry.version),
  ];
  const set = (of: string, text: string) => {
    setTyped({ ...typed, [of]: text });
    onChange((now) => {
      const rest = now.changelog.filter((entry) => entry.version !== of);
      return { ...now, changelog: text.trim() === '' ? rest : [{ version: of, text }, ...rest] };
    });
  };
  const remove = (of: string) => {
    const { [of]: _gone, ...rest } = typed;
    setTyped(rest);
    onChange((now) => ({ ...now, changelog: now.changelog.filter((entry) => entry.version !== of) }));
  };
  return (
    <section className={styles.part} aria-label={words.changelog}>
      <SectionHead level={3} title={words.changelog} />
      {shown.toSorted().map((each) => (
        <div key={each} className={styles.line}>
          <TextField
            label={words.change(each)}
            lines={2}
            maxLength={2000}
            value={typed[each] ?? changelog.find((entry) => entry.version === each)?.text ?? ''}
            onChange={(text) => set(each, text)}
          />
          <IconButton icon="cross" label={words.removeChange(each)} onPress={() => remove(each)} />
        </div>
      ))}
      {!shown.includes(version) && (
        <PlainButton
          tone="quiet"
          icon="plus"
          label={words.addChange(version)}
          onPress={() => setTyped({ ...typed, [version]: '' })}
        />
      )}
    </section>
  );
}

function Needs({ manifest, taken, onChange }: FormProps) {
  const words = usePackEditorWords();
  const { dependencies } = manifest;
  const free = taken.filter(({ id }) => !dependencies.some((each) => each.id === id));
  const nameOf = (id: string) => taken.find((each) => each.id === id)?.name ?? id;
  return (
    <section className={styles.part} aria-label={words.needs}>
      <SectionHead level={3} title={words.needs} />
      {dependencies.length === 0 && <p className={styles.hint}>{words.noNeeds}</p>}
      {dependencies.map(({ id, version }) => (
        <div key={id} className={styles.line}>
          <p>
            {words.need(nameOf(id), version)}
            {!taken.some((each) => each.id === id) && <small> {words.missingNeed}</small>}
          </p>
          <IconButton
            icon="cross"
            label={words.removeNeed(nameOf(id))}
            onPress={() =>
              onChange((now) => ({ ...now, dependencies: now.dependencies.filter((each) => each.id !== id) }))
            }
          />
        </div>
      ))}
      {free.length > 0 && (
        <PickList
          label={words.addNeed}
          groups={[
            {
              label: null,
              options: [{ value: '', label: '' }, ...free.map(({ id, name }) => ({ value: id, label: name }))],
            },
          ]}
          value=""
          onChange={(id) => {
            const pack = free.find((each) => each.id === id);
            if (pack !== undefined)
              onChange((now) => ({ ...now, dependencies: [...now.dependencies, { id, version: pack.version }] }));
          }}
        />
      )}
    </section>
  );
}

/** What a pack says of itself: name, version, who made it, languages, what is new, what it builds on. */
export function ManifestForm({ manifest, taken, onChange }: FormProps) {
  const words = usePackEditorWords();
  const [name, setName] = useState<string | null>(null);
  return (
    <section className={styles.form} aria-label={words.about}>
      <SectionHead title={words.about} />
      <TextField
        label={words.name}
        value={name ?? manifest.name}
        placeholder={manifest.name}
        maxLength={LONGEST}
        onChange={(typed) => {
          setName(typed);
          if (typed.trim() !== '') onChange((now) => ({ ...now, name: typed }));
        }}
      />
      <Version manifest={manifest} onChange={onChange} />
      <Credits manifest={manifest} onChange={onChange} />
      <Languages manifest={manifest} onChange={onChange} />
      <Changelog manifest={manifest} onChange={onChange} />
      <Needs manifest={manifest} taken={taken} onChange={onChange} />
    </section>
  );
}
