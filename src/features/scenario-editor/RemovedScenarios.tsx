import { useState } from 'react';
import { ListRow } from '../../ui/ListRow.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import form from '../../ui/Form.module.css';
import { useWords } from '../../words/useWords.ts';
import type { ScenarioShelved } from './useScenarioShelf.ts';

type RemovedProps = { readonly shelf: Pick<ScenarioShelved, 'removed' | 'bringBack'> };

/** The scenarios that were removed, each of which can be brought back. */
export function RemovedScenarios({ shelf: { removed, bringBack } }: RemovedProps) {
  const words = useWords('workshop').scenarioEditor;
  const { common } = useWords('shared');
  const { home } = useWords('home');
  const [open, setOpen] = useState(false);
  if (removed.length === 0) return null;
  return (
    <>
      <ListRow
        icon="undo"
        title={words.removedOnes}
        detail={words.removedCount(removed.length)}
        opens
        onPress={() => setOpen(true)}
      />
      {open && (
        <SheetDialog open title={words.removedOnes} closeLabel={common.close} onClose={() => setOpen(false)}>
          <p className={form.hint}>{words.removedHint}</p>
          {removed.map((each) => (
            <ListRow
              key={each.key}
              icon="undo"
              title={each.row.name}
              detail={words.removedOn(home.date(Date.parse(each.removedAt)))}
              onPress={() => {
                setOpen(false);
                bringBack(each);
              }}
            />
          ))}
        </SheetDialog>
      )}
    </>
  );
}
