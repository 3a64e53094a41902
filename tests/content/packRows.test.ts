import { describe, expect, it } from 'vitest';
import { leaningOn, withAllTheyNeed } from '../../src/content/packRows.ts';
import { oneRowTable, wholeScenario } from '../support/scenarioPack.ts';

/** A scenario and the table it rolls on have the same id, as both are called after the same place. */
const files = {
  'missions.json': [
    {
      ...wholeScenario,
      id: 'finds',
    },
  ],
  'tables/finds.json': oneRowTable('finds', []),
};

describe('rows that need one another', () => {
  it('should be found although a scenario has the id of the table it rolls on', () => {
    const needed = withAllTheyNeed(files, [{ kind: 'missions', id: 'finds' }]);
    expect(needed.map(({ kind }) => kind)).toEqual(['missions', 'tables']);
    expect(leaningOn(files, { kind: 'tables', id: 'finds' }).map(({ kind }) => kind)).toEqual(['missions']);
  });

  it('should not be other scenarios that have the id of something in one', () => {
    const two = { 'missions.json': [wholeScenario, { ...wholeScenario, id: 'seals' }] };
    const module = { id: 'far', name: 'Far', start: 'a', chapters: [{ id: 'a', mission: 'seals' }] };
    expect(withAllTheyNeed(two, [{ kind: 'missions', id: 'the-vault' }]).map(({ id }) => id)).toEqual(['the-vault']);
    expect(leaningOn(two, { kind: 'missions', id: 'seals' })).toEqual([]);
    const linked = { ...two, 'modules.json': [module] };
    expect(leaningOn(linked, { kind: 'missions', id: 'seals' }).map(({ id }) => id)).toEqual(['far']);
    expect(withAllTheyNeed(linked, [{ kind: 'modules', id: 'far' }]).map(({ id }) => id)).toEqual(['seals', 'far']);
  });

  it('should not be found by what they are called themselves', () => {
    expect(leaningOn(files, { kind: 'missions', id: 'finds' })).toEqual([]);
    expect(withAllTheyNeed(files, [{ kind: 'tables', id: 'finds' }]).map(({ kind }) => kind)).toEqual(['tables']);
  });
});
