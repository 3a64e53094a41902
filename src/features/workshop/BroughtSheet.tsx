import type { BroughtTables, OwnTable } from '../../state/workshop/workshop.ts';
import { PackProblem } from '../../forms/PackProblems.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import form from '../../ui/Form.module.css';
import { useWords } from '../../words/useWords.ts';
import { broughtAs, renamedBeside } from './making.ts';
import { useBothWords } from './useBothWords.ts';
import styles from './Workshop.module.css';

const MOST = 30;

type BroughtSheetProps = {
  readonly brought: BroughtTables;
  readonly own: readonly OwnTable[];
  readonly taken: ReadonlySet<string>;
  readonly onTake: (tables: readonly OwnTable[]) => void;
  readonly onClose: () => void;
};

function Actions({
  tables,
  own,
  taken,
  onTake,
}: Omit<BroughtSheetProps, 'brought' | 'onClose'> & { readonly tables: readonly OwnTable[] }) {
  const { brought: text } = useBothWords().words;
  const news = tables.filter((table) => broughtAs(table, own) !== 'same');
  const clash = news.some((table) => broughtAs(table, own) === 'replaces');
  // A table may not have the name of one that comes with the app: what extends that would lead elsewhere.
  const foreign = new Set([...taken].filter((id) => !own.some(({ behaviour }) => behaviour.id === id)));
  if (news.length === 0) return null;
  const take = () => onTake(renamedBeside(news, foreign));
  if (!clash) return <PlainButton tone="brass" label={text.take(news.length)} onPress={take} />;
  return (
    <>
      <PlainButton label={text.beside} onPress={() => onTake(renamedBeside(news, taken))} />
      <PlainButton tone="brass" label={text.replace} onPress={take} />
    </>
  );
}

/** What a file brings and what it would replace, before anything is kept. */
export function BroughtSheet({ brought, own, taken, onTake, onClose }: BroughtSheetProps) {
  const { words } = useBothWords();
  const { common } = useWords('shared');
  const text = words.brought;
  const tables = brought.kind === 'tables' ? brought.tables : [];
  return (
    <SheetDialog
      open
      title={brought.kind === 'tables' ? text.title(brought.name) : words.import}
      closeLabel={common.close}
      onClose={onClose}
      actions={<Actions {...{ tables, own, taken, onTake }} />}
    >
      {brought.kind === 'refused' && (
        <>
          <p>{text.refused}</p>
          <ul className={styles.problems}>
            {brought.problems.slice(0, MOST).map((problem) => (
              <li key={`${problem.path} ${problem.message}`}>
                <PackProblem problem={problem} rows={brought.rows} />
              </li>
            ))}
          </ul>
        </>
      )}
      {brought.kind === 'tables' && tables.length === 0 && <p>{text.none}</p>}
      {tables.map((table) => (
        <ListRow
          key={table.behaviour.id}
          icon="workshop"
          title={table.behaviour.name}
          detail={text[broughtAs(table, own)]}
        />
      ))}
      {brought.kind === 'tables' && brought.others > 0 && <p className={form.hint}>{text.others(brought.others)}</p>}
    </SheetDialog>
  );
}
