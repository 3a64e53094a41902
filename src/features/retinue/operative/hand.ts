import type { CampaignScene } from '../../../scene/useCampaignScene.ts';
import type { CampaignCorrection } from '../../../engine/campaign/model/command.ts';
import type { Member } from '../../../engine/campaign/model/member.ts';
import { rowName } from '../../../words/optionName.ts';

export const HANDS = [
  'stat',
  'xp',
  'kills',
  'rest',
  'addScar',
  'removeScar',
  'addHonour',
  'removeHonour',
  'addPloy',
  'removePloy',
  'addPower',
  'removePower',
  'fate',
] as const;
export type ByHand = (typeof HANDS)[number];

/** Rows that a correction may name: those it does not have to give, those it has to take away. */
interface Named {
  readonly id: string;
  readonly title: string;
}

type Kind = 'scar' | 'honour' | 'ploy' | 'power';
const KINDS: Readonly<Partial<Record<ByHand, Kind>>> = {
  addScar: 'scar',
  removeScar: 'scar',
  addHonour: 'honour',
  removeHonour: 'honour',
  addPloy: 'ploy',
  removePloy: 'ploy',
  addPower: 'power',
  removePower: 'power',
};

function had(member: Member, kind: Kind): readonly string[] {
  if (kind === 'scar') return member.scars.map(({ id }) => id);
  if (kind === 'honour') return member.honours.map(({ id }) => id);
  return kind === 'ploy' ? member.ploys : member.powers;
}

const allOf = ({ content }: CampaignScene, kind: Kind): readonly string[] => {
  if (kind === 'scar') return [...content.scars.keys()];
  if (kind === 'honour') return [...content.honours.keys()];
  return kind === 'ploy' ? [...content.ploys.keys()] : [...content.powers.keys()];
};

/** What there is to choose from; null: this correction names no row. */
export function namedFor(scene: CampaignScene, member: Member, hand: ByHand): readonly Named[] | null {
  const kind = KINDS[hand];
  if (kind === undefined) return null;
  const has = had(member, kind);
  const ids = hand.startsWith('remove') ? has : allOf(scene, kind).filter((id) => !has.includes(id));
  return [...new Set(ids)].map((id) => ({ id, title: rowName(scene, kind, id) }));
}

/** The correction that gives or takes a row. */
export function rowCorrection(hand: ByHand, member: string, id: string): CampaignCorrection | null {
  switch (hand) {
    case 'addScar':
    case 'removeScar':
      return { what: hand, member, scar: id };
    case 'addHonour':
    case 'removeHonour':
      return { what: hand, member, honour: id };
    case 'addPloy':
    case 'removePloy':
      return { what: hand, member, ploy: id };
    case 'addPower':
    case 'removePower':
      return { what: hand, member, power: id };
    case 'stat':
    case 'xp':
    case 'kills':
    case 'rest':
    case 'fate':
      return null;
  }
}
