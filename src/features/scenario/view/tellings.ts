import type { BattleEvent } from '../../../engine/family/killteam/model/event.ts';
import type { Mission } from '../../../engine/family/killteam/model/mission.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { Wave } from '../../../engine/plugins/scenario/script.ts';
import type { ReadMark } from '../../../state/battle/readMarks.ts';
import type { KillTeamEntry } from '../../../state/battle/killTeam.ts';

/** Something that a battle tells once. `key`: of no other telling of the battle; `entry`: which entry of its log told it. */
export type Telling = { readonly key: string; readonly entry: number } & (
  | { readonly kind: 'passage'; readonly passage: string }
  | { readonly kind: 'secret'; readonly objective: string }
  /** Those who have arrived together, to be set up at this place. */
  | { readonly kind: 'arrival'; readonly where: string; readonly come: readonly Operative[] }
);

/** Entries of a battle whose set-up is done and nothing else. */
export const JUST_BEGUN = 1;

/** Those who come in one group: by a wave within one entry, by dice in the entries from when the roll is opened. */
class Group {
  #come: Operative[] = [];
  #rolled = false;

  /** Nobody who was added for another reason counts. */
  next(): void {
    if (!this.#rolled) this.#come = [];
  }

  add(event: BattleEvent): void {
    if (event.type === 'operativeAdded') this.#come.push(event.operative);
    if (event.type !== 'taskOpened' || event.task.kind !== 'spawn') return;
    this.#come = [];
    this.#rolled = true;
  }

  close(): readonly Operative[] {
    const come = this.#come;
    this.#come = [];
    this.#rolled = false;
    return come;
  }
}

/** In the key of an arrival, between its entry and who has come: no id of a passage begins so. */
const ARRIVED = '/+';

/** Arrivals that were put away and taken back: they leave the table, and are set up again when they come again. */
export const unarrived = (length: number, { seen }: ReadMark): readonly string[] =>
  seen.filter((key) => key.includes(ARRIVED) && Number.parseInt(key, 10) > length);

/** Those who have come, when this event says that nobody more does. */
function arrived(event: BattleEvent, group: Group, entry: number): readonly Telling[] {
  group.add(event);
  if (event.type !== 'effectNoted' || event.op !== 'spawn') return [];
  const come = group.close();
  const key = `${entry}${ARRIVED}${come.map(({ id }) => id).join('+')}`;
  return come.length === 0 ? [] : [{ kind: 'arrival', key, entry, where: String(event.params['where'] ?? ''), come }];
}

function tellingOf(event: BattleEvent, group: Group, entry: number): readonly Telling[] {
  if (event.type === 'passageTold')
    return [{ kind: 'passage', key: `${entry}/${event.passage}`, entry, passage: event.passage }];
  if (event.type === 'objectiveRevealed')
    return [{ kind: 'secret', key: `${entry}/${event.objective}`, entry, objective: event.objective }];
  return arrived(event, group, entry);
}

/** All that these entries of a log tell, in order. */
export function tellingsIn(entries: readonly KillTeamEntry[]): readonly Telling[] {
  const group = new Group();
  return entries.flatMap(({ seq, events }) => {
    group.next();
    return events.flatMap((event) => tellingOf(event, group, seq));
  });
}

/** A passage or an objective that this battle's scenario does not have, is not told. */
function isThere({ script }: Pick<Mission, 'script'>, telling: Telling): boolean {
  if (telling.kind === 'passage') return script?.passages.some(({ id }) => id === telling.passage) === true;
  return telling.kind !== 'secret' || script?.objectives.some(({ id }) => id === telling.objective) === true;
}

interface Telltale {
  readonly length: number;
  readonly recent: readonly KillTeamEntry[];
  readonly state: { readonly mission: Pick<Mission, 'script'> };
}

/** What the beginning tells is read below the briefing, and nothing else covers that until something was done. */
function waits({ length, state }: Telltale, { kind, entry }: Telling): boolean {
  if (entry > JUST_BEGUN || (state.mission.script?.briefing ?? '') === '') return false;
  return kind === 'passage' || length <= JUST_BEGUN;
}

/** What of a battle nobody has read yet. */
export const untold = (battle: Telltale, { from, seen }: ReadMark): readonly Telling[] =>
  tellingsIn(battle.recent).filter(
    (telling) =>
      telling.entry > from &&
      !seen.includes(telling.key) &&
      isThere(battle.state.mission, telling) &&
      !waits(battle, telling),
  );

/** Up to which entry nothing is told any more when a battle is looked at first: all of one under way. */
export const readFrom = (length: number): number => (length > JUST_BEGUN ? length : 0);

/** Whether a wave has arrived: one chosen by hand is noted by its id, one that was rolled by its place. */
export const hasArrived = (entries: readonly KillTeamEntry[], { id, where, operatives }: Wave): boolean =>
  entries.some(({ events }) =>
    events.some(
      (event) =>
        event.type === 'effectNoted' &&
        event.op === 'spawn' &&
        (event.source === id || (operatives.length === 0 && event.params['where'] === where)),
    ),
  );
