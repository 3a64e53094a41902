import { describe, expect, it } from 'vitest';
import { partyOf } from '../../src/words/oddsSaid.ts';
import { changeSaid } from '../../src/words/worthSaid.ts';
import { en } from '../support/words.ts';

const table = { sides: [{ id: 'north' }, { id: 'south' }] } as const;
const from = { kills: 0.2, falls: 0, inflicts: 3, suffers: 0 };
const to = { ...from, kills: 0.5 };
const said = (side: string) => changeSaid(en, 'en', { from, to, chooser: partyOf(table, side) });

describe('what a change is worth to whoever chooses', () => {
  it('should be told from the first side of the table, whatever it is called', () => {
    expect(said('north')).toBe('kill 20\u202F% → 50\u202F%');
    expect(said('south')).toBe('you fall 20\u202F% → 50\u202F%');
  });
});
