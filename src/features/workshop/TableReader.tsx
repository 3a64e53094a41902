import { useState } from 'react';
import type { BehaviourTable } from '../../engine/behaviour/killTeam/table.ts';
import { useTables } from '../../state/workshop/workshop.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { useWords } from '../../words/useWords.ts';
import { useChance } from '../../state/base/useApp.ts';
import { copied, houseRule, markedTable } from './making.ts';
import { nameOf, type Shelved, takenIds } from './shelf.ts';
import { TableFrame } from './TableFrame.tsx';
import { TableView } from './TableView.tsx';
import { useBench } from './useBench.ts';

type TableReaderProps = {
  readonly shown: Shelved;
  readonly table: BehaviourTable;
  readonly all: readonly Shelved[];
  readonly onBack: () => void;
  readonly onOpen: (id: string) => void;
};

/** A table that is only read, and how to make one’s own of it. */
export function TableReader({ shown, table, all, onBack, onOpen }: TableReaderProps) {
  const { saveTables } = useTables();
  const { newSeed } = useChance();
  const words = useWords('workshop');
  const bench = useBench(table);
  const [failed, setFailed] = useState<string | null>(null);
  const name = nameOf(words, table);
  const shipped = shown.kind === 'shipped';
  const make = async () => {
    const taken = takenIds(all);
    const made = shipped
      ? houseRule(table, words.houseRuleName(name), taken)
      : copied(shown, words.copyName(name), taken);
    const done = await saveTables(() => ({ tables: markedTable(made, newSeed()), was: [], copyName: words.copyName }));
    if (done.kind !== 'stored') return setFailed(words[done.kind]);
    for (const { behaviour } of done.tables) onOpen(behaviour.id);
    return undefined;
  };
  return (
    <TableFrame
      title={name}
      bench={bench}
      note={failed ?? (shown.pack === null ? words.editor.readOnly : words.editor.readOnlyPack(shown.pack))}
      onBack={onBack}
      bar={
        <ThumbBar
          label={words.title}
          next={
            <NextButton
              icon="workshop"
              title={shipped ? words.houseRule : words.copy}
              detail={shipped ? words.houseRuleDetail : words.copyDetail}
              onPress={() => void make()}
            />
          }
        />
      }
    >
      <TableView
        table={table}
        parent={shown.parent}
        parentName={shown.parent === null ? '' : nameOf(words, shown.parent)}
        examples={shown.owned.examples}
        acts={null}
        bench={bench}
        open={null}
        onOpen={() => undefined}
      />
    </TableFrame>
  );
}
