import { Pips } from '../../ui/Pips.tsx';
import styles from './EnemyHead.module.css';
import type { TurnScene } from './view/enemyScene.ts';

/** Who acts: settled before anything is asked, until it is done. */
export function EnemyHead({ scene }: { readonly scene: TurnScene }) {
  const { words, told, look, view, enemy } = scene;
  const { turn } = told;
  const { left, of } = scene.ap;
  const arms = enemy.weapons.map(({ id }) => look.weaponName(id)).join(', ');
  return (
    <section className={styles.head} aria-label={look.name(enemy.id)}>
      <p className={styles.wounds}>
        <b>{enemy.wounds}</b>
        <small>/ {enemy.maxWounds}</small>
      </p>
      <div className={styles.who}>
        <h2>{look.name(enemy.id)}</h2>
        <p className={styles.arms}>
          <span>{turn.types[view.enemies.behaviour(enemy)]}</span>
          <span>{arms}</span>
          <Pips left={left} of={of} label={words.battle.apLabel(left, of)} />
        </p>
      </div>
    </section>
  );
}
