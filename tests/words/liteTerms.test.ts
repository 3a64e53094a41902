import { describe, expect, it } from 'vitest';
import { kt2021 } from '../../src/words/fr/systems/kt2021.ts';
import { kt2021Lite } from '../../src/words/fr/systems/kt2021Lite.ts';
import { actions, orders } from '../../src/words/fr/actions.ts';
import { ticks } from '../../src/words/fr/dice.ts';
import { withTerms } from '../../src/words/terms.ts';
import { ruleName } from '../../src/words/ruleName.ts';
import { weaponRules } from '../../src/engine/systems/kt2021/weaponRules.ts';

/** The rules of the Lite sheet as it calls them, with a number where they have one (L-23 to L-48). */
const RULES: Readonly<Record<Exclude<keyof typeof weaponRules, 'told'>, readonly [x: number | null, name: string]>> = {
  psychicAction: [null, 'Action Psychique'],
  barrage: [null, 'Barrage'],
  mw: [3, 'BM3'],
  brutal: [null, 'Brutal'],
  blast: [2, 'Déflagration 2″'],
  unwieldy: [null, 'Encombrant'],
  balanced: [null, 'Équilibré'],
  stun: [null, 'Étourdissant'],
  reap: [1, 'Fauchage 1'],
  fusillade: [null, 'Fusillade'],
  relentless: [null, 'Implacable'],
  ceaseless: [null, 'Incessant'],
  indirect: [null, 'Indirect'],
  lethal: [5, 'Létal 5+'],
  limited: [null, 'Limité'],
  heavy: [null, 'Lourd'],
  p: [1, 'P1'],
  noCover: [null, 'Pas de Couvert'],
  ap: [2, 'PA2'],
  rending: [null, 'Perforant'],
  rng: [6, 'Por 6″'],
  splash: [1, 'Projections 1'],
  silent: [null, 'Silencieux'],
  hot: [null, 'Surchauffe'],
  torrent: [2, 'Torrent 2″'],
};

const ACTIONS = {
  reposition: 'Mouvement Normal',
  shoot: 'Tirer',
  charge: 'Charger',
  fight: 'Combattre',
  fallBack: 'Battre en Retraite',
  dash: 'Sprinter',
  pass: 'Passer',
} as const;

const words = withTerms({ actions, orders, weaponRules: {}, battle: {} }, kt2021);

describe('the terms of the Lite sheet', () => {
  it.each(Object.entries(RULES))('should call %s as it does', (id, [x, name]) => {
    const said = { weaponRules: kt2021.weaponRules } as unknown as Parameters<typeof ruleName>[0];
    expect(ruleName(said, { id, params: x === null ? {} : { x } })).toBe(name);
  });

  it('should know every rule that the engine has', () => {
    expect(Object.keys(kt2021.weaponRules).toSorted()).toEqual(Object.keys(weaponRules).toSorted());
  });

  it.each(Object.entries(ACTIONS))('should call %s as it does', (id, name) => {
    expect(words.actions[id as keyof typeof ACTIONS].full).toBe(name);
  });

  it('should call orders and Overwatch as it does', () => {
    expect([words.orders.engage.name, words.orders.conceal.name]).toEqual(['Engagement', 'Dissimulation']);
    expect(kt2021.battle.counteract).toBe('État d’Alerte');
  });
});

describe('[L-27] Blast in the question of the dice tray', () => {
  it('should not ask who is visible in Lite, and ask it in the core', () => {
    const who = (said: { readonly ticks: typeof ticks }) => said.ticks.blast(2, 'Ines Cole');
    expect(who({ ticks })).toContain('visible');
    expect(who(withTerms({ ticks }, kt2021))).toContain('visible');
    expect(who(withTerms({ ticks }, kt2021Lite))).not.toContain('visible');
  });
});
