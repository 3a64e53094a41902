import type { AttackView, OnBoardView } from '../../engine/family/vanguard/view/vanguardView.ts';
import { geometry } from '../../engine/board/geometry.ts';
import { closeFacts } from '../../forms/board/shooting.ts';
import { featureName } from '../../forms/board/whoIsWhere.ts';
import { usePlaceWords } from '../../scene/usePlaceWords.ts';
import { useVanguardScene } from '../../scene/useVanguardScene.ts';
import { modelName } from '../../scene/vanguardLook.ts';
import { FactKey } from '../../ui/board/FactKey.tsx';
import type { IconName } from '../../ui/icons/Icon.tsx';
import styles from './Facts.module.css';

type Fact = AttackView['facts'][number];

type FactsProps = {
  readonly attack: AttackView;
  readonly attacker: string;
  readonly onBoard: OnBoardView;
  readonly factSaid: (fact: Fact) => string;
};

const ICONS: Readonly<Record<string, IconName>> = { cover: 'cover', obscured: 'readOnly', far: 'measure' };

/** What the board says of the target in hand, each with why: the pieces that make it so, or that half a millimetre decides. */
function useNotes({ attack: { target }, attacker, onBoard: { board } }: FactsProps): (fact: Fact) => string {
  const scene = useVanguardScene();
  const words = usePlaceWords((id) => modelName(scene, id), null);
  const { shot, length } = words.told;
  const look = geometry().lookOn(board, attacker, target);
  const close: readonly string[] = closeFacts(geometry().closeLookOn(board, attacker, target));
  const hides: Readonly<Record<string, ReadonlySet<string> | undefined>> = {
    cover: look?.leaning?.cover,
    obscured: look?.leaning?.obscured,
  };
  return ({ id }) => {
    if (id === 'far' && look !== null) return length(look.inches);
    if (close.includes(id)) return shot.close;
    const names = [...(hides[id] ?? [])].map((feature) => featureName(board, words, feature));
    return names.length === 0 ? shot.nothing : [...new Set(names)].join(', ');
  };
}

/** The facts of a shot on a board, as keys: a tap says otherwise. */
export function FactsOnBoard(props: FactsProps) {
  const { attack, attacker, onBoard, factSaid } = props;
  const scene = useVanguardScene();
  const { shot } = usePlaceWords((id) => modelName(scene, id), null).told;
  const noteOf = useNotes(props);
  const { target } = attack;
  const bySight: Readonly<Record<string, unknown>> = { ...onBoard.sighted(attacker, target, null)?.facts };
  const said: Readonly<Record<string, unknown>> = { ...geometry().lookOn(onBoard.board, attacker, target)?.said };
  return (
    <div className={styles.keys}>
      {attack.facts.map((fact) => {
        const { id, on } = fact;
        const byHand = said[id] !== undefined || bySight[id] !== on;
        const note = byHand ? shot.byHand : noteOf(fact);
        return (
          <FactKey
            key={id}
            icon={ICONS[id] ?? 'readOnly'}
            title={factSaid(fact)}
            note={note}
            on={on}
            close={note === shot.close}
            byHand={byHand}
            onPress={() => scene.act({ type: 'setFacts', model: target, facts: { [id]: !on } })}
          />
        );
      })}
    </div>
  );
}
