import { describe, expect, it } from 'vitest';
import { loadBundledPack } from '../../src/content/bundledPack.ts';
import { lintMission } from '../../src/content/lintMission.ts';
import { mergePacks } from '../../src/content/mergePacks.ts';
import { findings as english } from '../../src/words/en/scenario/findings.ts';
import { findings as french } from '../../src/words/fr/scenario/findings.ts';
import { findingSaid } from '../../src/words/scenarioFinding.ts';
import { corePack, oneRowTable, onlyMission, ownPack, scenarioFiles } from '../support/scenarioPack.ts';

describe('the linter over scenarios of packs', () => {
  it('should find nothing wrong with those that come with the app', async () => {
    const pack = await loadBundledPack();
    const wrong = [...pack.missions.values()].flatMap((row) =>
      lintMission(pack, row).flatMap(({ code, path, severity }) =>
        severity === 'note' ? [] : [`${row.id} ${code} ${path}`],
      ),
    );
    expect(pack.missions.size).toBeGreaterThan(2);
    expect(wrong).toEqual([]);
  });

  it('should look at the tables that a scenario leads to, its events among them', () => {
    const pack = mergePacks(corePack, [
      ownPack({
        ...scenarioFiles,
        'tables/finds.json': oneRowTable('finds', [{ op: 'roll', table: 'finds' }]),
      }),
    ]);
    const row = pack.missions.get('mine--the-vault');
    const found = row === undefined ? [] : lintMission(pack, row);
    expect(found.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'doneAtOnce script.objectives[1].done',
      'firesByHand script.hooks[0]',
      'waveByHand script.waves[0]',
      'completesWithout ticks[1]',
      'rollsForever tables.mine--finds',
    ]);
    const first = found.find(({ code }) => code === 'rollsForever');
    expect(first && findingSaid(english, first)).toBe('“finds” rolls without end: each of its rows leads back to it.');
    expect(first && findingSaid(french, first)).toContain('finds');
  });

  it('should look at one that is not among the rows of a pack', () => {
    const row = onlyMission(ownPack(scenarioFiles));
    const [script] = [row.script].filter((each) => each !== undefined);
    const alone = { ...row, id: 'draft', ...(script && { script: { ...script, actions: [], hooks: [] } }) };
    expect(lintMission(corePack, alone).map(({ code }) => code)).toContain('completedByHand');
  });
});
