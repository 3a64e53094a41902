import type { Command } from '../family/killteam/model/command.ts';
import type { BattleEvent } from '../family/killteam/model/event.ts';
import { findOperative, forceOf, ofSide } from '../family/killteam/model/lookup.ts';
import { BYSTANDERS } from '../family/killteam/model/mission.ts';
import type { BattleState } from '../family/killteam/model/state.ts';
import type { CampaignContent } from './model/content.ts';
import type { Objective } from './model/rows.ts';
import { lineOf } from './reportLine.ts';
import { findsIn, lootIn } from './reportLoot.ts';
import { momentsOf } from './reportMoments.ts';
import { scriptedPrimary, scriptTold } from './reportScript.ts';
import type { BattleReport, Scenario } from './model/walk.ts';
import { secretMet, secretOf } from './secret.ts';
import { ALL_COME_BACK, LEAVE_NO_TRACE, SAVE_AMMUNITION, TAKE_ONE_ALIVE } from './walk/objectives.ts';

/** Counters of a mission that a campaign reads. */
const CLUES = 'clues';
const CAPTIVES = 'captives';
const ALARM = 3;
/** Experience lost for each bystander. */
const BYSTANDER_XP = 2;

/** One command of a battle's log, as far as it is read here. */
interface ReportedEntry {
  readonly command: Pick<Command, 'type'>;
  readonly events: readonly BattleEvent[];
}

const ticked = ({ mission, ticks }: BattleState, ends: 'complete' | 'failed'): boolean =>
  mission.ticks.some((tick) => tick.ends === ends && ticks[tick.id] === true);

/** The outcome by the scenario's objectives or as ticked on the table; an end of another kind failed, one by hand leaves it open. */
function primaryOf(battle: BattleState): BattleReport['primary'] {
  const scripted = scriptedPrimary(battle);
  if (scripted !== null) return scripted;
  const reason = battle.result?.reason ?? 'ended';
  if (reason === 'primaryDone' || (reason !== 'primaryFailed' && ticked(battle, 'complete'))) return 'complete';
  return reason !== 'ended' || ticked(battle, 'failed') ? 'failed' : 'open';
}

const alarmed = (battle: BattleState, events: readonly BattleEvent[]): boolean =>
  (battle.alert ?? 0) >= ALARM ||
  (battle.settings.parameters?.startingAlert ?? 0) >= ALARM ||
  events.some(
    (event) =>
      (event.type === 'alertChanged' && event.to >= ALARM) ||
      (event.type === 'corrected' && event.correction.what === 'alert' && event.correction.to >= ALARM),
  );

const ofRetinue = (battle: BattleState, id: string): boolean => findOperative(battle, id)?.side === 'retinue';

/** Ammunition not counted: no CP left unspent instead (C15). */
function ammunitionSaved(battle: BattleState, events: readonly BattleEvent[]): boolean {
  const { parameters, automation } = battle.settings;
  if (parameters?.ammo !== true || automation.ammo !== true) return battle.sides[0].cp === 0;
  return !events.some((event) => {
    if (event.type === 'ammoSpent' || event.type === 'ammoSet')
      return event.left === 0 && ofRetinue(battle, event.operative);
    if (event.type !== 'corrected' || event.correction.what !== 'ammo') return false;
    return event.correction.left === 0 && ofRetinue(battle, event.correction.operative);
  });
}

/** What a battle says of itself before its objectives are judged. */
type UnjudgedReport = Omit<BattleReport, 'objectives'>;

interface Ended {
  readonly battle: BattleState;
  readonly events: readonly BattleEvent[];
  readonly told: UnjudgedReport;
  /** Members of the roster who are Acolytes. */
  readonly acolytes: readonly string[];
}

const flagged = ({ flags }: BattleState, row: Objective | null): boolean =>
  row !== null && row.flag !== null && flags.includes(row.flag);

/** What a battle's log says of an objective (C15); null: nothing of this one. */
function logged(id: string, { battle, events, told }: Ended): boolean | null {
  if (id === LEAVE_NO_TRACE) return !alarmed(battle, events);
  if (id === ALL_COME_BACK) return told.operatives.every(({ slain, leftBehind }) => !slain && !leftBehind);
  if (id === SAVE_AMMUNITION) return ammunitionSaved(battle, events);
  return id === TAKE_ONE_ALIVE && told.captives > 0 ? true : null;
}

/** Whether an objective was done: as it was settled, or as the log shows, a secret one by its condition, any other by its tick or its flag. */
function shown(id: string, row: Objective | null, ended: Ended): boolean {
  const { battle, told, acolytes } = ended;
  if (row?.secret === true && told.secret) return secretMet(told.secret, { acolytes, report: told });
  const settled = battle.scenario?.settled[id] ?? 'open';
  if (settled !== 'open') return settled === 'done';
  return logged(id, ended) ?? (battle.ticks[id] === true || flagged(battle, row));
}

const used = (event: BattleEvent): readonly [operative: string, item: string] | null => {
  if (event.type === 'traitUsed') return [event.operative, event.trait];
  return event.type === 'limitedUsed' ? [event.operative, event.weapon] : null;
};

/** Equipment used by members, a line for each of theirs: what a trait was used for, or a Limited weapon thrown. */
function usedIn(
  { items }: CampaignContent,
  events: readonly BattleEvent[],
  members: readonly string[],
): NonNullable<BattleReport['used']> {
  const times = new Map<string, { member: string; item: string; times: number }>();
  for (const [member, item] of events.flatMap((event) => [used(event) ?? []])) {
    if (member === undefined || item === undefined || !members.includes(member)) continue;
    if (items.get(item)?.slot !== 'equipment') continue;
    const key = `${member} ${item}`;
    times.set(key, { member, item, times: (times.get(key)?.times ?? 0) + 1 });
  }
  return [...times.values()];
}

/** What bystanders that the retinue took down cost each Acolyte, beside what effects taught (`rules/acolyte.md` C12). */
function forBystanders(
  { counters }: BattleState,
  taught: NonNullable<BattleReport['xp']>,
  acolytes: readonly string[],
): Pick<BattleReport, 'xp'> {
  const cost = BYSTANDER_XP * (counters[BYSTANDERS] ?? 0);
  if (cost === 0) return {};
  const others = taught.filter(({ by }) => !acolytes.includes(by));
  const given = (who: string) => taught.find(({ by }) => by === who)?.xp ?? 0;
  return { xp: [...others, ...acolytes.map((by) => ({ by, xp: given(by) - cost }))] };
}

/** The battle without the objectives that the campaign drew for it: they are reported beside those of the scenario. */
function ofItsOwn(battle: BattleState, drawn: readonly string[]): BattleState {
  const { script } = battle.mission;
  if (script === undefined) return battle;
  const objectives = script.objectives.filter(({ id }) => !drawn.includes(id));
  return { ...battle, mission: { ...battle.mission, script: { ...script, objectives } } };
}

/**
 * What a battle says of itself for the walk after it. `entries`: its log, in order; `scenario`: for which it was deployed,
 * whose members are in the battle under their own ids. Names are copied in. The same battle gives the same report.
 */
export function reportOf(
  content: CampaignContent,
  battle: BattleState,
  entries: readonly ReportedEntry[],
  scenario: Pick<Scenario, 'deployed' | 'objectives'>,
): BattleReport {
  const events = entries.flatMap((entry) => entry.events);
  const { moments, downIn } = momentsOf(battle, events);
  const operatives = ofSide(battle, 'retinue').map((operative) => {
    const member = scenario.deployed.includes(operative.id) ? operative.id : null;
    return lineOf(battle, operative, { member, downedIn: downIn.get(operative.id) ?? null });
  });
  const enemies = forceOf(battle, 'enemy');
  const rows = scenario.objectives.map((id) => ({ id, row: content.objectives.get(id) ?? null }));
  const acolytes = ofSide(battle, 'retinue')
    .filter(({ card }) => content.cards.get(card)?.kind === 'acolyte')
    .map(({ id }) => id);
  const scripted = scriptTold(ofItsOwn(battle, scenario.objectives), entries, scenario.deployed);
  const told: UnjudgedReport = {
    primary: primaryOf(battle),
    turningPoints: battle.result?.turningPoint ?? battle.turningPoint,
    operatives,
    clues: Math.max(0, battle.counters[CLUES] ?? 0),
    captives: Math.max(0, battle.counters[CAPTIVES] ?? 0),
    enemiesDown: enemies.filter(({ down }) => down).length,
    enemies: enemies.length,
    flags: [...battle.flags],
    loot: lootIn(events, scenario.deployed),
    ...findsIn(content, battle, events, scenario.deployed),
    moments: [...moments],
    ...scripted,
    ...forBystanders(battle, scripted.xp ?? [], acolytes),
    used: usedIn(content, events, scenario.deployed),
    secret: rows.some(({ row }) => row?.secret === true) ? secretOf(battle.seed) : null,
  };
  const ended: Ended = { battle, events, told, acolytes };
  return { ...told, objectives: rows.map(({ id, row }) => ({ id, done: shown(id, row, ended), by: null })) };
}
