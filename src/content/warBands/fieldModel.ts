import { asLeader } from '../../engine/family/vanguard/rules/band/leader.ts';
import type { BandFaction } from '../schema/warBands/bandFaction.ts';
import type { BandModel } from '../schema/warBands/bandModel.ts';
import type { BandMember } from '../schema/warBands/warBand.ts';
import { costOf, optionsOf } from './bandFacts.ts';

/** A card as it comes to the table: figures with what leading gives, and all that card, options and faction bring. */
export type FieldedCard = Pick<
  BandModel,
  'cp' | 'sp' | 'ar' | 'wn' | 'ne' | 'invulnerable' | 'base' | 'kind' | 'attacks' | 'actions' | 'abilities'
> & { readonly points: number; readonly leader: boolean };

const NOTHING: BandFaction['leader'] = { attacks: [], actions: [], abilities: [] };

/**
 * A member of a war band worked out: options in place of what they replace (V-75), the leader's bonus (V-76), attacks and
 * abilities of its faction (V-77). A faction that is not there brings nothing.
 */
export function fieldModel(model: BandModel, member: BandMember, faction: BandFaction | undefined): FieldedCard {
  const options = optionsOf({ member, model });
  const gone = new Set(options.flatMap(({ replaces }) => replaces));
  const leading = member.leader ? (faction?.leader ?? NOTHING) : NOTHING;
  const { cp, wn } = member.leader && model.leads !== null ? asLeader(model, model.leads) : model;
  const { sp, ar, ne, base, kind } = model;
  return {
    cp,
    sp,
    ar,
    wn,
    ne,
    invulnerable: [...new Set([...model.invulnerable, ...options.flatMap(({ invulnerable }) => invulnerable)])],
    base,
    kind,
    points: costOf({ member, model }),
    leader: member.leader,
    attacks: [
      ...model.attacks.filter(({ id }) => !gone.has(id)),
      ...options.flatMap(({ attacks }) => attacks),
      ...(faction?.attacks ?? []),
      ...leading.attacks,
    ],
    actions: [...model.actions, ...options.flatMap(({ actions }) => actions), ...leading.actions],
    abilities: [
      ...model.abilities,
      ...options.flatMap(({ abilities }) => abilities),
      ...(faction?.abilities ?? []),
      ...leading.abilities,
    ],
  };
}
