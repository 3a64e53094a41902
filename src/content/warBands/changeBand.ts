import { cutWords } from '../../engine/core/plainWords.ts';
import type { BandModel } from '../schema/warBands/bandModel.ts';
import type { BandMember } from '../schema/warBands/warBand.ts';
import type { BandChoice } from './bandChoice.ts';

const freeId = ({ members }: BandChoice, model: string): string => {
  const used = new Set(members.map(({ id }) => id));
  for (let number = 1; ; number += 1) if (!used.has(`${model}-${number}`)) return `${model}-${number}`;
};

/** The war band with one more model at its end; it leads where nobody does and it can (V-76). */
export function withModel(choice: BandChoice, { id: model, leads }: BandModel): BandChoice {
  const leader = leads !== null && choice.members.every((member) => !member.leader);
  const added: BandMember = { id: freeId(choice, model), model, name: null, options: [], leader };
  return { ...choice, members: [...choice.members, added] };
}

/** The war band without a member. */
export const withoutMember = (choice: BandChoice, id: string): BandChoice => ({
  ...choice,
  members: choice.members.filter((member) => member.id !== id),
});

const changed = (choice: BandChoice, id: string, change: (member: BandMember) => BandMember): BandChoice => ({
  ...choice,
  members: choice.members.map((member) => (member.id === id ? change(member) : member)),
});

/** A member takes an option of its card, or leaves it; one that replaces the same attack goes for it. */
export const withOption = (choice: BandChoice, id: string, { options }: BandModel, option: string): BandChoice =>
  changed(choice, id, (member) => {
    if (member.options.includes(option))
      return { ...member, options: member.options.filter((each) => each !== option) };
    const taken = options.find((each) => each.id === option)?.replaces ?? [];
    const stays = member.options.filter(
      (each) =>
        !options.some(({ id: other, replaces }) => other === each && replaces.some((one) => taken.includes(one))),
    );
    return { ...member, options: [...stays, option] };
  });

/** This member leads, and nobody else (V-76). */
export const withLeader = (choice: BandChoice, id: string): BandChoice => ({
  ...choice,
  members: choice.members.map((member) => ({ ...member, leader: member.id === id })),
});

/** A member is called so; nothing: as its card. */
export const withName = (choice: BandChoice, id: string, name: string): BandChoice =>
  changed(choice, id, (member) => ({ ...member, name: name.trim() === '' ? null : cutWords(name, 80) }));
