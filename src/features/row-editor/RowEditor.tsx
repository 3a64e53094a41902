import { type ComponentProps, useMemo, useState } from 'react';
import { groupOf, type MadeRow, sectionsOf } from '../../content/making/kinds.ts';
import { renamedRow } from '../../content/making/newRow.ts';
import { withAt } from '../../content/making/paths.ts';
import type { MadeRef } from '../../content/making/systems.ts';
import type { DraftHistory } from '../../forms/draftHistory.ts';
import { saidAt } from '../../forms/flaws.ts';
import type { Noted } from '../../forms/Looks.tsx';
import { PlacesProvider, type Places } from '../../forms/places.ts';
import { SaveMark } from '../../forms/SaveMark.tsx';
import { type MadeDesk, useMade } from '../../state/workshop/made.ts';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useWords } from '../../words/useWords.ts';
import { Drawn } from './Drawn.tsx';
import { EditorBar } from './EditorBar.tsx';
import { FieldView } from './FieldView.tsx';
import { type Making, MakingProvider } from './making.ts';
import styles from './RowEditor.module.css';
import { useFlaws } from './useFlaws.ts';
import { useNamed } from './useNamed.ts';
import { type DraftedRow, useRow } from './useRowDraft.ts';

type RowEditorProps = {
  readonly of: MadeRef;
  readonly desk: MadeDesk;
  readonly again: () => Promise<unknown>;
  readonly row: MadeRow;
  readonly first: DraftHistory<MadeRow, string>;
  readonly onBack: () => void;
  readonly onOpen: (id: string) => void;
  readonly onShare: (id: string) => void;
};

/** The key at the top of a row that a place is in. */
const topOf = (path: string): string => /^[^.[]+/u.exec(path)?.[0] ?? path;

type Sections = { readonly making: Making };

/** Everything that is written in a row, section by section. */
function Fields({ making: { of, row } }: Sections) {
  const words = useWords('making');
  const parts = new Map(groupOf(of.kind).parts.map(({ key, field }) => [key, field]));
  return sectionsOf(of, row).map(({ id, keys }) => (
    <section key={id} className={styles.section} aria-label={words.sections[id]}>
      <SectionHead title={words.sections[id]} />
      <div className={styles.fields}>
        {keys.map((key) => {
          const field = parts.get(key);
          return field === undefined ? null : <FieldView key={key} field={field} path={key} value={row[key]} />;
        })}
      </div>
    </section>
  ));
}

type State = Pick<RowEditorProps, 'of' | 'desk' | 'again'> & {
  readonly drafted: DraftedRow;
  readonly noted: readonly Noted[];
};

/** What every field of a row writes in. */
function useMakingValue({ of, desk, again, drafted, noted }: State): Making {
  const made = useMade();
  const named = useNamed(of.kind);
  const { draft, change } = drafted;
  const written = (path: string, value: unknown) => (now: MadeRow) =>
    path === 'name' ? renamedRow(of.kind, now, typeof value === 'string' ? value : '') : withAt(now, path, value);
  return {
    of,
    row: draft,
    desk,
    named,
    flaw: (path, where) => saidAt(noted, path, where),
    set: (path, value, typed = false) => change(topOf(path), written(path, value), typed ? path : null),
    take: async (kind, { pack }, id) => {
      const done = await made.take(of.system, { pack, named }, { kind, id, called: null });
      await again();
      return done.kind === 'stored' ? done.id : null;
    },
  };
}

/** Goes to what is wrong, once it is shown. */
function focusWrong(): void {
  requestAnimationFrame(() => {
    const wrong = document.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
    wrong?.scrollIntoView({ block: 'center' });
  });
}

type BesideProps = { readonly row: MadeRow; readonly onOpen: () => void; readonly onDismiss: () => void };

/** Another tab has changed it: where this one is kept. */
function Beside({ row, onOpen, onDismiss }: BesideProps) {
  const words = useWords('making');
  const { common } = useWords('shared');
  return (
    <Toast
      text={words.beside(row.name)}
      action={{ label: words.open, onPress: onOpen }}
      dismissLabel={common.dismiss}
      onDismiss={onDismiss}
    />
  );
}

/** On a small screen, where the card is scrolled away: a line under the title shows it over the fields. */
function Peek({ making, noted, onJump }: ComponentProps<typeof Drawn>) {
  const words = useWords('making');
  const { common } = useWords('shared');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.peek} onClick={() => setOpen(true)}>
        <Icon name="open" size={18} /> {words.drawn}
      </button>
      <SheetDialog open={open} title={words.drawn} closeLabel={common.close} onClose={() => setOpen(false)}>
        <div className={styles.peeked}>
          <Drawn
            making={making}
            noted={noted}
            onJump={(path) => {
              setOpen(false);
              onJump(path);
            }}
          />
        </div>
      </SheetDialog>
    </>
  );
}

/** A row to write in, by the shape of its kind, with its card beside; it is kept as it is written. */
export function RowEditor({ of, desk, again, row, first, onBack, onOpen, onShare }: RowEditorProps) {
  const words = useWords('making');
  const { common } = useWords('shared');
  const [beside, setBeside] = useState<MadeRow | null>(null);
  const [open, setOpen] = useState<Places['open']>(null);
  const { nameless, copyName } = words;
  const drafted = useRow({ of, first, stored: row, nameless, copyName, onBeside: setBeside });
  const { draft } = drafted;
  const noted = useFlaws(of, draft, desk);
  const making = useMakingValue({ of, desk, again, drafted, noted });
  const places = useMemo((): Places => ({ flaw: making.flaw, open, onOpen: setOpen }), [making.flaw, open]);
  const jump = (path: string) => {
    setOpen({ path: path.replace(/(?<item>\[\d+\]).*$/u, '$<item>'), fresh: false });
    focusWrong();
  };
  return (
    <MakingProvider value={making}>
      <PlacesProvider value={places}>
        <ScreenLayout
          label={draft.name}
          width="wide"
          top={
            <>
              <TopBar
                title={draft.name === '' ? nameless : draft.name}
                back={{ label: common.back, onPress: onBack }}
                end={<SaveMark state={drafted.saved} words={words} />}
              />
              <Peek making={making} noted={noted} onJump={jump} />
            </>
          }
          toast={
            beside !== null && (
              <Beside row={beside} onOpen={() => onOpen(beside.id)} onDismiss={() => setBeside(null)} />
            )
          }
          bar={<EditorBar of={of} drafted={drafted} noted={noted} onJump={jump} onShare={() => onShare(draft.id)} />}
        >
          <div className={styles.columns}>
            <aside className={styles.drawn} aria-label={words.drawn}>
              <Drawn making={making} noted={noted} onJump={jump} />
            </aside>
            <div>
              <Fields making={making} />
            </div>
          </div>
        </ScreenLayout>
      </PlacesProvider>
    </MakingProvider>
  );
}
