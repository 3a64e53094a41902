import type { Operative } from '../family/killteam/model/operative.ts';
import type { Rejection } from '../family/killteam/model/rejection.ts';
import type { BattleState } from '../family/killteam/model/state.ts';
import { psychicNeeds } from '../family/killteam/plugins/traits/psychic.ts';
import {
  handUseOf,
  isNote,
  isStrategic,
  priceOf,
  traitReasons,
  usesLeft,
} from '../family/killteam/plugins/traits/traitUse.ts';
import type { Game } from '../family/killteam/rules/game.ts';
import type { Trait, Use } from '../family/killteam/traits/trait.ts';
import { once, onceFor } from '../core/once.ts';

/** A trait that its bearer uses by hand, as it is now. */
export interface UsableTrait {
  readonly operative: Operative;
  readonly trait: Trait;
  readonly use: Use;
  readonly price: Pick<Use, 'ap' | 'cp'>;
  /** Uses left in its period; null: without limit. */
  readonly left: number | null;
  /** The lowest face with which its test works; null: there is none. */
  readonly needs: number | null;
  /** Why it cannot be used now; null: it can. */
  readonly reason: Rejection | null;
  /** Nothing is asked after it. */
  readonly isNote: boolean;
}

/** What operatives can use beyond their cards. */
export interface TraitsView {
  /** All that an operative uses by hand, strategic ploys too. */
  readonly byHand: (operative: Operative) => readonly UsableTrait[];
  /** What an operative can use, what is possible now first; strategic ploys have a place of their own. */
  readonly usable: (operative: Operative) => readonly UsableTrait[];
  /** What holds by itself or is only to be remembered at the table. */
  readonly always: (operative: Operative) => readonly Trait[];
  /** What the retinue uses before the firefight: each ploy once, by the first who can use it; anything else by each who has it. */
  readonly strategic: readonly UsableTrait[];
}

const WORST_FACE_THAT_WORKS = 2;

function usableOf(game: Game, operative: Operative, trait: Trait): readonly UsableTrait[] {
  const { state } = game;
  const use = handUseOf(trait);
  if (use === null) return [];
  return [
    {
      operative,
      trait,
      use,
      price: priceOf(state, operative, trait, use),
      left: usesLeft(state, operative, trait),
      needs: use.test ? Math.max(WORST_FACE_THAT_WORKS, psychicNeeds(state, operative)) : null,
      reason: traitReasons(game, operative, trait)[0] ?? null,
      isNote: isNote(use),
    },
  ];
}

const allOf = (game: Game, operative: Operative): readonly UsableTrait[] =>
  (operative.traits ?? []).flatMap((trait) => usableOf(game, operative, trait));

function strategicOf({ operatives, sides }: BattleState, byHand: TraitsView['byHand']): readonly UsableTrait[] {
  const best = new Map<string, UsableTrait>();
  for (const operative of operatives.filter(({ side }) => side === sides[0].id))
    for (const usable of byHand(operative).filter(({ use }) => isStrategic(use))) {
      const { trait } = usable;
      const key = trait.source === 'ploy' ? trait.id : `${operative.id} ${trait.id}`;
      const known = best.get(key);
      if (known === undefined || (known.reason !== null && usable.reason === null)) best.set(key, usable);
    }
  return [...best.values()];
}

/** What operatives can use beyond their cards, in one state. */
export function traitsView(game: Game): TraitsView {
  const byHand = onceFor((operative: Operative) => allOf(game, operative));
  const strategic = once(() => strategicOf(game.state, byHand));
  return {
    byHand,
    usable: (operative) =>
      byHand(operative)
        .filter(({ use }) => !isStrategic(use))
        .toSorted((a, b) => Number(a.reason !== null) - Number(b.reason !== null)),
    always: ({ traits = [] }) => traits.filter((trait) => handUseOf(trait) === null),
    get strategic() {
      return strategic();
    },
  };
}
