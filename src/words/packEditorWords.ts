import type { packEditor } from './en/packEditor.ts';
import { fetchedOnce } from './fetched.ts';

/** What the screens of the workshop’s own pack speak with. */
export type PackEditorWords = typeof packEditor;

/** That catalogue by language; it comes with its screens. */
export const packEditorWords = fetchedOnce<PackEditorWords>(async (language) =>
  language === 'en' ? (await import('./en/packEditor.ts')).packEditor : (await import('./fr/packEditor.ts')).packEditor,
);
