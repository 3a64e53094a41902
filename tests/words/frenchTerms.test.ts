import { describe, expect, it } from 'vitest';
import { behaviour } from '../../src/words/fr/behaviour/behaviour.ts';
import { campaign } from '../../src/words/fr/campaign/campaign.ts';
import { dataslate } from '../../src/words/fr/dataslate.ts';
import { packName } from '../../src/words/packName.ts';
import { en, fr } from '../support/words.ts';
import { texts } from './support/spoken.ts';

const ALL = [fr, behaviour, campaign, dataslate].flatMap((words) => [...texts(words)]);

describe('French terms', () => {
  it('should be one word for one thing: the phase, the dash, the way out of a fight, the range of control', () => {
    const others = /zones? de contrôle|\bruées?\b|^Se replier|\bno \d/iu;
    expect(ALL.filter(([, said]) => others.test(said))).toEqual([]);
    expect(fr.turningPoint.phases.firefight).toBe('Affrontement');
    expect(fr.turningPoint.phasesShort.firefight).toBe('Affront.');
    expect(fr.actions.dash).toMatchObject({ name: 'Sprinter', full: 'Sprinter' });
    expect(fr.actions.fallBack).toMatchObject({ name: 'Retraite', full: 'Battre en Retraite' });
    expect(behaviour.turn.questionOf(1)).toBe('Question n°\u00A01');
  });

  it('should say the orders as verbs on cards', () => {
    expect([fr.orders.engage.short, fr.orders.conceal.short]).toEqual(['Engage', 'Se cache']);
  });

  it('should tell the retinue from what comes next', () => {
    const next = /^Suite\u00A0?:|\bet suite\b|^À (?:la|votre) suite d’activer/u;
    expect(ALL.filter(([, said]) => next.test(said))).toEqual([]);
  });

  it('should call players that the app has named as the language does, and those with names of their own as they are', () => {
    expect([packName(fr, 'Player 2'), packName(en, 'Joueur 2')]).toEqual(['Joueur 2', 'Player 2']);
    expect([packName(fr, 'Joueur 1'), packName(en, 'Player 1'), packName(en, 'Ana')]).toEqual([
      'Joueur 1',
      'Player 1',
      'Ana',
    ]);
  });
});
