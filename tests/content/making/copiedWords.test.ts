import { beforeAll, describe, expect, it } from 'vitest';
import { madeRowsIn } from '../../../src/content/making/madeRows.ts';
import { loadShipped } from '../../../src/content/making/shipped.ts';
import { withTaken } from '../../../src/content/making/takeRow.ts';
import type { Pack } from '../../../src/content/pack.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { valueAt } from '../../../src/forms/flaws.ts';

let pack: Pack;
beforeAll(async () => {
  pack = await loadShipped('acolyte');
});

describe.each(['en', 'fr'] as const)('a copy of a row of campaigns that the app has (%s)', (language) => {
  it.each(['honours', 'scars', 'campaignPloys', 'campaignGear'] as const)(
    'should say what each of %s says',
    async (kind) => {
      const { texts } = await fetchWords('campaignRows', language);
      const told = (id: string) => texts[id] ?? '';
      for (const row of pack[kind].values()) {
        const source = { pack, named: (_id: string, name: string) => name, told };
        const { files, id } = withTaken({}, source, { kind, id: row.id, called: 'A copy' });
        const copy = madeRowsIn(files, kind).find((each) => each.id === id);
        const text = row.trait.text === '' ? told(row.id) : row.trait.text;
        expect(text, row.id).not.toBe('');
        expect(valueAt(copy, 'trait.text')).toBe(text);
      }
    },
  );
});

it('should have no words of the app where none are told', () => {
  const row = [...pack.honours.values()][0];
  const source = { pack, named: (_id: string, name: string) => name };
  const { files, id } = withTaken({}, source, { kind: 'honours', id: row?.id ?? '', called: 'A copy' });
  expect(
    valueAt(
      madeRowsIn(files, 'honours').find((each) => each.id === id),
      'trait.text',
    ),
  ).toBe('');
});
