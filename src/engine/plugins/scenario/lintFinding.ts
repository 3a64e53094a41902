/** What each finding is about: names as the scenario gives them, and numbers. */
export interface FindingParams {
  /** No primary objective and no completing tick that anything can bring about. */
  readonly neverCompleted: object;
  readonly noPrimary: object;
  /** Only the table's own counting and ticking leads to the end of the primary objective. */
  readonly completedByHand: object;
  readonly neverDone: { readonly name: string };
  readonly doneByHand: { readonly name: string };
  readonly neverFailed: { readonly name: string };
  readonly doneAtOnce: { readonly name: string };
  readonly failedAtOnce: { readonly name: string };
  readonly neverRevealed: { readonly name: string };
  readonly revealedByHand: { readonly name: string };
  readonly neverAvailable: { readonly name: string };
  readonly availableByHand: { readonly name: string };
  readonly neverFires: { readonly name: string };
  readonly firesByHand: { readonly name: string };
  readonly doesNothing: { readonly name: string };
  /** An effect for 'the one it is about' where there is nobody: in an event, at a moment that is nobody's. */
  readonly forNobody: { readonly name: string };
  /** A hook brings about the moment at which it fires; `others`: hooks between. */
  readonly triggersItself: { readonly name: string; readonly others: readonly string[] };
  readonly waveNeverCalled: { readonly name: string };
  readonly waveByHand: { readonly name: string };
  readonly passageByHand: { readonly name: string };
  readonly rollsForever: { readonly name: string };
  readonly rollsOnItself: { readonly name: string };
  readonly endingNeverReached: { readonly name: string; readonly before: string | null };
  readonly noLastEnding: object;
  readonly noRoom: { readonly name: string };
  readonly emptyRange: { readonly least: number; readonly most: number };
  readonly aboveMaximum: { readonly name: string; readonly least: number; readonly max: number };
  /** More than one Acolyte is needed to count so far. */
  readonly aboveForOne: { readonly name: string; readonly least: number; readonly max: number };
  readonly beyondLimit: { readonly least: number; readonly limit: number };
  readonly actedTooOften: { readonly name: string; readonly least: number; readonly times: number };
  readonly contradiction: object;
  /** What makes one objective done makes the other fail. */
  readonly excluding: { readonly name: string; readonly other: string };
  /** A tick ends the battle as done, or as failed, while the primary objective is not. */
  readonly completesWithout: { readonly name: string; readonly other: string };
  /** It names a place that the killzone it is bound to does not have, or none is chosen. */
  readonly zoneGone: object;
  readonly zoneCrowded: { readonly name: string; readonly room: number; readonly models: number };
  readonly waveNoEntry: { readonly name: string };
  readonly failsWithout: { readonly name: string; readonly other: string };
}
export type FindingCode = keyof FindingParams;

/** Findings about one named thing. */
export type NamedCode = {
  readonly [C in FindingCode]: { readonly name: string } extends FindingParams[C]
    ? FindingParams[C] extends { readonly name: string }
      ? C
      : never
    : never;
}[FindingCode];

/** `error`: it cannot be played as meant; `warning`: likely not meant; `note`: only the table's hands bring it about. */
const SEVERITIES = ['error', 'warning', 'note'] as const;
type Severity = (typeof SEVERITIES)[number];

/** Something about a scenario; `path`: where, such as `script.hooks[2].if` (empty: the whole of it). */
export type Finding = {
  readonly [C in FindingCode]: {
    readonly code: C;
    readonly path: string;
    readonly params: FindingParams[C];
    readonly severity: Severity;
  };
}[FindingCode];

/** One finding. */
export const finding = <C extends FindingCode>(
  severity: Severity,
  code: C,
  path: string,
  params: FindingParams[C],
): Finding => ({ severity, code, path, params }) as Finding;
