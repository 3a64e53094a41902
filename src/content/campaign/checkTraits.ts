import type { Trait } from '../../engine/family/killteam/traits/trait.ts';
import type { Modifier } from '../../engine/family/killteam/traits/modifier.ts';
import { inside, type ProblemPlace, report, reportRepeats } from '../references/check.ts';
import { checkRule, type RuleSource } from '../references/checkWeapons.ts';
import type { CampaignCheck } from './campaignCheck.ts';
import type { CampaignRows } from './campaignPack.ts';

/** What a row's trait says of where it comes from, by kind of row. */
const SOURCES = {
  backgrounds: 'background',
  honours: 'honour',
  scars: 'scar',
  ploys: 'ploy',
  powers: 'power',
  equipment: 'equipment',
} as const satisfies Partial<Record<keyof CampaignRows, Trait['source']>>;
const KINDS = Object.keys(SOURCES) as (keyof typeof SOURCES)[];

interface PlacedTrait extends ProblemPlace {
  readonly trait: Trait;
  /** Id and source that its row asks of it. */
  readonly id: string;
  readonly source: Trait['source'];
}

const traitsOf = ({ rows, core }: CampaignCheck): readonly PlacedTrait[] => [
  ...KINDS.flatMap((kind) =>
    (rows[kind] ?? []).map(({ row, ...place }) => ({
      ...inside(place, 'trait'),
      trait: row.trait,
      id: row.id,
      source: SOURCES[kind],
    })),
  ),
  ...(rows.bases ?? []).flatMap(({ row: { id, trait }, ...place }) =>
    trait === undefined ? [] : [{ ...inside(place, 'trait'), trait, id, source: 'base' } as const],
  ),
  ...(rows.wargear ?? []).flatMap(({ row: { item, trait }, ...place }) =>
    trait === null
      ? []
      : [{ ...inside(place, 'trait'), trait, id: item, source: core.armour.has(item) ? 'armour' : 'card' } as const],
  ),
];

function checkModifier(check: CampaignCheck, place: ProblemPlace, modifier: Modifier, ruleset: RuleSource): void {
  if (modifier.op === 'weaponRule') checkRule(check, inside(place, 'rule'), modifier.rule, ruleset);
  if (modifier.op !== 'saveAgainst') return;
  for (const [index, id] of modifier.rules.entries())
    if (!Object.hasOwn(ruleset.weaponRules, id))
      report(check, inside(place, `rules[${index}]`), 'unknownRule', `${ruleset.id} has no weapon rule "${id}"`);
}

function checkTrait(check: CampaignCheck, { trait, id, source, ...place }: PlacedTrait): void {
  if (trait.id !== id) report(check, inside(place, 'id'), 'idDiffers', `the row is "${id}"`);
  if (trait.source !== source) report(check, inside(place, 'source'), 'wrongKind', `must be ${source} here`);
  if (check.ruleset === null) return;
  for (const [index, modifier] of trait.modifiers.entries())
    checkModifier(check, inside(place, `modifiers[${index}]`), modifier, check.ruleset);
}

/**
 * Traits belong to their rows, name weapon rules of the ruleset, and no two share an id: a battle counts uses by it and
 * words are found by it.
 */
export function checkTraits(check: CampaignCheck): void {
  const traits = traitsOf(check);
  reportRepeats(
    check,
    traits.map(({ file, path, trait }) => ({ ...inside({ file, path }, 'id'), id: trait.id })),
  );
  for (const each of traits) checkTrait(check, each);
}
