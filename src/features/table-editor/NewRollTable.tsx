import { NextButton } from '../../ui/NextButton.tsx';
import { useWords } from '../../words/useWords.ts';
import { useRollTables } from './useRollTables.ts';

/** The button that begins a roll table. */
export function NewRollTable({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const words = useWords('workshop').rollTables;
  const { tables, said, make } = useRollTables(onOpen);
  return (
    <NextButton
      icon="plus"
      title={words.newTable}
      detail={said?.text ?? words.newDetail}
      pressKey={`${tables?.length ?? 0} ${said?.text ?? ''}`}
      onPress={make}
    />
  );
}
