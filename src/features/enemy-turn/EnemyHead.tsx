import { useScene } from '../../scene/useScene.ts';
import type { EnemyActing } from '../../engine/view/enemies.ts';
import { Pips } from '../../ui/Pips.tsx';
import { Term } from '../../ui/Term.tsx';
import { enemiesOf } from './enemiesOf.ts';
import styles from './EnemyHead.module.css';

/** What each kind of enemy does, by the words of the glossary. */
const KINDS = {
  brawler: 'brawler',
  marksman: 'marksman',
  caster: 'caster',
  beast: 'beast',
  heavy: 'heavyEnemy',
} as const;

/** Who acts: settled before anything is asked, until it is done. */
export function EnemyHead({ acting: { enemy, ap } }: { readonly acting: EnemyActing }) {
  const { words, told, look, view } = useScene('behaviour');
  const { turn } = told;
  const { left, of } = ap;
  const kind = enemiesOf(view).behaviour(enemy);
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
          <span>
            <Term of={KINDS[kind]}>{turn.types[kind]}</Term>
          </span>
          <span>{arms}</span>
          <Pips left={left} of={of} label={words.battle.apLabel(left, of)} />
        </p>
      </div>
    </section>
  );
}
