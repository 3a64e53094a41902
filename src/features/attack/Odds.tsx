import { type ReactNode, Suspense } from 'react';
import type { FightInHand } from '../../engine/family/killteam/rules/steps.ts';
import { useGame } from '../../state/base/useApp.ts';
import { hasAttackOdds } from '../../state/store.ts';
import { fetchSoon, later } from '../../ui/later.tsx';
import styles from './Odds.module.css';
import { isToBeRolled } from './view/isToBeRolled.ts';
import type { DieTapped } from './view/DieTapped.ts';
import type { Scene } from './view/Scene.ts';
import type { ShotScene } from './view/shotScene.ts';

const AttackOdds = later(async () => (await import('./AttackOdds.tsx')).AttackOdds);
fetchSoon([AttackOdds]);

/** The place of the odds, as high before they come; nothing where they are switched off. */
function OddsPlace({ children }: { readonly children: ReactNode }) {
  if (!useGame(hasAttackOdds)) return null;
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
      <AttackOdds of="shot" shot={shot} />
    </OddsPlace>
  );
}

/** What to expect of a fight, until somebody has rolled. */
export function OddsOfFight({ scene, fight }: { readonly scene: Scene; readonly fight: FightInHand }) {
  if (!isToBeRolled(fight)) return null;
  return (
    <OddsPlace>
      <AttackOdds of="fight" scene={scene} fight={fight} />
    </OddsPlace>
  );
}

type CommandWorthProps = { readonly scene: Scene; readonly die?: Pick<DieTapped, 'pool' | 'die'> };

/** What a Command Re-roll of the best die is worth, or of this one; its line is there before it comes. */
export function WorthOfCommandReroll(props: CommandWorthProps) {
  if (!useGame(hasAttackOdds)) return null;
  return (
    <small>
      <Suspense fallback={'\u00A0'}>
        <AttackOdds of="command" {...props} />
      </Suspense>
    </small>
  );
}
