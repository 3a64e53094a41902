import { type ResolvedPart, typedFaces } from '../../content/generator/resolve.ts';
import type { PartId, PartState } from '../../content/generator/state.ts';
import { useChance } from '../../state/base/useApp.ts';
import { useGenerator } from '../../state/workshop/generator.ts';
import { classNames } from '../../ui/classNames.ts';
import { DieFace } from '../../ui/DieFace.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './Generator.module.css';

/** What is shown of a part. `part` null: the enemies, of many dice. */
export interface ShownPart {
  readonly id: PartId;
  readonly state: PartState;
  readonly part: ResolvedPart | null;
  readonly value: string;
  /** What the die hit that does not fit; null: nothing. */
  readonly passed: string | null;
}

type PartRowProps = { readonly shown: ShownPart; readonly onOpen: () => void };

function Face({ shown: { part } }: { readonly shown: ShownPart }) {
  const sides = part?.options.sides ?? null;
  if (part === null || part.face === null || sides === null) return <Icon name={part === null ? 'dice' : 'byHand'} />;
  return <DieFace face={part.face} sides={sides} />;
}

function DieButton({ shown }: { readonly shown: ShownPart }) {
  const { changePart } = useGenerator();
  const { rollFace } = useChance();
  const words = useWords('workshop').generator;
  const { id, part, state } = shown;
  const sides = part === null ? 20 : part.options.sides;
  if (sides === null) return <span className={styles.noDie} />;
  const fitting = part?.fitting ?? [];
  const roll = () =>
    changePart(id, {
      face: fitting.length === 0 ? rollFace(sides) : (fitting[rollFace(fitting.length) - 1] ?? null),
      value: null,
    });
  return (
    <button
      type="button"
      className={classNames(
        styles.die,
        (state.face !== null || typedFaces(state.value).length > 0) && styles.thrown,
        state.value !== null && styles.chosen,
      )}
      aria-label={words.roll(words.parts[id])}
      onClick={roll}
    >
      <Face shown={shown} />
    </button>
  );
}

/** One part of the scenario: its die, what it has become, and its lock. */
export function PartRow({ shown, onOpen }: PartRowProps) {
  const { changePart } = useGenerator();
  const words = useWords('workshop').generator;
  const { id, value, state, passed } = shown;
  const label = words.parts[id];
  return (
    <li className={styles.part}>
      <DieButton shown={shown} />
      <button
        type="button"
        className={styles.value}
        aria-label={words.change(label, passed === null ? value : `${value}. ${words.passed(passed)}`)}
        onClick={onOpen}
      >
        <small>{label}</small> <b>{value}</b>
        {passed !== null && <small>{words.passed(passed)}</small>}
      </button>
      <button
        type="button"
        className={classNames(styles.lock, state.locked && styles.locked)}
        aria-label={words.lock(label)}
        aria-pressed={state.locked}
        onClick={() => changePart(id, { locked: !state.locked })}
      >
        <Icon name="lock" />
      </button>
    </li>
  );
}
