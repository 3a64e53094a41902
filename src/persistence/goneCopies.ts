import { type CopyHead, RING, type Subject, listCopies, subjectPath } from './backupRing.ts';
import type { DurableStore } from './durableStore.ts';
import { readPairs } from './summaries.ts';

const GONE = 'ring-gone/';

const committed = (durable: DurableStore, change: Parameters<DurableStore['commit']>[0]): Promise<boolean> =>
  durable.commit(change).then(
    () => true,
    () => false,
  );

/** Notes when a subject was removed on purpose; null: it is here again. False: it could not be noted. Never rejects. */
export const noteGone = (durable: DurableStore, of: Subject, goneAt: string | null): Promise<boolean> => {
  const key = GONE + subjectPath(of);
  return committed(durable, goneAt === null ? { remove: [key] } : { put: [[key, goneAt]] });
};

/** When each subject that is noted as gone was removed; '' where an older app has noted it. */
async function goneTimes(durable: DurableStore): Promise<ReadonlyMap<string, string>> {
  return new Map((await readPairs(durable, GONE)).map(([key, goneAt]) => [key.slice(GONE.length), goneAt]));
}

/** The newest copy of each subject that is not known to be here. */
async function newestOfOthers(
  durable: DurableStore,
  isHere: (subject: Subject) => boolean,
): Promise<readonly CopyHead[]> {
  const newest = new Map<string, CopyHead>();
  for (const copy of await listCopies(durable)) {
    const path = subjectPath(copy.subject);
    if (!newest.has(path)) newest.set(path, copy);
  }
  return [...newest.values()].filter(({ subject }) => !isHere(subject));
}

/** The newest copy of each subject that is not known to be here and was not removed on purpose. Never rejects. */
export async function lostCopies(
  durable: DurableStore,
  isHere: (subject: Subject) => boolean,
): Promise<readonly CopyHead[]> {
  const gone = await goneTimes(durable);
  return (await newestOfOthers(durable, isHere)).filter(({ subject }) => !gone.has(subjectPath(subject)));
}

/** A copy of something that was removed on purpose. `goneAt`: when; '' where that was not noted. */
export interface GoneCopy {
  readonly copy: CopyHead;
  readonly goneAt: string;
}

/** The newest copy of each subject that was removed on purpose and is not here. Never rejects. */
export async function goneCopies(
  durable: DurableStore,
  isHere: (subject: Subject) => boolean,
): Promise<readonly GoneCopy[]> {
  const gone = await goneTimes(durable);
  return (await newestOfOthers(durable, isHere)).flatMap((copy) => {
    const goneAt = gone.get(subjectPath(copy.subject));
    return goneAt === undefined ? [] : [{ copy, goneAt }];
  });
}

/** Lets go for good of every copy of subjects that were removed. False: it could not. Never rejects. */
export const dropCopies = (durable: DurableStore, subjects: readonly Subject[]): Promise<boolean> =>
  subjects.length === 0
    ? Promise.resolve(true)
    : committed(durable, {
        remove: subjects.flatMap((of) => [RING.texts, RING.heads, GONE].map((folder) => folder + subjectPath(of))),
      });
