import type { scenarioEditor } from './en/scenario/editor.ts';
import { fetchedOnce } from './fetched.ts';

/** What the editor of scenarios speaks with, beside the words of conditions and effects. */
export type ScenarioEditorWords = typeof scenarioEditor;

/** That catalogue by language; it comes with its screens. */
export const scenarioEditorWords = fetchedOnce<ScenarioEditorWords>(async (language) =>
  language === 'en'
    ? (await import('./en/scenario/editor.ts')).scenarioEditor
    : (await import('./fr/scenario/editor.ts')).scenarioEditor,
);
