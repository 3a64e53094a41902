import { describe, expect, it } from 'vitest';
import { loadBundledPack } from '../../src/content/bundledPack.ts';
import { missionChoices } from '../../src/content/missionChoices.ts';
import { present } from '../../src/engine/core/invariant.ts';
import { en } from '../support/words.ts';
import { missionSaid } from '../../src/words/missionSaid.ts';

const pack = await loadBundledPack();
const module = present(pack.modules.get('the-voice-in-the-water'), 'the starter module');
const chapters = ['silent-relay', 'water-runs-down', 'the-last-hour'];

describe('missionChoices', () => {
  it('should say where a later chapter belongs, and not what it asks', () => {
    const said = missionChoices(pack, null)
      .filter(({ row }) => chapters.includes(row.id))
      .map((choice) => missionSaid(en, choice).reason);
    expect(said).toEqual([
      'Resolve three clues, then open the signal well.',
      'A later chapter of “The Voice in the Water”',
      'A later chapter of “The Voice in the Water”',
    ]);
  });

  it('should have of the linked campaign that is played the chapter at hand alone, with what it asks', () => {
    const choices = missionChoices(pack, { module, mission: 'water-runs-down' });
    expect(choices.filter(({ row }) => chapters.includes(row.id)).map(({ row, laterIn }) => [row.id, laterIn])).toEqual(
      [['water-runs-down', null]],
    );
    expect(choices).toHaveLength(pack.missions.size - 2);
  });
});
