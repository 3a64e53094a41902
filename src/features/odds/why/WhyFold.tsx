import { useState } from 'react';
import { PrepHint, PrepSection } from '../../../ui/PrepSection.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { useWords } from '../../../words/useWords.ts';
import type { Odds } from '../answer.ts';
import { Fold } from '../../../ui/Fold.tsx';
import type { OddsSituation } from '../oddsSituation.ts';
import { type SaidStep, saidPart, saidStep } from './stepRows.ts';
import { useWhy, type WhyNow } from './useWhy.ts';
import styles from './Why.module.css';

type WhyProps = {
  readonly situation: OddsSituation;
  readonly odds: Odds;
  /** Whether these are the odds of this situation, not of the one before. */
  readonly isNew: boolean;
};

/** What is known, in sentences. */
function Known({ situation, odds, steps }: WhyNow) {
  const words = useWords('play');
  const own = useWords('odds');
  const { why } = own;
  const told = { words, own, situation, odds };
  const parts = steps.flatMap((step) => (step.kind === 'part' ? saidPart(told, step.part, step.otherwise) : []));
  const said = steps.filter((step): step is SaidStep => step.kind !== 'part');
  return (
    <>
      <PrepSection title={why.steps}>
        <ol className={styles.steps}>
          {said.map((step) => (
            <li key={`${step.kind} ${'whose' in step ? step.whose : ''}`}>{saidStep(told, step)}</li>
          ))}
          <li className={styles.so}>{why.so[situation.kind](own.chance(odds.kill))}</li>
        </ol>
      </PrepSection>
      {parts.length > 0 && (
        <PrepSection title={why.parts}>
          <ul className={styles.parts}>
            {parts.map(({ id, points, text }) => (
              <li key={id}>
                <b>{why.gain(points)}</b>
                <span>{text}</span>
              </li>
            ))}
          </ul>
          <PrepHint>{why.partsHint}</PrepHint>
        </PrepSection>
      )}
    </>
  );
}

function Steps({ situation, odds, isNew }: WhyProps) {
  const { why } = useWords('odds');
  const now = useWhy(situation, isNew ? odds : null);
  const isDone = now?.isWhole === true && now.situation === situation;
  return (
    <div className={classNames(!isDone && styles.old)} aria-busy={!isDone}>
      {now !== null && <Known {...now} />}
      <p className={styles.wait} role="status">
        {!isDone && why.working}
      </p>
    </div>
  );
}

/** Why the chance is what it is: step by step, and what each thing is worth; worked out once it is opened. */
export function WhyFold(props: WhyProps) {
  const { why, chance } = useWords('odds');
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold title={why.title(chance(props.odds.kill))} note="" onToggle={setOpen}>
      {isOpen && <Steps {...props} />}
    </Fold>
  );
}
