import type { Trait } from '../../engine/family/killteam/traits/trait.ts';
import { type Check, inside, type ProblemPlace, reportRepeats } from './check.ts';
import { checkRule, type RuleSource } from './checkWeapons.ts';

interface PlacedTrait extends ProblemPlace {
  readonly trait: Trait;
}

const placed = (place: ProblemPlace, traits: readonly Trait[]): readonly PlacedTrait[] =>
  traits.map((trait, index) => ({ ...inside(place, `traits[${index}]`), trait }));

const alone = (place: ProblemPlace, trait: Trait | null): readonly PlacedTrait[] =>
  trait === null ? [] : [{ ...inside(place, 'trait'), trait }];

/** Traits that one operative may have together: those of its card, of one item, or of one grant of a variant. */
const groupsOf = ({ rows }: Check): readonly (readonly PlacedTrait[])[] => [
  ...(rows.operatives ?? []).map(({ row, ...place }) => placed(place, row.traits ?? [])),
  ...(rows.equipment ?? []).flatMap(({ row, ...place }) => [
    alone(place, row.trait),
    ...row.options.map(({ trait }, index) => alone(inside(place, `options[${index}]`), trait)),
  ]),
  ...(rows.factions ?? []).flatMap(({ row, ...place }) =>
    (row.variants ?? []).flatMap(({ grants }, at) =>
      grants.map(({ traits }, index) => placed(inside(place, `variants[${at}].grants[${index}]`), traits)),
    ),
  ),
];

function checkRules(check: Check, { trait, ...place }: PlacedTrait, ruleset: RuleSource): void {
  for (const [index, change] of trait.modifiers.entries())
    if (change.op === 'weaponRule') checkRule(check, inside(place, `modifiers[${index}].rule`), change.rule, ruleset);
}

/** Traits of cards and variants are told apart by id where they meet, and name weapon rules of the ruleset. */
export function checkCardTraits(check: Check, ruleset: RuleSource | null): void {
  const groups = groupsOf(check);
  for (const group of groups)
    reportRepeats(
      check,
      group.map(({ trait, ...place }) => ({ ...inside(place, 'id'), id: trait.id })),
    );
  if (ruleset !== null) for (const each of groups.flat()) checkRules(check, each, ruleset);
}
