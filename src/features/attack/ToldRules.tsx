import type { AttackView } from '../../engine/view/attack.ts';
import { useScene } from '../../scene/useScene.ts';
import { ruleMeaning, ruleName } from '../../words/ruleName.ts';
import styles from './AttackLayout.module.css';

/** The weapons that are used in an attack. */
const weaponsIn = ({ shot, fight }: AttackView) =>
  [shot?.weapon, fight?.attacker.weapon, fight?.defender.weapon].flatMap((weapon) => weapon ?? []);

/** Special rules of these weapons that the table sees to itself, at the moment when they matter; nothing without any. */
export function ToldRules({ attack }: { readonly attack: AttackView }) {
  const { words } = useScene();
  const told = weaponsIn(attack).flatMap(({ rules }) => rules.filter(({ id }) => id === 'told'));
  if (told.length === 0) return null;
  return (
    <ul className={styles.told}>
      {told.map((use) => (
        <li key={ruleName(words, use)}>
          <b>{ruleName(words, use)}</b>{' '}
          {typeof use.params['text'] === 'string' ? use.params['text'] : ruleMeaning(words, use.id)}
        </li>
      ))}
    </ul>
  );
}
