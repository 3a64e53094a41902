import { describe, expect, it } from 'vitest';
import { loadBundledPack } from '../../../src/content/bundledPack.ts';
import { newScenario } from '../../../src/content/scenarioFiles.ts';
import { changeSaid } from '../../../src/features/scenario-editor/changed.ts';
import { choicesOf, eventTables } from '../../../src/features/scenario-editor/choicesOf.ts';
import { fieldOf } from '../../../src/features/scenario-editor/fieldOf.ts';
import { sectionOf, SECTIONS } from '../../../src/features/scenario-editor/sectionIds.ts';
import { en as content } from '../../support/words.ts';
import { scenarioEditor as en } from '../../../src/words/en/scenario/editor.ts';
import { scenarioEditor as fr } from '../../../src/words/fr/scenario/editor.ts';

const blank = newScenario('The Well', new Set());
const counter = { id: 'ropes', name: 'Ropes', max: 3, perAcolyte: 0 };
const withCounter = { ...blank, counters: [counter] };

describe('what a step in a scenario did', () => {
  it('should be named by its field, in full by section, thing and field', () => {
    const named = { ...blank, script: { ...blank.script, briefing: 'It rains.' } };
    expect(changeSaid(en, blank, named)).toEqual({ short: 'the briefing', full: 'The story: Briefing' });
    const higher = { ...blank, counters: [{ ...counter, max: 4 }] };
    expect(changeSaid(en, withCounter, higher)).toEqual({
      short: 'a highest',
      full: 'Counters and ticks: “Ropes”, At most',
    });
    const later = (least: number) => ({
      ...blank,
      script: {
        ...blank.script,
        objectives: [
          {
            id: 'hold',
            kind: 'primary' as const,
            text: 'Hold',
            done: { is: 'turningPoint' as const, least },
            failed: null,
            reveal: null,
            xp: null,
          },
        ],
      },
    });
    expect(changeSaid(en, later(2), later(3))).toEqual({
      short: 'when it’s done',
      full: 'Objectives: “Hold”, It is done when',
    });
    expect(changeSaid(fr, withCounter, higher)?.full).toBe('Compteurs et coches : « Ropes », Au plus');
  });

  it('should say what came, went and moved', () => {
    const two = { ...blank, counters: [counter, { ...counter, id: 'bells', name: 'Bells' }] };
    const turned = { ...two, counters: two.counters.toReversed() };
    expect([
      changeSaid(en, blank, withCounter)?.full,
      changeSaid(en, withCounter, blank)?.full,
      changeSaid(en, two, turned)?.full,
      changeSaid(en, blank, blank),
    ]).toEqual([
      'Counters and ticks: added',
      'Counters and ticks: taken out',
      'Counters and ticks: another order',
      null,
    ]);
  });

  it('should have room on the button', () => {
    const long = [en, fr].flatMap(({ did, steps }) => [...Object.values(did), ...Object.values(steps.fields)]);
    expect(long.filter((each) => each.length > 14)).toEqual([]);
  });
});

describe('the fields of a scenario', () => {
  it('should have their names by where they stand', () => {
    expect(fieldOf(en.fields, 'script.objectives[0].text')).toBe(en.fields.objectiveText);
    expect(fieldOf(en.fields, 'script.hooks[2].if.of[1]')).toBe(en.fields.hookIf);
    expect(fieldOf(en.fields, 'counters[0].name')).toBe(en.fields.name);
    expect(fieldOf(en.fields, 'plan.board')).toBe(en.fields.board);
    expect(fieldOf(en.fields, 'somewhere.else')).toBeNull();
  });

  it('should be in the order in which one leads to the other', () => {
    expect(SECTIONS.indexOf('counters')).toBeLessThan(SECTIONS.indexOf('objectives'));
    expect(sectionOf('tables.omens')).toBe('tables');
    expect(sectionOf('plan.behaviour')).toBe('forces');
    expect(fieldOf(en.fields, 'plan.behaviour')).toBe(en.fields.behaviour);
  });
});

describe('tables that are offered', () => {
  it('should be for events those of events and one’s own, and never a part of the generator', async () => {
    const base = await loadBundledPack();
    const own = { ...[...base.tables.values()][0], id: 'omens', title: 'Omens' } as never;
    const choices = choicesOf({ draft: blank, base, tables: [own], words: content, nameless: '' });
    const ids = (of: typeof choices) => of.table?.map(({ id }) => id) ?? [];
    expect(ids(choices)).not.toContain('prompt-twist');
    expect(ids(choices)).toContain('relay-clues');
    expect(ids(eventTables(choices, base, null)).toSorted()).toEqual([
      'frontline-events',
      'omens',
      'standard-events',
      'underhive-events',
      'void-hulk-events',
    ]);
    expect(ids(eventTables(choices, base, 'cistern-events'))).toContain('cistern-events');
  });
});
