import { ListRow } from '../../ui/ListRow.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { contentName } from '../../words/content.ts';
import styles from './AttackLayout.module.css';
import { useScene } from '../../scene/useScene.ts';
import type { AttackView } from '../../engine/view/attack.ts';

type AttackTraitsProps = { readonly attack: AttackView; readonly onTraits: (operative: string) => void };

function Rows({ attack, onTraits }: AttackTraitsProps) {
  const { look, words } = useScene();
  return attack.able.map(({ operative, traits }) => (
    <ListRow
      key={operative}
      icon="honour"
      title={words.common.named(
        look.name(operative),
        words.common.list(traits.map((trait) => contentName(words, trait.id, trait.name))),
      )}
      opens
      onPress={() => onTraits(operative)}
    />
  ));
}

/** Who of the retinue can use something in the middle of this attack, and what; nothing when nobody can. */
export function AttackTraits(props: AttackTraitsProps) {
  const { now } = useScene().words.traits;
  if (props.attack.able.length === 0) return null;
  return (
    <section className={styles.traits} aria-label={now}>
      <SectionHead title={now} />
      <Rows {...props} />
    </section>
  );
}
