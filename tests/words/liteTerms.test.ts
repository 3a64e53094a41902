import { describe, expect, it } from 'vitest';
import { behaviour } from '../../src/words/fr/behaviour/behaviour.ts';
import { kt2021 } from '../../src/words/fr/systems/kt2021.ts';
import { kt2021Lite } from '../../src/words/fr/systems/kt2021Lite.ts';
import { log as french } from '../../src/words/fr/catalogues/log.ts';
import { killTeams } from '../../src/words/fr/killTeams.ts';
import { strategy } from '../../src/words/fr/strategy.ts';
import { rulings } from '../../src/words/fr/systems/rulings.ts';
import { twoSides } from '../../src/words/fr/twoSides.ts';
import { lookOf } from '../../src/words/look.ts';
import { battle2021 } from '../support/play2021.ts';
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

/** All that is said in a battle of Lite, in its terms. */
const words = withTerms(french, kt2021Lite);
const { guide, weaponRules: rules } = kt2021Lite;
const look = lookOf(words, battle2021([]));

/**
 * What else the sheet has a word for, by the sheet's own word (French sheet of Kill Team Lite), and all that the app says
 * where it means it.
 */
const TERMS: Readonly<Record<string, readonly (string | undefined)[]>> = {
  'Mouvement Normal': [words.actions.reposition.full],
  Tirer: [words.actions.shoot.name, words.actions.shoot.full],
  Charger: [words.actions.charge.name, words.actions.charge.full],
  Combattre: [words.actions.fight.name, words.actions.fight.full],
  'Battre en Retraite': [words.actions.fallBack.name, words.actions.fallBack.full],
  Sprinter: [words.actions.dash.name, words.actions.dash.full],
  Passer: [words.actions.pass.name, words.actions.pass.full],
  'État d’Alerte': [words.battle.counteract, words.attack.counteract, words.overwatch.watched],
  Engagement: [words.orders.engage.name],
  Dissimulation: [words.orders.conceal.name],
  Préparé: [words.states.ready],
  Activé: [words.states.done],
  Neutralisé: [words.states.down],
  Blessé: [words.states.injured],
  Initiative: [words.turningPoint.cells.initiative],
  Stratégie: [words.turningPoint.phases.strategy],
  Affrontement: [words.turningPoint.phases.firefight],
  Tournant: [words.turningPoint.cells.phase],
  PC: [words.turningPoint.cells.cpShort, words.common.stats.cpUnit],
  PA: [words.common.stats.apUnit],
  LPA: [words.common.stats.apl],
  PV: [words.common.stats.wounds, words.common.stats.woundsShort],
  'CT/CC': [words.common.stats.hit, words.common.stats.hitShort],
  A: [words.common.stats.attacks],
  'Subterfuges Stratégiques': [strategy.strategy.ploys],
  'Subterfuges Tactiques': [strategy.strategy.tactical],
  'Relance de Commandement': [words.turningPoint.commandReroll],
  Défenseur: [twoSides.setUp.defender],
  'zone d’insertion': [twoSides.setUp.barricade('X'), twoSides.setUp.operatives('X'), guide['L-03']],
  barricade: [twoSides.setUp.barricade('X'), guide['L-03']],
  pions: [twoSides.setUp.steps.markers],
  Visible: [guide['K-64']],
  Masqué: [guide['K-67'], guide['L-18'], words.attack.targetObscured],
  Couvert: [guide['K-66'], guide['L-19'], words.attack.targetInCover],
  Promontoire: [guide['K-70']],
  'Portée d’Engagement': [words.reasons.inControlRange({}, look), words.reasons.notInControlRange({}, look)],
  neutralis: [words.reasons.operativeDown({}, look), words.attack.consequenceDown, words.attack.kill.title('X')],
  préparés: [words.turningPoint.readyText(1)],
  'blessures mortelles': [rules.mw.meaning, rules.hot.meaning],
  'touche critique': [rules.rending.meaning, rules.p.meaning],
};

/** Words that ACOLYTE and the third edition have, and the sheet has not. */
const OTHERS =
  /\brepositionne|\bruée|se repli|zones? de largage|\bmarqueur|point de vue|contre-action|à terre|\bà jouer\b|\ba joué\b|surveillance|\bde la suite\b/iu;

/** Every text of a catalogue by its path; what is worked out is asked with letters and numbers. */
function textsOf(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return textsOf(spoken(value as Spoken), path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, `${path}/${key}`));
}

type Spoken = (...given: readonly unknown[]) => unknown;

/** What it says to letters, or to numbers, or nothing: it reads events. */
function spoken(say: Spoken): unknown {
  for (const given of [
    ['X', 'Y', 'Z'],
    [2, 3, 4],
    [{}, look],
  ])
    try {
      return say(...given);
    } catch {
      // It wants something else.
    }
  return null;
}

describe('the terms of the Lite sheet', () => {
  it.each(Object.entries(RULES))('should call %s as it does', (id, [x, name]) => {
    const said = { weaponRules: kt2021.weaponRules } as unknown as Parameters<typeof ruleName>[0];
    expect(ruleName(said, { id, params: x === null ? {} : { x } })).toBe(name);
  });

  it('should know every rule that the engine has', () => {
    expect(Object.keys(kt2021.weaponRules).toSorted()).toEqual(Object.keys(weaponRules).toSorted());
  });

  it.each(Object.entries(TERMS))('should say %s where it does', (term, said) => {
    expect(said.length).toBeGreaterThan(0);
    for (const each of said) expect(each?.toLowerCase()).toContain(term.toLowerCase());
  });

  it('should say in no text of its own what only other games say', () => {
    const own = { kt2021, kt2021Lite, twoSides, strategy, rulings, killTeams, overwatch: words.overwatch };
    const texts = textsOf(own);
    expect(texts.length).toBeGreaterThan(400);
    expect(texts.filter(([, text]) => OTHERS.test(text))).toEqual([]);
  });

  it('should tell and take back in its terms, and leave the others as they are', () => {
    const performed = (action: 'reposition' | 'dash') =>
      ({ type: 'actionPerformed', operative: 'a1', action, ap: 1, via: 'action', targets: [], note: null }) as const;
    const [moves, dashes] = [performed('reposition'), performed('dash')];
    const told = (said: typeof french, event: typeof moves) => said.log.actionPerformed(event, look)?.text;
    expect(told(words, moves)).toContain('Mouvement Normal');
    expect(told(french, moves)).toContain('se repositionne');
    expect(told(words, dashes)).toContain('sprinte');
    const doing = { who: 'a1', attack: null };
    const act = { type: 'act', action: 'dash' } as Parameters<typeof words.undoCommand.act>[0];
    expect(words.undoCommand.act(act, look, doing).short).toBe('Sprinter');
    expect(french.undoCommand.act(act, look, doing).short).toBe('Sprinter');
  });
});

describe('decision tables in the terms of the sheet', () => {
  const step = { action: 'reposition', target: null, inches: 6, line: null, goes: null } as const;

  it('should make a Normal Move where the app says Reposition, in plan, question, row and fact', () => {
    const said = withTerms(behaviour, kt2021);
    expect(said.turn.plan.sentence([step])).toMatch(/^Mouvement Normal de.6″/u);
    expect(said.turn.sight.reposition('Pim', null)).toContain('après un Mouvement Normal');
    expect(said.rowActions.reposition.does).toBe('Mouvement Normal');
    expect(said.factPlaces.reposition('vu')).toBe('vu après un Mouvement Normal');
    expect(behaviour.turn.plan.sentence([step])).toContain('Repositionner');
  });

  it('should say all else as it is said elsewhere', () => {
    const said = withTerms(behaviour, kt2021);
    expect(said.rowActions.dash).toEqual(behaviour.rowActions.dash);
    expect(said.turn.sight.dash('Pim', 3)).toBe(behaviour.turn.sight.dash('Pim', 3));
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
