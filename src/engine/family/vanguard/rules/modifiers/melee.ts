import { abilities, type AbilityBonus } from './ability.ts';
import { charge } from './charge.ts';
import { cover } from './cover.ts';
import { disengage } from './disengage.ts';
import { focus } from './focus.ts';
import type { FocusBonus, Modifier } from './modifier.ts';
import { outnumbering } from './outnumbering.ts';
import { struckDown } from './targetDown.ts';

/** What is so when one target is struck. */
export interface MeleeFacts {
  /** What a Focus of this activation, not used yet, gives; null: none. */
  readonly focus: FocusBonus | null;
  /** What the free attack of a Charge gives; null: it is no such attack. */
  readonly charge: FocusBonus | null;
  /** A friend that counts has the target to itself as well. */
  readonly outnumbered: boolean;
  readonly cover: boolean;
  readonly targetDown: boolean;
  /** The target is leaving the attacker's engagement range. */
  readonly disengage: boolean;
  readonly abilities: readonly AbilityBonus[];
}

/** All that changes a melee attack at one target, with its reasons, in a fixed order (V-59). */
export const meleeModifiers = (facts: MeleeFacts): readonly Modifier[] => [
  ...focus(facts.focus),
  ...charge(facts.charge),
  ...outnumbering(facts.outnumbered),
  ...cover(facts.cover),
  ...struckDown(facts.targetDown),
  ...disengage(facts.disengage),
  ...abilities(facts.abilities),
];
