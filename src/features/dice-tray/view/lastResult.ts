import type { BattleEvent, EventType } from '../../../engine/family/killteam/model/event.ts';
import { change } from '../../../words/format.ts';
import { inARow, type LogLine, logLine } from '../../../words/logLine.ts';
import type { Look } from '../../../words/look.ts';
import { rollOffTie } from '../../../words/rollOffTie.ts';
import { rowText } from '../../../words/scenarioNotes.ts';
import type { Words } from '../../../words/words.ts';
import { alertCause } from '../../../state/battle/alertCause.ts';
import type { KillTeamBattle, KillTeamEntry } from '../../../state/battle/killTeam.ts';

/** What a result is told from. */
interface Telling {
  readonly words: Words<'log'>;
  readonly look: Look;
  readonly events: readonly BattleEvent[];
}

/** Dice that lie in a pool, for all to see. */
const POOLED: ReadonlySet<EventType> = new Set(['attackDiceRolled', 'defenceDiceRolled', 'diceRerolled']);
/** Lines that say the face themselves. */
const WITH_FACE: ReadonlySet<EventType> = new Set([
  'initiativeSet',
  'tableRolled',
  'lootFound',
  'tableRepeated',
  'reanimateRolled',
  'hotRolled',
  'fallTested',
  'breathTested',
  'hardened',
  'psychicTested',
  'perilsRolled',
]);
/** What would have been asked for, or would have been heard, and what kept it from that: each told once. */
const WITHHELD: ReadonlySet<EventType> = new Set(['traitBarred', 'alertHeld', 'guardBarred', 'stunHeld']);
/** Told once, after what was rolled: what was withheld, a guard that is over without having been of use, and what the enemy has heard or seen. */
const isAside = (event: BattleEvent): boolean =>
  WITHHELD.has(event.type) ||
  event.type === 'alertChanged' ||
  (event.type === 'guardEnded' && event.why !== 'acted' && event.why !== 'interrupted');

const BLOWS: ReadonlySet<EventType> = new Set(['shotResolved', 'struck', 'blocked', 'shocked']);

const plain = ({ parts, right }: LogLine): string => {
  const sentence = parts.map(({ text }) => text).join('');
  return right === null ? sentence : `${sentence}, ${right}`;
};

const line = ({ words, look }: Telling, event: BattleEvent): readonly string[] => {
  const found = logLine(words, event, look);
  return found === null ? [] : [plain(found)];
};

/** What the row says that was rolled. */
function textsRead(look: Look, event: BattleEvent): readonly string[] {
  if (event.type === 'lootFound') return [look.contentText(`${event.row}/text`, '')];
  return event.type === 'tableRolled' ? [rowText(look, event.table, event.row)] : [];
}

/** A face of the enemy's table that nobody may follow: too dear, or as many as may be are there. */
const nobodyCame = ([event, ...others]: readonly BattleEvent[]): boolean =>
  others.length === 0 && event?.type === 'taskMoved' && 'rolls' in event.set && !('row' in event.set);

/** So much DV comes in all, whatever the difficulty has put to the face; nothing: the die was for something else. */
function dvSaid({ common }: Words<'log'>, [event]: readonly BattleEvent[]): readonly string[] {
  const budget = event?.type === 'taskMoved' ? event.set['budget'] : undefined;
  return typeof budget === 'number' ? [common.dv(budget)] : [];
}

/** What came of a die, by lines of the log, what it has brought, and what a row says. */
function toldOf(telling: Telling): string {
  const { words, look, events } = telling;
  const others = events.filter((event) => !isAside(event));
  const lines = nobodyCame(events) ? [words.dice.nobodyComes] : others.flatMap((event) => line(telling, event));
  const read = events.flatMap((event) => textsRead(look, event)).filter((text) => text !== '');
  const placed = events.some(({ type }) => type === 'reanimated') ? [words.hints.reanimated] : [];
  return inARow([...dvSaid(words, events), ...lines, ...read, ...placed]);
}

/** The face of a single die and what came of it; null when the entry is no such roll, or its die lies in a pool. */
function ofDie(telling: Telling, { command }: KillTeamEntry): string | null {
  const { words, events } = telling;
  const faces = command.type === 'answer' && command.answer.kind === 'faces' ? command.answer.faces : [];
  const [face] = faces;
  if (face === undefined || faces.length > 1 || events.some(({ type }) => POOLED.has(type))) return null;
  const told = toldOf(telling);
  if (events.some(({ type }) => WITH_FACE.has(type))) return told;
  return told === '' ? words.dice.rolledFace(face) : words.dice.rolledSo(face, told);
}

/** Both dice of a roll-off alike, and what comes of that; null when the last die was none of one, or brought no tie. */
function ofTie({ words, events }: Telling, recent: readonly KillTeamEntry[]): string | null {
  if (!events.some(({ type }) => type === 'initiativeRolled')) return null;
  const all = recent.flatMap((entry) => entry.events);
  const tie = rollOffTie(all.slice(all.findLastIndex(({ type }) => type === 'turningPointBegan') + 1));
  if (tie === null) return null;
  return tie.again ? words.dice.tie.again(tie.face) : words.dice.tie.decided(tie.face);
}

/** A card that was drawn, and what it says; null when the entry is none. */
function ofCard(telling: Telling, { command }: KillTeamEntry): string | null {
  const { look, events } = telling;
  if (command.type !== 'answer' || command.answer.kind === 'faces') return null;
  const drawn = events.filter(({ type }) => type === 'tableRolled');
  const told = [...drawn.flatMap((event) => line(telling, event)), ...drawn.flatMap((event) => textsRead(look, event))];
  return inARow(told.filter((text) => text !== '')) || null;
}

/** Whom the board, or who looked at it, has found concerned. */
function ofTicks({ words, look }: Telling, { command }: KillTeamEntry): string | null {
  if (command.type !== 'answer' || command.answer.kind !== 'tick') return null;
  const { nobody, told } = words.tickAnswers;
  return told(words.common.list(command.answer.operatives.map(look.name)) || nobody);
}

type Wounds = { readonly from: number; readonly to: number };

/** Wounds before and after, of everybody whom this attack hurt. */
function harmOf(events: readonly BattleEvent[]): ReadonlyMap<string, Wounds> {
  const harm = new Map<string, Wounds>();
  for (const event of events)
    if (event.type === 'damaged')
      harm.set(event.operative, { from: harm.get(event.operative)?.from ?? event.from, to: event.to });
  return harm;
}

function ofShot({ words, look, events }: Telling, shot: Extract<BattleEvent, { type: 'shotResolved' }>): string {
  const wounds = harmOf(events).get(shot.target);
  const told = words.attack.shotResult(look.name(shot.operative), look.name(shot.target), shot.damage);
  return wounds === undefined ? told : `${told}, ${change(wounds.from, wounds.to)}`;
}

/** An attack that the app has resolved by itself, from its first die to its damage; null: this entry holds none. */
function ofAttack(telling: Telling): string | null {
  const { words, look, events } = telling;
  if (!events.some(({ type }) => BLOWS.has(type))) return null;
  const shots = events.flatMap((event) => (event.type === 'shotResolved' ? [ofShot(telling, event)] : []));
  const hurt = [...harmOf(events)].map(([who, { from, to }]) => words.attack.consequence(look.name(who), from, to));
  const fought = hurt.length === 0 ? [words.attack.noDamage] : hurt;
  const fallen = events.flatMap((event) => (event.type === 'incapacitated' ? line(telling, event) : []));
  return inARow([...(shots.length > 0 ? shots : fought), ...fallen]);
}

/** An enemy whose table had nothing more for it, though the hands did not spend its last AP: its activation is over. */
function ofEnemy({ words, look, events }: Telling, { command }: KillTeamEntry): string | null {
  const plan = events.findLast((event) => event.type === 'enemyPlanned');
  if (plan?.type !== 'enemyPlanned' || plan.plan?.steps.length !== 0) return null;
  const { operative } = plan;
  const ends = events.some((event) => event.type === 'activationEnded' && event.operative === operative);
  const spent = plan.plan.trace.every(({ what }) => what === 'ap');
  return ends && (command.type === 'couldNot' || !spent) ? words.enemyTurn.over(look.name(operative)) : null;
}

/** That the Alert has changed, and why. */
function alertSaid(telling: Telling, entry: KillTeamEntry, event: Extract<BattleEvent, { type: 'alertChanged' }>) {
  const cause = alertCause(entry);
  return cause === null ? line(telling, event) : [telling.words.enemyTurn.alertWhy[cause](event.to)];
}

const asides = (telling: Telling, entry: KillTeamEntry): readonly string[] => [
  ...new Set(
    telling.events
      .filter(isAside)
      .flatMap((event) => (event.type === 'alertChanged' ? alertSaid(telling, entry, event) : line(telling, event))),
  ),
];

/** What came of the last act that the app has rolled or resolved: told until the next act, and not after an undo. */
export function lastResult(words: Words<'log'>, look: Look, { recent, redoes, state }: KillTeamBattle): string | null {
  const entry = recent.at(-1);
  if (entry === undefined || redoes !== null) return null;
  const telling = { words, look, events: entry.events };
  const full = state.settings.automation.attack === 'full';
  const rolled = (full ? ofAttack(telling) : null) ?? ofDie(telling, entry) ?? ofCard(telling, entry);
  const ticked = state.board === undefined ? null : ofTicks(telling, entry);
  const said = [ticked, ofTie(telling, recent) ?? rolled, ofEnemy(telling, entry)].filter((each) => each !== null);
  return inARow([...said, ...asides(telling, entry)]) || null;
}
