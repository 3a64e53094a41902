import type { Operative } from '../../engine/battle/operative.ts';
import { ofSide, standing } from '../../engine/battle/lookup.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import type { Scene } from './view/Scene.ts';

type AttackTraitsProps = { readonly scene: Scene; readonly onTraits: (operative: string) => void };

/** Something it can use at any moment, an attack included. */
const speaksUp = ({ traits }: Operative): boolean => traits?.some(({ use }) => use?.during === 'any') === true;

/** Who of the retinue may have something to say to this attack. */
export function AttackTraits({ scene: { words, look, game }, onTraits }: AttackTraitsProps) {
  return ofSide(game.state, 'retinue')
    .filter((operative) => standing(operative) && speaksUp(operative))
    .map(({ id }) => (
      <ListRow key={id} icon="honour" title={words.traits.title(look.name(id))} opens onPress={() => onTraits(id)} />
    ));
}
