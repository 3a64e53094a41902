import { useEffect, useState } from 'react';
import { useApp } from '../../state/base/useApp.ts';
import { type StorageReport, storageReport } from '../../state/base/deviceReport.ts';
import { useWords } from '../../words/useWords.ts';
import type { Words } from '../../words/words.ts';

const shortHint = (words: Words<'home'>, { localStore, indexedStore }: StorageReport): string =>
  localStore && indexedStore
    ? words.home.savedTwice
    : localStore || indexedStore
      ? words.storage.savedOnce
      : words.storage.off;

function longHint(words: Words<'home'>, report: StorageReport): string {
  if (!report.localStore && !report.indexedStore) return words.storage.off;
  return report.persistence === 'granted' ? words.home.storageHint : words.storage.persistRefused;
}

/** `first`: before there is anything to lose, and before the browser was asked to keep it. */
interface StorageHint {
  readonly first: string;
  readonly short: string;
  readonly long: string;
}

/** How safe a save is here: in two words, in a sentence, and at the first opening. */
export function useStorageHint(): StorageHint {
  const app = useApp();
  const words = useWords('home');
  const [report, setReport] = useState<StorageReport | null>(null);
  useEffect(() => {
    let wanted = true;
    void storageReport(app).then((found) => wanted && setReport(found));
    return () => {
      wanted = false;
    };
  }, [app]);
  const first = words.home.storageHint;
  if (report === null) return { first, short: '', long: first };
  const off = !report.localStore && !report.indexedStore;
  return { first: off ? words.storage.off : first, short: shortHint(words, report), long: longHint(words, report) };
}
