import { describe, expect, it } from 'vitest';
import { condition as conditionShape, type Condition } from '../../src/engine/plugins/scenario/condition.ts';
import { MOMENTS } from '../../src/engine/plugins/scenario/script.ts';
import { effectStep, type EffectStep } from '../../src/engine/family/killteam/tables/effect.ts';
import type { Selector } from '../../src/engine/family/killteam/tables/selector.ts';
import { scenarioEditor as editorEn } from '../../src/words/en/scenario/editor.ts';
import { scenarioEditor as editorFr } from '../../src/words/fr/scenario/editor.ts';
import { scenario as en } from '../../src/words/en/scenario/scenario.ts';
import { scenario as fr } from '../../src/words/fr/scenario/scenario.ts';
import { conditionSaid, effectSaid, effectsSaid, hookSaid } from '../../src/words/scenarioSaid.ts';
import type { ScenarioNames } from '../../src/words/scenarioSpeech.ts';
import { leaves, texts } from './support/spoken.ts';

const keys = (catalogue: unknown) => leaves(catalogue).map(([path]) => path);
const KNOWN: Readonly<Record<string, string>> = { 'x-id': 'The Relic', 'cult-leader': 'Cult Leader' };
const names: ScenarioNames = (_, id) => KNOWN[id] ?? null;
const BOTH = [en, fr];

const each: Selector = { who: 'each', side: 'enemy', filters: ['ready', 'other'], keyword: 'CULT', inches: 3 };
const near: Selector = { who: 'near', side: 'enemy', filters: ['inTheOpen', 'jammed'] };
const crossed: Selector = { who: 'crossed', side: 'any', filters: ['self'] };
const around: Selector = { who: 'each', side: 'retinue', filters: [], inches: 6, ofBy: true };
const one: Selector = { who: 'one', side: 'retinue', filters: [] };
const inside: Selector = { who: 'inside', side: 'any', filters: [], ofThis: true };

const steps: { readonly [Op in EffectStep['op']]: readonly Extract<EffectStep, { op: Op }>[] } = {
  push: [{ op: 'push', to: one, inches: 3, amount: { count: 1, sides: 3, plus: 0 } }],
  shot: [
    { op: 'shot', to: one },
    { op: 'shot', to: one, weapon: 'witch-bolt' },
  ],
  ambush: [{ op: 'ambush', to: one }],
  flee: [{ op: 'flee', inches: 3 }],
  foretell: [{ op: 'foretell' }],
  foresee: [{ op: 'foresee' }],
  calm: [{ op: 'calm' }],
  cp: [
    { op: 'cp', by: 2 },
    { op: 'cp', by: -1 },
  ],
  alert: [
    { op: 'alert', by: 1, to: null },
    { op: 'alert', by: null, to: 3 },
    { op: 'alert', by: -1, to: null, order: 'conceal' },
  ],
  stat: [
    { op: 'stat', stat: 'hit', to: each, by: -1, expires: 'turningPoint' },
    { op: 'stat', stat: 'hit', to: each, by: -1, expires: 'turningPoint', group: 'melee' },
  ],
  damage: [
    { op: 'damage', to: one, amount: { count: 1, sides: 3, plus: 1 } },
    { op: 'damage', to: inside, amount: { count: 0, sides: 6, plus: 0 }, half: true },
  ],
  heal: [
    { op: 'heal', to: one, amount: { count: 2, sides: 6, plus: 0 } },
    { op: 'heal', to: { ...each, worst: 3 }, amount: { count: 2, sides: 6, plus: 0 } },
  ],
  jam: [{ op: 'jam', to: one }],
  ammo: [
    { op: 'ammo', to: one, set: 'max', by: 0 },
    { op: 'ammo', to: one, set: null, by: -2 },
  ],
  order: [{ op: 'order', to: each, order: 'conceal' }],
  readiness: [{ op: 'readiness', to: each, readiness: 'ready' }],
  free: [{ op: 'free', to: each, action: 'dash' }],
  sight: [{ op: 'sight', inches: 6, expires: 'battle' }],
  initiative: [{ op: 'initiative', side: 'enemy' }],
  turningPoints: [{ op: 'turningPoints', by: -1 }],
  flag: [{ op: 'flag', flag: 'traitor-freed' }],
  loot: [{ op: 'loot', to: one, count: 1 }],
  spawn: [
    { op: 'spawn', group: 'reinforcements', order: 'engage', where: 'the north gate' },
    { op: 'spawn', group: 'reinforcements', order: 'engage', where: 'the north gate', dv: 3 },
    { op: 'spawn', group: 'reinforcements', order: 'engage', where: 'the north gate', dv: 3, faction: 'undead' },
    { op: 'spawn', group: 'reinforcements', order: 'engage', where: 'the north gate', card: 'cult-leader' },
  ],
  mark: [{ op: 'mark', mark: 'Fire', where: 'the crates' }],
  environment: [
    { op: 'environment', tag: 'fog', on: true, expires: 'battle' },
    { op: 'environment', tag: 'fog', on: false, expires: 'battle' },
  ],
  rise: [
    { op: 'rise', to: { who: 'each', side: 'enemy', filters: ['fallen'] }, from: 5, as: null },
    { op: 'rise', to: one, from: 5, as: 'cult-leader' },
  ],
  steady: [{ op: 'steady', to: one }],
  hold: [{ op: 'hold', to: one }],
  ward: [{ op: 'ward', to: one }],
  doors: [{ op: 'doors', state: 'open' }],
  counter: [{ op: 'counter', counter: 'x-id', by: -1 }],
  tick: [{ op: 'tick', tick: 'x-id', on: false }],
  tell: [{ op: 'tell', passage: 'x-id' }],
  reveal: [{ op: 'reveal', objective: 'x-id' }],
  wave: [{ op: 'wave', wave: 'x-id' }],
  roll: [{ op: 'roll', table: 'x-id' }],
  xp: [{ op: 'xp', to: one, by: 1 }],
  priority: [{ op: 'priority', to: one }],
  carry: [{ op: 'carry', to: one, marker: 'The seal' }],
  place: [
    { op: 'place', where: null },
    { op: 'place', where: 'the shrine' },
  ],
  test: [
    {
      op: 'test',
      to: each,
      upTo: 2,
      fail: { op: 'damage', to: { who: 'this', side: 'any', filters: [] }, amount: { count: 1, sides: 3, plus: 0 } },
    },
    { op: 'test', to: crossed, upTo: 6, from: 5, fail: { op: 'incapacitate', to: near } },
  ],
  leave: [{ op: 'leave', to: near }],
  incapacitate: [{ op: 'incapacitate', to: near }],
  unjam: [{ op: 'unjam', to: one }],
  reroll: [{ op: 'reroll' }],
  next: [{ op: 'next', to: one }],
  lasts: [
    { op: 'lasts', for: 'retinue', changes: [{ op: 'psychicTest', by: 1 }], expires: 'turningPoint' },
    {
      op: 'lasts',
      for: 'battle',
      changes: [
        { op: 'fallTest', upTo: 2 },
        { op: 'tableTwice', table: 'x-id' },
      ],
      expires: 'battle',
      uses: 2,
    },
  ],
  change: [{ op: 'change', to: around, changes: [{ op: 'lit' }], expires: 'nextTurningPoint' }],
  whenever: [
    { op: 'whenever', on: 'shot', for: 'enemy', expires: 'turningPoint', effects: [{ op: 'cp', by: 1 }] },
    {
      op: 'whenever',
      on: 'turningPointOver',
      for: 'battle',
      expires: 'battle',
      uses: 1,
      effects: [{ op: 'cp', by: 1 }, { op: 'reroll' }],
    },
    { op: 'whenever', on: 'moved', for: 'enemy', expires: 'battle', trap: 2, effects: [{ op: 'cp', by: 1 }] },
  ],
};
const allSteps: readonly EffectStep[] = Object.values(steps).flat();

const conditions: readonly Condition[] = [
  { is: 'counter', counter: 'x-id', least: 3 },
  { is: 'tick', tick: 'x-id' },
  { is: 'flag', flag: 'traitor-freed' },
  { is: 'turningPoint', least: 2, most: 3 },
  { is: 'alert', most: 1 },
  { is: 'standing', side: 'enemy', most: 0 },
  { is: 'standing', side: 'retinue', keyword: 'ACOLYTE', least: 2 },
  { is: 'down', side: 'enemy', named: 'The Voice', least: 1 },
  { is: 'carrying', side: 'retinue' },
  { is: 'carrying', side: 'enemy', marker: 'relic' },
  { is: 'objective', objective: 'x-id', as: 'failed' },
  { is: 'acted', action: 'x-id', most: 0 },
  { is: 'acted', action: 'x-id', least: 1 },
  { is: 'not', of: { is: 'tick', tick: 'x-id' } },
  {
    is: 'any',
    of: [
      { is: 'turningPoint', least: 4, most: 4 },
      {
        is: 'all',
        of: [
          { is: 'alert', least: 2 },
          { is: 'tick', tick: 'x-id' },
        ],
      },
    ],
  },
  { is: 'share', counter: 'x-id', of: 'retinue', percent: 50 },
  { is: 'hurt', percent: 50, side: 'enemy', least: 1 },
  { is: 'within', zone: 'x-id', side: 'retinue', least: 1 },
  { is: 'controls', zone: 'x-id', side: 'retinue' },
];

const everything = (words: typeof en) => [
  ...allSteps.map((step) => effectSaid(words, step, names)),
  ...conditions.map((given) => conditionSaid(words, given, names)),
];

describe('the words of scenarios', () => {
  it('should have the same keys in both languages', () => {
    expect(keys(fr)).toEqual(keys(en));
  });

  it('should be tried with shapes that the schema takes, one of each operation at least', () => {
    for (const step of allSteps) expect(effectStep.safeParse(step).success, step.op).toBe(true);
    for (const given of conditions) expect(conditionShape.safeParse(given).success, given.is).toBe(true);
    expect(Object.keys(steps).toSorted()).toEqual(Object.keys(en.effects).toSorted());
    expect(new Set([...conditions.map(({ is }) => is), 'all'])).toEqual(
      new Set([...Object.keys(en.conditions), 'all', 'any', 'not']),
    );
  });

  it('should say every operation and condition, no two the same, no id and nothing broken', () => {
    for (const words of BOTH) {
      const said = everything(words);
      expect(new Set(said).size).toBe(said.length);
      expect(
        said.filter((text) => /x-id|cult-leader|traitor-freed|undefined|null|NaN|\[object| {2}/u.test(text)),
      ).toEqual([]);
    }
  });

  it('should name what is gone instead of its id', () => {
    for (const words of BOTH) {
      expect(effectSaid(words, { op: 'tell', passage: 'old-letter' }, names)).toContain(words.gone);
      expect(conditionSaid(words, { is: 'tick', tick: 'old-tick' }, names)).not.toContain('old-tick');
    }
  });

  it('should bind French punctuation, write typographic quotes and never shout', () => {
    const said = [...[...texts(fr)].map(([, text]) => text), ...everything(fr)];
    expect(said.filter((text) => /[^\u00A0\u202F][:;?!»](?:\s|$)|«[^\u00A0]/u.test(text))).toEqual([]);
    for (const words of BOTH)
      expect(
        [...[...texts(words)].map(([, text]) => text), ...everything(words)].filter((text) => /['"!]/u.test(text)),
      ).toEqual([]);
  });

  it.each([
    [conditions[0], '“The Relic” is 3 or more', '«\u00A0The Relic\u00A0» vaut 3 ou plus'],
    [conditions[5], 'no enemy stands', 'aucun ennemi n’est debout'],
    [
      conditions[6],
      'at least 2 operatives of the retinue with the keyword ACOLYTE stand',
      'au moins 2 membres de la suite avec le mot-clé ACOLYTE sont debout',
    ],
    [conditions[11], '“The Relic” was not done yet', '«\u00A0The Relic\u00A0» n’a pas encore été fait'],
    [
      conditions[14],
      'it is turning point 4 or (Alert is 2 or more and “The Relic” is ticked)',
      'on est au tournant 4 ou (l’Alerte vaut 2 ou plus et «\u00A0The Relic\u00A0» est coché)',
    ],
  ])('should say condition %#', (condition, english, french) => {
    if (condition === undefined) throw new Error('no condition');
    expect(conditionSaid(en, condition, names)).toBe(english);
    expect(conditionSaid(fr, condition, names)).toBe(french);
  });

  it('should say effects and hooks as one would', () => {
    const [test] = steps.test;
    if (test === undefined) throw new Error('no test');
    expect(effectSaid(en, test, names)).toBe(
      'each enemy with the keyword CULT within 3″ of the mark who is ready and is not the one it is about rolls a D6; on 1-2, it takes D3 damage',
    );
    expect(steps.lasts.map((step) => effectSaid(en, step, names))).toEqual([
      'for the retinue, until the end of this turning point: Psychic tests 1 better',
      'for everybody, until the end of the battle, 2 times at most: Falls on 1-2 and The Relic: two dice, choose one',
    ]);
    expect(steps.whenever.map((step) => effectSaid(fr, step, names))).toEqual([
      'jusqu’à la fin de ce tournant, chaque fois qu’un ennemi a tiré\u00A0: vous gagnez 1 PC',
      'jusqu’à la fin de la bataille, 1 fois au plus, chaque fois qu’un tournant finit\u00A0: (vous gagnez 1 PC\u00A0; on jette encore une fois sur cette table)',
      'jusqu’à la fin de la bataille, la première fois qu’un ennemi finit un mouvement à 2″ ou moins de la marque\u00A0: vous gagnez 1 PC',
    ]);
    expect(steps.change.map((step) => effectSaid(en, step, names))).toEqual([
      'each operative of the retinue within 6″ of whoever brought it about has, until the end of the next turning point: Seen from anywhere',
    ]);
    expect(effectsSaid(en, [], names)).toBe('nothing happens');
    const hook = {
      id: 'h',
      name: 'H',
      when: 'incapacitated',
      side: 'enemy',
      action: null,
      if: { is: 'alert', least: 2 },
      once: true,
      effects: [
        { op: 'cp', by: 1 },
        { op: 'tell', passage: 'x-id' },
      ],
    } as const;
    const made = { ...hook, effects: hook.effects.map((step) => ({ ...step })) };
    expect(hookSaid(en, made, names)).toBe(
      'When an enemy goes down, if Alert is 2 or more: you gain 1 CP; “The Relic” is read aloud.',
    );
    expect(hookSaid(fr, made, names)).toBe(
      'Quand un ennemi tombe à terre, si l’Alerte vaut 2 ou plus\u00A0: vous gagnez 1 PC\u00A0; on lit «\u00A0The Relic\u00A0» à voix haute.',
    );
    for (const words of BOTH)
      expect(new Set(MOMENTS.map((moment) => words.moments[moment]({ side: null, action: null }))).size).toBe(
        MOMENTS.length,
      );
  });
});

describe('the words of the editor of scenarios', () => {
  it('should have the same keys in both languages', () => {
    expect(keys(editorFr)).toEqual(keys(editorEn));
  });

  it('should bind French punctuation, write typographic quotes and never shout', () => {
    const said = [...texts(editorFr)].map(([, text]) => text);
    expect(said.length).toBeGreaterThan(200);
    expect(said.filter((text) => /[^\u00A0\u202F][:;?!»](?:\s|$)|«[^\u00A0]/u.test(text))).toEqual([]);
    for (const words of [editorEn, editorFr])
      expect([...texts(words)].filter(([, text]) => /['"!]|\bplease\b/u.test(text))).toEqual([]);
  });
});
