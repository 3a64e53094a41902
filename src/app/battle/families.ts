import type { ComponentType } from 'react';

/**
 * What the battles of one family of games show, each part fetched with the words that it speaks. Everything about a battle of the
 * family that the shared route does not know is behind these.
 */
export interface FamilyScreens {
  /** The table: whatever the battle is at, from its set-up to its end. */
  readonly Stage: ComponentType<{ readonly onTimeline: () => void }>;
  /** The log, as the family tells it (`scene/logSaid.ts`). */
  readonly Log: ComponentType<{ readonly onBack: () => void }>;
  /** The end of a battle, by its id, and where it leads. */
  readonly End: ComponentType<{ readonly id: string }>;
  /** What only a master may see; null: the family has none. */
  readonly Master: ComponentType<{ readonly onBack: () => void }> | null;
  /** Reads what happens aloud, and opens what lies over any screen by itself. */
  readonly Live: ComponentType;
  /** What every key does. */
  readonly Keys: ComponentType<{ readonly open: boolean; readonly onClose: () => void }>;
  /** What a new battle shows first. */
  readonly opening: readonly { readonly fetch: () => Promise<void> }[];
}

/** The families there are, by the kind of their views: one line each. */
export const FAMILIES = {
  killTeam: async () => (await import('./killTeam/screens.ts')).killTeamScreens,
} as const satisfies Readonly<Record<string, () => Promise<FamilyScreens>>>;
