import type { ReactNode } from 'react';
import { FIRST_SYSTEM, type MadeSystem } from '../../content/making/systems.ts';
import type { RawRow, RowRef } from '../../content/packRows.ts';
import type { DraftHistory } from '../../forms/draftHistory.ts';
import { DraftUndo } from '../../forms/DraftUndo.tsx';
import { Opening } from '../../forms/Opening.tsx';
import { SaveMark } from '../../forms/SaveMark.tsx';
import { useApp } from '../../state/base/useApp.ts';
import type { MadePack, PackDesk, TakenPack } from '../../state/workshop/packDesk.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useWords } from '../../words/useWords.ts';
import type { Did, PackDraft } from './draft.ts';
import { Inside, Problems } from './Inside.tsx';
import { ManifestForm } from './ManifestForm.tsx';
import { usePackDesk } from './usePackDesk.ts';
import { type DraftedPack, usePackDraft, openPack } from './usePackDraft.ts';
import styles from './PackEditor.module.css';

/** What of the app it changes, and what is wrong with it. */
function Standing({ desk, onOpen }: { readonly desk: PackDesk } & Pick<PackScreenProps, 'onOpen'>) {
  const words = useWords('workshop').packEditor;
  return (
    <>
      <section className={styles.form} aria-label={words.overrides}>
        <SectionHead title={words.overrides} />
        {desk.overrides.length === 0 && <p className={styles.hint}>{words.noOverrides}</p>}
        {desk.overrides.map(({ name, parent }) => (
          <p key={name} className={styles.hint}>
            {words.houseRule(name, parent)}
          </p>
        ))}
      </section>
      <section className={styles.form} aria-label={words.problems}>
        <SectionHead title={words.problems} />
        {desk.problems.length === 0 && <p className={styles.hint}>{words.noProblems}</p>}
        <Problems rows={desk.rows} problems={desk.problems} onOpen={(row) => onOpen(row, FIRST_SYSTEM)} />
      </section>
    </>
  );
}

type TakenProps = { readonly packs: readonly TakenPack[]; readonly onRemove: (pack: TakenPack) => void };

function Taken({ packs, onRemove }: TakenProps) {
  const words = useWords('workshop').packEditor;
  return (
    <section className={styles.form} aria-label={words.taken}>
      <SectionHead title={words.taken} />
      {packs.length === 0 && <p className={styles.hint}>{words.noTaken}</p>}
      <ul className={styles.rows}>
        {packs.map((pack) => (
          <li key={pack.id}>
            <span>
              <b>{pack.name}</b> <small>{words.takenDetail(pack.version, pack.author, pack.rows.length)}</small>
              {pack.problems.length > 0 && <small>{words.broken}</small>}
              {pack.leaning.length > 0 && <small>{words.leaning(pack.leaning.join(', '))}</small>}
            </span>
            <IconButton icon="cross" label={words.remove(pack.name)} onPress={() => onRemove(pack)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type FrameProps = {
  readonly onBack: () => void;
  readonly end?: ReactNode;
  readonly toast?: ReactNode;
  readonly bar?: ReactNode;
  readonly children: ReactNode;
};

function PackFrame({ onBack, end, toast, bar, children }: FrameProps) {
  const words = useWords('workshop').packEditor;
  const { common } = useWords('shared');
  return (
    <ScreenLayout
      label={words.title}
      width="wide"
      top={<TopBar title={words.title} back={{ label: common.back, onPress: onBack }} end={end} />}
      toast={toast}
      bar={bar}
    >
      {children}
    </ScreenLayout>
  );
}

type PackScreenProps = {
  readonly onBack: () => void;
  /** To the editor of a row. */
  readonly onOpen: (row: RowRef, system: MadeSystem) => void;
  readonly onShare: (what: RowRef | 'pack', system: MadeSystem) => void;
};

type BarProps = Pick<PackScreenProps, 'onShare'> & { readonly drafted: DraftedPack; readonly empty: boolean };

function PackBar({ drafted, empty, onShare }: BarProps) {
  const words = useWords('workshop').packEditor;
  return (
    <ThumbBar
      label={words.title}
      undo={<DraftUndo drafted={drafted} words={words} />}
      next={
        <NextButton
          icon="share"
          title={words.shareAll}
          {...(empty && { detail: words.empty })}
          impossible={empty}
          onPress={() => !empty && void drafted.save().then(() => onShare('pack', FIRST_SYSTEM))}
        />
      }
    />
  );
}

type MadeRowsProps = Pick<PackScreenProps, 'onOpen' | 'onShare'> & {
  readonly title: string;
  readonly made: MadePack;
  readonly remove: (row: RawRow, system: MadeSystem) => Promise<void>;
};

/** What the workshop has made for one system, and what is wrong with it. */
function MadeRows({ title, made: { system, rows, problems }, remove, onOpen, onShare }: MadeRowsProps) {
  const open = (row: RowRef) => onOpen(row, system);
  return (
    <>
      <Inside
        title={title}
        rows={rows}
        onOpen={open}
        onRemove={(row) => void remove(row, system)}
        onShare={(row) => onShare(row, system)}
      />
      {problems.length > 0 && <Problems {...{ rows, problems }} onOpen={open} />}
    </>
  );
}

type EditorProps = PackScreenProps & {
  readonly desk: PackDesk;
  readonly acts: Omit<ReturnType<typeof usePackDesk>, 'desk'>;
  readonly first: DraftHistory<PackDraft, Did>;
};

function PackEditor({ desk, acts, first, onBack, onOpen, onShare }: EditorProps) {
  const words = useWords('workshop').packEditor;
  const { common } = useWords('shared');
  const games = useWords('making').systems;
  const { said, setSaid, remove, removeTaken } = acts;
  const onUnsaved = (why: 'failed' | 'tooLarge') => setSaid({ text: words[why] });
  const drafted = usePackDraft({ first, stored: desk.manifest, onUnsaved });
  const undo = said?.undo ?? null;
  return (
    <PackFrame
      onBack={onBack}
      end={<SaveMark state={drafted.saved} words={words} />}
      toast={
        said !== null && (
          <Toast
            text={said.text}
            action={undo === null ? null : { label: common.undo, onPress: undo }}
            dismissLabel={common.dismiss}
            onDismiss={() => setSaid(null)}
          />
        )
      }
      bar={<PackBar drafted={drafted} empty={desk.rows.length === 0} onShare={onShare} />}
    >
      <div className={styles.columns}>
        <ManifestForm draft={drafted.draft} named={drafted.kept.name} taken={desk.taken} onChange={drafted.change} />
        <div>
          <MadeRows
            title={words.inside}
            made={{ system: FIRST_SYSTEM, rows: desk.rows, problems: [] }}
            {...{ remove, onOpen, onShare }}
          />
          <Standing desk={desk} onOpen={onOpen} />
          {desk.further.map((made) => (
            <MadeRows
              key={made.system}
              title={words.insideOf(games[made.system])}
              {...{ made, remove, onOpen, onShare }}
            />
          ))}
          <Taken packs={desk.taken} onRemove={(pack) => void removeTaken(pack)} />
        </div>
      </div>
    </PackFrame>
  );
}

/** The workshop’s pack: what it says of itself, what is in it, and the packs that were taken from others. */
export function PackScreen(props: PackScreenProps) {
  const app = useApp();
  const words = useWords('workshop').packEditor;
  const { desk, ...acts } = usePackDesk();
  const saying = (note: string) => (
    <PackFrame onBack={props.onBack}>
      <p className={styles.pitch}>{note}</p>
    </PackFrame>
  );
  if (desk === undefined) return saying(words.loading);
  if (desk === null) return saying(words.unread);
  return (
    <Opening open={() => openPack(app, desk.manifest)} waiting={saying(words.loading)}>
      {(first) => <PackEditor {...props} desk={desk} acts={acts} first={first} />}
    </Opening>
  );
}
