import type { Draft } from 'immer';
import type { BattleDraft } from '../../rules/plugin.ts';
import { present } from '../../../../core/invariant.ts';
import type { Side } from '../../../../core/ids.ts';
import type { Operative } from '../../model/operative.ts';
import type { AfterActionTask, Task } from '../../model/task.ts';

export const at = (draft: BattleDraft, id: string): Draft<Operative> =>
  present(
    draft.operatives.find((operative) => operative.id === id),
    `operative ${id}`,
  );

/** The top task, known to be of a kind. */
export function openTask<K extends Task['kind']>(draft: BattleDraft, kind: K): Draft<Extract<Task, { kind: K }>> {
  const task = present(draft.tasks.at(-1), 'an open task');
  return present(task.kind === kind ? (task as Draft<Extract<Task, { kind: K }>>) : null, `open task ${kind}`);
}

/** The action whose aftermath will deal with the fallen; null when damage came from no action. */
export const openAction = (draft: BattleDraft): Draft<AfterActionTask> | null => {
  const found = draft.tasks.findLast((task) => task.kind === 'afterAction');
  return found?.kind === 'afterAction' ? found : null;
};

export const releaseEngagement = (draft: BattleDraft, id: string): void => {
  draft.engagement = draft.engagement.filter(([one, other]) => one !== id && other !== id);
};

/** Command points of a side, never below 0. */
export const addCp = (draft: BattleDraft, side: Side, by: number): void => {
  const found = present(
    draft.sides.find(({ id }) => id === side),
    `side ${side}`,
  );
  found.cp = Math.max(0, found.cp + by);
};

/** Command points of several sides. */
export const addCps = (draft: BattleDraft, cp: Readonly<Record<Side, number>>): void => {
  for (const side of draft.sides) side.cp += cp[side.id] ?? 0;
};

/** Whoever it carries lies on the board again. */
export const putDown = (draft: BattleDraft, carrier: string): void => {
  const { carries } = at(draft, carrier);
  if (carries !== null) at(draft, carries).carriedBy = null;
  at(draft, carrier).carries = null;
};

/** Remembered shots that an operative is part of, with the ids of both. */
export const shotsOf = (draft: BattleDraft, id: string) =>
  Object.entries(draft.facts).flatMap(([key, facts]) => {
    const [shooter = '', target = ''] = key.split('>');
    return shooter === id || target === id ? [{ facts, shooter, target }] : [];
  });

/** Nothing that was said about where somebody stood is true after it moved. */
export const forgetPlace = (draft: BattleDraft, id: string): void => {
  for (const key of Object.keys(draft.facts)) if (key.split('>').includes(id)) delete draft.facts[key];
  const operative = at(draft, id);
  operative.onEdge = false;
  operative.onVantage = false;
  operative.inStronghold = false;
  operative.nearMarker = false;
  operative.height = 0;
};
