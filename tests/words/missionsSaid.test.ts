import { expect, it } from 'vitest';
import { missionsSaid } from '../../src/words/missionSaid.ts';
import { fetchWords } from '../../src/words/catalogues.ts';

const words = await fetchWords('play', 'en');
const choice = (id: string, name: string) => ({ row: { id, name, primary: 'Hold on.' }, laterIn: null });

it('should say of scenarios of one name whose each is, and of no others', () => {
  const said = missionsSaid(words, [
    choice('dusk', 'Dusk'),
    choice('workshop--dusk', 'Dusk'),
    choice('ana-vault--dusk', 'Dusk'),
    choice('ana-vault--dawn', 'Dawn'),
  ]);
  expect(said.map(({ title, reason }) => [title, reason])).toEqual([
    ['Dusk', 'Of the app · Hold on.'],
    ['Dusk', 'Yours · Hold on.'],
    ['Dusk', 'Of the pack ana-vault · Hold on.'],
    ['Dawn', 'Hold on.'],
  ]);
});
