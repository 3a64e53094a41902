import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './icons/Icon.tsx';
import { KeyButton } from './KeyButton.tsx';
import { Mark } from './Mark.tsx';
import styles from './PrepSteps.module.css';
import { overScreen } from './sheetsOver.ts';
import type { SideColour } from './side.ts';
import { useWide } from './useWide.ts';

/** A part of what is prepared before a battle: folded, one line tells what is chosen. */
export interface PrepStep {
  readonly id: string;
  readonly title: string;
  readonly side?: SideColour;
  /** What is chosen, in a few words. */
  readonly chosen: string;
  /** What else is worth seeing before it is played. */
  readonly detail: string;
  /** Busts of those who are meant. */
  readonly figures?: ReactNode;
  /** What speaks against it; null: nothing. */
  readonly against?: string | null;
  readonly body: ReactNode;
}

type HeadProps = {
  readonly step: PrepStep;
  readonly place: number;
  readonly open: boolean;
  readonly controls: string;
  readonly onPress: () => void;
};

function Head({ step, place, open, controls, onPress }: HeadProps) {
  const { title, side, chosen, detail, figures, against = null } = step;
  return (
    <h2 className={styles.head}>
      <button
        type="button"
        className={classNames(styles.line, open && styles.open)}
        aria-expanded={open}
        aria-controls={controls}
        onClick={onPress}
      >
        <span className={styles.place} aria-hidden>
          {place}
        </span>
        <span className={styles.told}>
          <span className={classNames(styles.title, side !== undefined && styles[side])}>
            {side !== undefined && <Mark side={side} />}
            {title}
          </span>{' '}
          <b>{chosen}</b> {figures !== undefined && <span className={styles.figures}>{figures}</span>}
          <small>{detail}</small> {against !== null && <small className={styles.against}>{against}</small>}
        </span>
        <Icon name="open" size={20} />
      </button>
    </h2>
  );
}

type StepsProps = {
  readonly steps: readonly PrepStep[];
  /** What leads from one step to the next, by the title of that one. */
  readonly nextLabel: (title: string) => string;
  /** What folds the last one. */
  readonly foldLabel: string;
};

/**
 * The steps of a preparation, each folded to what is chosen; one at a time is open, below its line, on wide screens beside
 * all lines. Back folds the open one before it leaves the screen.
 */
export function PrepSteps({ steps, nextLabel, foldLabel }: StepsProps) {
  const wide = useWide();
  const prefix = useId();
  const [pressed, setPressed] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const openNow = pressed ?? (wide ? (steps[0]?.id ?? null) : null);
  useEffect(() => {
    if (pressed !== null && !wide)
      list.current?.querySelector('[aria-expanded="true"]')?.scrollIntoView({ block: 'start' });
  }, [pressed, wide]);
  const folds = pressed !== null && !wide;
  useEffect(() => (folds ? overScreen(() => setPressed(null)) : undefined), [folds]);
  const toggle = (id: string) => setPressed(id === openNow && !wide ? null : id);
  return (
    <div ref={list} className={styles.steps}>
      {steps.map((step, index) => {
        const open = step.id === openNow;
        const next = steps[index + 1];
        const controls = `${prefix}${step.id}`;
        return (
          <section key={step.id} className={styles.step} aria-label={step.title}>
            <Head step={step} place={index + 1} open={open} controls={controls} onPress={() => toggle(step.id)} />
            <div id={controls} className={styles.body} hidden={!open}>
              {open && (
                <>
                  {step.body}
                  <div className={styles.foot}>
                    <KeyButton
                      icon={next === undefined ? 'done' : 'next'}
                      quiet
                      label={next === undefined ? foldLabel : nextLabel(next.title)}
                      onPress={() => setPressed(next?.id ?? null)}
                    />
                  </div>
                </>
              )}
            </div>
          </section>
        );
      })}
    </div>
  );
}
