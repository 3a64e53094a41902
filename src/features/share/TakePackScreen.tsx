import { type ReactNode, useState } from 'react';
import type { RowKind } from '../../content/pack.ts';
import { OPENED_KINDS } from '../../content/packRows.ts';
import { useApp } from '../../state/base/useApp.ts';
import { type Looked, type LookedAt, type TakenNow, take } from '../../state/workshop/takePack.ts';
import { keepOffer } from '../../state/workshop/offers.ts';
import { KeyButton } from '../../ui/KeyButton.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { diffSaid } from '../../words/diffSaid.ts';
import { useWords } from '../../words/useWords.ts';
import type { Words } from '../../words/words.ts';
import { namesSaid, PackInside } from './PackInside.tsx';
import { RefusedPack } from './RefusedPack.tsx';
import { classNames } from '../../ui/classNames.ts';
import form from '../../ui/Form.module.css';
import styles from './Share.module.css';

const MOST_ALIKE = 20;

/** What a language is called in another. */
const languageName = (shown: string, language: string): string =>
  new Intl.DisplayNames([shown], { type: 'language' }).of(language) ?? language;

/** What it is, who made it, for which version. */
function Facts({ found: { shared, manifest } }: { readonly found: LookedAt }) {
  const words = useWords('sharing').pack;
  const { language } = useWords('shared');
  const { author, savedAt, kind } = shared.about;
  const facts: readonly (readonly [string, string])[] = [
    [words.facts, words.kind[kind]],
    [words.madeBy, author === '' ? words.nobody : author],
    [words.version, `${manifest.version}, ${words.format(manifest.schemaVersion, manifest.ruleset)}`],
    [words.made, savedAt.slice(0, 10)],
    [words.languages, manifest.languages.map((each) => languageName(language, each)).join(', ')],
    ...manifest.credits.filter((credit) => credit !== author).map((credit) => [words.credits, credit] as const),
    ...manifest.changelog.map(({ version, text }) => [`${words.changes} ${version}`, text] as const),
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, text]) => text !== '')
        .map(([label, text]) => (
          <div key={`${label} ${text}`}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}

function Needs({ found: { shared, missing } }: { readonly found: LookedAt }) {
  const words = useWords('sharing').pack;
  const { needs } = shared.about;
  return (
    <section className={classNames(form.section, styles.screenOnly)} aria-label={words.needs}>
      <SectionHead title={words.needs} />
      {needs.length === 0 && <p className={form.note}>{words.needsNothing}</p>}
      <dl className={styles.facts}>
        {needs.map((need) => (
          <div key={need.id}>
            <dt>{words.need(need.name, need.version)}</dt>
            <dd>{missing.includes(need) ? words.needsMissing : words.needsHere}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What somebody of a campaign may be, or carry. */
const CARRIED: readonly RowKind[] = ['operatives', 'weapons', 'armour'];

/** What has an id that is here already, and that nothing is hidden by it. */
function alikeSaid(words: Words<'sharing'>['pack'], { alike }: LookedAt): readonly string[] {
  const names = alike.map(({ kind, name, where }) =>
    words.alikeIn(words.rowOf(name, words.oneKind[kind]), where ?? words.theApp),
  );
  return names.length === 0 ? [] : [words.alike(names.slice(0, MOST_ALIKE).join(', '), names.length - MOST_ALIKE)];
}

function Replaces({ found }: { readonly found: LookedAt }) {
  const words = useWords('sharing').pack;
  const { replaces } = found;
  const lines =
    replaces === null || replaces.same
      ? []
      : [
          ...(replaces.fresh.length > 0 ? [words.fresh(namesSaid(words, replaces.fresh))] : []),
          ...replaces.changed.map(({ kind, name, parts }) =>
            words.changed(diffSaid(words.diff, words.rowOf(name, words.oneKind[kind]), parts)),
          ),
          ...(replaces.gone.length > 0 ? [words.goneNames(namesSaid(words, replaces.gone))] : []),
          ...replaces.goneIn.map(({ name, rows }) => words.goneIn(name, namesSaid(words, rows))),
          ...(replaces.gone.some(({ kind }) => CARRIED.includes(kind)) ? [words.goneCarried] : []),
        ];
  return (
    <section className={classNames(form.section, styles.screenOnly)} aria-label={words.replaces}>
      <SectionHead title={words.replaces} />
      <p className={form.note}>
        {replaces === null
          ? words.replacesNothing
          : replaces.same
            ? words.same
            : replaces.stranger
              ? words.strangers(replaces.name)
              : words.replacesPack(replaces.name, replaces.version)}
      </p>
      {[...lines, ...alikeSaid(words, found)].map((line) => (
        <p key={line} className={form.note}>
          {line}
        </p>
      ))}
    </section>
  );
}

type LookedProps = {
  readonly found: LookedAt;
  readonly here: ReactNode;
  readonly failed: 'failed' | 'tooLarge' | null;
  /** What the bar does not do: keep both, or replace what is of somebody else. */
  readonly onOther: () => void;
};

/** What was shared, with what it needs and would replace. */
function LookedInto({ found, here, failed, onOther }: LookedProps) {
  const words = useWords('sharing').pack;
  const { replaces } = found;
  const isSame = replaces?.same === true;
  return (
    <>
      <p className={form.note} role="status">
        {failed !== null ? words[failed] : !isSame && words.nothingStored}
      </p>
      {isSame && here}
      <Facts found={found} />
      <PackInside rows={found.rows} />
      <Needs found={found} />
      <Replaces found={found} />
      {replaces !== null && !replaces.same && (
        <div className={styles.acts}>
          <PlainButton label={replaces.stranger ? words.replace : words.beside} onPress={onOther} />
        </div>
      )}
    </>
  );
}

const canBeTaken = ({ replaces, problems }: LookedAt): boolean => problems.length === 0 && replaces?.same !== true;

/** It is left where it is; shown only beside what takes it. */
function Leave({ onPress }: { readonly onPress: () => void }) {
  return (
    <div className={styles.undo}>
      <KeyButton quiet label={useWords('sharing').pack.leave} onPress={onPress} />
    </div>
  );
}

type NextProps = {
  readonly found: LookedAt;
  readonly pressKey: string;
  readonly onTake: () => void;
  readonly onBack: () => void;
};

/** Take it, or replace what is here with it; back, when it is here already or waits for others. */
function Next({ found, pressKey, onTake, onBack }: NextProps) {
  const { common } = useWords('shared');
  const words = useWords('sharing').pack;
  const { replaces, rows } = found;
  if (canBeTaken(found) && replaces?.stranger === true)
    return <NextButton title={words.beside} detail={words.besideDetail} pressKey={pressKey} onPress={onTake} />;
  if (!canBeTaken(found)) return <NextButton title={common.back} quiet onPress={onBack} />;
  return (
    <NextButton
      title={replaces === null ? words.take : words.replace}
      detail={replaces === null ? words.takeDetail(rows.length) : words.replaceDetail}
      pressKey={pressKey}
      onPress={onTake}
    />
  );
}

type TakePackScreenProps = {
  readonly found: Looked;
  /** What of it can be opened, when it is here already. */
  readonly here: ReactNode;
  readonly onBack: () => void;
  readonly onTaken: (now: TakenNow) => void;
};

/** Shows what was shared before anything of it is stored; then it is taken or left. */
export function TakePackScreen({ found, here, onBack, onTaken }: TakePackScreenProps) {
  const app = useApp();
  const { common } = useWords('shared');
  const words = useWords('sharing').pack;
  const [failed, setFailed] = useState<'failed' | 'tooLarge' | null>(null);
  const frame = (title: string, bar: ReactNode, children: ReactNode) => (
    <ScreenLayout
      label={words.openTitle}
      top={<TopBar title={title} back={{ label: common.back, onPress: onBack }} />}
      bar={bar}
    >
      {children}
    </ScreenLayout>
  );
  if (found.kind === 'refused') {
    const next = <NextButton title={common.back} quiet onPress={onBack} />;
    return frame(words.openTitle, <ThumbBar label={words.openTitle} next={next} />, <RefusedPack found={found} />);
  }
  const keep = async (how: 'replace' | 'beside') => {
    const done = await take(app, found, how);
    const opens = found.rows.some(({ kind }) => OPENED_KINDS.includes(kind));
    if (done.kind === 'taken') onTaken({ name: found.manifest.name, opens, taken: done });
    else setFailed(done.kind);
  };
  const apart = found.replaces?.stranger === true;
  const leave = () => {
    void keepOffer(app, found);
    onBack();
  };
  return frame(
    found.manifest.name,
    <ThumbBar
      label={words.openTitle}
      {...(canBeTaken(found) && { undo: <Leave onPress={leave} /> })}
      next={
        <Next
          found={found}
          pressKey={String(failed)}
          onTake={() => void keep(apart ? 'beside' : 'replace')}
          onBack={onBack}
        />
      }
    />,
    <LookedInto found={found} here={here} failed={failed} onOther={() => void keep(apart ? 'replace' : 'beside')} />,
  );
}
