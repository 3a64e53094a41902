import type { KillTeamEntry } from './killTeam.ts';

const changesAlert = ({ events }: Pick<KillTeamEntry, 'events'>): boolean =>
  events.some(({ type }) => type === 'alertChanged');

/** The last entry that has changed the Alert since the activation of an enemy before this one; null: none has. */
export function lastAlert(recent: readonly KillTeamEntry[]): KillTeamEntry | null {
  const now = recent.findLastIndex(({ command }) => command.type === 'enemyActivates');
  const before = recent.slice(0, Math.max(0, now)).findLastIndex(({ command }) => command.type === 'enemyActivates');
  return recent.slice(before + 1).findLast(changesAlert) ?? null;
}

/** The scenario has a part in it: one of its actions was done, one of its rules or objectives has come to hold. */
const isScenarios = ({ type }: KillTeamEntry['events'][number]): boolean =>
  type === 'scenarioActed' || type === 'hookFired' || type === 'objectiveSettled';

/** Why an entry has changed the Alert: somebody was hurt before it was first read, an attack was heard, somebody was noticed, or the scenario has it so; null: the log says it. */
export function alertCause({
  command,
  events,
}: Pick<KillTeamEntry, 'command' | 'events'>): 'hurtBefore' | 'heard' | 'noticed' | 'scenario' | null {
  if (command.type === 'enemyActivates') return 'hurtBefore';
  const noise = events.find((event) => event.type === 'npoSet' && typeof event.choice.noise === 'string');
  if (noise?.type !== 'npoSet') return events.some(isScenarios) ? 'scenario' : null;
  return noise.choice.sighting === true ? 'noticed' : 'heard';
}
