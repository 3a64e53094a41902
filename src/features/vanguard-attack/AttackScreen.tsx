import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { AttackView } from '../../engine/family/vanguard/view/vanguardView.ts';
import { colourIn, modelIn, modelName } from '../../scene/vanguardLook.ts';
import { useVanguardScene, type VanguardScene } from '../../scene/useVanguardScene.ts';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { Versus, type VersusSide } from '../../ui/Versus.tsx';
import styles from './AttackScreen.module.css';
import { AttackLine } from './AttackLine.tsx';
import { AttackOdds } from './AttackOdds.tsx';
import { Facts } from './Facts.tsx';
import { Pools } from './Pools.tsx';

type AttackProps = {
  /** The dice tray. */
  readonly tray: ReactNode;
  /** The bar under the thumb. */
  readonly bar: ReactNode;
  /** The far end of the head: the save glyph. */
  readonly end?: ReactNode;
};

/** Who attacks, with what; nobody in a fall. */
function attackerOf(scene: VanguardScene, { attacker, attack, kind }: AttackView): VersusSide {
  const { words, view, shown } = scene;
  const model = modelIn(view, attacker);
  const name = attack === null ? words.attack.titles[kind] : shown(attack.name);
  if (model === null) return { name: words.attack.nobody, detail: name };
  const { actor } = view;
  const acts = actor?.model.id === model.id ? actor : null;
  const facts = [name, acts?.aimed === true && words.attack.aimed, acts?.focused === true && words.attack.focused];
  return {
    name: modelName(scene, model.id),
    side: colourIn(view, model.side),
    detail: facts.filter((fact) => fact !== false).join(', '),
  };
}

/** Whom, with its armour and wounds, and which target it is of several. */
function targetOf(scene: VanguardScene, { target, number, of }: AttackView): VersusSide {
  const { words, view } = scene;
  const model = modelIn(view, target);
  if (model === null) return { name: target };
  const { attack } = words;
  const facts = [
    attack.armour(model.ar),
    attack.woundsOf(model.wounds, model.wn),
    model.floored && attack.floored,
    of > 1 && attack.target(number, of),
  ];
  return {
    name: modelName(scene, target),
    side: colourIn(view, model.side),
    detail: facts.filter((fact) => fact !== false).join(' · '),
  };
}

function Head({ attack }: { readonly attack: AttackView }) {
  const scene = useVanguardScene();
  const from = attackerOf(scene, attack);
  const at = targetOf(scene, attack);
  const left = from.side === 'retinue' || (from.side === undefined && at.side === 'enemy');
  return <Versus left={left ? from : at} right={left ? at : from} from={left ? 'left' : 'right'} />;
}

/** Nothing has been rolled yet: going back takes the act back, that of an enemy's free attack with it. */
function useBack(attack: AttackView) {
  const { words, act } = useVanguardScene();
  const [, go] = useLocation();
  return attack.back
    ? { label: words.attack.back, onPress: () => void act({ type: 'cancel' }) }
    : { label: words.attack.leave, onPress: () => go('/') };
}

function Attack({ attack, tray, bar, end }: AttackProps & { readonly attack: AttackView }) {
  const { view, words } = useVanguardScene();
  const back = useBack(attack);
  const title = words.attack.titles[attack.kind];
  return (
    <ScreenLayout
      label={title}
      width="full"
      top={<TopBar title={title} note={words.attack.note(view.round)} back={back} end={end} />}
      bar={bar}
    >
      <div className={styles.attack}>
        <div className={styles.head}>
          <Head attack={attack} />
          <AttackLine key={`${attack.number} ${attack.target}`} attack={attack} />
          <div className={styles.rolled}>
            <AttackOdds />
            <Pools attack={attack} />
          </div>
        </div>
        <div className={styles.asks}>
          {tray}
          <Facts attack={attack} />
        </div>
      </div>
    </ScreenLayout>
  );
}

/** The attack in hand: its numbers, its dice, what is asked; nothing when none is open. */
export function AttackScreen(props: AttackProps) {
  const { attack } = useVanguardScene().view;
  return attack === null ? null : <Attack {...props} attack={attack} />;
}
