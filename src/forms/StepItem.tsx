import type { ReactNode } from 'react';
import type { EffectStep } from '../engine/family/killteam/tables/effect.ts';
import { classNames } from '../ui/classNames.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import form from '../ui/Form.module.css';
import { capital } from '../words/capital.ts';
import { effectSaid } from '../words/scenarioSaid.ts';
import { useWords } from '../words/useWords.ts';
import { type Choices, namesOf } from './choices.ts';
import styles from './Forms.module.css';
import { Remark } from './Remark.tsx';

type StepItemProps = {
  readonly step: EffectStep;
  readonly choices: Choices;
  /** The form that changes it, shown while it is open. */
  readonly children: ReactNode;
  readonly number: number;
  readonly of: number;
  readonly remark: string | null;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
};

/** One effect of a list: its line in plain words, and its form when it is open. */
export function StepItem({ step, choices, children, number, of, remark, open, ...acts }: StepItemProps) {
  const words = useWords('scenario');
  const { parts } = words;
  const said = capital(effectSaid(words, step, namesOf(choices)));
  return (
    <li className={classNames(form.item, open && form.opened)} aria-label={parts.effectNumber(number)}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.open}
          aria-expanded={open}
          aria-label={open ? parts.close(said) : parts.edit(said)}
          onClick={acts.onOpen}
        >
          <span>{said}.</span>
          <Icon name={open ? 'check' : 'byHand'} />
        </button>
      </div>
      <Remark text={remark} />
      {open && (
        <div className={styles.form}>
          {children}
          <div className={styles.buttons}>
            <IconButton
              icon="next"
              turned="up"
              label={parts.up(said)}
              impossible={number === 1}
              onPress={() => acts.onMove(-1)}
            />
            <IconButton
              icon="next"
              turned="down"
              label={parts.down(said)}
              impossible={number === of}
              onPress={() => acts.onMove(1)}
            />
            <IconButton icon="cross" label={parts.remove(said)} onPress={acts.onRemove} />
          </div>
        </div>
      )}
    </li>
  );
}
