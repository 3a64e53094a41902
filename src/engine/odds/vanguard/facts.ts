import type { VanguardAttack } from './attack.ts';
import { againstLying, type AttackKind, changedBy } from './lying.ts';

/** A bonus of Focus or of a charge, taken as +1 to hit or as +1 AP; none: there is no such action. */
export type Bonus = 'none' | 'hit' | 'ap';

/** What the table sees of an attack. `far`: more than 12″ away; `outnumbered`: a friend fights the target and nobody else; `leaving`: the blow at whoever leaves. */
export interface AttackFacts {
  readonly aimed: boolean;
  readonly obscured: boolean;
  readonly far: boolean;
  readonly cover: boolean;
  readonly focus: Bonus;
  readonly charge: Bonus;
  readonly outnumbered: boolean;
  readonly leaving: boolean;
}

export const NO_FACTS: AttackFacts = {
  aimed: false,
  obscured: false,
  far: false,
  cover: false,
  focus: 'none',
  charge: 'none',
  outnumbered: false,
  leaving: false,
};

const ranged = ({ aimed, obscured, far }: AttackFacts) => ({
  hit: Number(aimed) - Number(obscured) - Number(far),
  ap: 0,
  dice: 0,
});

function melee({ focus, charge, outnumbered, leaving }: AttackFacts) {
  const taken = (as: Bonus) => [focus, charge].filter((bonus) => bonus === as).length;
  return { hit: taken('hit') + Number(leaving), ap: taken('ap') + Number(leaving), dice: Number(outnumbered) };
}

/** An attack with what the table sees worked into its dice; of a shot what belongs to blows is not read, and the other way about. Source: V-10, V-43, V-58, V-59. */
export function withFacts(attack: VanguardAttack, kind: AttackKind, facts: AttackFacts): VanguardAttack {
  const { hit, ap, dice } = kind === 'ranged' ? ranged(facts) : melee(facts);
  const changed = changedBy(attack, hit, ap);
  const placed = {
    ...changed,
    bonusDice: changed.bonusDice + dice,
    armourMod: changed.armourMod + Number(facts.cover),
  };
  return attack.target.down ? againstLying(placed, kind) : placed;
}
