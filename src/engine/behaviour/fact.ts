/**
 * How a fact is learnt when neither the state of the battle nor an earlier answer knows it. `sight`: one question for all
 * targets, who is seen and how covered; `reach`: who is the closest it can charge; `which`: a tick for each target; `is`: yes
 * or no; `never`: the state always knows.
 */
export type AskedBy = 'sight' | 'reach' | 'which' | 'is' | 'never';

/** One thing that may be so, not so, or not known. */
export interface Fact {
  readonly id: string;
  readonly of: 'self' | 'target';
  readonly askedBy: AskedBy;
  /** The answer that is worse for the players: what "I don't know" stands for (threat principle, kill-team.md A9.4). */
  readonly worst: boolean;
  /** How often it is so, 0..1: for judging which question tells most, and for measuring (DECISIONS, Measuring). */
  readonly likely: number;
}

/** A fact that the state of the battle always knows. */
export const known = (id: string, of: Fact['of'], likely: number, worst = true): Fact => ({
  id,
  of,
  askedBy: 'never',
  worst,
  likely,
});

/** The place that somebody stands at before any move. */
export const HERE = 'here';

const suffixed = (fact: string, place: string): string => (place === HERE ? fact : `${fact}.${place}`);

/** What one look from a place tells of targets: whom it may attack from there, who of them is in cover, who is obscured. */
export const sightFrom = (place: string): readonly Fact[] => {
  const common = { of: 'target', askedBy: 'sight' } as const;
  return [
    { ...common, id: suffixed('validTarget', place), worst: true, likely: place === HERE ? 0.4 : 0.5 },
    { ...common, id: suffixed('inCover', place), worst: false, likely: 0.4 },
    { ...common, id: suffixed('obscured', place), worst: false, likely: 0.25 },
  ];
};

/** The three facts that one look tells, by number. */
export type Sight = readonly [valid: number, inCover: number, obscured: number];

/** The ids of the three facts that a look from a place tells. */
export const sightIds = (place: string): readonly [string, string, string] => [
  suffixed('validTarget', place),
  suffixed('inCover', place),
  suffixed('obscured', place),
];
