import { broughtBy, modelsOf } from '../../content/buildForces.ts';
import { picksOf, tablesOf } from '../../content/buildMission.ts';
import { eventTableOf } from '../../content/followPlan.ts';
import { armsOf, type EnemyPick } from '../../content/pickEnemies.ts';
import type { Pack } from '../../content/pack.ts';
import type { MissionRow } from '../../content/schema/mission.ts';
import { toOperative } from '../../content/toOperative.ts';
import type { Operative } from '../../engine/family/killteam/model/operative.ts';
import type { RollTable } from '../../engine/family/killteam/tables/rollTable.ts';
import { contentName, contentText } from '../../words/content.ts';
import { flagName } from '../../words/flagName.ts';
import { operativeName } from '../../words/look.ts';
import { packName } from '../../words/packName.ts';
import type { NamedKind, ScenarioNames } from '../../words/scenarioSpeech.ts';
import { unitNames } from '../../words/unitNames.ts';
import type { Printed } from './usePrinted.ts';

/** How often a card with these weapons is chosen, and how many models that is; null: as many as are rolled. */
export interface EnemyShown {
  readonly operative: Operative;
  /** The card as it is chosen, no two of the pack the same. */
  readonly name: string;
  readonly count: number | null;
  readonly models: number | null;
  /** Models of one choice. */
  readonly each: number;
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

/** Whether some of its enemies are rolled: those at the start, or a wave. */
const rollsSome = ({ plan, script }: MissionRow): boolean =>
  [plan ?? { enemies: [] }, ...(script?.waves ?? [])].some(({ enemies }) => enemies.length === 0);

/**
 * Enemies of a scenario, each card once with all the arms that it may have: those chosen, or all that its faction may send,
 * and those of its waves; where a wave is rolled, all that may come in it.
 */
export function enemiesOf({ pack, mission, words }: Printed): readonly EnemyShown[] {
  const names = unitNames(words, pack);
  const withBrought = (pick: EnemyPick): readonly EnemyPick[] => [pick, ...broughtBy(pack, pick.card)];
  const chosen = picksOf(mission.plan?.enemies ?? []).flatMap(withBrought);
  const waves = (mission.script?.waves ?? []).map(({ enemies }) => picksOf(enemies).flatMap(withBrought));
  const rolled = rollsSome(mission) ? rolledOf(pack, mission.plan?.faction ?? null).flatMap(withBrought) : [];
  const picks = [...chosen, ...waves.flat(), ...rolled];
  return [...new Set(picks.map(({ card }) => card))].flatMap((card) => {
    const operative = operativeOf(pack, armedFor(picks, card));
    const mayBeMore = numberOf(chosen, card) === 0 && rolled.some((pick) => pick.card === card);
    // Of waves that bring the same card, as a rule one comes or the other.
    const count = numberOf(chosen, card) + Math.max(0, ...waves.map((wave) => numberOf(wave, card)));
    if (operative === null) return [];
    const each = modelsOf(pack, card);
    const name = names.get(card) ?? operativeName(words, operative);
    const numbers = mayBeMore ? { count: null, models: null } : { count, models: count * each };
    return [{ operative, name, each, ...numbers }];
  });
}

/** What a card can do: abilities, traits that the app plays or tells, and rules that the hands carry out. */
export function saidOf({ pack, words }: Printed, { operative }: EnemyShown) {
  const rules = pack.operatives.get(operative.card)?.rules ?? [];
  return [
    ...operative.abilities.map((id) => ({ id, head: words.abilities[id].name, text: words.abilities[id].meaning })),
    ...(operative.traits ?? []).map(({ id, name, text }) => ({
      id,
      head: contentName(words, id, name),
      text: contentText(words, id, text),
    })),
    ...rules.map(({ id, text }) => ({ id, head: null, text: contentText(words, `${operative.card}/${id}`, text) })),
  ];
}

/** Every table that the scenario can lead to, its event table first. */
export function tablesShown({ pack, mission }: Printed): readonly RollTable[] {
  const events = eventTableOf(pack, mission.id);
  const event = pack.tables.get(events);
  const others = Object.values(tablesOf(pack, mission, events)).filter((table) => table !== event);
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
    faction: (id) => pack.factions.get(id)?.name,
  };
  return (kind, id) => {
    const list = lists[kind];
    if (list !== undefined) return list.find((each) => each.id === id)?.name ?? null;
    if (kind === 'operative') return packName(words, id);
    if (kind === 'flag') return flagName(words, id);
    const known = rows[kind];
    const written = known === undefined ? id : known(id);
    return written === undefined ? null : contentName(words, id, written);
  };
}
