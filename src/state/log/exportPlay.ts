import type { LogTypes } from '../../persistence/logKind.ts';
import type { LogFormat } from '../../persistence/slotKeys.ts';
import type { OpenPlay } from './openPlay.ts';

/** A text to be offered as a file. */
export interface ExportedFile {
  readonly fileName: string;
  readonly text: string;
}

/** A text as a file, named after its title and its last day. */
export function fileOf(format: LogFormat, title: string, savedAt: string, text: string): ExportedFile {
  const slug = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return { fileName: `retinue-${slug === '' ? format : slug}-${savedAt.slice(0, 10)}.json`, text };
}

/** An open log as a file. */
export const exportPlay = <T extends LogTypes>(play: OpenPlay<T>): ExportedFile =>
  fileOf(play.ports.kind.format, play.meta.title, play.savedAt, play.text());
