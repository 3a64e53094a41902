import { useState } from 'react';
import { useApp } from '../../../state/base/useApp.ts';
import { NextButton } from '../../../ui/NextButton.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { ThumbBar } from '../../../ui/ThumbBar.tsx';
import { useWords } from '../../../words/useWords.ts';
import { addressOf } from '../address.ts';
import type { Situation } from '../situation.ts';
import { type Comparison, MOST_BESIDE, withBeside } from './comparison.ts';
import { addressOfComparison } from './comparisonAddress.ts';
import { memoryOf } from './memory.ts';

type CompareEntryProps = {
  readonly situation: Situation;
  /** The comparison is to be opened, by its address. */
  readonly onOpen: (asked: string) => void;
};

/** The last comparison as it was left; where kept situations are what is looked at, with this one beside them. */
function besideKept(last: Comparison, situation: Situation): Comparison {
  const isKept = last.beside.some((kept) => addressOf(kept.situation) === addressOf(situation));
  return last.view !== 'beside' || last.beside.length === 0 || isKept ? last : withBeside(last, situation);
}

/** From one situation to the comparison: it is kept beside others, or all is compared from here. */
export function CompareEntry({ situation, onOpen }: CompareEntryProps) {
  const memory = memoryOf(useApp());
  const words = useWords('odds').compare;
  const [count, setCount] = useState(() => memory.last().beside.length);
  const [said, setSaid] = useState('');
  const keep = () => {
    const before = memory.last();
    const after = withBeside(before, situation);
    memory.remember({ ...after, view: 'beside' });
    setCount(after.beside.length);
    setSaid(after === before ? words.keptFull(MOST_BESIDE) : words.kept(after.beside.length));
  };
  return (
    <>
      <ThumbBar
        label={words.title}
        undo={<PlainButton icon="plus" label={words.keep} onPress={keep} />}
        next={
          <NextButton
            quiet
            title={words.compare}
            {...(count > 0 && { detail: words.kept(count) })}
            onPress={() => onOpen(addressOfComparison({ ...besideKept(memory.last(), situation), of: situation }))}
          />
        }
      />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}
