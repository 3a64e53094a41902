import type { TakenPack } from '../../state/workshop/packDesk.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { PickList } from '../../ui/PickList.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import { useWords } from '../../words/useWords.ts';
import { type Change, isVersion, type PackDraft } from './draft.ts';
import styles from './PackEditor.module.css';

const LANGUAGES = ['en', 'fr'] as const;
const LONGEST = 80;
const LONGEST_CREDITS = 1000;

type EditProps = {
  readonly draft: PackDraft;
  readonly onChange: Change;
};

type FormProps = EditProps & {
  /** What it is called while no name is typed. */
  readonly named: string;
  readonly taken: readonly TakenPack[];
};

/** Text that is kept only when it is right; until then it stays as it is typed. */
function Version({ draft: { version }, onChange }: EditProps) {
  const words = useWords('workshop').packEditor;
  return (
    <TextField
      label={words.version}
      hint={words.versionHint}
      error={isVersion(version) ? null : words.versionWrong}
      value={version}
      maxLength={20}
      onChange={(typed) => onChange('version', (now) => ({ ...now, version: typed }), 'version')}
    />
  );
}

function Credits({ draft: { credits }, onChange }: EditProps) {
  const words = useWords('workshop').packEditor;
  return (
    <TextField
      label={words.credits}
      hint={words.creditsHint}
      lines={3}
      maxLength={LONGEST_CREDITS}
      value={credits}
      onChange={(typed) => onChange('credits', (now) => ({ ...now, credits: typed }), 'credits')}
    />
  );
}

function Languages({ draft: { languages }, onChange }: EditProps) {
  const words = useWords('workshop').packEditor;
  const others = languages.filter((each) => !LANGUAGES.some((known) => known === each));
  const toggle = (language: string, on: boolean) =>
    onChange('languages', (now) => {
      const next = on ? [...now.languages, language] : now.languages.filter((each) => each !== language);
      return next.length === 0 ? now : { ...now, languages: next };
    });
  return (
    <fieldset className={styles.ticks}>
      <legend className={styles.label}>{words.languages}</legend>
      {[...LANGUAGES, ...others].map((language) => (
        <TickBox
          key={language}
          label={words.language[language] ?? language}
          on={languages.includes(language)}
          onChange={(on) => toggle(language, on)}
        />
      ))}
      {languages.length === 1 && <p className={styles.hint}>{words.oneLanguage}</p>}
    </fieldset>
  );
}

function Changelog({ draft, onChange }: EditProps) {
  const words = useWords('workshop').packEditor;
  const { version, changelog } = draft;
  const add = () => onChange('changelog', (now) => ({ ...now, changelog: [{ version, text: '' }, ...now.changelog] }));
  const set = (of: string, text: string) =>
    onChange(
      'changelog',
      (now) => ({
        ...now,
        changelog: now.changelog.map((entry) => (entry.version === of ? { version: of, text } : entry)),
      }),
      `changelog ${of}`,
    );
  const remove = (of: string) =>
    onChange('changelog', (now) => ({ ...now, changelog: now.changelog.filter((entry) => entry.version !== of) }));
  return (
    <section className={styles.part} aria-label={words.changelog}>
      <SectionHead level={3} title={words.changelog} />
      {changelog
        .toSorted((a, b) => (a.version < b.version ? -1 : 1))
        .map(({ version: of, text }) => (
          <div key={of} className={styles.line}>
            <TextField
              label={words.change(of)}
              lines={2}
              maxLength={2000}
              value={text}
              onChange={(typed) => set(of, typed)}
            />
            <IconButton icon="cross" label={words.removeChange(of)} onPress={() => remove(of)} />
          </div>
        ))}
      {isVersion(version) && !changelog.some((entry) => entry.version === version) && (
        <PlainButton tone="quiet" icon="plus" label={words.addChange(version)} onPress={add} />
      )}
    </section>
  );
}

function Needs({ draft: { dependencies }, taken, onChange }: Omit<FormProps, 'named'>) {
  const words = useWords('workshop').packEditor;
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
              onChange('needs', (now) => ({
                ...now,
                dependencies: now.dependencies.filter((each) => each.id !== id),
              }))
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
              options: [
                { value: '', label: words.chooseNeed },
                ...free.map(({ id, name }) => ({ value: id, label: name })),
              ],
            },
          ]}
          value=""
          onChange={(id) => {
            const pack = free.find((each) => each.id === id);
            if (pack !== undefined)
              onChange('needs', (now) => ({
                ...now,
                dependencies: [...now.dependencies, { id, version: pack.version }],
              }));
          }}
        />
      )}
    </section>
  );
}

/** What a pack says of itself: name, version, who made it, languages, what is new, what it builds on. */
export function ManifestForm({ draft, named, taken, onChange }: FormProps) {
  const words = useWords('workshop').packEditor;
  return (
    <section className={styles.form} aria-label={words.about}>
      <SectionHead title={words.about} />
      <TextField
        label={words.name}
        value={draft.name}
        placeholder={named}
        maxLength={LONGEST}
        onChange={(name) => onChange('name', (now) => ({ ...now, name }), 'name')}
      />
      <Version draft={draft} onChange={onChange} />
      <Credits draft={draft} onChange={onChange} />
      <Languages draft={draft} onChange={onChange} />
      <Changelog draft={draft} onChange={onChange} />
      <Needs draft={draft} taken={taken} onChange={onChange} />
    </section>
  );
}
