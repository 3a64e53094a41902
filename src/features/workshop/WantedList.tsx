import { IconButton } from '../../ui/IconButton.tsx';
import { PickList } from '../../ui/PickList.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import form from '../../ui/Form.module.css';
import { targetFactSaid } from '../../words/behaviourSentence.ts';
import { isSo, type Wanted, wantedOf } from './conditionNode.ts';
import { targetPicks, valueOf, wantedIn } from './picks.ts';
import { useBothWords } from './useBothWords.ts';

type WantedListProps = {
  readonly wanted: readonly Wanted[];
  readonly onChange: (wanted: readonly Wanted[]) => void;
};

const FIRST = wantedOf('wounded', true);

/** What must be so of a target, all of it. */
export function WantedList({ wanted, onChange }: WantedListProps) {
  const both = useBothWords();
  const { editor } = both.words;
  return (
    <div className={form.lines}>
      {wanted.map((each, index) => (
        <div key={index} className={form.line}>
          <PickList
            bare
            label={editor.fact}
            groups={targetPicks(both)}
            value={valueOf(each)}
            onChange={(value) => onChange(wanted.with(index, wantedIn(value)))}
          />
          <IconButton
            icon="cross"
            label={editor.removePart(targetFactSaid(both.said, wantedOf(each.fact, isSo(each))))}
            onPress={() => onChange(wanted.toSpliced(index, 1))}
          />
        </div>
      ))}
      <PlainButton tone="quiet" icon="plus" label={editor.addFact} onPress={() => onChange([...wanted, FIRST])} />
    </div>
  );
}
