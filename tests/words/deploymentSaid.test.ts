import { expect, test } from 'vitest';
import { enemiesTold, missionTold, retinueTold, tableTold } from '../../src/words/deploymentSaid.ts';
import { fetchWords } from '../../src/words/catalogues.ts';

const [en, fr] = await Promise.all([fetchWords('play', 'en'), fetchWords('play', 'fr')]);

test('should tell of a scenario its side, its length, how hard it is and what it asks', () => {
  const mission = { id: 'own', name: 'The Ford', primary: 'Cross it.', role: 'attacker', turningPoints: 4 } as const;
  expect(missionTold(en, mission, 'Hard')).toEqual({
    chosen: 'The Ford',
    detail: 'You attack · 4 turning points · Hard · Cross it.',
  });
  expect(missionTold(en, mission, 'Hard', ['Leave no trace']).detail).toContain('Hard · Leave no trace · Cross it.');
});

test('should tell who goes, by count, sum and name', () => {
  expect(retinueTold(en, ['Vex'], 'DV 2 of 6')).toEqual({ chosen: '1 goes · DV 2 of 6', detail: 'Vex' });
  expect(retinueTold(fr, ['Vex', 'Hale'], 'VD 3 sur 6').chosen).toBe('2 partent · VD 3 sur 6');
});

test('should tell a faction with its kind only where it has one', () => {
  const faction = { id: 'own', name: 'The Gang', variants: [{ id: 'rats', name: 'Rats' }] };
  expect(enemiesTold(en, faction, 'rats', []).chosen).toBe('The Gang, Rats');
  expect(enemiesTold(en, faction, null, []).chosen).toBe('The Gang');
});

test('should tell whose dice are rolled here', () => {
  const said = (retinue: 'table' | 'screen', enemy: 'table' | 'screen') =>
    tableTold(en, { players: 2, dice: { retinue, enemy } });
  expect(said('table', 'screen')).toEqual({ chosen: '2 players', detail: 'Your dice on the table, the enemy’s here' });
  expect(said('table', 'table').detail).toBe('All dice on the table');
  expect(said('screen', 'screen').detail).toBe('All dice rolled here');
  expect(said('screen', 'table').detail).toBe('The enemy’s dice on the table, yours here');
});
