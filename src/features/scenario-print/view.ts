import { picksOf, tablesOf } from '../../content/buildMission.ts';
import { armsOf, type EnemyPick } from '../../content/pickEnemies.ts';
import type { Pack } from '../../content/pack.ts';
import type { MissionRow } from '../../content/schema/mission.ts';
import { toOperative } from '../../content/toOperative.ts';
import type { Operative } from '../../engine/battle/operative.ts';
import type { RollTable } from '../../engine/tables/rollTable.ts';
import { contentName } from '../../words/content.ts';
import type { NamedKind, ScenarioNames } from '../../words/scenarioSpeech.ts';
import type { Printed } from './usePrinted.ts';

/** How many of a card with these weapons there are; null: as many as are rolled. */
export interface EnemyShown {
  readonly operative: Operative;
  readonly count: number | null;
}

function operativeOf(pack: Pack, { card: id, weapons }: EnemyPick): Operative | null {
  const card = pack.operatives.get(id);
  if (card === undefined) return null;
  const { name, dv, kind } = card;
  const side = kind === 'enemy' ? 'enemy' : 'retinue';
  return toOperative(pack, { id, card: id, name, dv, weapons, portrait: null, armour: null, side, owner: null });
}

/** Everybody that a faction may send, each way of arming once. */
const rolledOf = (pack: Pack, faction: string | null): readonly EnemyPick[] =>
  (pack.factions.get(faction ?? '')?.rows ?? []).flatMap((row) =>
    armsOf(pack, row).map((weapons) => ({ card: row.card, weapons: [...weapons] })),
  );

const numberOf = (picks: readonly EnemyPick[], card: string): number =>
  picks.filter((pick) => pick.card === card).length;

/** Everything that those of a card may carry. */
const armedFor = (picks: readonly EnemyPick[], card: string): EnemyPick => ({
  card,
  weapons: [...new Set(picks.filter((pick) => pick.card === card).flatMap(({ weapons }) => weapons))],
});

/**
 * Enemies of a scenario, each card once with all the arms that it may have: those chosen, or all that its faction may send,
 * and those of its waves.
 */
export function enemiesOf({ pack, mission }: Printed): readonly EnemyShown[] {
  const chosen = picksOf(mission.plan?.enemies ?? []);
  const waves = (mission.script?.waves ?? []).map(({ enemies }) => picksOf(enemies));
  const rolled = chosen.length > 0 ? [] : rolledOf(pack, mission.plan?.faction ?? null);
  const picks = [...chosen, ...waves.flat(), ...rolled];
  return [...new Set(picks.map(({ card }) => card))].flatMap((card) => {
    const operative = operativeOf(pack, armedFor(picks, card));
    const mayBeMore = rolled.some((pick) => pick.card === card);
    // Of waves that bring the same card, as a rule one comes or the other.
    const count = numberOf(chosen, card) + Math.max(0, ...waves.map((wave) => numberOf(wave, card)));
    return operative === null ? [] : [{ operative, count: mayBeMore ? null : count }];
  });
}

/** Every table that the scenario can lead to, its event table first. */
export function tablesShown({ pack, mission }: Printed): readonly RollTable[] {
  const event = pack.tables.get(mission.plan?.eventTable ?? '');
  const others = Object.values(tablesOf(pack, mission)).filter((table) => table !== event);
  return event === undefined ? others : [event, ...others];
}

/** One marker to cut out. */
export interface MarkerShown {
  readonly id: string;
  readonly kind: NonNullable<MissionRow['plan']>['markers'][number]['kind'];
  readonly name: string;
  readonly number: number;
  readonly of: number;
}

/** Markers of a scenario one by one, with those of a second Acolyte. */
export const markersShown = ({ mission }: Printed): readonly MarkerShown[] =>
  (mission.plan?.markers ?? []).flatMap(({ id, kind, name, count, perAcolyte }) => {
    const of = count + perAcolyte;
    return Array.from({ length: of }, (_, index) => ({ id: `${id}-${index}`, kind, name, number: index + 1, of }));
  });

type Listed = readonly { readonly id: string; readonly name: string }[];

/** What a scenario itself has, by kind. */
function listsOf({ script, counters, ticks }: MissionRow): Partial<Readonly<Record<NamedKind, Listed>>> {
  if (script === undefined) return { counter: counters, tick: ticks };
  const { actions, waves, hooks, objectives, passages } = script;
  return {
    counter: counters,
    tick: ticks,
    action: actions,
    wave: waves,
    hook: hooks,
    objective: objectives.map(({ id, text }) => ({ id, name: text })),
    passage: passages.map(({ id, title }) => ({ id, name: title })),
  };
}

/** The names of what a scenario has, for its conditions and effects in words. */
export function namesIn({ pack, mission, words }: Printed): ScenarioNames {
  const lists = listsOf(mission);
  const rows: Partial<Readonly<Record<NamedKind, (id: string) => string | undefined>>> = {
    table: (id) => pack.tables.get(id)?.title,
    card: (id) => pack.operatives.get(id)?.name,
  };
  return (kind, id) => {
    const list = lists[kind];
    if (list !== undefined) return list.find((each) => each.id === id)?.name ?? null;
    return kind === 'flag' ? null : contentName(words, id, rows[kind]?.(id) ?? id);
  };
}
