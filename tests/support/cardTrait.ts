import type { Trait } from '../../src/engine/family/killteam/traits/trait.ts';
import { corePack } from './scenarioPack.ts';

/** A trait that stands on a shipped card. */
export function cardTraitOf(id: string): Trait {
  const found = [...corePack.operatives.values()].flatMap(({ traits = [] }) => traits).find((trait) => trait.id === id);
  if (found === undefined) throw new Error(`no trait ${id}`);
  return found;
}
