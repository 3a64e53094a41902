import { onceFor } from '../../../core/once.ts';
import type { Concerned, Lasting, Lasts } from '../model/lasting.ts';
import type { Operative, Weapon } from '../model/operative.ts';
import type { Trait } from '../traits/trait.ts';
import type { WeaponGroup } from '../card/lastingChange.ts';
import type { Modifier, ModifierOp } from '../traits/modifier.ts';

/** What changes something, with its name: a trait, or something that lasts, by the id under which its uses are counted. */
export interface Source extends Pick<Trait, 'id' | 'name'> {
  readonly lasting?: Lasting;
}

/** One change, and where it comes from. */
interface Change<O extends ModifierOp> {
  readonly source: Source;
  readonly change: Extract<Modifier, { op: O }>;
}

export type Bearer = Pick<Operative, 'id' | 'side' | 'traits' | 'used'>;

/** Something that lasts, of one kind. */
export type LastingOf<O extends ModifierOp> = Lasting & { readonly change: Extract<Modifier, { op: O }> };

/** Used, and the activation of its user is not yet over. */
export const isActive = ({ used }: Bearer, { id }: Source): boolean => used?.[id]?.active === true;

const counts = (bearer: Bearer, trait: Trait): boolean => trait.use?.whileUsed !== true || isActive(bearer, trait);

/** A trait and one change that it makes. */
interface OfTrait {
  readonly source: Trait;
  readonly change: Modifier;
}

const NONE: readonly never[] = [];

/** What traits change, by kind, in order: a card keeps the same list through a battle. */
const ofTraits = onceFor((traits: readonly Trait[]): ReadonlyMap<string, readonly OfTrait[]> => {
  const found = new Map<string, OfTrait[]>();
  for (const source of traits)
    for (const change of source.modifiers) {
      const alike = found.get(change.op) ?? [];
      alike.push({ source, change });
      found.set(change.op, alike);
    }
  return found;
});

function fromTraits<O extends ModifierOp>(bearer: Bearer, op: O): readonly Change<O>[] {
  if (bearer.traits === undefined) return NONE;
  const all = ofTraits(bearer.traits).get(op);
  return all === undefined ? NONE : all.filter((each): each is OfTrait & Change<O> => counts(bearer, each.source));
}

type ByOp = ReadonlyMap<string, readonly Lasting[]>;

const byOp = onceFor((all: readonly Lasting[]): ByOp => {
  const found = new Map<string, Lasting[]>();
  for (const each of all) found.set(each.change.op, [...(found.get(each.change.op) ?? []), each]);
  return found;
});

/** All that lasts of one kind, whomever it concerns, in the order in which it began. */
export const lastingOf = <O extends ModifierOp>({ lasting }: Lasts, op: O): readonly LastingOf<O>[] =>
  lasting.length === 0 ? NONE : ((byOp(lasting).get(op) ?? NONE) as readonly LastingOf<O>[]);

/** Whether it concerns this operative in whatever it does. */
export const concerns = (on: Concerned, { id, side }: Pick<Operative, 'id' | 'side'>): boolean =>
  on.kind === 'battle' || (on.kind === 'side' ? on.side === side : on.kind === 'operative' && on.operative === id);

/** Environments, or rows of tables, that something keeps away from this operative. */
const environmentsAway = (lasts: Lasts, bearer: Bearer): readonly string[] => [
  ...fromTraits(bearer, 'untouched').map(({ change }) => change.by),
  ...lastingOf(lasts, 'untouched')
    .filter(({ on }) => concerns(on, bearer))
    .map(({ change }) => change.by),
];

/** What lasts of one kind and concerns this operative; no environment that something keeps away from it. */
export function lastingOn<O extends ModifierOp>(lasts: Lasts, bearer: Bearer, op: O): readonly LastingOf<O>[] {
  const all = lasts.lasting.length === 0 ? NONE : lastingOf(lasts, op).filter(({ on }) => concerns(on, bearer));
  if (all.length === 0 || op === 'untouched') return all;
  const spared = environmentsAway(lasts, bearer);
  return spared.length === 0
    ? all
    : all.filter(({ source: { kind, id } }) => kind !== 'environment' || !spared.includes(id));
}

/** What changes an operative in one respect: its traits in order, then what lasts. */
export const changesOf = <O extends ModifierOp>(lasts: Lasts, bearer: Bearer, op: O): readonly Change<O>[] => {
  const traits = fromTraits(bearer, op);
  const lasting = lastingOn(lasts, bearer, op);
  if (lasting.length === 0) return traits;
  return [
    ...traits,
    ...lasting.map((each) => ({
      source: { id: each.id, name: each.source.name, lasting: each },
      change: each.change,
    })),
  ];
};

/** When it began, among what lasts; traits were there before. */
const began = ({ lasting }: Lasts, { source }: { readonly source: Source }): number =>
  source.lasting === undefined ? -1 : lasting.indexOf(source.lasting);

/** Of changes that say the opposite of each other, whether these have the last word; false when there are none. */
export function haveLastWord(
  lasts: Lasts,
  these: readonly { readonly source: Source }[],
  others: readonly { readonly source: Source }[],
): boolean {
  const last = these.at(-1);
  return last !== undefined && others.every((other) => began(lasts, other) <= began(lasts, last));
}

type CountedOp = Extract<Modifier, { by: number }>['op'];

/** The numbers of one kind of change added up. */
export const totalOf = (lasts: Lasts, bearer: Bearer, op: CountedOp): number =>
  changesOf(lasts, bearer, op).reduce((sum, { change }) => sum + change.by, 0);

/** Something says so. */
export const hasChange = (lasts: Lasts, bearer: Bearer, op: ModifierOp): boolean =>
  changesOf(lasts, bearer, op).length > 0;

/** The weapon is one of those that a change is for. */
export const isOfGroup = (weapon: Weapon, group: WeaponGroup): boolean =>
  group === 'any' || (group === 'pistol' ? weapon.pistol === true : weapon.kind === group);
