import type { BattleEvent, EventType } from '../family/killteam/model/event.ts';
import { findOperative, neverActs, standing } from '../family/killteam/model/lookup.ts';
import type { Operative } from '../family/killteam/model/operative.ts';
import type { BattleState } from '../family/killteam/model/state.ts';
import type { ReportMoment } from './model/walk.ts';

/** Moments that a report keeps, and who alone is left of at least so many. */
const AT_MOST = 12;
const ALONE_OF = 3;
/** Wounds from which an enemy is heavy (`rules/acolyte.md` C8). */
const HEAVY = 12;
/** The ploy that keeps somebody at one wound (C7). */
const NOT_YET = 'not-yet';

/** What is told rather than left out, first to last. */
const TELLING: readonly ReportMoment['kind'][] = [
  'lastStanding',
  'firstBlood',
  'fell',
  'slewHeavy',
  'saved',
  'raised',
  'slew',
  'event',
];

/** An operative's fall as it is told; `of`: by its id, to take it back when the table sets it right. */
interface ToldFall {
  readonly moment: ReportMoment;
  readonly of: string | null;
}

/** What is remembered while a log is read: falls with their turning points. */
interface Reading {
  readonly battle: BattleState;
  turningPoint: number;
  told: readonly ToldFall[];
  readonly downIn: Map<string, number>;
  readonly raisers: Map<string, string>;
}

const nameOf = ({ battle }: Reading, id: string | null | undefined): string | null =>
  id === null || id === undefined ? null : (findOperative(battle, id)?.name ?? null);

function tell(reading: Reading, moment: Omit<ReportMoment, 'turningPoint'>, of: string | null = null): void {
  reading.told = [...reading.told, { moment: { ...moment, turningPoint: reading.turningPoint }, of }];
}

function kindOfFall(reading: Reading, fallen: Operative, by: string | null): ReportMoment['kind'] | null {
  const first = reading.told.every(({ of }) => of === null);
  const killer = by === null ? null : findOperative(reading.battle, by);
  if (first && killer !== null && killer.side !== fallen.side) return 'firstBlood';
  if (fallen.side === 'retinue') return 'fell';
  if (killer?.side !== 'retinue') return null;
  return fallen.maxWounds >= HEAVY ? 'slewHeavy' : 'slew';
}

type Reader<T extends EventType> = (reading: Reading, event: Extract<BattleEvent, { type: T }>) => void;

const fell: Reader<'incapacitated'> = (reading, { operative, by }) => {
  const fallen = findOperative(reading.battle, operative);
  reading.downIn.set(operative, reading.turningPoint);
  const kind = fallen === null || neverActs(fallen) ? null : kindOfFall(reading, fallen, by);
  if (kind === null) return;
  const [down, from] = [nameOf(reading, operative), nameOf(reading, by)];
  const [who, whom] = kind === 'fell' ? [down, from] : [from, down];
  tell(reading, { kind, who, whom, what: null }, operative);
};

/** The table says that it did not fall after all. */
const setRight: Reader<'corrected'> = (reading, { correction }) => {
  if (correction.what !== 'wounds' || correction.to === 0 || !reading.downIn.delete(correction.operative)) return;
  const last = reading.told.findLastIndex(({ of }) => of === correction.operative);
  reading.told = reading.told.filter((_, index) => index !== last);
};

const raised: Reader<'reanimated'> = (reading, { operative }) => {
  reading.downIn.delete(operative);
  // An enemy that rises by itself is nobody's deed.
  if (findOperative(reading.battle, operative)?.side !== 'retinue') return;
  const who = nameOf(reading, reading.raisers.get(operative));
  tell(reading, { kind: 'raised', who, whom: nameOf(reading, operative), what: null });
};

const saved: Reader<'traitUsed'> = (reading, { trait, targets, operative }) => {
  if (trait === NOT_YET)
    tell(reading, { kind: 'saved', who: nameOf(reading, targets[0] ?? operative), whom: null, what: null });
};

const readers: { readonly [T in EventType]?: Reader<T> } = {
  turningPointBegan: (reading, { number }) => {
    reading.turningPoint = number;
  },
  incapacitated: fell,
  corrected: setRight,
  reanimateRolled: (reading, { operative, target }) => {
    reading.raisers.set(target, operative);
  },
  reanimated: raised,
  traitUsed: saved,
  tableRolled: (reading, { row, name, table }) => {
    if (table === reading.battle.eventTable) tell(reading, { kind: 'event', who: null, whom: null, what: row, name });
  },
};

function read<T extends EventType>(reading: Reading, type: T, event: Extract<BattleEvent, { type: T }>): void {
  if (Object.hasOwn(readers, type)) readers[type]?.(reading, event);
}

function lastOne(reading: Reading): void {
  const retinue = reading.battle.operatives.filter(({ side }) => side === 'retinue');
  const [only, ...others] = retinue.filter(standing);
  if (only === undefined || others.length > 0 || retinue.length < ALONE_OF) return;
  tell(reading, { kind: 'lastStanding', who: only.name, whom: null, what: null });
}

/** The most telling, in the order in which they happened. */
function mostTelling(moments: readonly ReportMoment[]): readonly ReportMoment[] {
  const kept = new Set(
    moments.toSorted((one, other) => TELLING.indexOf(one.kind) - TELLING.indexOf(other.kind)).slice(0, AT_MOST),
  );
  return moments.filter((moment) => kept.has(moment));
}

/** What a log tells of a battle: its turning moments, at most twelve, and in which turning point each of the fallen fell. */
export function momentsOf(
  battle: BattleState,
  events: readonly BattleEvent[],
): { readonly moments: readonly ReportMoment[]; readonly downIn: ReadonlyMap<string, number> } {
  const reading: Reading = { battle, turningPoint: 0, told: [], downIn: new Map(), raisers: new Map() };
  for (const event of events) read(reading, event.type, event);
  lastOne(reading);
  return { moments: mostTelling(reading.told.map(({ moment }) => moment)), downIn: reading.downIn };
}
