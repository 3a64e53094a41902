import { cutWords } from '../../engine/core/plainWords.ts';
import { present } from '../../engine/core/invariant.ts';
import type { Killzone } from '../killzones/loadKillzones.ts';
import type { Pack } from '../pack.ts';
import type { EnemyPick } from '../pickEnemies.ts';
import type { EnemyChoice, MissionRow } from '../schema/mission.ts';
import { boundOn } from './binding.ts';
import { generatedTexts } from './generatedWords.ts';
import { SECONDARIES, type Values } from './parts.ts';
import { type Resolved, resolve } from './resolve.ts';
import { asWritten, filled, type Say } from './say.ts';
import { secondaryOf, withNeeds } from './secondary.ts';
import type { GeneratorState } from './state.ts';
import { type FullMission, templateOf } from './template.ts';

const MOST_TURNS = 6;
const LONGEST_NAME = 80;

/** FNV-1a, in hexadecimal: two scenarios of one seed that differ have two ids. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

const slugOf = (seed: string): string =>
  seed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .slice(0, 30)
    .replaceAll(/^-+|-+$/gu, '');

const idOf = (seed: string, resolved: Resolved): string =>
  ['made', slugOf(seed), hashOf(JSON.stringify([seed, resolved.values, resolved.enemies]))]
    .filter((part) => part !== '')
    .join('-');

/** The same enemies together, in the order in which they came. */
function choicesOf(picks: readonly EnemyPick[]): EnemyChoice[] {
  const choices: EnemyChoice[] = [];
  for (const { card, weapons } of picks) {
    const same = choices.find((each) => each.card === card && each.weapons.join() === weapons.join());
    if (same === undefined) choices.push({ card, weapons: [...weapons], count: 1 });
    else same.count += 1;
  }
  return choices;
}

interface Making {
  readonly pack: Pack;
  readonly values: Values;
  readonly say: Say;
}

const rowOf = ({ pack }: Making, table: string, id: string | undefined) =>
  pack.tables.get(table)?.rows.find((row) => row.id === id);

const PROMPTS = [
  ['prompt-task', 'task'],
  ['prompt-place', 'place'],
  ['prompt-keepers', 'keepers'],
  ['prompt-twist', 'twist'],
] as const;

/** The four prompts as one paragraph, then what the mission itself says. */
function briefingOf(making: Making, { script }: FullMission): string {
  const prompts = PROMPTS.flatMap(([table, part]) => {
    const row = rowOf(making, table, making.values[part]);
    return row === undefined ? [] : [making.say.text(`${row.id}/text`, row.text)];
  });
  return [prompts.join(' '), script.briefing].filter((text) => text !== '').join('\n\n');
}

/** The environments it has, by their rows of the table: what they do, they do as the battle begins. */
function withEnvironment(making: Making, mission: FullMission): FullMission {
  const { values, say } = making;
  const rows = [values.environment, values.environment2].flatMap((id) => rowOf(making, 'environments', id) ?? []);
  return {
    ...mission,
    plan: {
      ...mission.plan,
      environment: rows
        .filter(({ effects, text }) => effects.length > 0 || text !== '')
        .map(({ id, name, text }) => ({ id, name: say.name(id, name), text: say.text(`${id}/text`, text) })),
    },
  };
}

/** Clue markers beside what the mission has: those of the mission that follows a thread. */
function withClues({ pack, values, say }: Making, mission: FullMission): FullMission {
  if (values.clues !== 'clues') return mission;
  const thread = templateOf(pack, 'follow-the-thread', say);
  const action = present(
    thread.script.actions.find(({ id }) => id === 'investigate'),
    'the action investigate',
  );
  const marker = present(thread.plan.markers[0], 'clue markers');
  const counter = present(
    thread.counters.find(({ id }) => id === 'clues'),
    'the counter of clues',
  );
  return {
    ...mission,
    setUp: [...mission.setUp, say.text('clues-about/text', generatedTexts['clues-about/text'])],
    counters: [...mission.counters, counter],
    script: { ...mission.script, actions: [...mission.script.actions, { ...action, if: null }] },
    plan: {
      ...mission.plan,
      markers: [...mission.plan.markers, { ...marker, count: 4 }],
      tables: [...mission.plan.tables, 'investigation'],
    },
  };
}

const secondaryIn = (id: string | undefined) => SECONDARIES.find((each) => each === id);

function withSecondaries({ values, say }: Making, mission: FullMission): FullMission {
  let made = mission;
  for (const drawn of [values.secondary, values.secondary2]) {
    const id = secondaryIn(drawn);
    if (id === undefined) continue;
    const objective = secondaryOf(mission, id, Number(values.hidden ?? 0), say);
    made = withNeeds(made, id, say);
    made = { ...made, script: { ...made.script, objectives: [...made.script.objectives, objective] } };
  }
  return made;
}

/** "The way out closes in 6 turning points." */
const limitOf = ({ values }: Making, { turningPoints }: FullMission): number | null =>
  values.twist === 'way-closes' ? Math.min(turningPoints ?? MOST_TURNS, MOST_TURNS) : turningPoints;

function nameOf(making: Making, { name }: FullMission): string {
  const { say, values } = making;
  const place = rowOf(making, 'prompt-place', values.place);
  if (place === undefined) return cutWords(name, LONGEST_NAME);
  const sentence = say.text('generated/name', generatedTexts['generated/name']);
  return cutWords(filled(sentence, { mission: name, place: say.name(place.id, place.name) }), LONGEST_NAME);
}

function notesOf({ pack, values, say }: Making, seed: string, { plan }: FullMission): string {
  const { difficulty = '', acolytes = '1' } = values;
  const told = {
    difficulty: say.name(`difficulty/${difficulty}`, pack.difficulties.get(difficulty)?.name ?? ''),
    acolytes,
  };
  const line = filled(say.text('generated/difficulty', generatedTexts['generated/difficulty']), told);
  const from = filled(say.text('generated/seed', generatedTexts['generated/seed']), { seed });
  return [plan.notes, `${line} ${from}`].filter((text) => text !== '').join('\n\n');
}

const isRole = (value: string | undefined): value is 'attacker' | 'defender' =>
  value === 'attacker' || value === 'defender';

/** What the parts decide about the mission's own row. */
function finished(making: Making, state: GeneratorState, resolved: Resolved, mission: FullMission): FullMission {
  const { values } = making;
  const { dv = '100', role } = values;
  return {
    ...mission,
    id: idOf(state.seed, resolved),
    name: nameOf(making, mission),
    role: isRole(role) ? role : mission.role,
    turningPoints: limitOf(making, mission),
    script: { ...mission.script, briefing: briefingOf(making, mission) },
    plan: {
      ...mission.plan,
      author: '',
      notes: notesOf(making, state.seed, mission),
      faction: values.faction ?? null,
      variant: values.variant ?? null,
      dvTimes: Math.min(400, Math.max(25, Math.round((mission.plan.dvTimes * Number(dv)) / 100))),
      enemies: choicesOf(resolved.enemies),
      eventTable: values.events ?? null,
      secondaries: 0,
    },
  };
}

/**
 * The scenario of a state: a mission row that is complete with script and plan, in the language of `say`. The same for the
 * same state, pack, language and killzones. `killzones`: those that it may be bound to; none: words say where everything is.
 * Throws when the pack lacks what the missions of C11 need.
 */
export function generate(
  pack: Pack,
  state: GeneratorState,
  say: Say = asWritten,
  killzones: readonly Killzone[] = [],
): MissionRow {
  const resolved = resolve(pack, state, killzones);
  const making: Making = { pack, values: resolved.values, say };
  const { mission: template = '', killzone: board } = resolved.values;
  const mission = templateOf(pack, template, say);
  const row = withSecondaries(making, withClues(making, withEnvironment(making, mission)));
  const made = { ...finished(making, state, resolved, row), provenance: 'user' as const };
  const killzone = killzones.find(({ row: { id } }) => id === board);
  return killzone === undefined ? made : boundOn(made, killzone, { seed: state.seed, template });
}
