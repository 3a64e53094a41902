import type { Side } from '../../engine/core/ids.ts';
import { useScene } from '../../scene/useScene.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { whoPlays } from '../../words/whoPlays.ts';
import styles from './SetUp.module.css';
import { choosersOf } from './choosersOf.ts';
import type { SetUpView } from './views.ts';

/** What a side chooses for its own eyes: its tac ops (`choice` null), or one of the markers for a choice of the mission. */
export interface SecretChoice {
  readonly side: Side;
  readonly choice: string | null;
}

type ChoicesProps = { readonly onChoose: (choice: SecretChoice) => void };

/** Each side of people has its tac ops to choose, where there are some. */
export function TacOpChoices({ onChoose }: ChoicesProps) {
  const { told, state, look, view } = useScene('twoSides');
  const { tacOps } = view.parts;
  const choosers = choosersOf(state, tacOps);
  if (tacOps === undefined || choosers.length === 0) return null;
  const { setUp, secret } = told;
  return (
    <section className={styles.section}>
      <SectionHead title={secret.tacOps} />
      {choosers.map(({ id, own }) => {
        const who = whoPlays(state, look, id);
        return (
          <ListRow
            key={id}
            icon="lock"
            title={own > 0 ? setUp.chooseAgain(who) : setUp.choose(who)}
            detail={own > 0 ? setUp.chosen(own) : setUp.toChoose(tacOps.count(id))}
            opens
            onPress={() => onChoose({ side: id, choice: null })}
          />
        );
      })}
    </section>
  );
}

/** Each side of people has a marker to choose for each choice of the mission (C-46). */
export function MarkerChoices({ setUp, onChoose }: ChoicesProps & { readonly setUp: SetUpView }) {
  const { told, state, look } = useScene('twoSides');
  const hands = state.sides.filter(({ hand }) => hand === 'people');
  const choices = setUp.steps.flatMap(({ choice, side }) =>
    choice === null || side === null ? [] : [{ choice, side }],
  );
  const asked = choices.filter(({ side }) => hands.some(({ id }) => id === side));
  return asked.length === 0 ? null : (
    <section className={styles.section}>
      <SectionHead title={told.secret.marker} />
      {asked.map(({ choice, side }) => (
        <ListRow
          key={`${choice}.${side}`}
          icon="lock"
          title={told.setUp.choice(whoPlays(state, look, side), look.contentName(choice, setUp.nameOf(choice)))}
          detail={setUp.chosen(choice, side) === null ? told.setUp.toChoose(1) : told.setUp.chosen(1)}
          opens
          onPress={() => onChoose({ side, choice })}
        />
      ))}
    </section>
  );
}
