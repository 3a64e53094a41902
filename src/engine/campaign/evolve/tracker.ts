import type { CampaignHandlers } from './handlers.ts';

const toggled = (list: readonly string[], id: string, on: boolean): string[] => {
  const others = list.filter((each) => each !== id);
  return on ? [...others, id] : others;
};

/** What a campaign is between scenarios: names, notes, days, clues, flags, bases, segments, chronicle. */
export const tracker = {
  renamed: (state, { name }) => ({ ...state, name }),
  notesSet: (state, { notes }) => ({ ...state, notes }),
  difficultySet: (state, { difficulty }) => ({ ...state, difficulty }),
  playersSet: (state, { players }) => ({ ...state, players: [...players] }),
  cluesSet: (state, { clues }) => ({ ...state, clues }),
  nextCluesSet: (state, { clues }) => ({ ...state, nextClues: clues }),
  daySet: (state, { day }) => ({ ...state, day }),
  flagSet: (state, { flag, on }) => ({ ...state, flags: toggled(state.flags, flag, on) }),
  baseSet: (state, { base, on }) => ({ ...state, bases: toggled(state.bases, base, on) }),
  segmentsSet: (state, { segments }) => ({
    ...state,
    segments: segments.map((segment) => ({ ...segment, tags: [...segment.tags], missions: [...segment.missions] })),
  }),
  written: (state, { entry }) => {
    const at = entry.kind === 'battle' ? state.scenario?.told : undefined;
    return { ...state, chronicle: state.chronicle.toSpliced(at ?? state.chronicle.length, 0, entry) };
  },
} satisfies Partial<CampaignHandlers>;
