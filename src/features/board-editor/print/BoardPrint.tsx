import { mapOfBoard } from '../../../content/killzones/ownBoard.ts';
import type { KillzoneRow } from '../../../content/killzones/schema.ts';
import { groundShown } from '../../../forms/board/groundShown.ts';
import { BoardPicture } from '../../../ui/board/BoardPicture.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { PaperLayout } from '../../../ui/PaperLayout.tsx';
import paper from '../../../ui/PaperLayout.module.css';
import { useWords } from '../../../words/useWords.ts';
import { useKillzoneSaid } from '../useKillzoneSaid.ts';
import styles from './BoardPrint.module.css';
import { planOf, tilesOf } from './sheets.ts';

/** What of a board goes on paper: all of it on one sheet, or in its own size on many. */
export type Printed = 'plan' | 'tiles';

type BoardPrintProps = { readonly row: KillzoneRow; readonly printed: Printed; readonly onBack: () => void };

/** A board on paper. */
export function BoardPrint({ row, printed, onBack }: BoardPrintProps) {
  const words = useWords('workshop').boardEditor.print;
  const { common } = useWords('shared');
  const { length } = useWords('board');
  const said = useKillzoneSaid();
  const ground = groundShown(mapOfBoard(row));
  const plan = planOf(ground);
  const sheets =
    printed === 'plan'
      ? [{ key: 'plan', title: words.scale(plan.times), frame: plan.frame }]
      : tilesOf(ground).map(({ column, row: line, frame }) => ({
          key: `${line} ${column}`,
          title: words.tile(line, column),
          frame,
        }));
  return (
    <PaperLayout
      title={words[printed]}
      head={`${row.name}, ${said.size(row.size)}`}
      empty={null}
      labels={{ back: common.back, bar: common.continue, print: words.print, detail: words.hint }}
      onBack={onBack}
    >
      {sheets.map(({ key, title, frame }) => (
        <section key={key} className={classNames(paper.whole, styles.sheet)} aria-label={title}>
          <p>{title}</p>
          <BoardPicture label={title} ground={ground} frame={frame} length={length} />
        </section>
      ))}
    </PaperLayout>
  );
}
