import type { BattleDraft, Handlers } from '../../rules/plugin.ts';
import { addCp, at } from '../../flow/evolve/draft.ts';

const counted = (draft: BattleDraft, operative: string, trait: string): void => {
  const used = (at(draft, operative).used ??= {});
  const uses = (used[trait] ??= { turningPoint: 0, battle: 0, active: false });
  uses.turningPoint += 1;
  uses.battle += 1;
  uses.active = true;
};

const manifested = (draft: BattleDraft): void => {
  draft.manifested = (draft.manifested ?? 0) + 1;
};

/** A turning point or an activation is over for the uses of traits. */
const forgetUses = (
  { used }: BattleDraft['operatives'][number],
  set: { readonly turningPoint: 0 } | { readonly active: false },
): void => {
  for (const uses of Object.values(used ?? {})) Object.assign(uses, set);
};

/** Traits that are used or speak, and the powers of psykers. */
export const traits = {
  readied: (draft) => {
    delete draft.manifested;
    for (const operative of draft.operatives) forgetUses(operative, { turningPoint: 0 });
  },
  activationEnded: (draft, { operative, kind }) => {
    if (kind === 'activation') forgetUses(at(draft, operative), { active: false });
  },
  traitUsed: (draft, event) => {
    counted(draft, event.operative, event.trait);
    addCp(draft, at(draft, event.operative).side, -event.cp);
    if (draft.activation?.operative === event.operative) draft.activation.spent += event.ap;
    // An open question keeps its id; what is asked because of this use gets one of its own.
    if (draft.tasks.length === 0) draft.actions += 1;
  },
  traitSpoke: (draft, event) => {
    counted(draft, event.operative, event.trait);
  },
  psychicTested: (draft, { operative, outcome }) => {
    if (outcome === 'again') return;
    if (draft.activation?.operative === operative) draft.activation.manifested = (draft.activation.manifested ?? 0) + 1;
    if (outcome === 'works') manifested(draft);
  },
  perilsRolled: (draft, { works }) => {
    if (works) manifested(draft);
  },
} satisfies Partial<Handlers>;
