import { type ReactNode, useState } from 'react';
import type { Settled } from '../../engine/plugins/scenario/state.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './Objectives.module.css';
import { Stand } from './Stand.tsx';
import type { Played } from './useScenario.ts';
import type { ObjectiveView } from './view/objectives.ts';

type RowProps = {
  readonly played: Played;
  readonly objective: ObjectiveView;
  /** What kind it is, in words. */
  readonly kind: string;
  readonly note?: ReactNode;
  readonly always: boolean;
};

const STANDS = ['open', 'done', 'failed'] as const;

/** Open, done or failed, by the table's or the master's word. */
function ByHand({ played, objective }: Pick<RowProps, 'played' | 'objective'>) {
  const { told, act } = played;
  const { id, text, stands } = objective;
  const settle = (how: Settled) => act({ type: 'settleObjective', objective: id, how });
  const options = STANDS.map((value) => ({ value, label: told.stands[value] }));
  return <Segmented wide label={text} options={options} value={stands} onChange={settle} />;
}

function Row({ played, objective, kind, note, always }: RowProps) {
  const { told } = played;
  const { text, stands, done } = objective;
  const [open, setOpen] = useState(false);
  const warns = objective.kind === 'primary' && stands === 'open' && played.state.result === null;
  const hand = always || (done === null && objective.failed === null) || open;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Stand stands={stands} size={20} />
        <span className={styles.text}>
          <b>{text}</b>
          <small>
            {kind}, {told.stands[stands].toLowerCase()}
          </small>
          {note}
        </span>
        {!hand && (
          <button
            type="button"
            className={styles.hand}
            aria-label={played.words.common.named(told.byHand, text)}
            onClick={() => setOpen(true)}
          >
            <Icon name="byHand" size={20} />
          </button>
        )}
      </div>
      {hand && warns && <p className={styles.warns}>{told.endsBattle}</p>}
      {hand && <ByHand played={played} objective={objective} />}
    </li>
  );
}

type ObjectivesProps = {
  readonly played: Played;
  readonly objectives: readonly ObjectiveView[];
  readonly kinds: Readonly<Record<ObjectiveView['kind'], string>>;
  /** What is said beside one, by its id. */
  readonly notes?: ReadonlyMap<string, ReactNode>;
  /** They can be set without a further tap. */
  readonly always?: boolean;
};

/** Objectives with how they stand, which can be set by hand. */
export function Objectives({ played, objectives, kinds, notes, always = false }: ObjectivesProps) {
  return (
    <ul className={styles.list} aria-label={played.told.title}>
      {objectives.map((objective) => (
        <Row
          key={objective.id}
          played={played}
          objective={objective}
          kind={kinds[objective.kind]}
          note={notes?.get(objective.id)}
          always={always}
        />
      ))}
    </ul>
  );
}
