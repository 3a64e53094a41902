import { ChoiceList } from '../../ui/ChoiceList.tsx';
import styles from './AfterBattle.module.css';
import type { Walk } from './useWalk.ts';

type DoneByProps = {
  readonly walk: Walk;
  /** What was done. */
  readonly name: string;
  readonly by: string | null;
  readonly onBy: (by: string | null) => void;
};

const NOBODY = '';

/** Who of the deployed did an objective, or nobody in particular. */
export function DoneBy({ walk, name, by, onBy }: DoneByProps) {
  const { words, state, scenario } = walk;
  const { report: said } = words.campaign.after;
  const people = state.members.filter(({ id }) => scenario.deployed.includes(id));
  return (
    <div className={styles.by}>
      <p>{said.by}</p>
      <ChoiceList
        label={words.common.named(said.by, name)}
        value={by ?? NOBODY}
        options={[
          { id: NOBODY, title: said.nobody },
          ...people.map((member) => ({ id: member.id, title: member.name })),
        ]}
        onChange={(who) => onBy(who === NOBODY ? null : who)}
      />
    </div>
  );
}
