import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { useScene } from '../../../scene/useScene.ts';
import { leftSide, rightSide } from '../../../state/battle/sides.ts';
import { RailCell } from '../../../ui/board/RailCell.tsx';
import { operativeName } from '../../../words/look.ts';
import { tapCard } from '../acts.ts';
import { useDesk } from '../desk.ts';
import { sideName, sideOf } from '../parts/Sides.tsx';
import { cardMark } from '../view/cardMark.ts';
import { cardView } from '../view/cardView.ts';
import { tableName } from '../view/nextThing.ts';
import { shortName } from '../view/shortName.ts';
import styles from './Rail.module.css';
import { Swap } from './Swap.tsx';

/** One's own by their first name, as in table mode; enemies as short as tells them apart. */
const spokenShort = ({ side }: Operative, names: readonly string[], at: number): string =>
  side === 'enemy' ? shortName(names, at) : tableName(names[at] ?? '', side, names);

/** The ready ones first, the fallen last, else as they are. */
const order = ({ readiness, down, removed }: Operative): number =>
  down || removed ? 2 : Number(readiness === 'expended');

function Row({
  operatives,
  label,
  low,
}: {
  readonly operatives: readonly Operative[];
  readonly label: string;
  readonly low: boolean;
}) {
  const desk = useDesk();
  const scene = useScene();
  const names = operatives.map((each) => operativeName(scene.words, each));
  const all = operatives.map((operative, at) => ({ operative, short: spokenShort(operative, names, at) }));
  return (
    <ul className={low ? styles.low : styles.row} aria-label={label}>
      {all
        .toSorted((one, other) => order(one.operative) - order(other.operative))
        .map(({ operative, short }) => {
          const card = cardView(scene, operative);
          return (
            <li key={operative.id}>
              <RailCell
                side={card.side}
                name={short}
                state={card.state}
                stateWord={card.stateWord}
                wounds={`${operative.wounds}`}
                injured={card.injuredWord !== null}
                conceal={operative.order === 'conceal'}
                offered={cardMark(scene.view, desk, operative).highlight !== null}
                low={low}
                sentence={card.sentence}
                onPress={() => tapCard(desk, operative)}
                onHold={() => desk.openSheet({ kind: 'operative', id: operative.id })}
              />
            </li>
          );
        })}
    </ul>
  );
}

/** Nobody acts: both sides as numerals; whoever may act waits to be tapped, here or on the board. */
export function Rail() {
  const scene = useScene();
  const { words, look, state, view } = scene;
  const { situation } = view;
  const side = situation.kind === 'choose' ? situation.side : state.turn;
  const [own, other] = [leftSide(state), rightSide(state)];
  const rows = side === own.id ? [own, other] : [other, own];
  return (
    <div className={styles.all}>
      <div className={styles.head}>
        <h2>{words.battle.turnOf(side, look.side(side))}</h2>
        <Swap to="cards" alone />
      </div>
      <div className={styles.rail}>
        {rows.map(({ id }, at) => (
          <Row key={id} label={sideName(scene, id)} operatives={sideOf(scene, id)} low={at > 0} />
        ))}
      </div>
    </div>
  );
}
