import { present } from '../../engine/core/invariant.ts';
import type { Pack } from '../pack.ts';
import type { BandModel } from '../schema/warBands/bandModel.ts';
import type { BandMember } from '../schema/warBands/warBand.ts';
import { bandFacts, type BandFact, type ChosenBand, costOf, pointsOf } from './bandFacts.ts';

/** A war band as it is chosen before a battle: its pack by id, the ready one it began as (null: none), and who is in it now. */
export interface BandChoice {
  readonly pack: string;
  readonly band: string | null;
  readonly name: string;
  readonly faction: string;
  readonly members: readonly BandMember[];
}

/** A ready war band. Throws when the pack has no such one. */
export function choiceOf(pack: Pack, band: string): BandChoice {
  const { name, faction, members } = present(pack.warBands.get(band), `no war band ${band}`);
  return { pack: pack.manifest.id, band, name, faction, members };
}

/** A war band of a faction with nobody in it yet. Throws when the pack has no such faction. */
export function emptyBand(pack: Pack, faction: string): BandChoice {
  const { name } = present(pack.bandFactions.get(faction), `no faction ${faction}`);
  return { pack: pack.manifest.id, band: null, name, faction, members: [] };
}

/** The pack of a choice, of these. Throws when it is none of them. */
export const packOf = (packs: readonly Pack[], { pack: id }: Pick<BandChoice, 'pack'>): Pack =>
  present(
    packs.find(({ manifest }) => manifest.id === id),
    `no pack ${id}`,
  );

/** The war band as its rules look at it. `limit`: the points agreed on. Members without a card are left out. */
export const chosenBand = (pack: Pack, { faction, members }: BandChoice, limit: number): ChosenBand => ({
  faction: { id: faction, name: pack.bandFactions.get(faction)?.name ?? faction },
  limit,
  members: members.flatMap((member, at) => {
    const model = pack.bandModels.get(member.model);
    return model === undefined ? [] : [{ at, member, model }];
  }),
});

/** What of a choice is not as the rules of war bands have it, with so many points agreed on (V-75, V-76). */
export const factsOf = (pack: Pack, choice: BandChoice, limit: number): readonly BandFact[] =>
  bandFacts(chosenBand(pack, choice, limit));

/** Points that a choice costs. */
export const spentOf = (pack: Pack, choice: BandChoice): number => pointsOf(chosenBand(pack, choice, 0));

/** Points of one member with its options. */
export function memberCost(pack: Pack, member: BandMember): number {
  const model = pack.bandModels.get(member.model);
  return model === undefined ? 0 : costOf({ member, model });
}

/** The cards that a war band can have, in the order of the pack. */
export const cardsFor = (pack: Pack, { faction }: Pick<BandChoice, 'faction'>): readonly BandModel[] =>
  [...pack.bandModels.values()].filter((model) => model.faction === faction);

/**
 * What everybody is called, by the ids of members: by a name of their own, else as their card, with a number where several
 * would be called the same. `nameOf`: what a card is called, left out: as its pack has it.
 */
export function bandNames(
  pack: Pack,
  { members }: Pick<BandChoice, 'members'>,
  nameOf: (model: BandModel) => string = ({ name }) => name,
): ReadonlyMap<string, string> {
  const called = members.map((member) => {
    const model = pack.bandModels.get(member.model);
    return member.name ?? (model === undefined ? member.model : nameOf(model));
  });
  return new Map(
    members.map(({ id }, index) => {
      const name = called[index] ?? id;
      const alike = called.filter((other) => other === name).length;
      const number = called.slice(0, index + 1).filter((other) => other === name).length;
      return [id, alike > 1 ? `${name} ${number}` : name];
    }),
  );
}
