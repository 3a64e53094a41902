import { expect, it } from 'vitest';
import { scenarioPlay as en } from '../../src/words/en/scenarioPlay.ts';
import { scenarioPlay as fr } from '../../src/words/fr/scenarioPlay.ts';

it.each([
  ['English', en],
  ['French', fr],
])('should end what is to be done with one full stop in %s', (_, said) => {
  expect(said.open('Both nests are closed.', '0 / 1')).toMatch(/closed\. 0/u);
  expect(said.open('Both nests', '0 / 1')).toMatch(/nests\. 0/u);
});
