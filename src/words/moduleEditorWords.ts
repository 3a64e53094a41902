import type { moduleEditor } from './en/moduleEditor.ts';
import { fetchedOnce } from './fetched.ts';

/** What the editor of linked campaigns speaks with, beside the words of the editor of scenarios. */
export type ModuleEditorWords = typeof moduleEditor;

/** That catalogue by language; it comes with its screens. */
export const moduleEditorWords = fetchedOnce<ModuleEditorWords>(async (language) =>
  language === 'en'
    ? (await import('./en/moduleEditor.ts')).moduleEditor
    : (await import('./fr/moduleEditor.ts')).moduleEditor,
);
