import { colourOf } from '../../state/battle/sides.ts';
import { AmmoDie } from '../../ui/AmmoDie.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Versus, type VersusSide } from '../../ui/Versus.tsx';
import styles from './ShotHead.module.css';
import { gunAmmo, problemText, targetDetail } from './view/shotHead.ts';
import type { ShotScene } from './view/shotScene.ts';

/** Who shoots whom with what; and why it should not, when it should not. */
export function ShotHead({ scene }: { readonly scene: ShotScene }) {
  const { look, view, shot } = scene;
  const ammo = gunAmmo(scene);
  const problem = problemText(scene);
  const shooter: VersusSide = {
    name: look.name(shot.shooter.id),
    side: colourOf(view.state, shot.shooter.side),
    detail: (
      <>
        {look.weaponName(shot.weapon.id)} {ammo !== null && <AmmoDie ammo={ammo} />}
      </>
    ),
  };
  const aimed: VersusSide = {
    name: look.name(shot.target.id),
    side: colourOf(view.state, shot.target.side),
    detail: targetDetail(scene),
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
