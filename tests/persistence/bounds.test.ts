import { describe, expect, it } from 'vitest';
import { evolveCampaign } from '../../src/engine/campaign/evolve/evolve.ts';
import { battleLog } from '../../src/persistence/battleFile.ts';
import { isOverBounds } from '../../src/persistence/bounds.ts';
import { campaignLog } from '../../src/persistence/campaignFile.ts';
import { readLogText } from '../../src/persistence/importFile.ts';
import { exportPlay } from '../../src/state/log/exportPlay.ts';
import type { KillTeamTypes } from '../../src/engine/systems/killTeamSystem.ts';
import { FakeBrowser, startSmall } from '../support/fakeBrowser.ts';
import { evolve } from '../support/fold.ts';
import { smallCampaignSetup } from '../support/smallCampaign.ts';
import { CAMPAIGN_NOW } from '../support/versions.ts';

/** A bound for what hangs, no claim about speed. */
const MOST_MS = 60_000;
const campaigns = campaignLog(evolveCampaign);

/** A battle's file with so many operatives of which nothing is right. */
function battleWith(count: number): string {
  const file = JSON.parse(battleText()) as { data: { setup: { operatives: unknown } } };
  file.data.setup.operatives = Array.from({ length: count }, (_, index) => ({ id: index }));
  return JSON.stringify(file);
}

function battleText(): string {
  const tab = new FakeBrowser().tab();
  startSmall(tab);
  if (tab.play === null) throw new Error('no battle is open');
  return exportPlay(tab.play).text;
}

/** A campaign's file with these entries. */
const fileWith = (entries: string): string => {
  const setup = JSON.stringify(smallCampaignSetup());
  const meta = '"id":"one","title":"One","createdAt":"t","ruleset":{"id":"acolyte","version":"1"},"packs":[]';
  return `{"format":"campaign","version":${CAMPAIGN_NOW},"savedAt":"t","revision":1,"data":{${meta},"setup":${setup},"entries":${entries},"redo":[]}}`;
};

const read = async (text: string) => (await readLogText(campaigns, text)).kind;

describe('how much a save may be', () => {
  it('should be told without parsing it', () => {
    expect(isOverBounds('['.repeat(2_000_000))).toBe(true);
    expect(isOverBounds(`[${'[],'.repeat(999_999)}[]]`)).toBe(true);
    expect(isOverBounds(`${'['.repeat(100)}${']'.repeat(100)}`)).toBe(false);
    expect(isOverBounds(`[${'[],'.repeat(100_000)}[]]`)).toBe(false);
  });

  it('should not count what stands in texts', () => {
    const text = `${'['.repeat(300)}\\" \\\\`;
    expect(isOverBounds(JSON.stringify([text, `"${text}`]))).toBe(false);
    expect(isOverBounds(`["\\\\",${'['.repeat(300)}`)).toBe(true);
  });
});

/** Whether they are refused, and how many problems are told. */
async function problemsIn(entries: string): Promise<number> {
  const found = await readLogText(campaigns, fileWith(entries));
  return found.kind === 'unreadable' ? found.problems.length : 0;
}

describe('a file with more wrong than can be told', () => {
  it('should be told by its first problems, with their places, and looked at no further', async () => {
    const began = performance.now();
    expect(await problemsIn(`[${'{},'.repeat(199_999)}{}]`)).toBe(200);
    // Of half a megabyte: it took 6.6 s to look at all of it.
    expect(performance.now() - began).toBeLessThan(3_000);
    const found = await readLogText(campaigns, fileWith(`[${'{},'.repeat(1_999)}{}]`));
    expect(found.kind === 'unreadable' && found.problems[0]?.path).toMatch(/^data\.entries\[0\]/u);
  });

  it(
    'should be refused and never throw: 20,000 bad operatives',
    async () => {
      const found = await readLogText(battleLog<KillTeamTypes>(evolve), battleWith(20_000));
      expect(found.kind).toBe('unreadable');
      expect(found.kind === 'unreadable' && found.problems.length).toBeGreaterThan(0);
    },
    MOST_MS,
  );

  it('should be read where nothing is', async () => {
    expect(await read(fileWith('[]'))).toBe('loaded');
  });

  it.each([
    ['200,000 bad entries', `[${'{},'.repeat(199_999)}{}]`],
    ['two million brackets', `[${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}]`],
    ['as many beside each other', `[${'[],'.repeat(999_999)}[]]`],
  ])(
    'should be refused and never throw: %s',
    async (_, entries) => {
      expect(await read(fileWith(entries))).toBe('unreadable');
    },
    MOST_MS,
  );
});
