import type { ReactNode } from 'react';
import { FightScreen } from './FightScreen.tsx';
import { ShootScreen } from './ShootScreen.tsx';
import { useScene } from './useScene.ts';

export type AttackScreenProps = {
  /** The dice tray. */
  readonly tray: ReactNode;
  /** The bar under the thumb. */
  readonly bar?: ReactNode;
  /** The far end of the head: the save glyph. */
  readonly end?: ReactNode;
  /** Opens what an operative can use beyond its card. */
  readonly onTraits?: (operative: string) => void;
};

/** The attack in hand, a shot or a fight; nothing when none is open. */
export function AttackScreen(props: AttackScreenProps) {
  const scene = useScene();
  if (scene === null) return null;
  const { shot, fight } = scene.attack;
  if (shot !== null) return <ShootScreen {...props} scene={scene} shot={shot} />;
  return fight === null ? null : <FightScreen {...props} scene={scene} fight={fight} />;
}
