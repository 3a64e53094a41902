import { describe, expect, it } from 'vitest';
import { loadBundledPack } from '../../../src/content/bundledPack.ts';
import type { Pack } from '../../../src/content/pack.ts';
import { newScenario } from '../../../src/content/scenarioFiles.ts';
import { present } from '../../../src/engine/core/invariant.ts';
import { factsOf } from '../../../src/features/scenario-print/facts.ts';
import * as lines from '../../../src/features/scenario-print/masterLines.ts';
import type { Printed } from '../../../src/features/scenario-print/usePrinted.ts';
import { deckSaid, facesOf, rowSaid } from '../../../src/features/scenario-print/rowSaid.ts';
import { enemiesOf, saidOf, tablesShown } from '../../../src/features/scenario-print/view.ts';
import { scenario as english } from '../../../src/words/en/scenario/scenario.ts';
import { scenarioPrint as printEnglish } from '../../../src/words/en/scenarioPrint.ts';
import { en, fr } from '../../support/words.ts';
import { scenario as french } from '../../../src/words/fr/scenario/scenario.ts';
import { scenarioPrint as printFrench } from '../../../src/words/fr/scenarioPrint.ts';

const pack = await loadBundledPack();
const blank = newScenario('The Bells', new Set());
const bells: Pack['missions'] extends ReadonlyMap<string, infer M> ? M : never = {
  ...blank,
  named: 'The Sexton',
  counters: [{ id: 'silenced', name: 'Bells silenced', max: 3, perAcolyte: 1 }],
  ticks: [{ id: 'flooded', name: 'The crypt is flooded', ends: 'failed' }],
  plan: {
    ...blank.plan,
    faction: 'walking-dead',
    enemies: [{ card: 'zombie-pair', weapons: ['zombie-claws'], count: 5 }],
  },
  script: {
    ...blank.script,
    hidden: ['flooded'],
    objectives: [
      {
        id: 'ropes',
        kind: 'primary',
        text: 'Cut the ropes',
        done: { is: 'counter', counter: 'silenced', least: 3 },
        failed: { is: 'tick', tick: 'flooded' },
        reveal: null,
        xp: 2,
      },
    ],
    actions: [
      {
        id: 'cut',
        name: 'Cut the rope',
        text: 'Within 1 inch of a bell',
        ap: 1,
        once: 'turningPoint',
        times: null,
        engaged: false,
        keyword: null,
        if: null,
        table: 'standard-events',
        effects: [{ op: 'cp', by: 1 }],
      },
    ],
  },
};

const CATALOGUES = { en: [en, printEnglish, english], fr: [fr, printFrench, french] } as const;

function telling(language: keyof typeof CATALOGUES = 'en', mission = bells) {
  const [words, printing, said] = CATALOGUES[language];
  const printed: Printed = {
    pack: { ...pack, missions: new Map([...pack.missions, [mission.id, mission]]) },
    mission,
    words,
    printing,
  };
  return { printed, said };
}

const told = (all: readonly { readonly head: string; readonly text: string }[]) =>
  all.map(({ head, text }) => `${head} ${text}`.trim());

const TABLES = { marksman: 'Marksman' };

describe("the master's sheet", () => {
  it('should say by which decision table enemies play, where the scenario names one', () => {
    const played = { ...bells, plan: { ...present(bells.plan, 'plan'), behaviour: 'marksman' } };
    expect(told(lines.enemyLines(telling('en', played), TABLES))).toContain(
      'They play by the decision table “Marksman”.',
    );
    expect(told(lines.enemyLines(telling(), TABLES)).join(' ')).not.toContain('decision table');
  });

  it('should say of a force chosen by hand that it is, never that it is rolled', () => {
    expect(factsOf(telling().printed, 'master')).toContain('Walking dead, chosen by hand');
    expect(factsOf(telling('fr').printed, 'master')).toContain('Morts-vivants, choisis à la main');
    const rolled = { ...bells, plan: { ...present(bells.plan, 'plan'), enemies: [] } };
    expect(factsOf(telling('en', rolled).printed, 'master')).toContain('Walking dead, rolled');
    expect(told(lines.enemyLines(telling('en', rolled), TABLES))[0]).toBe(
      'Walking dead: Rolled to the DV that the difficulty gives.',
    );
  });

  it('should list who waits, with models and DV, and the leader', () => {
    expect(told(lines.enemyLines(telling(), TABLES))).toEqual([
      '5 × Zombie pair: 10 models, DV 5, Claws.',
      'The enemy of highest DV is called The Sexton.',
    ]);
    expect(told(lines.enemyLines(telling('fr'), TABLES))[0]).toBe(
      '5 × Zombie par deux\u00a0: 10 figurines, VD 5, Griffes.',
    );
  });

  it('should say when an objective is done and failed, and what it is worth', () => {
    expect(told(lines.objectiveLines(telling()))).toEqual([
      expect.stringMatching(
        /^Primary: Cut the ropes\. Done when .*“Bells silenced”.*3.*\. Failed when .*“The crypt is flooded”.*\. 2 XP/u,
      ),
    ]);
  });

  it('should have the aim as the objective of a scenario without a script', () => {
    const { script: _script, ...plain } = bells;
    expect(told(lines.objectiveLines(telling('en', { ...plain, primary: 'Hold out.' })))).toEqual([
      'Primary: Hold out.',
    ]);
  });

  it('should tell counters and ticks, and which of them only the master sees', () => {
    expect(told(lines.counterLines(telling()))).toEqual([
      'Bells silenced: 0 to 3, and 1 more for each Acolyte after the first.',
      'The crypt is flooded. With it, the aim is lost. Only the master sees it.',
    ]);
  });

  it('should say what an action does and what it rolls', () => {
    const [cut] = told(lines.actionLines(telling()));
    expect(cut).toMatch(
      /^Cut the rope: 1 AP, once per turning point\. Within 1 inch of a bell\. It does this: .+1 CP/u,
    );
    expect(cut).toMatch(/The table “Standard events” is rolled\.$/u);
  });
});

describe('what else goes on paper', () => {
  it('should offer the table of events that a battle with the scenario rolls on, though it names none', () => {
    const { plan } = bells;
    expect(plan?.eventTable).toBeNull();
    expect(tablesShown(telling().printed).map(({ id }) => id)).toContain('standard-events');
  });

  it('should count the models of each choice on the card of an enemy', () => {
    expect(enemiesOf(telling().printed)).toMatchObject([{ name: 'Zombie pair', count: 5, models: 10 }]);
  });

  it('should say on that card what sets a pair apart: it activates as a group', () => {
    const { printed } = telling();
    const [pair] = enemiesOf(printed);
    expect(saidOf(printed, present(pair, 'the pair')).map(({ head }) => head)).toEqual([
      'Group activation',
      'Rises again',
    ]);
  });
});

describe('tables and decks on paper', () => {
  const row = { from: 1, to: 3, id: 'bell', name: 'A bell', effects: [], otherwise: null, provenance: 'user' } as const;
  const table = {
    id: 'tolls',
    title: 'Tolls',
    die: 6,
    rows: [
      { ...row, text: '' },
      { ...row, from: 4, to: 6, id: 'tide', name: 'The tide', text: 'It rises.' },
    ],
    provenance: 'user',
  } as const;
  const shown = { ...table, rows: table.rows.map((each) => ({ ...each, effects: [], otherwise: null })) };
  const { printed, said } = telling();

  it('should say what a row does after what it tells, and of a row of the app what it tells alone', () => {
    const does = { ...row, text: '', effects: [{ op: 'cp' as const, by: 1 }], otherwise: [] };
    expect(rowSaid(printed, said, does)).toBe('You gain 1 CP.');
    expect(rowSaid(printed, said, { ...does, text: 'It tolls.' })).toBe('It tolls. You gain 1 CP.');
    expect(rowSaid(printed, said, { ...does, text: 'It tolls.', provenance: 'ours' })).toBe('It tolls.');
    expect(rowSaid(printed, said, { ...does, effects: [] })).toBe('');
    expect([facesOf(does), facesOf({ ...does, to: 1 })]).toEqual(['1–3', '1']);
  });

  it('should say that a deck is one, and when it is shuffled', () => {
    expect(deckSaid(printed, shown, { reshuffle: 'whenEmpty' })).toContain('A deck of 6 cards');
    expect(deckSaid(printed, shown, { reshuffle: 'atFace', face: 5 })).toContain('5, The tide comes');
  });
});

describe('what the master needs beside', () => {
  it('should have the cards of all who may come in a rolled wave', () => {
    const wave = { id: 'late', name: 'Late', where: '', order: 'engage', dv: 4, enemies: [] } as const;
    const waved = { ...bells, script: { ...blank.script, waves: [{ ...wave, enemies: [] }] } };
    const shown = enemiesOf(telling('en', waved).printed);
    expect(shown.length).toBeGreaterThan(1);
    expect(shown.find(({ name }) => name === 'Zombie pair')).toMatchObject({ count: 5, models: 10 });
    expect(shown.find(({ name }) => name !== 'Zombie pair')).toMatchObject({ count: null });
  });

  it('should have with each ending what the campaign remembers of it', () => {
    const endings = [
      { id: 'silent', name: 'Silence', text: '', if: null, flags: ['bells-silent'] },
      { id: 'loud', name: 'Noise', text: '', if: null, flags: [] },
    ];
    const ended = { ...bells, script: { ...blank.script, endings } };
    expect(told(lines.endingLines(telling('en', ended)))).toEqual([
      'Silence: Otherwise. The campaign remembers: bells silent.',
      'Noise: Otherwise.',
    ]);
  });
});
