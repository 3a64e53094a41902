import * as z from 'zod/mini';
import { isFreeName } from '../../../core/ids.ts';
import type { MatchProblem } from '../../../family/killteam/rules/plugin.ts';

declare module '../../../family/killteam/model/mission.ts' {
  interface MissionMatches {
    readonly match: Match;
  }
}

const id = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u), z.maxLength(60), z.refine(isFreeName, { error: 'badId' }));
const name = z.string().check(z.minLength(1), z.maxLength(80));
const line = z.string().check(z.minLength(1), z.maxLength(400));
const few = z.int().check(z.minimum(0), z.maximum(20));
const some = z.int().check(z.minimum(1), z.maximum(20));

const off = z.int().check(z.minimum(-60), z.maximum(60));

/**
 * A marker on the table: where it lies at first, in words; whether it can be picked up (K-42). `fromCentre`: the same in inches
 * from the centre of the board, along its longer sides and across; left out: only words say it.
 */
const marker = z.strictObject({
  id,
  name,
  where: line,
  fromCentre: z.optional(z.tuple([off, off])),
  pickUp: z.boolean(),
});
export type MatchMarker = z.infer<typeof marker>;

/** How somebody was brought down (K-60). */
export const MANNERS = ['shoot', 'fight', 'other'] as const;

/**
 * What points are given for, as often as it is so. `controls`: markers that a side controls (this one; null: each);
 * `controlsChosen`: the one that it chose; `carries`: markers that it carries; `fell`: enemies that it brought down, in this
 * manner (null: any), with this keyword, by somebody with that one; `fellMore`: more than it lost; `acted`: it did this action
 * of the mission; `standingMore`: more of it are left; `alarm`: for the side with sentries it is raised, for the other it is not;
 * `asked`: only the table knows.
 */
const fact = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('controls'), marker: z.nullable(id) }),
  z.strictObject({ kind: z.literal('controlsMore') }),
  z.strictObject({ kind: z.literal('controlsChosen'), choice: id }),
  z.strictObject({ kind: z.literal('carries'), marker: z.nullable(id) }),
  z.strictObject({
    kind: z.literal('fell'),
    manner: z.nullable(z.enum(MANNERS)),
    keyword: z.nullable(name),
    by: z.nullable(name),
  }),
  z.strictObject({ kind: z.literal('fellMore') }),
  z.strictObject({ kind: z.literal('acted'), action: id }),
  z.strictObject({ kind: z.literal('standingMore') }),
  z.strictObject({ kind: z.literal('alarm') }),
  z.strictObject({ kind: z.literal('asked'), text: line }),
]);
export type Fact = z.infer<typeof fact>;

/**
 * Victory points. `at`: looked at the end of each turning point, or of the battle; `from`, `to`: only in these turning points;
 * `atLeast`: so often, and then once; null: as often as it is so; `most`: not more than this in a battle.
 */
export const award = z.strictObject({
  id,
  name,
  at: z.enum(['turningPoint', 'end']),
  from: z.nullable(some),
  to: z.nullable(some),
  fact,
  atLeast: z.nullable(some),
  points: some,
  most: z.nullable(some),
});
export type Award = z.infer<typeof award>;

/** Actions of the book that an action of a mission may need: whoever cannot do the one cannot do the other (C-44). */
export const NEEDS = ['pickUpMarker', 'shoot', 'fight', 'charge', 'dash', 'reposition'] as const;

/**
 * An action of the mission (K-30). `marker`: near this one (null: none; `any`: any); `controls`: its side controls it;
 * `carries`: it carries this one; `needs`: it can do these; `engaged`: also in engagement range; `once`: how often.
 */
const action = z.strictObject({
  id,
  name,
  text: line,
  ap: few,
  marker: z.nullable(id),
  controls: z.boolean(),
  carries: z.nullable(id),
  needs: z.array(z.enum(NEEDS)),
  engaged: z.boolean(),
  once: z.enum(['activation', 'turningPoint', 'battle']),
});
export type MatchAction = z.infer<typeof action>;

/** A marker that each side chooses before the battle; `differ`: not the same as the other's (C-46). */
const choice = z.strictObject({ id, name, differ: z.boolean() });
export type MatchChoice = z.infer<typeof choice>;

/** Operatives of one side, those with this keyword (null: all), raise the alarm when they see an enemy (C-45). */
const alarm = z.strictObject({ name, sentries: z.enum(['attacker', 'defender']), keyword: z.nullable(name) });

/**
 * A mission between two sides. `initiative`: who has it in the first turning point (K-18), the book or one of the two; `cp`:
 * what each side begins with; `zones`: the drop zones in words; `tacOps`: how many each side chooses, 0: none;
 * `alarm`: absent: it has no sentries.
 */
export const match = z.strictObject({
  initiative: z.enum(['book', 'attacker', 'defender']),
  cp: few,
  zones: line,
  markers: z.array(marker).check(z.maxLength(12)),
  actions: z.array(action).check(z.maxLength(12)),
  choices: z.array(choice).check(z.maxLength(4)),
  awards: z.array(award).check(z.maxLength(20)),
  tacOps: few,
  alarm: z.optional(alarm),
});
export type Match = z.infer<typeof match>;

/** Names of its own that a match leads to. */
function named(mission: Match, path: string, { fact: told }: Pick<Award, 'fact'>): readonly MatchProblem[] {
  const lacks = (key: string, what: 'markers' | 'actions' | 'choices', wanted: string | null): MatchProblem[] =>
    wanted === null || mission[what].some((each) => each.id === wanted)
      ? []
      : [{ path: `${path}.fact.${key}`, message: `the mission has no ${what.slice(0, -1)} "${wanted}"` }];
  switch (told.kind) {
    case 'controls':
    case 'carries':
      return lacks('marker', 'markers', told.marker);
    case 'controlsChosen':
      return lacks('choice', 'choices', told.choice);
    case 'acted':
      return lacks('action', 'actions', told.action);
    case 'controlsMore':
    case 'fell':
    case 'fellMore':
    case 'standingMore':
    case 'asked':
      return [];
    case 'alarm':
      return mission.alarm === undefined ? [{ path: `${path}.fact`, message: 'the mission has no alarm' }] : [];
  }
}

/** Whatever a match names, it has: markers, actions, choices. */
export const matchProblems = (mission: Match): readonly MatchProblem[] => {
  const known = new Set(mission.markers.map((each) => each.id));
  const marked = (path: string, wanted: string | null): MatchProblem[] =>
    wanted === null || wanted === 'any' || known.has(wanted)
      ? []
      : [{ path, message: `the mission has no marker "${wanted}"` }];
  return [
    ...mission.awards.flatMap((each, at) => named(mission, `awards[${at}]`, each)),
    ...mission.actions.flatMap((each, at) => [
      ...marked(`actions[${at}].marker`, each.marker),
      ...marked(`actions[${at}].carries`, each.carries),
    ]),
  ];
};
