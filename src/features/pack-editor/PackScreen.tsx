import type { RawRow, RowRef } from '../../content/packRows.ts';
import type { PackDesk, TakenPack } from '../../state/packDesk.ts';
import { useGame } from '../../state/store.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useFirstWords } from '../../words/useFirstWords.ts';
import { usePackEditorWords } from '../../words/usePackEditorWords.ts';
import { usePackShareWords } from '../../words/usePackShareWords.ts';
import { ManifestForm } from './ManifestForm.tsx';
import { usePackDesk } from './usePackDesk.ts';
import styles from './PackEditor.module.css';

const MOST_PROBLEMS = 30;

const SHARED: ReadonlySet<RawRow['kind']> = new Set<RawRow['kind']>(['missions', 'modules', 'tables', 'behaviours']);

type InsideProps = {
  readonly rows: readonly RawRow[];
  readonly onRemove: (row: RawRow) => void;
  readonly onShare: (row: RowRef) => void;
};

/** Everything in the pack; examples go with their decision tables. */
function Inside({ rows, onRemove, onShare }: InsideProps) {
  const words = usePackEditorWords();
  const shown = rows.filter(({ kind }) => kind !== 'examples');
  return (
    <section className={styles.form} aria-label={words.inside}>
      <SectionHead title={words.inside} />
      {shown.length === 0 && <p className={styles.hint}>{words.empty}</p>}
      <ul className={styles.rows}>
        {shown.map((row) => (
          <li key={`${row.kind}/${row.id}`}>
            <span>
              <b>{row.name}</b> <small>{words.kinds[row.kind]}</small>
            </span>
            {SHARED.has(row.kind) && (
              <IconButton icon="share" label={words.share(row.name)} onPress={() => onShare(row)} />
            )}
            <IconButton icon="cross" label={words.remove(row.name)} onPress={() => onRemove(row)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What of the app it changes, and what is wrong with it. */
function Standing({ desk }: { readonly desk: PackDesk }) {
  const words = usePackEditorWords();
  const { problem } = usePackShareWords();
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
        <ul className={styles.problems}>
          {desk.problems.slice(0, MOST_PROBLEMS).map(({ path, message }) => (
            <li key={`${path} ${message}`}>{problem(path, message)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

type TakenProps = { readonly packs: readonly TakenPack[]; readonly onRemove: (pack: TakenPack) => void };

function Taken({ packs, onRemove }: TakenProps) {
  const words = usePackEditorWords();
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

type PackScreenProps = {
  readonly onBack: () => void;
  readonly onShare: (what: RowRef | 'pack') => void;
};

/** The workshop’s pack: what it says of itself, what is in it, and the packs that were taken from others. */
export function PackScreen({ onBack, onShare }: PackScreenProps) {
  const words = usePackEditorWords();
  const { common } = useFirstWords();
  const thumbSide = useGame((game) => game.settings.thumbSide);
  const { desk, said, setSaid, change, remove, removeTaken } = usePackDesk();
  const undo = said?.undo;
  const empty = desk === null || desk === undefined || desk.rows.length === 0;
  return (
    <ScreenLayout
      label={words.title}
      width="wide"
      thumbSide={thumbSide}
      top={<TopBar title={words.title} back={{ label: common.back, onPress: onBack }} />}
      toast={
        said !== null && (
          <Toast
            text={said.text}
            action={undo === undefined ? null : { label: common.undo, onPress: undo }}
            dismissLabel={common.dismiss}
            onDismiss={() => setSaid(null)}
          />
        )
      }
      bar={
        <ThumbBar
          label={words.title}
          thumbSide={thumbSide}
          next={
            <NextButton
              icon="share"
              title={words.shareAll}
              {...(empty && { detail: words.empty })}
              impossible={empty}
              onPress={() => !empty && onShare('pack')}
            />
          }
        />
      }
    >
      {desk === undefined && <p className={styles.pitch}>{words.loading}</p>}
      {desk === null && <p className={styles.pitch}>{words.unread}</p>}
      {desk !== null && desk !== undefined && (
        <div className={styles.columns}>
          <div>
            <ManifestForm manifest={desk.manifest} taken={desk.taken} onChange={(next) => void change(next)} />
          </div>
          <div>
            <Inside rows={desk.rows} onRemove={(row) => void remove(row)} onShare={onShare} />
            <Standing desk={desk} />
            <Taken packs={desk.taken} onRemove={(pack) => void removeTaken(pack)} />
          </div>
        </div>
      )}
    </ScreenLayout>
  );
}
