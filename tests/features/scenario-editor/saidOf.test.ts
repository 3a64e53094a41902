import { describe, expect, it } from 'vitest';
import { loadBundledPack } from '../../../src/content/bundledPack.ts';
import { newScenario } from '../../../src/content/scenarioFiles.ts';
import { choicesOf } from '../../../src/features/scenario-editor/choicesOf.ts';
import { sectionSaid } from '../../../src/features/scenario-editor/saidOf.ts';
import { en, fr } from '../../support/words.ts';
import { scenario as english } from '../../../src/words/en/scenario/scenario.ts';
import { scenario as french } from '../../../src/words/fr/scenario/scenario.ts';
import { scenarioEditor as editorEnglish } from '../../../src/words/en/scenario/editor.ts';
import { scenarioEditor as editorFrench } from '../../../src/words/fr/scenario/editor.ts';

const base = await loadBundledPack();
const blank = newScenario('The Well', new Set());
const draft = {
  ...blank,
  plan: { ...blank.plan, faction: 'underhive-gang', enemies: [{ card: 'gang-boss', weapons: [], count: 2 }] },
};

const IN = {
  en: { words: english, editor: editorEnglish, content: en },
  fr: { words: french, editor: editorFrench, content: fr },
} as const;

function forcesIn(language: keyof typeof IN, scenario = draft): readonly string[] {
  const { words, editor, content } = IN[language];
  const choices = choicesOf({ draft: scenario, base, tables: [], words: content, nameless: editor.nameless });
  return sectionSaid({ words, editor, content, choices, base }, scenario, 'forces');
}

describe('forces in the contents of a scenario', () => {
  it('should be told by their names', () => {
    expect(forcesIn('en')).toEqual(['Underhive gang', expect.stringContaining('Boss')]);
    expect(forcesIn('fr')).toEqual(['Gang des bas-fonds', expect.stringContaining('Chef de gang')]);
  });

  it('should never be told by an id, even when they are gone', () => {
    const gone = { ...draft, plan: { ...draft.plan, faction: 'no-such-faction', enemies: [] } };
    expect(forcesIn('en', gone)).toEqual(['Something that is gone']);
  });
});
