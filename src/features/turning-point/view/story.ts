import type { BattleEvent } from '../../../engine/family/killteam/model/event.ts';
import type { Side } from '../../../engine/core/ids.ts';
import { type LogLine, logLine } from '../../../words/logLine.ts';
import { type RollOffTie, rollOffTie } from '../../../words/rollOffTie.ts';
import type { Look } from '../../../words/look.ts';
import type { Words } from '../../../words/words.ts';
import type { KillTeamEntry } from '../../../state/battle/killTeam.ts';

/** What this turning point has brought before its firefight. */
export interface Story {
  readonly initiative: { readonly side: Side; readonly face: number | null } | null;
  /** The roll-off for it was a tie; null: it was none, or there was none. */
  readonly tie: RollOffTie | null;
  /** CP gained in Ready; null: not yet. */
  readonly ready: number | null;
  /** Id of the event's row; null: not rolled. */
  readonly rolled: string | null;
  /** What the event did, in order. */
  readonly lines: readonly LogLine[];
}

/** Events since the turning point began; empty before the first. */
function eventsOf(recent: readonly KillTeamEntry[]): readonly BattleEvent[] {
  const events = recent.flatMap((entry) => entry.events);
  const began = events.findLastIndex(({ type }) => type === 'turningPointBegan');
  return began < 0 ? [] : events.slice(began);
}

/** Reads the story out of the last entries of the log. */
export function storyOf(words: Words<'log'>, recent: readonly KillTeamEntry[], look: Look): Story {
  const events = eventsOf(recent);
  const initiative = events.findLast((event) => event.type === 'initiativeSet');
  const ready = events.findLast((event) => event.type === 'readied');
  const at = events.findLastIndex(({ type }) => type === 'tableRolled');
  const rolled = events[at];
  return {
    initiative: initiative === undefined ? null : { side: initiative.side, face: initiative.face },
    tie: rollOffTie(events),
    ready: ready === undefined ? null : Math.max(0, ...Object.values(ready.cp)),
    rolled: rolled?.type === 'tableRolled' ? rolled.row : null,
    lines: at < 0 ? [] : events.slice(at + 1).flatMap((event) => logLine(words, event, look) ?? []),
  };
}
