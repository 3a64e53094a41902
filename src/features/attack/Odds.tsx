import { type ReactNode, Suspense } from 'react';
import type { FightInHand } from '../../engine/battle/tasks/fight/fightInHand.ts';
import { useGame } from '../../state/store.ts';
import { fetchSoon, later } from '../../ui/later.tsx';
import styles from './Odds.module.css';
import { isToBeRolled } from './view/isToBeRolled.ts';
import type { Scene } from './view/Scene.ts';
import type { ShotScene } from './view/shotScene.ts';

const ShotLine = later(async () => (await import('./oddsLines.ts')).ShotOdds);
const FightLine = later(async () => (await import('./oddsLines.ts')).FightOdds);
fetchSoon([ShotLine, FightLine]);

/** The place of the odds, as high before they come; nothing where they are switched off. */
function OddsPlace({ children }: { readonly children: ReactNode }) {
  const on = useGame(({ settings }) => settings.attackOdds ?? true);
  if (!on) return null;
  return (
    <div>
      <Suspense fallback={<div className={styles.line} />}>{children}</Suspense>
    </div>
  );
}

/** What to expect of a shot, until its attack dice are rolled. */
export function OddsOfShot({ shot }: { readonly shot: ShotScene }) {
  const { attack, resolved } = shot.task.sequence;
  if (resolved || attack !== null) return null;
  return (
    <OddsPlace>
      <ShotLine shot={shot} />
    </OddsPlace>
  );
}

/** What to expect of a fight, until somebody has rolled. */
export function OddsOfFight({ scene, fight }: { readonly scene: Scene; readonly fight: FightInHand }) {
  if (!isToBeRolled(fight)) return null;
  return (
    <OddsPlace>
      <FightLine scene={scene} fight={fight} />
    </OddsPlace>
  );
}
