import type { BattleLog } from '../../persistence/battleFile.ts';
import type { CampaignLog } from '../../persistence/campaignFile.ts';
import type { Naming } from './merge.ts';

/** Battles are called as they were when they began. */
export const battleNaming: Naming<BattleLog> = {
  titleOf: ({ title }) => title,
  rename: (file, title) => ({ ...file, title }),
};

/** A campaign is called as its state says: another name is one more entry, which can be undone. */
export const campaignNaming: Naming<CampaignLog> = {
  titleOf: (_file, { name }) => name,
  rename: (file, name, made) => {
    const entry = {
      seq: file.entries.length + 1,
      ...made,
      command: { type: 'rename', name },
      events: [{ type: 'renamed', name }],
    } as const;
    return { ...file, title: name, entries: [...file.entries, { ...entry, events: [...entry.events] }], redo: [] };
  },
};
