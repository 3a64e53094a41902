import type { Command } from '../family/killteam/model/command.ts';
import type { BattleEvent } from '../family/killteam/model/event.ts';
import type { BattleState } from '../family/killteam/model/state.ts';
import { endingOf } from '../plugins/scenario/ending.ts';
import { holds } from '../plugins/scenario/holds.ts';
import type { ScenarioObjective } from '../plugins/scenario/script.ts';
import type { BattleReport, Scripted } from './model/walk.ts';

interface ReportEntry {
  readonly command: Pick<Command, 'type'>;
  readonly events: readonly BattleEvent[];
}

const objectivesOf = ({ mission }: BattleState): readonly ScenarioObjective[] => mission.script?.objectives ?? [];

/** As it was settled; what nobody settled is done when its condition holds at the end. */
function howOf(battle: BattleState, { id, done, failed }: ScenarioObjective): Scripted['how'] {
  const settled = battle.scenario?.settled[id];
  if (settled !== undefined) return settled;
  if (done !== null && holds(done, battle)) return 'done';
  return failed !== null && holds(failed, battle) ? 'failed' : 'open';
}

/** What the primary objectives of a scenario make of it; null: it has none, or they leave it open. */
export function scriptedPrimary(battle: BattleState): 'complete' | 'failed' | null {
  const ways = objectivesOf(battle)
    .filter(({ kind }) => kind === 'primary')
    .map((objective) => howOf(battle, objective));
  if (ways.includes('failed')) return 'failed';
  return ways.length > 0 && ways.every((how) => how === 'done') ? 'complete' : null;
}

/** Events of a command with those of the answers to what it asked, up to and with this entry. */
function withAnswers(entries: readonly ReportEntry[], last: number): readonly BattleEvent[] {
  let first = last;
  while (first > 0 && entries[first]?.command.type === 'answer') first -= 1;
  return entries.slice(Math.max(0, first), last + 1).flatMap(({ events }) => events);
}

/** Whoever did the action of the scenario by which the objective was settled; null: nobody of the roster. */
function doneBy(entries: readonly ReportEntry[], id: string, members: readonly string[]): string | null {
  const settles = (event: BattleEvent): boolean =>
    event.type === 'objectiveSettled' && event.objective === id && event.how === 'done';
  const events = withAnswers(
    entries,
    entries.findLastIndex((entry) => entry.events.some(settles)),
  );
  const acted = events.slice(0, events.findLastIndex(settles)).findLast((event) => event.type === 'scenarioActed');
  return members.find((member) => member === acted?.operative) ?? null;
}

function scripted(
  battle: BattleState,
  entries: readonly ReportEntry[],
  members: readonly string[],
): readonly Scripted[] {
  return objectivesOf(battle).map((objective) => {
    const { id, kind, text, xp } = objective;
    const how = howOf(battle, objective);
    const known = kind !== 'secret' || battle.scenario?.revealed.includes(id) === true;
    return { id, kind, text, xp, how, known, by: how === 'done' ? doneBy(entries, id, members) : null };
  });
}

/** Experience that effects gave to operatives of the roster, each with its own sum. */
function experience(entries: readonly ReportEntry[], members: readonly string[]): NonNullable<BattleReport['xp']> {
  const notes = entries
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'effectNoted' && event.op === 'xp' ? [event.params] : []));
  return members.flatMap((by) => {
    const sums = notes.filter(({ operative }) => operative === by).map(({ count }) => Number(count));
    const xp = sums.reduce((sum, each) => sum + each, 0);
    return xp === 0 ? [] : [{ by, xp }];
  });
}

type ScriptReport = Pick<BattleReport, 'scripted' | 'xp' | 'endings' | 'ending'>;

/**
 * What a battle with a scenario of its own says beside what every battle says: its objectives, secret ones too, what effects
 * taught, and how it ended: the first ending whose condition holds. `members`: of the roster, under their ids in battle.
 * Left out: what there is nothing of.
 */
export function scriptTold(
  battle: BattleState,
  entries: readonly ReportEntry[],
  members: readonly string[],
): ScriptReport {
  const xp = experience(entries, members);
  const taught = xp.length > 0 && { xp };
  const { script } = battle.mission;
  if (script === undefined) return { ...taught };
  return {
    ...taught,
    scripted: [...scripted(battle, entries, members)],
    endings: script.endings.map(({ id, name, text, flags }) => ({ id, name, text, flags: [...flags] })),
    ending: endingOf(battle)?.id ?? null,
  };
}
