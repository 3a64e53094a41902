import type { ComponentType } from 'react';
import { withWords } from '../speaking.ts';

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
  /** The words in which its keys are called; they are here. */
  readonly words: 'battle' | 'rounds';
  /** What every key does. */
  readonly Keys: ComponentType<{ readonly open: boolean; readonly onClose: () => void }>;
  /** What a new battle shows first. */
  readonly opening: readonly { readonly fetch: () => Promise<void> }[];
}

/** The families there are, by the kind of their views: one line each. */
const FAMILIES = {
  killTeam: () => withWords(['battle'], async () => (await import('./killTeam/screens.ts')).killTeamScreens),
  rounds: () => withWords(['rounds'], async () => (await import('./rounds/screens.ts')).roundsScreens),
} as const satisfies Readonly<Record<string, () => Promise<FamilyScreens>>>;

/** A kind of view that there are screens for. */
export type FamilyKind = keyof typeof FAMILIES;

export const isFamily = (kind: string): kind is FamilyKind => Object.hasOwn(FAMILIES, kind);

const here = new Map<FamilyKind, FamilyScreens>();
const coming = new Map<FamilyKind, Promise<FamilyScreens>>();

/** The screens of a family that have come; null: not yet. */
export const screensHere = (kind: FamilyKind): FamilyScreens | null => here.get(kind) ?? null;

async function come(kind: FamilyKind): Promise<FamilyScreens> {
  try {
    const screens = await FAMILIES[kind]();
    here.set(kind, screens);
    return screens;
  } catch (fault) {
    coming.delete(kind);
    throw fault;
  }
}

/** Fetches the screens of a family: the same promise until they are here. Rejects when they cannot be fetched; the next call tries again. */
export function fetchScreens(kind: FamilyKind): Promise<FamilyScreens> {
  const found = coming.get(kind) ?? come(kind);
  coming.set(kind, found);
  return found;
}

/** Fetches the screens of the family whose battle is offered to a newcomer, with what they show first. */
export async function fetchOpening(): Promise<void> {
  const { opening } = await fetchScreens('killTeam');
  await Promise.all(opening.map((part) => part.fetch()));
}
