import type { Member } from '../../engine/campaign/model/member.ts';
import type { Stashed } from '../../engine/campaign/model/state.ts';
import { modifiersOf, type Trait } from '../../engine/family/killteam/traits/trait.ts';
import type { Modifier, ModifierOp } from '../../engine/family/killteam/traits/modifier.ts';

/** Level from which an Acolyte's psychic tests are better (`rules/acolyte.md` C10). */
const PRACTISED_LEVEL = 8;

/** What long practice gives a psyker: it comes with a level, so no row of a pack brings it. */
const PRACTISED_MIND: Trait = {
  id: 'practised-mind',
  name: 'Practised mind',
  text: '',
  source: 'level',
  plays: 'engine',
  modifiers: [{ op: 'psychicTest', by: 1 }],
  use: null,
};

/** Changes that count between battles and that no battle reads. */
export const BETWEEN_BATTLES: readonly ModifierOp[] = [
  'capacity',
  'gate',
  'experience',
  'casualty',
  'recovery',
  'recoveryReroll',
  'scarTwice',
  'oneCheaper',
  'psyker',
  'price',
];

/** Changes that no battle reads: they are in the card, or count between battles. */
const NOT_IN_BATTLE: ReadonlySet<ModifierOp> = new Set(['stat', 'weapon', 'ability', ...BETWEEN_BATTLES]);

/** What was found and is used up serves no more often in a battle than it has uses left. */
export const withUsesLeft = (
  traits: readonly Trait[],
  { equipment }: Pick<Member, 'equipment'>,
  stash: readonly Stashed[],
): readonly Trait[] =>
  traits.map((trait) => {
    const carried = equipment.filter(({ item }) => item === trait.id);
    const thing = stash.find(({ key }) => carried.some((each) => each.stash === key));
    const { use } = trait;
    if (use === null || thing?.uses === undefined || carried.length !== 1) return trait;
    return { ...trait, use: { ...use, times: Math.min(use.times ?? thing.uses, thing.uses), per: 'battle' } };
  });

const always = ({ use }: Trait): boolean => use?.whileUsed !== true;

/** Traits whose changes hold for as long as the battle lasts, so that they are worked into the card. */
export const lasting = (traits: readonly Trait[]): readonly Trait[] => traits.filter(always);

/** Weapon rules that a bearer's weapons always have. */
export const lastingRules = (traits: readonly Trait[]) =>
  modifiersOf(lasting(traits), 'weaponRule').filter(({ when }) => when === 'always');

const inCard = (change: Modifier): boolean =>
  NOT_IN_BATTLE.has(change.op) || (change.op === 'weaponRule' && change.when === 'always');

const left = (trait: Trait): Trait =>
  always(trait) ? { ...trait, modifiers: trait.modifiers.filter((change) => !inCard(change)) } : trait;

/** A scar stays known although all of it may be in the card: who bears it wants to see it named. */
const speaks = ({ source, plays, modifiers, use, triggers = [] }: Trait): boolean =>
  source === 'scar' || plays === 'guide' || use !== null || modifiers.length + triggers.length > 0;

/** The same thing several times is one with more uses: two spare magazines. */
function together(traits: readonly Trait[]): readonly Trait[] {
  const counts = new Map<string, number>();
  for (const { id } of traits) counts.set(id, (counts.get(id) ?? 0) + 1);
  const first = [...new Map(traits.toReversed().map((trait) => [trait.id, trait])).values()].toReversed();
  return first.map((trait) => {
    const { use } = trait;
    const times = counts.get(trait.id) ?? 1;
    if (use === null || use.times === null || times === 1) return trait;
    return { ...trait, use: { ...use, times: use.times * times } };
  });
}

/** Traits as a battle reads them: without what is in the card already, and without those that do nothing more but scars. */
export const inBattle = (traits: readonly Trait[]): Trait[] => traits.map(left).filter(speaks);

/**
 * The traits of a member as a battle reads them, several of the same thing as one. The order is kept.
 */
export function battleTraits(member: Pick<Member, 'kind' | 'level' | 'psyker'>, traits: readonly Trait[]): Trait[] {
  const practised = member.psyker && member.kind === 'acolyte' && member.level >= PRACTISED_LEVEL;
  const all = practised ? [...traits, PRACTISED_MIND] : traits;
  return inBattle(together(all));
}
