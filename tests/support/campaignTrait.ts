import type { Trait } from '../../src/engine/family/killteam/traits/trait.ts';
import type { Modifier } from '../../src/engine/family/killteam/traits/modifier.ts';

/** A trait with these changes and nothing else. */
export const trait = (id: string, source: Trait['source'], modifiers: readonly Modifier[] = []): Trait => ({
  id,
  name: id,
  text: '',
  source,
  plays: 'engine',
  modifiers: [...modifiers],
  use: null,
});
