import { ownBases } from '../../engine/campaign/model/bases.ts';
import type { CampaignContent } from '../../engine/campaign/model/content.ts';
import type { Member } from '../../engine/campaign/model/member.ts';
import type { CampaignState } from '../../engine/campaign/model/state.ts';
import type { Operative } from '../../engine/family/killteam/model/operative.ts';
import type { Trait } from '../../engine/family/killteam/traits/trait.ts';
import type { Pack } from '../pack.ts';
import { PORTRAITS } from '../schema/operativeCard.ts';
import type { EquipmentRow } from '../schema/equipment.ts';
import type { Retinue, RetinueMember } from '../schema/retinue.ts';
import { withTraits } from './equipped.ts';

/**
 * The roster of a dataslate as it is chosen for a battle: a pack with this one roster, and what makes each of its operatives
 * more, or less, than its card.
 */
export interface DataslateRoster {
  /** Of its campaign. */
  readonly id: string;
  readonly pack: Pack;
  readonly grown: (member: string, operative: Operative) => Operative;
}

/** How the pack of a dataslate is called among others. */
const packId = (id: string): string => `dataslate-${id}`;

const portraitOf = ({ portrait }: Member): RetinueMember['portrait'] =>
  PORTRAITS.find((each) => each === portrait) ?? null;

/** Who is fit to go. */
const fitIn = ({ members }: CampaignState): readonly Member[] =>
  members.filter(({ fate, mustRest }) => fate === 'serving' && !mustRest);

const memberOf = (member: Member): RetinueMember => ({
  id: member.id,
  name: member.name,
  card: member.card,
  portrait: portraitOf(member),
  weapons: member.weapons.map(({ item }) => item),
  armour: null,
  ...(member.chosen !== undefined && { chosen: member.chosen }),
});

/** What was kept of requisitions costs nothing any more, and is there once. */
const keptItems = (pack: Pack, { stash }: CampaignState): readonly EquipmentRow[] =>
  stash
    .filter(({ lost }) => !lost)
    .flatMap(({ key, item }) => {
      const row = pack.equipment.get(item);
      return row === undefined ? [] : [{ ...row, id: `${row.id}-${key}`, ep: [0], most: 1 }];
    });

const moreEp = ({ bases, dataslate }: CampaignState, { narrative }: CampaignContent): number =>
  (dataslate?.moreEp ?? 0) +
  (narrative?.assets ?? []).filter(({ id }) => bases.includes(id)).reduce((sum, { ep }) => sum + ep, 0);

/** Its army list with the EP and the items that it has beside. */
function listsOf(pack: Pack, state: CampaignState, content: CampaignContent): Pick<Pack, 'killTeams' | 'equipment'> {
  const kept = keptItems(pack, state);
  const row = pack.killTeams.get(state.dataslate?.team ?? '');
  const equipment = new Map([...pack.equipment, ...kept.map((item) => [item.id, item] as const)]);
  if (row === undefined) return { killTeams: pack.killTeams, equipment };
  const more = {
    ...row,
    ep: row.ep + moreEp(state, content),
    equipment: [...row.equipment, ...kept.map(({ id }) => id)],
  };
  return { killTeams: new Map([...pack.killTeams, [row.id, more]]), equipment };
}

/** Ploys of the first ready-made roster of the same army list. */
const ploysOf = (pack: Pack, team: string): Pick<Retinue, 'ploys'> => {
  const ploys = [...pack.retinues.values()].find(({ killTeam }) => killTeam?.id === team)?.ploys;
  return ploys === undefined ? {} : { ploys };
};

/** Honours, scars and what strategic assets give to everybody. */
const traitsOf = (content: CampaignContent, state: CampaignState, member: Member): readonly Trait[] => [
  ...member.honours.flatMap(({ id }) => content.honours.get(id)?.trait ?? []),
  ...member.scars.flatMap(({ id }) => content.scars.get(id)?.trait ?? []),
  ...ownBases(content, state).flatMap(({ trait }) => trait ?? []),
];

/** The roster of the dataslate of this campaign; null: it is none, or nobody is fit to go. */
export function dataslateRoster(
  id: string,
  state: CampaignState,
  { pack, content }: { readonly pack: Pack; readonly content: CampaignContent },
): DataslateRoster | null {
  const { dataslate, name } = state;
  const [first, ...others] = fitIn(state).map(memberOf);
  if (dataslate === undefined || first === undefined) return null;
  const { team, fireTeams } = dataslate;
  const row: Retinue = {
    id: packId(id),
    name,
    members: [first, ...others],
    killTeam: { id: team, fireTeams: [...fireTeams] },
    ...ploysOf(pack, team),
    provenance: 'user',
  };
  const grown: DataslateRoster['grown'] = (member, operative) => {
    const found = state.members.find((each) => each.id === member);
    if (found === undefined) return operative;
    return withTraits(operative, traitsOf(content, state, found));
  };
  return {
    id,
    pack: {
      ...pack,
      ...listsOf(pack, state, content),
      manifest: { ...pack.manifest, id: packId(id) },
      retinues: new Map([[row.id, row]]),
    },
    grown,
  };
}
