import { rangeSaid } from '../../../engine/board/apart.ts';
import type { TableSays } from '../../../engine/board/battleBoard.ts';
import { geometry } from '../../../engine/board/geometry.ts';
import type { Look } from '../../../engine/board/looks.ts';
import type { OnBoardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { closeFacts, rangeNow, type ShotFact } from '../../../forms/board/shooting.ts';
import { modelName } from '../../../scene/vanguardLook.ts';
import { CloseKeys } from '../../../ui/board/CloseKeys.tsx';
import { FactKey } from '../../../ui/board/FactKey.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import type { IconName } from '../../../ui/icons/Icon.tsx';
import { useWords } from '../../../words/useWords.ts';
import { type Picked, useDesk } from '../desk.ts';
import styles from './Seen.module.css';
import { featuresSaid } from './targetSaid.ts';
import { usePlaceTold } from './usePlaceTold.ts';

type Attacking = Extract<Picked, { kind: 'attack' }>;

const SHOT: readonly ShotFact[] = ['cover', 'obscured', 'visible', 'inRange'];
/** Nothing hides from a blow but not to be seen at all. */
const BLOW: readonly ShotFact[] = ['visible', 'inRange'];
const ICONS: Readonly<Record<ShotFact, IconName>> = {
  cover: 'cover',
  obscured: 'readOnly',
  visible: 'guard',
  inRange: 'measure',
};

/** A fact of a target: whether it is so, by hand or close, and the features that make it so. */
interface FactNow {
  readonly id: ShotFact;
  readonly on: boolean;
  readonly byHand: boolean;
  readonly close: boolean;
  readonly features: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

function seenNow(id: Exclude<ShotFact, 'inRange'>, { leaning, said }: Look, close: boolean): FactNow {
  const features = id === 'visible' ? NONE : (leaning?.[id] ?? NONE);
  const on = id === 'visible' ? leaning !== null : features.size > 0;
  return { id, on, byHand: said?.[id] !== undefined, close, features };
}

type OfOneProps = {
  readonly onBoard: OnBoardView;
  readonly attack: NonNullable<Attacking['act']['attack']>;
  readonly actor: string;
  readonly target: string;
  readonly onSay: (facts: TableSays) => void;
};

/** All facts of one target; none: one of both has no place. */
function factsOf({ onBoard: { board }, attack, actor, target }: OfOneProps, look: Look): readonly FactNow[] {
  const close = closeFacts(geometry().closeLookOn(board, actor, target));
  const call = geometry().rangeCallOn(board, actor, { id: target, inches: attack.range });
  return (attack.ranged ? SHOT : BLOW).map((id) =>
    id === 'inRange'
      ? { id, ...rangeNow(board.reading, look, attack.range), close: call !== null, features: NONE }
      : seenNow(id, look, close.includes(id)),
  );
}

/** Where a fact of a look comes from: by hand, by the board, or by what lies between; of whom it does not see nothing is told. */
function useNoteOf(onBoard: OnBoardView, { inches, leaning }: Look): (fact: FactNow) => string {
  const { shot, calls, length, exactly, verdicts } = useWords('board');
  const told = usePlaceTold();
  return ({ id, byHand, close, features }) => {
    if (byHand) return shot.byHand;
    if (id === 'inRange') return close ? calls.apart(exactly(inches)) : length(inches);
    if (close) return shot.close;
    if (features.size > 0) return featuresSaid(onBoard, told, features);
    if (id === 'visible') return shot.byBoard;
    return leaning === null ? verdicts.unseen : shot.nothing;
  };
}

/** What the board says of one target, and why; a tap says otherwise. */
function OfOne(props: OfOneProps & { readonly look: Look }) {
  const { onBoard, attack, target, look, onSay } = props;
  const { scene } = useDesk();
  const { shot, length } = useWords('board');
  const otherwise = useWords('otherwise');
  const noteOf = useNoteOf(onBoard, look);
  const far = length(attack.range);
  const titles: Readonly<Record<ShotFact, readonly [off: string, on: string]>> = {
    cover: [shot.notInCover, shot.inCover],
    obscured: [shot.notObscured, shot.obscured],
    visible: [shot.notSeen, shot.seen],
    inRange: [otherwise.notInRange(far), otherwise.inRange(far)],
  };
  return (
    <>
      <h3 className={styles.who}>{modelName(scene, target)}</h3>
      <CloseKeys label={modelName(scene, target)}>
        {factsOf(props, look).map((fact) => (
          <FactKey
            key={fact.id}
            icon={ICONS[fact.id]}
            title={titles[fact.id][fact.on ? 1 : 0]}
            note={noteOf(fact)}
            on={fact.on}
            close={fact.close}
            byHand={fact.byHand}
            onPress={() => onSay(fact.id === 'inRange' ? rangeSaid(attack.range, !fact.on) : { [fact.id]: !fact.on })}
          />
        ))}
      </CloseKeys>
    </>
  );
}

type SeenProps = { readonly onBoard: OnBoardView; readonly pick: Attacking };

/** What is seen of each target of an attack, and how far it is, where the table has it otherwise than the board: it holds until one of both moves. */
export function Seen({ onBoard, pick }: SeenProps) {
  const desk = useDesk();
  const { shot } = useWords('board');
  const otherwise = useWords('otherwise');
  const actor = desk.scene.view.actor?.model.id ?? '';
  const { attack } = pick.act;
  const seen = pick.act.targets.flatMap(({ model: target }) => {
    const look = geometry().lookOn(onBoard.board, actor, target);
    return look === null ? [] : [{ target, look }];
  });
  if (attack === null || seen.length === 0) return null;
  const say = (target: string) => (facts: TableSays) => {
    // The choice of a target goes on, as the table has it.
    if (desk.act({ type: 'overruleBoard', from: actor, to: target, facts })) desk.setPick(pick);
  };
  const byHand = seen.filter(({ look }) => look.said !== undefined).length;
  return (
    <div className={styles.seen}>
      <Fold title={otherwise.byTable} note={byHand === 0 ? '' : otherwise.saidOf(byHand)}>
        {seen.map((each) => (
          <OfOne key={each.target} onBoard={onBoard} attack={attack} actor={actor} {...each} onSay={say(each.target)} />
        ))}
        <p className={styles.until}>{shot.giveBack}</p>
      </Fold>
    </div>
  );
}
