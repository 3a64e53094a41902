import { describe, expect, it } from 'vitest';
import { rowGoneSaid } from '../../src/forms/rowGone.ts';
import { rowGone as english } from '../../src/words/en/packGone.ts';
import { rowGone as french } from '../../src/words/fr/packGone.ts';

const list = (names: readonly string[]): string => names.join(' + ');
const en = { words: english, list };
const nobody = { campaigns: [], battles: [] };

describe('what is said of a row that was removed', () => {
  it('should be that it is in the bin where nothing has it', () => {
    const said = rowGoneSaid(en, { kind: 'weapons', removed: 'Cutlass removed.' }, nobody);
    expect(said).toBe('Cutlass removed. It is in the bin for 30 days.');
  });

  it('should name the campaigns and battles that have it, with what becomes of it there', () => {
    const use = { campaigns: ['The Lamps', 'The Bells'], battles: ['The weir'] };
    const said = rowGoneSaid(en, { kind: 'operatives', removed: 'Mole hauler is removed' }, use);
    expect(said).toContain('The Lamps + The Bells: whoever is it or has it stays on the roster as missing');
    expect(said).toContain('The weir: the battle goes on');
  });

  it('should promise no roster anything about what nobody is or carries', () => {
    const use = { campaigns: ['The Lamps'], battles: [] };
    expect(rowGoneSaid(en, { kind: 'missions', removed: 'Dusk is removed' }, use)).not.toMatch(/roster/u);
    const said = rowGoneSaid({ words: french, list }, { kind: 'tables', removed: 'Dusk est retirée' }, use);
    expect(said).toMatch(/^Dusk est retirée\. The Lamps\u00A0: ce qui s’est joué avec reste/u);
  });
});
