import type { CampaignHandlers } from './handlers.ts';

const toggled = (list: readonly string[], id: string, on: boolean): string[] => {
  const others = list.filter((each) => each !== id);
  return on ? [...others, id] : others;
};

/** What a campaign is between scenarios: names, notes, days, clues, flags, bases, segments, chronicle. */
export const tracker = {
  renamed: (draft, { name }) => {
    draft.name = name;
  },
  notesSet: (draft, { notes }) => {
    draft.notes = notes;
  },
  difficultySet: (draft, { difficulty }) => {
    draft.difficulty = difficulty;
  },
  playersSet: (draft, { players }) => {
    draft.players = [...players];
  },
  cluesSet: (draft, { clues }) => {
    draft.clues = clues;
  },
  nextCluesSet: (draft, { clues }) => {
    draft.nextClues = clues;
  },
  daySet: (draft, { day }) => {
    draft.day = day;
  },
  flagSet: (draft, { flag, on }) => {
    draft.flags = toggled(draft.flags, flag, on);
  },
  baseSet: (draft, { base, on }) => {
    draft.bases = toggled(draft.bases, base, on);
  },
  segmentsSet: (draft, { segments }) => {
    draft.segments = segments.map((segment) => ({
      ...segment,
      tags: [...segment.tags],
      missions: [...segment.missions],
    }));
  },
  written: (draft, { entry }) => {
    const at = entry.kind === 'battle' ? draft.scenario?.told : undefined;
    draft.chronicle.splice(at ?? draft.chronicle.length, 0, entry);
  },
} satisfies Partial<CampaignHandlers>;
