import type { ReactNode } from 'react';
import { FightScreen } from './FightScreen.tsx';
import { ShootScreen } from './ShootScreen.tsx';
import { useOpenScene } from '../../scene/useScene.ts';

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
  const attack = useOpenScene()?.view.attack ?? null;
  if (attack === null) return null;
  const { shot, fight } = attack;
  if (shot !== null) return <ShootScreen {...props} attack={attack} shot={shot} />;
  return fight === null ? null : <FightScreen {...props} attack={attack} fight={fight} />;
}
