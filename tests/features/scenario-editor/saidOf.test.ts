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
import { workshop as workshopEnglish } from '../../../src/words/en/workshop/workshop.ts';
import { workshop as workshopFrench } from '../../../src/words/fr/workshop/workshop.ts';

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

const WORKSHOPS = { en: workshopEnglish, fr: workshopFrench };

function forcesIn(language: keyof typeof IN, scenario = draft): readonly string[] {
  const { words, editor, content } = IN[language];
  const choices = choicesOf({ draft: scenario, base, tables: [], words: content, nameless: editor.nameless });
  const { names } = WORKSHOPS[language];
  return sectionSaid({ words, editor, content, choices, base, names }, scenario, 'forces');
}

describe('forces in the contents of a scenario', () => {
  it('should be told by their names', () => {
    expect(forcesIn('en')).toEqual(['Underhive gang', expect.stringContaining('Boss')]);
    expect(forcesIn('fr')).toEqual(['Gang des bas-fonds', expect.stringContaining('Chef de gang')]);
  });

  it('should say by which decision table they play, and nothing where the players choose it', () => {
    const played = (behaviour: string | undefined) => ({ ...draft, plan: { ...draft.plan, behaviour } });
    expect(forcesIn('en', played('marksman'))).toContain('They play by “Marksman”');
    expect(forcesIn('en', played('no-such-table'))).toContain('They play by “something that is gone”');
    expect(forcesIn('en', played(undefined)).join(' ')).not.toContain('play by');
  });

  it('should never be told by an id, even when they are gone', () => {
    const gone = { ...draft, plan: { ...draft.plan, faction: 'no-such-faction', enemies: [] } };
    expect(forcesIn('en', gone)).toEqual(['Something that is gone']);
  });
});
