import { isFar } from '../../engine/family/vanguard/rules/modifiers/longRange.ts';
import { meleeModifiers } from '../../engine/family/vanguard/rules/modifiers/melee.ts';
import { abilities } from '../../engine/family/vanguard/rules/modifiers/ability.ts';
import type { Modifier } from '../../engine/family/vanguard/rules/modifiers/modifier.ts';
import { isOutnumbered } from '../../engine/family/vanguard/rules/modifiers/outnumbering.ts';
import { rangedModifiers } from '../../engine/family/vanguard/rules/modifiers/ranged.ts';
import type { AttackKind, FactsCase } from './shapes.ts';

/** What a case says of one attack at one target, its kind null where only the explicit modifiers count. */
export interface Circumstances {
  readonly kind: AttackKind | null;
  readonly facts: FactsCase;
  readonly targetDown: boolean;
}

/** Modifiers that a case gives as numbers. */
interface Explicit {
  readonly hitMod?: number | undefined;
  readonly armMod?: number | undefined;
  readonly bonusDice?: number | undefined;
}

const outnumberedBy = ({ friends = [] }: FactsCase): boolean =>
  isOutnumbered(
    friends.map(({ engagesTarget = false, engagedWithOthers = false, fatigued = false }) => ({
      engagesTarget,
      engagedWithOthers,
      fatigued,
    })),
  );

const shot = (facts: FactsCase, targetDown: boolean): readonly Modifier[] =>
  rangedModifiers({
    obscured: facts.obscured ?? false,
    far: isFar(facts.dist ?? 0),
    aimed: facts.aim ?? false,
    cover: facts.cover ?? false,
    targetDown,
    abilities: [],
  });

const struck = (facts: FactsCase, targetDown: boolean): readonly Modifier[] =>
  meleeModifiers({
    focus: facts.focus ?? null,
    charge: facts.charge ?? null,
    outnumbered: outnumberedBy(facts),
    cover: facts.cover ?? false,
    targetDown,
    disengage: facts.disengage ?? false,
    abilities: [],
  });

function ofCircumstances({ kind, facts, targetDown }: Circumstances): readonly Modifier[] {
  switch (kind) {
    case null:
      return [];
    case 'ranged':
      return shot(facts, targetDown);
    case 'melee':
      return struck(facts, targetDown);
  }
}

/** The explicit modifiers of a case, as those of an ability. */
export const explicit = ({ hitMod = 0, armMod = 0, bonusDice = 0 }: Explicit): readonly Modifier[] =>
  abilities([
    { ability: 'hitMod', what: 'hit', value: hitMod },
    { ability: 'armMod', what: 'armour', value: armMod },
    { ability: 'bonusDice', what: 'dice', value: bonusDice },
  ]);

/** All that changes one attack of a case. */
export const modifiersOf = (circumstances: Circumstances, given: Explicit): readonly Modifier[] => [
  ...ofCircumstances(circumstances),
  ...explicit(given),
];
