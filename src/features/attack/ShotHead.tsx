import { colourOf } from '../../state/battle/sides.ts';
import { AmmoDie } from '../../ui/AmmoDie.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Versus, type VersusSide } from '../../ui/Versus.tsx';
import styles from './ShotHead.module.css';
import { gunAmmo, problemText, targetDetail } from './view/shotHead.ts';
import { useScene } from '../../scene/useScene.ts';
import type { ShotView } from '../../engine/view/shot.ts';

/** Who shoots whom with what; and why it should not, when it should not. */
export function ShotHead({ shot }: { readonly shot: ShotView }) {
  const scene = useScene();
  const { look, state } = scene;
  const ammo = gunAmmo(scene, shot);
  const problem = problemText(scene, shot);
  const shooter: VersusSide = {
    name: look.name(shot.shooter.id),
    side: colourOf(state, shot.shooter.side),
    detail: (
      <>
        {look.weaponName(shot.weapon.id)} {ammo !== null && <AmmoDie ammo={ammo} />}
      </>
    ),
  };
  const aimed: VersusSide = {
    name: look.name(shot.target.id),
    side: colourOf(state, shot.target.side),
    detail: targetDetail(scene, shot),
  };
  const fromLeft = shooter.side === 'retinue' || aimed.side === 'enemy';
  return (
    <>
      <Versus left={fromLeft ? shooter : aimed} right={fromLeft ? aimed : shooter} from={fromLeft ? 'left' : 'right'} />
      {problem !== null && (
        <p className={styles.problem}>
          <Icon name="couldNot" size={18} />
          {problem}
        </p>
      )}
    </>
  );
}
