import type { Goes } from '../../../words/en/plan.ts';

/** What the board knows of a step: where it goes, what is seen of whom it shoots; null: nothing. */
export interface BoardSaid {
  readonly goes: Goes | null;
  readonly seen: string | null;
}

/** Of each step of a plan; absent: the battle has no board. */
export type BoardSays = readonly (BoardSaid | undefined)[];
