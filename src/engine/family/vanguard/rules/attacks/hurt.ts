import type { Modifier } from '../modifiers/modifier.ts';
import { armourDice } from './armourRoll.ts';
import { woundsOf } from './wounds.ts';

/** What hurts a model outside an attack: hits, of one wound each, or mortal wounds (V-63, X-46). */
export type Harm =
  | { readonly kind: 'hits'; readonly hits: number; readonly ap: number; readonly modifiers: readonly Modifier[] }
  | { readonly kind: 'mortal'; readonly wounds: number };

const DAMAGE = { d: 1 };

/** Armour dice against it: one for each hit; mortal wounds are stopped by nothing (V-62, V-63). */
export function harmDice(harm: Harm): number {
  switch (harm.kind) {
    case 'hits':
      return armourDice(harm.hits);
    case 'mortal':
      return 0;
  }
}

/** Wounds of it, so many hits saved; recovery follows as after an attack (V-63). */
export function harmWounds(harm: Harm, saved: number): number {
  switch (harm.kind) {
    case 'hits':
      return woundsOf(DAMAGE, { hits: harm.hits, saved, mortal: 0 });
    case 'mortal':
      return woundsOf(DAMAGE, { hits: 0, saved: 0, mortal: harm.wounds });
  }
}
