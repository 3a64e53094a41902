import { present } from '../../engine/core/invariant.ts';
import type { RollTable } from '../../engine/family/killteam/tables/rollTable.ts';
import type { Killzone } from '../killzones/loadKillzones.ts';
import { ownEventTables } from '../ownEventTables.ts';
import type { Pack } from '../pack.ts';
import { fittingKillzones, killzonesFor, UNBOUND } from './binding.ts';
import { REFERENCES } from './references.ts';
import type { PartId } from './state.ts';
import { EVENT_TABLES } from './tables.ts';

/** Sides of the dice there are on a table; null: a part without a die, it is chosen. */
type Sides = 6 | 8 | 10 | 20;

/** What a part may become: by face (from 1 on) of its die, and what can only be chosen. */
export interface PartOptions {
  readonly sides: Sides | null;
  /** One value for each face; of a part without a die, its usual value alone. */
  readonly faces: readonly string[];
  readonly choices: readonly string[];
}

/** What the parts before have become; those that are not there do not concern this scenario. */
export type Values = Partial<Readonly<Record<PartId, string>>>;

const DICE: readonly Sides[] = [6, 8, 10, 20];

/** The smallest die that gives each value as often as any other, else the smallest that has a face for each. */
function dieFor(values: number): Sides {
  const even = DICE.find((sides) => sides % values === 0);
  return even ?? present(DICE.find((sides) => sides >= values) ?? DICE.at(-1), 'a die');
}

/** Each value on as many faces, one after the other: 1, 2, 3, 1, 2, 3. */
const inTurn = (values: readonly string[]): PartOptions | null => {
  if (values.length === 0) return null;
  const sides = dieFor(values.length);
  const faces = Array.from({ length: sides }, (_, index) => values[index % values.length] ?? '');
  return { sides, faces, choices: values };
};

const listed = (sides: Sides, faces: readonly string[]): PartOptions => ({
  sides,
  faces,
  choices: [...new Set(faces)],
});

const chosen = (first: string, ...others: readonly string[]): PartOptions => ({
  sides: null,
  faces: [first],
  choices: [first, ...others],
});

const isDie = (sides: number): sides is Sides => DICE.some((each) => each === sides);

/** A roll table as a part: its rows by face. */
function fromTable(table: RollTable | undefined): PartOptions | null {
  if (table === undefined || !isDie(table.die)) return null;
  const faces = table.rows.flatMap(({ from, to, id }) => Array.from({ length: to - from + 1 }, () => id));
  return listed(table.die, faces);
}

/** The missions of C11 in the order of its D8. */
const TEMPLATES = [
  'retrieve',
  'silence-the-voice',
  'break-the-engine',
  'bring-them-home',
  'hold-the-line',
  'break-out',
  'follow-the-thread',
  'cleanse',
] as const;

/** The secondary objectives of C15 in the order of its D6. */
export const SECONDARIES = [
  'leave-no-trace',
  'take-one-alive',
  'burn-the-ledger',
  'all-come-back',
  'save-the-ammunition',
  'the-other-thing',
] as const;
export type Secondary = (typeof SECONDARIES)[number];

const roleOf = (pack: Pack, { mission = '' }: Values) =>
  REFERENCES.find(({ id }) => id === mission)?.role ?? pack.missions.get(mission)?.role;

type Rule = (pack: Pack, values: Values, killzones?: readonly Killzone[]) => PartOptions | null;

const onlyIf =
  (is: (values: Values) => boolean, rule: Rule): Rule =>
  (pack, values, killzones) =>
    is(values) ? rule(pack, values, killzones) : null;

const tableNamed =
  (id: string): Rule =>
  ({ tables }) =>
    fromTable(tables.get(id));

const drawn = ({ secondary, secondary2 }: Values): boolean =>
  secondary === 'the-other-thing' || secondary2 === 'the-other-thing';

const environments = tableNamed('environments');
const secondaries: Rule = () => listed(6, SECONDARIES);

/** Those of the theatres by the die; what people have made can be chosen beside them. */
const events: Rule = (pack) => {
  const byDie = inTurn(EVENT_TABLES.filter((id) => pack.tables.has(id)));
  return byDie === null ? null : { ...byDie, choices: [...byDie.choices, ...ownEventTables(pack)] };
};

const idsOf = (all: readonly Killzone[]): readonly string[] => all.map(({ row }) => row.id);

/** Those of the app of its theatre by the die; any other, and none, can be chosen. Missions of books are set up as their book says. */
const killzone: Rule = ({ missions }, { mission = '', events: table = '' }, killzones = []) => {
  if (!missions.has(mission) || killzones.length === 0) return null;
  const byDie = inTurn(idsOf(killzonesFor(table, killzones))) ?? chosen(UNBOUND);
  return { ...byDie, choices: [UNBOUND, ...idsOf(fittingKillzones(killzones))] };
};

/** What each part may become; null: it does not concern this scenario. */
export const PARTS: Readonly<Record<PartId, Rule>> = {
  mission: () => ({ ...listed(8, TEMPLATES), choices: [...TEMPLATES, ...REFERENCES.map(({ id }) => id)] }),
  role: (pack, values) => (roleOf(pack, values) === 'either' ? inTurn(['attacker', 'defender']) : null),
  difficulty: () => listed(6, ['easy', 'easy', 'medium', 'medium', 'hard', 'hard']),
  acolytes: () => chosen('1', '2', '3', '4'),
  dv: () => listed(6, ['75', '100', '100', '100', '125', '150']),
  faction: ({ factions }) => inTurn([...factions.keys()]),
  variant: ({ factions }, { faction = '' }) => inTurn((factions.get(faction)?.variants ?? []).map(({ id }) => id)),
  force: () => ({ sides: 20, faces: [], choices: [] }),
  environment: environments,
  environment2: onlyIf(({ difficulty }) => difficulty === 'hard', environments),
  events,
  killzone,
  clues: onlyIf(
    ({ mission }) => mission !== 'follow-the-thread',
    () => inTurn(['none', 'none', 'clues']),
  ),
  task: tableNamed('prompt-task'),
  place: tableNamed('prompt-place'),
  keepers: tableNamed('prompt-keepers'),
  twist: tableNamed('prompt-twist'),
  secondary: secondaries,
  secondary2: onlyIf(({ difficulty }) => difficulty === 'easy', secondaries),
  hidden: onlyIf(drawn, () => listed(6, ['0', '1', '2', '3', '4', '5'])),
};
