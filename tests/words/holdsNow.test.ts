import { describe, expect, it } from 'vitest';
import type { Lasting } from '../../src/engine/family/killteam/model/lasting.ts';
import { viewOf } from '../../src/engine/systems/battle.ts';
import { holdsNow } from '../../src/words/holdsNow.ts';
import { lookOf } from '../../src/words/look.ts';
import { battleOf, vex } from '../support/duel.ts';
import { lastingEnvironment, lastingSight } from '../support/lasting.ts';
import { pack } from '../support/rowPlay.ts';
import { fetchWords } from '../../src/words/catalogues.ts';

const environments = pack.tables.get('environments');
const tables = environments === undefined ? {} : { environments };
const state = battleOf([vex()], { tables });
const smoke = (until: Lasting['until']) =>
  lastingSight(6, { id: 'smoke', source: { kind: 'event', id: 'smoke', name: 'Smoke' }, until });

const told = async (language: 'en' | 'fr', onTable: readonly Lasting[], turningPoint = 3) => {
  const words = await fetchWords('battle', language);
  const { overruledBy } = viewOf({ ...state, lasting: [...onTable] }).lasting;
  return holdsNow({ words, look: lookOf(words, state), turningPoint, overruledBy }, onTable);
};

const gloom = [
  lastingEnvironment('gloom', { source: { kind: 'environment', id: 'gloom', name: 'Gloom' } }),
  lastingSight(12, { id: 'a', source: { kind: 'environment', id: 'gloom', name: 'Gloom' } }),
  lastingSight(9, { id: 'b', source: { kind: 'environment', id: 'gloom', name: 'Gloom' } }),
];

describe('what holds now', () => {
  it('should be one line for each source, with its distances, its row and its end', async () => {
    expect(await told('en', [...gloom, smoke('turningPoint')])).toMatchObject([
      {
        short: 'Gloom 12″/9″',
        sentence: 'Nobody sees farther than 12″. Alert rises by sight only within 9″.',
        until: 'until the end of the battle',
        ids: ['environment.gloom'],
      },
      { short: 'Smoke 6″', sentence: null, until: 'until the end of TP 3', ids: ['smoke'] },
    ]);
  });

  it('should say the next turning point by its number, in French too', async () => {
    expect((await told('en', [smoke('nextTurningPoint')]))[0]?.until).toBe('until the end of TP 4');
    expect((await told('fr', [...gloom, smoke('turningPoint')])).map(({ short, until }) => [short, until])).toEqual([
      ['Pénombre 12″/9″', 'jusqu’à la fin de la bataille'],
      ['Smoke 6″', 'jusqu’à la fin du T3'],
    ]);
  });

  it('should say what is overruled, and by what', async () => {
    const [fog, light] = [true, false].map((is): Lasting => {
      const name = is ? 'Fog' : 'Light';
      const source = { kind: 'event', id: name, name } as const;
      return { id: name, source, on: { kind: 'battle' }, change: { op: 'obscured', is }, until: 'battle' };
    });
    const lines = async (language: 'en' | 'fr', ...all: readonly (Lasting | undefined)[]) =>
      (
        await told(
          language,
          all.filter((each) => each !== undefined),
        )
      ).map(({ lines: [line] }) => line);
    expect((await lines('en', fog, light))[0]).toMatch(/; overruled by Light$/u);
    expect((await lines('en', light, fog))[0]).toMatch(/; overruled by Fog$/u);
    expect((await lines('en', fog, light))[1]).not.toMatch(/overruled/u);
    expect((await lines('fr', fog, light))[0]).toMatch(/prime.: Light$/u);
  });

  it('should tell an environment that no pack has any more by its name, and let it be lifted', async () => {
    const gone = lastingEnvironment('relay-gloom');
    expect(await told('en', [gone])).toMatchObject([
      { short: 'relay-gloom', sentence: null, lines: [], ids: ['environment.relay-gloom'] },
    ]);
  });
});
