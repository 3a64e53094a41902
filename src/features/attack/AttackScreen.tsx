import type { ReactNode } from 'react';
import { topTask } from '../../engine/family/killteam/model/lookup.ts';
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
  const task = scene === null ? null : topTask(scene.game.state);
  if (scene === null || task === null) return null;
  if (task.kind === 'shoot') return <ShootScreen {...props} scene={scene} task={task} />;
  return task.kind === 'fight' ? <FightScreen {...props} scene={scene} task={task} /> : null;
}
