import { colourOf } from '../../state/sides.ts';
import { AmmoDie } from '../../ui/AmmoDie.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Versus, type VersusSide } from '../../ui/Versus.tsx';
import styles from './ShotHead.module.css';
import { gunAmmo, problemText, targetDetail } from './view/shotHead.ts';
import type { ShotScene } from './view/shotScene.ts';

/** Who shoots whom with what; and why it should not, when it should not. */
export function ShotHead({ shot }: { readonly shot: ShotScene }) {
  const { look, inHand } = shot;
  const ammo = gunAmmo(shot);
  const problem = problemText(shot);
  const shooter: VersusSide = {
    name: look.name(inHand.shooter.id),
    side: colourOf(inHand.game.state, inHand.shooter.side),
    detail: (
      <>
        {look.weaponName(inHand.weapon.id)} {ammo !== null && <AmmoDie ammo={ammo} />}
      </>
    ),
  };
  const aimed: VersusSide = {
    name: look.name(inHand.target.id),
    side: colourOf(inHand.game.state, inHand.target.side),
    detail: targetDetail(shot),
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
