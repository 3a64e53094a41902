import { ofSide, standing } from '../../engine/family/killteam/model/lookup.ts';
import type { Operative } from '../../engine/family/killteam/model/operative.ts';
import { traitReasons } from '../../engine/family/killteam/plugins/traits/traitUse.ts';
import type { Trait } from '../../engine/family/killteam/traits/trait.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { contentName } from '../../words/content.ts';
import styles from './AttackLayout.module.css';
import type { Scene } from './view/Scene.ts';

type AttackTraitsProps = { readonly scene: Scene; readonly onTraits: (operative: string) => void };

/** Somebody, and what it can use now. */
interface Able {
  readonly id: string;
  readonly traits: readonly Trait[];
}

/** What it can use at any moment and now, an attack included. */
const ableNow = ({ game }: Scene, operative: Operative): Able => ({
  id: operative.id,
  traits: (operative.traits ?? []).filter(
    (trait) => trait.use?.during === 'any' && traitReasons(game, operative, trait).length === 0,
  ),
});

function Rows({ scene, onTraits, able }: AttackTraitsProps & { readonly able: readonly Able[] }) {
  const { look, words } = scene;
  return able.map(({ id, traits }) => (
    <ListRow
      key={id}
      icon="honour"
      title={words.common.named(
        look.name(id),
        words.common.list(traits.map((trait) => contentName(words, trait.id, trait.name))),
      )}
      opens
      onPress={() => onTraits(id)}
    />
  ));
}

/** Who of the retinue can use something in the middle of this attack, and what; nothing when nobody can. */
export function AttackTraits({ scene, onTraits }: AttackTraitsProps) {
  const able = ofSide(scene.game.state, scene.game.state.sides[0].id)
    .filter(standing)
    .map((operative) => ableNow(scene, operative))
    .filter(({ traits }) => traits.length > 0);
  if (able.length === 0) return null;
  const { now } = scene.words.traits;
  return (
    <section className={styles.traits} aria-label={now}>
      <SectionHead title={now} />
      <Rows scene={scene} onTraits={onTraits} able={able} />
    </section>
  );
}
