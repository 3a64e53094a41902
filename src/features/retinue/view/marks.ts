import type { Member } from '../../../engine/campaign/model/member.ts';
import { rowName } from '../../../words/optionName.ts';
import type { RetinueLook } from './look.ts';

/** An honour or a scar that an operative bears. */
interface MarkShown {
  readonly id: string;
  readonly of: 'honour' | 'scar';
  readonly name: string;
}

export const marksOf = (look: RetinueLook, { honours, scars }: Member): readonly MarkShown[] => [
  ...honours.map(({ id }) => ({ id, of: 'honour' as const, name: rowName(look, 'honour', id) })),
  ...scars.map(({ id }) => ({ id, of: 'scar' as const, name: rowName(look, 'scar', id) })),
];

/** Each of them as it is spoken: `Scar: Old wound`. */
export function markNames(look: RetinueLook, member: Member): readonly string[] {
  const { mark, markKinds } = look.words.campaign.retinue;
  return marksOf(look, member).map(({ of, name }) => mark(markKinds[of], name));
}
