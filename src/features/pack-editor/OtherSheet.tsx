import { PackProblem } from '../../forms/PackProblems.tsx';
import { ownRowId } from '../../content/ownRowId.ts';
import { tableFile } from '../../content/packFiles.ts';
import type { RawRow, RowRef } from '../../content/packRows.ts';
import { moduleRow } from '../../content/schema/module.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import form from '../../ui/Form.module.css';
import { useWords } from '../../words/useWords.ts';
import type { Other } from './others.ts';
import styles from './PackEditor.module.css';

const MOST_PROBLEMS = 10;

/** Where something of a taken pack leads; ids are those among the rows of all packs. */
export interface OtherPlaces {
  readonly onLook: (ref: RowRef) => void;
  readonly onTry: (mission: string) => void;
  readonly onPrint: (mission: string) => void;
}

type Line = { readonly title: string; readonly text: string };

/** A table face by face, a linked campaign chapter by chapter; what has a screen of its own is not shown here. */
function useLines({ kind, value }: RawRow): readonly Line[] {
  const { row, range } = useWords('workshop').rollTables;
  const table = kind === 'tables' ? tableFile.safeParse(value).data : undefined;
  const module = kind === 'modules' ? moduleRow.safeParse(value).data : undefined;
  return [
    ...(table?.rows ?? []).map(({ from, to, name, text }) => ({ title: row(range(from, to), name), text })),
    ...(module?.chapters ?? []).map(({ title, intro }) => ({ title, text: intro })),
  ];
}

function Inside({ row }: { readonly row: RawRow }) {
  const lines = useLines(row);
  return (
    <ul className={styles.rows}>
      {lines.map(({ title, text }) => (
        <li key={title}>
          <span>
            <b>{title}</b> {text !== '' && <small>{text}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Why it cannot be played, in place of what else could be done with it. */
function Problems({ pack }: Pick<Other, 'pack'>) {
  const words = useWords('workshop').packEditor;
  return (
    <>
      <p className={styles.hint}>{words.broken}</p>
      <ul className={styles.problems}>
        {pack.problems.slice(0, MOST_PROBLEMS).map((problem) => (
          <li key={`${problem.path} ${problem.message}`}>
            <PackProblem problem={problem} rows={pack.rows} />
          </li>
        ))}
      </ul>
    </>
  );
}

type OtherSheetProps = {
  readonly other: Other;
  readonly places: OtherPlaces;
  readonly onCopy: () => void;
  readonly onClose: () => void;
};

/** What can be done with something that came from others. */
export function OtherSheet({ other: { pack, row }, places, onCopy, onClose }: OtherSheetProps) {
  const { common } = useWords('shared');
  const { others } = useWords('workshop').packEditor;
  const id = ownRowId(pack.id, row.id);
  const ref = { kind: row.kind, id };
  const isMission = row.kind === 'missions';
  const and = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <SheetDialog open title={row.name} closeLabel={common.close} onClose={onClose}>
      <div className={form.inner}>
        {pack.problems.length > 0 && <Problems pack={pack} />}
        {(row.kind === 'tables' || row.kind === 'modules') && <Inside row={row} />}
        {pack.problems.length === 0 && (
          <>
            {isMission && (
              <PlainButton tone="brass" icon="acting" label={others.tryIt} onPress={and(() => places.onTry(id))} />
            )}
            {(isMission || row.kind === 'behaviours') && (
              <PlainButton icon="open" label={others.look} onPress={and(() => places.onLook(ref))} />
            )}
            {isMission && <PlainButton icon="print" label={others.print} onPress={and(() => places.onPrint(id))} />}
            <PlainButton icon="plus" label={others.copy} onPress={and(onCopy)} />
            <p className={styles.hint}>{others.copyHint}</p>
          </>
        )}
      </div>
    </SheetDialog>
  );
}
