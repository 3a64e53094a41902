import { useBegun } from '../../scene/useBegun.ts';
import type { ExampleGiven, ExampleTarget } from '../../content/schema/behaviourExample.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { letterOf } from './decisionSaid.ts';
import { FactRows } from './FactRows.tsx';
import { ChoiceLine, MaybeLine, NumberLine } from './SettingLine.tsx';
import { settable } from './usedFacts.ts';
import { useBothWords } from './useBothWords.ts';
import styles from './Workshop.module.css';

const MOST_FOES = 8;
const MOST_AP = 5;
const MOST_INCHES = 60;
const MOST_WOUNDS = 40;
const MOST_MOVE = 12;
/** An attack is never said to take more than this many times the wounds that are left. */
const MOST_SHARE = 2;
const FIRST_INCHES = 6;

export const newTarget = (): ExampleTarget => ({ facts: {}, inches: null, wounds: 8, threat: 0 });

type TargetProps = {
  readonly target: ExampleTarget;
  readonly letter: string;
  readonly ids: readonly string[];
  readonly onChange: (target: ExampleTarget) => void;
};

const harmOf = ({ wounds, threat }: ExampleTarget): number => Math.round(threat * wounds);

/** With so many wounds, of which an attack would take so many: the threat is their share. */
const withHarm = (target: ExampleTarget, wounds: number, harm: number): ExampleTarget => ({
  ...target,
  wounds,
  threat: Math.min(MOST_SHARE, harm / Math.max(1, wounds)),
});

function TargetEditor({ target, letter, ids, onChange }: TargetProps) {
  const { bench } = useBothWords().words;
  const { wounds, inches, facts } = target;
  return (
    <>
      <MaybeLine
        label={bench.distance}
        value={inches}
        most={MOST_INCHES}
        first={FIRST_INCHES}
        unknown={{ value: 'unknown', label: bench.unknown, name: bench.unknownName }}
        known={bench.measured}
        onChange={(now) => onChange({ ...target, inches: now })}
      />
      <NumberLine
        label={bench.wounds}
        value={wounds}
        most={MOST_WOUNDS}
        onChange={(now) => onChange(withHarm(target, now, harmOf(target)))}
      />
      <NumberLine
        label={bench.harm}
        value={harmOf(target)}
        most={MOST_SHARE * wounds}
        onChange={(harm) => onChange(withHarm(target, wounds, harm))}
      />
      <FactRows
        label={bench.ofTarget(letter)}
        ids={ids}
        facts={facts}
        onChange={(now) => onChange({ ...target, facts: now })}
      />
    </>
  );
}

type SituationProps = {
  /** What tells this situation from others. */
  readonly of: string;
  readonly given: ExampleGiven;
  readonly onChange: (given: ExampleGiven) => void;
  readonly used: { readonly self: readonly string[]; readonly target: readonly string[] };
};

function Numbers({ given, onChange }: Omit<SituationProps, 'of' | 'used'>) {
  const { bench } = useBothWords().words;
  const set = (change: Partial<ExampleGiven>) => onChange({ ...given, ...change });
  const { targets, ap, move, order, counteract } = given;
  const resized = (count: number) =>
    Array.from({ length: count }, (_, index): ExampleTarget => targets[index] ?? newTarget());
  return (
    <>
      <NumberLine
        label={bench.targets}
        value={targets.length}
        most={MOST_FOES}
        onChange={(count) => set({ targets: resized(count) })}
      />
      <NumberLine label={bench.ap} value={ap} most={MOST_AP} onChange={(now) => set({ ap: now })} />
      <NumberLine label={bench.move} value={move} most={MOST_MOVE} onChange={(now) => set({ move: now })} />
      <ChoiceLine
        label={bench.orderLabel}
        options={[
          { value: 'open', label: bench.orderOpen },
          { value: 'engage', label: bench.order.engage },
          { value: 'conceal', label: bench.order.conceal },
        ]}
        value={order ?? 'open'}
        onChange={(now) => set({ order: now === 'open' ? null : now })}
      />
      <ChoiceLine
        label={bench.counteract}
        options={[
          { value: 'no', label: bench.no },
          { value: 'yes', label: bench.yes },
        ]}
        value={counteract ? 'yes' : 'no'}
        onChange={(now) => set(now === 'yes' ? { counteract: true, order: 'engage' } : { counteract: false })}
      />
    </>
  );
}

/** The situation on the bench: numbers, facts of the enemy, and each target in turn. */
export function SituationEditor({ of, given, onChange, used }: SituationProps) {
  const { bench } = useBothWords().words;
  const [shown, setShown] = useBegun(`bench target ${of}`, 0);
  const [every, setEvery] = useBegun(`bench facts ${of}`, false);
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
