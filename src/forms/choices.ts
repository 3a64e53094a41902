import type { NamedKind, ScenarioNames } from '../words/scenarioSpeech.ts';

/** Something that can be named in a condition or an effect. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  /** Of an objective: players do not know it until it is revealed. */
  readonly secret?: boolean;
}

/** What there is to choose from, by kind. A kind left out is not offered; one without any is offered once there is one. */
export type Choices = Readonly<Partial<Record<NamedKind, readonly Choice[]>>>;

/** The names of these. */
export const namesOf =
  (choices: Choices): ScenarioNames =>
  (kind, id) =>
    choices[kind]?.find((each) => each.id === id)?.name ?? null;

export const hasAny = (choices: Choices, kind: NamedKind): boolean => (choices[kind]?.length ?? 0) > 0;

/** The first of a kind; empty: there is none. */
export const firstOf = (choices: Choices, kind: NamedKind): string => choices[kind]?.[0]?.id ?? '';
