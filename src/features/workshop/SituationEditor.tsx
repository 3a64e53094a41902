import { useState } from 'react';
import type { ExampleGiven, ExampleTarget } from '../../content/schema/behaviourExample.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { useFirstWords } from '../../words/useFirstWords.ts';
import { letterOf } from './decisionSaid.ts';
import { FactRows } from './FactRows.tsx';
import { settable } from './usedFacts.ts';
import { useBothWords } from './useBothWords.ts';
import styles from './Workshop.module.css';

export const MOST_FOES = 8;
const MOST_AP = 5;
const MOST_INCHES = 60;
const MOST_WOUNDS = 40;
const MOST_THREAT = 20;
const TENTHS = 10;
const FIRST_INCHES = 6;

export const newTarget = (): ExampleTarget => ({ facts: {}, inches: null, wounds: 8, threat: 0 });

type NumberRowProps = {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
};

function NumberRow({ label, value, most, onChange }: NumberRowProps) {
  const { common } = useFirstWords();
  return (
    <div className={styles.setting}>
      <span aria-hidden="true">{label}</span>
      <Stepper
        label={label}
        value={value}
        max={most}
        lessLabel={common.less(label)}
        moreLabel={common.oneMore(label)}
        onChange={onChange}
      />
    </div>
  );
}

type TargetProps = {
  readonly target: ExampleTarget;
  readonly letter: string;
  readonly ids: readonly string[];
  readonly onChange: (target: ExampleTarget) => void;
};

function TargetEditor({ target, letter, ids, onChange }: TargetProps) {
  const { bench } = useBothWords().words;
  const measured = target.inches !== null;
  return (
    <>
      <div className={styles.setting}>
        <span aria-hidden="true">{bench.distance}</span>
        <Segmented
          label={bench.distance}
          options={[
            { value: 'open', label: bench.distanceOpen },
            { value: 'set', label: bench.yes },
          ]}
          value={measured ? 'set' : 'open'}
          onChange={(value) => onChange({ ...target, inches: value === 'set' ? FIRST_INCHES : null })}
        />
      </div>
      {target.inches !== null && (
        <NumberRow
          label={bench.distance}
          value={target.inches}
          most={MOST_INCHES}
          onChange={(inches) => onChange({ ...target, inches })}
        />
      )}
      <NumberRow
        label={bench.wounds}
        value={target.wounds}
        most={MOST_WOUNDS}
        onChange={(wounds) => onChange({ ...target, wounds })}
      />
      <NumberRow
        label={bench.threat}
        value={Math.round(target.threat * TENTHS)}
        most={MOST_THREAT}
        onChange={(tenths) => onChange({ ...target, threat: tenths / TENTHS })}
      />
      <FactRows
        label={bench.ofTarget(letter)}
        ids={ids}
        facts={target.facts}
        onChange={(facts) => onChange({ ...target, facts })}
      />
    </>
  );
}

type SituationProps = {
  readonly given: ExampleGiven;
  readonly onChange: (given: ExampleGiven) => void;
  readonly used: { readonly self: readonly string[]; readonly target: readonly string[] };
};

function Numbers({ given, onChange }: Omit<SituationProps, 'used'>) {
  const { bench } = useBothWords().words;
  const { common } = useFirstWords();
  const resized = (count: number) =>
    Array.from({ length: count }, (_, index): ExampleTarget => given.targets[index] ?? newTarget());
  return (
    <>
      <NumberRow
        label={bench.targets}
        value={given.targets.length}
        most={MOST_FOES}
        onChange={(count) => onChange({ ...given, targets: resized(count) })}
      />
      <NumberRow label={bench.ap} value={given.ap} most={MOST_AP} onChange={(ap) => onChange({ ...given, ap })} />
      <NumberRow label={bench.move} value={given.move} most={12} onChange={(move) => onChange({ ...given, move })} />
      <div className={styles.setting}>
        <span aria-hidden="true">{bench.orderLabel}</span>
        <Segmented
          label={bench.orderLabel}
          options={[
            { value: 'open', label: bench.orderOpen },
            { value: 'engage', label: bench.order.engage },
            { value: 'conceal', label: bench.order.conceal },
          ]}
          value={given.order ?? 'open'}
          onChange={(order) => onChange({ ...given, order: order === 'open' ? null : order })}
        />
      </div>
      <div className={styles.setting}>
        <span aria-hidden="true">{bench.counteract}</span>
        <Segmented
          label={bench.counteract}
          options={[
            { value: 'no', label: common.no },
            { value: 'yes', label: common.yes },
          ]}
          value={given.counteract ? 'yes' : 'no'}
          onChange={(value) =>
            onChange({ ...given, counteract: value === 'yes', order: value === 'yes' ? 'engage' : given.order })
          }
        />
      </div>
    </>
  );
}

/** The situation on the bench: numbers, facts of the enemy, and each target in turn. */
export function SituationEditor({ given, onChange, used }: SituationProps) {
  const { bench } = useBothWords().words;
  const [shown, setShown] = useState(0);
  const [every, setEvery] = useState(false);
  const ids = every ? settable : used;
  const at = Math.min(shown, given.targets.length - 1);
  const target = given.targets[at];
  const letters = given.targets.map((_, index) => letterOf(index));
  return (
    <div className={styles.bench}>
      <Numbers given={given} onChange={onChange} />
      <Segmented
        wide
        label={bench.allFacts}
        options={[
          { value: 'used', label: bench.usedFacts },
          { value: 'all', label: bench.allFacts },
        ]}
        value={every ? 'all' : 'used'}
        onChange={(value) => setEvery(value === 'all')}
      />
      <SectionHead level={3} title={bench.ofEnemy} />
      <FactRows
        label={bench.ofEnemy}
        ids={ids.self}
        facts={given.self}
        onChange={(self) => onChange({ ...given, self })}
      />
      {target !== undefined && (
        <>
          <SectionHead level={3} title={bench.ofTarget(letterOf(at))} />
          {letters.length > 1 && (
            <Segmented
              wide
              label={bench.targets}
              options={letters.map((letter, index) => ({
                value: String(index),
                label: letter,
                name: bench.target(letter),
              }))}
              value={String(at)}
              onChange={(value) => setShown(Number(value))}
            />
          )}
          <TargetEditor
            target={target}
            letter={letterOf(at)}
            ids={ids.target}
            onChange={(next) => onChange({ ...given, targets: given.targets.with(at, next) })}
          />
        </>
      )}
    </div>
  );
}
