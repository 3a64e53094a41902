import * as z from 'zod/mini';
import type { Migration } from '../heading.ts';
import { type Source, sourcesOf } from './sourcesOf.ts';
import {
  began,
  type Course,
  effect,
  ended,
  type Happening,
  type Lasting,
  ofEffect,
  place,
  placesNow,
  seenNow,
  sight,
  sourceOf,
} from './whatLasted.ts';

const card = z.looseObject({ effects: z.array(z.unknown()) });
const fighter = z.looseObject({ id: z.string(), effects: z.array(effect) });
const happening = z.looseObject({ type: z.string() });
const entry = z.looseObject({ command: happening, events: z.array(happening) });
type Entry = z.infer<typeof entry>;

const task = z.looseObject({ kind: z.string(), source: z.optional(z.string()) });

const before = z.looseObject({
  setup: z.looseObject({
    operatives: z.array(fighter),
    reserves: z.optional(z.array(card)),
    spawnRows: z.optional(z.array(z.looseObject({ options: z.array(card) }))),
    mission: z.looseObject({
      id: z.string(),
      name: z.string(),
      script: z.optional(z.looseObject({ waves: z.array(z.looseObject({ operatives: z.array(card) })) })),
    }),
    tasks: z.array(task),
    sight: z.nullable(sight),
    environment: z.array(place),
  }),
  entries: z.array(entry),
  redo: z.array(entry),
});
type Setup = z.infer<typeof before>['setup'];

const withoutEffects = ({ effects: _effects, ...rest }: z.infer<typeof card>) => rest;

const correction = z.discriminatedUnion('what', [
  z.object({ what: z.literal('addEffect'), operative: z.string(), effect }),
  z.object({ what: z.literal('removeEffect'), operative: z.string(), effect: z.string() }),
]);

/** A correction of an effect, as an event or as a command. */
function corrected(course: Course, found: Happening): Happening {
  const { success, data: old } = correction.safeParse(found['correction']);
  if (!success) return found;
  const now =
    old.what === 'addEffect'
      ? { what: 'impose', lasting: ofEffect(course, old.operative, old.effect) }
      : { what: 'lift', lasting: old.effect };
  return { ...found, correction: now };
}

/** An operative that came later. */
function arrived(found: Happening): Happening {
  const { data } = card.safeParse(found['operative']);
  return data === undefined ? found : { ...found, operative: withoutEffects(data) };
}

const started = z.object({ operative: z.string(), effect });
const over = z.object({ effect: z.string() });
const world = z.object({
  set: z.looseObject({ sight: z.optional(z.nullable(sight)), environment: z.optional(z.array(place)) }),
});
const opened = z.looseObject({ task });

const workOf = (course: Course, { kind, source }: z.infer<typeof task>): Source | null =>
  kind === 'effects' && source !== undefined ? sourceOf(course, source) : null;

const goesOn = ({ until }: Lasting): boolean => until !== 'turningPoint';

type Teller = (course: Course, event: Happening) => readonly Happening[];

const EVENTS: ReadonlyMap<string, Teller> = new Map<string, Teller>([
  [
    'effectStarted',
    (course, event) => {
      const { operative, effect: found } = started.parse(event);
      return [began(ofEffect(course, operative, found))];
    },
  ],
  [
    'effectEnded',
    (course, event) => {
      const { effect: id } = over.parse(event);
      return [ended({ id, source: course.begun.get(id) ?? sourceOf(course, id) })];
    },
  ],
  [
    'worldChanged',
    (course, event) => {
      const { sight: limit, environment, ...set } = world.parse(event).set;
      const lasting = [...seenNow(course, limit), ...placesNow(course, environment)];
      return Object.keys(set).length === 0 ? lasting : [...lasting, { ...event, set }];
    },
  ],
  [
    'turningPointEnded',
    (course, event) => {
      if (course.sight !== null && !goesOn(course.sight)) course.sight = null;
      course.places = course.places.filter(goesOn);
      return [event];
    },
  ],
  [
    'taskOpened',
    (course, event) => {
      const { task: found } = opened.parse(event);
      const of = workOf(course, found);
      course.work.push(of);
      return [of === null ? event : { ...event, task: { ...found, of } }];
    },
  ],
  [
    'taskClosed',
    (course, event) => {
      course.work.pop();
      return [event];
    },
  ],
  ['corrected', (course, event) => [corrected(course, event)]],
  ['operativeAdded', (_, event) => [arrived(event)]],
]);

function entryAfter(course: Course, { command, events, ...rest }: Entry) {
  const told = events.flatMap((event) => EVENTS.get(event.type)?.(course, event) ?? [event]);
  if (command.type === 'correct') return { ...rest, command: corrected(course, command), events: told };
  return { ...rest, command: command.type === 'addOperative' ? arrived(command) : command, events: told };
}

/** What a battle was built with, its list of what lasts in the place of what said so in three. */
function setupAfter(course: Course, { sight: limit, environment, ...setup }: Setup) {
  const { operatives, reserves, spawnRows, mission, tasks } = setup;
  const { script } = mission;
  const waves = script?.waves.map((wave) => ({ ...wave, operatives: wave.operatives.map(withoutEffects) }));
  seenNow(course, limit);
  placesNow(course, environment);
  const lasting = [
    ...operatives.flatMap(({ id, effects }) => effects.map((each) => ofEffect(course, id, each))),
    ...(course.sight === null ? [] : [course.sight]),
    ...course.places,
  ];
  return {
    ...setup,
    operatives: operatives.map(withoutEffects),
    ...(reserves !== undefined && { reserves: reserves.map(withoutEffects) }),
    ...(spawnRows !== undefined && {
      spawnRows: spawnRows.map((row) => ({ ...row, options: row.options.map(withoutEffects) })),
    }),
    mission: script === undefined ? mission : { ...mission, script: { ...script, waves } },
    tasks: tasks.map((each, index) => ({ ...each, ...(course.work[index] !== null && { of: course.work[index] }) })),
    lasting,
  };
}

/** What lasts is one list of the battle: changed figures, limits of sight, environments, each with where it comes from. */
export const listWhatLasts: Migration = (old) => {
  const { setup, entries, redo, ...rest } = before.parse(old);
  const { id, name } = setup.mission;
  const course: Course = {
    ...sourcesOf(setup),
    mission: { kind: 'mission', id, name },
    begun: new Map(),
    work: [],
    sight: null,
    places: [],
  };
  course.work.push(...setup.tasks.map((each) => workOf(course, each)));
  return {
    ...rest,
    setup: setupAfter(course, setup),
    entries: entries.map((each) => entryAfter(course, each)),
    // Undone entries lie in the order in which they come back.
    redo: redo.map((each) => entryAfter(course, each)),
  };
};
