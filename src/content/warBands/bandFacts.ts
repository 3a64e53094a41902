import type { BandModel, BandOption } from '../schema/warBands/bandModel.ts';
import type { BandMember } from '../schema/warBands/warBand.ts';

/** What may not be as the rules of war bands have it (V-75, V-76). */
export const BAND_FACTS = [
  'overPoints',
  'tooMany',
  'otherFaction',
  'noLeader',
  'severalLeaders',
  'cannotLead',
  'unknownOption',
  'optionTwice',
  'optionsClash',
] as const;
export type BandFactCode = (typeof BAND_FACTS)[number];

/** One of them; `at`: where in the row of the war band, such as `members[2].options[0]`. Names as the pack has them. */
export interface BandFact {
  readonly code: BandFactCode;
  readonly at: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A member with its place in the war band and its card. */
export interface ChosenMember {
  readonly at: number;
  readonly member: BandMember;
  readonly model: BandModel;
}

/** A war band that is looked at: its faction by id and name, the points agreed on, and who is in it. */
export interface ChosenBand {
  readonly faction: { readonly id: string; readonly name: string };
  readonly limit: number;
  readonly members: readonly ChosenMember[];
}

const fact = (code: BandFactCode, at: string, params: BandFact['params'] = {}): BandFact => ({ code, at, params });
const facts = (holds: boolean, ...said: Parameters<typeof fact>): readonly BandFact[] => (holds ? [fact(...said)] : []);

/** The options that a member has, of those its card offers; unknown ones are left out. */
export const optionsOf = ({ member, model }: Pick<ChosenMember, 'member' | 'model'>): readonly BandOption[] =>
  [...new Set(member.options)].flatMap((id) => model.options.find((option) => option.id === id) ?? []);

/** What a member costs with its options. */
export const costOf = (chosen: Pick<ChosenMember, 'member' | 'model'>): number =>
  optionsOf(chosen).reduce((sum, { points }) => sum + points, chosen.model.points);

/** Points that a war band costs. */
export const pointsOf = ({ members }: Pick<ChosenBand, 'members'>): number =>
  members.reduce((sum, chosen) => sum + costOf(chosen), 0);

function leaders({ members }: ChosenBand): readonly BandFact[] {
  const leading = members.filter(({ member }) => member.leader);
  return [
    ...facts(leading.length === 0, 'noLeader', 'members'),
    ...facts(leading.length > 1, 'severalLeaders', 'members', { count: leading.length }),
    ...leading.flatMap(({ at, model }) =>
      facts(model.leads === null, 'cannotLead', `members[${at}].leader`, { model: model.name }),
    ),
  ];
}

function numbers({ members, faction }: ChosenBand): readonly BandFact[] {
  const models = new Map(members.map(({ model }) => [model.id, model]));
  return [
    ...[...models.values()].flatMap(({ id, name, most }) => {
      const count = members.filter(({ model }) => model.id === id).length;
      return facts(count > most, 'tooMany', 'members', { model: name, most, count });
    }),
    ...members.flatMap(({ at, model }) =>
      facts(model.faction !== faction.id, 'otherFaction', `members[${at}].model`, {
        model: model.name,
        faction: faction.name,
      }),
    ),
  ];
}

/** The earlier option of the same member that has taken an attack which this one replaces too; undefined: none. */
const clashOf = (earlier: readonly BandOption[], { replaces }: BandOption): BandOption | undefined =>
  earlier.find((other) => other.replaces.some((id) => replaces.includes(id)));

function options({ at, member, model }: ChosenMember): readonly BandFact[] {
  return member.options.flatMap((id, index) => {
    const place = `members[${at}].options[${index}]`;
    const option = model.options.find((each) => each.id === id);
    if (option === undefined) return [fact('unknownOption', place, { model: model.name, option: id })];
    const before = member.options.slice(0, index);
    if (before.includes(id)) return [fact('optionTwice', place, { model: model.name, option: option.name })];
    const clash = clashOf(optionsOf({ model, member: { ...member, options: before } }), option);
    return facts(clash !== undefined, 'optionsClash', place, {
      model: model.name,
      option: option.name,
      other: clash?.name ?? '',
    });
  });
}

/**
 * All that is not as the rules of war bands have it, in the order in which it is said; empty: nothing. More points than
 * agreed are refused to the last one, fewer are not (V-75).
 */
export function bandFacts(band: ChosenBand): readonly BandFact[] {
  const points = pointsOf(band);
  return [
    ...facts(points > band.limit, 'overPoints', 'members', { points, limit: band.limit, over: points - band.limit }),
    ...leaders(band),
    ...numbers(band),
    ...band.members.flatMap(options),
  ];
}
