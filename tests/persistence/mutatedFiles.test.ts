import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importRoster } from '../../src/content/importers/importRoster.ts';
import { loadPack } from '../../src/content/loadPack.ts';
import { rowsIn } from '../../src/content/packRows.ts';
import { evolveCampaign } from '../../src/engine/campaign/evolve/evolve.ts';
import { systemById } from '../../src/engine/systems/killTeams.ts';
import type { KillTeamTypes } from '../../src/engine/systems/killTeamSystem.ts';
import { battleLog } from '../../src/persistence/battleFile.ts';
import { campaignLog } from '../../src/persistence/campaignFile.ts';
import { readLogNow } from '../../src/persistence/importFile.ts';
import type { LogKind, LogTypes } from '../../src/persistence/logKind.ts';
import { readPackText } from '../../src/persistence/ownPackText.ts';
import { readShareValue } from '../../src/persistence/scenarioShare.ts';
import { decodeShare, encodeShare } from '../../src/persistence/shareCode.ts';
import { openRetinueCode } from '../../src/persistence/sharedRetinue.ts';
import { packText } from '../../src/persistence/workshopPack.ts';
import { exportPlay } from '../../src/state/log/exportPlay.ts';
import { FakeBrowser, startSmall } from '../support/fakeBrowser.ts';
import { bestTime } from '../support/bestTime.ts';
import { evolve } from '../support/fold.ts';
import { type Draw, drawsOf, mutatedJson, mutatedText } from '../support/mutated.ts';
import { oldText } from '../support/oldSaves.ts';
import { crewFiles } from '../support/ownPack.ts';
import { sample } from '../support/rosterFiles.ts';
import { setCounter } from '../support/smallBattle.ts';

/** The longest that one file may take, in ms. */
const MOST = 200;

const save = (name: string): string => readFileSync(new URL(`saves/${name}`, import.meta.url), 'utf8');

/** Every other one changed as a text, the rest as JSON. */
const mutated = (text: string, draw: Draw): string =>
  draw(4) === 0 ? mutatedText(text, draw) : mutatedJson(text, draw);

/** Reads many mutations of some texts, and says what came of them: read whole, refused, and the longest time. */
function readAll(name: string, texts: readonly string[], count: number, read: (text: string) => boolean): void {
  const draw = drawsOf(count);
  let whole = 0;
  let longest = 0;
  for (let n = 0; n < count; n += 1) {
    const text = mutated(texts[n % texts.length] ?? '', draw);
    let taken = false;
    const time = bestTime(() => {
      taken = read(text);
    }, MOST);
    if (taken) whole += 1;
    expect(time, text.slice(0, 500)).toBeLessThanOrEqual(MOST);
    longest = Math.max(longest, time);
  }
  console.log(`${name}: ${count} read, ${whole} taken whole, the longest in ${longest.toFixed(0)} ms`);
  expect(whole).toBeLessThan(count);
}

/** The entries that a text has, in whatever it is. */
function entriesIn(text: string): number {
  const { data } = JSON.parse(text) as { data: { entries: unknown[]; redo?: unknown[] } };
  return data.entries.length + (data.redo ?? []).length;
}

/** Whether a log is taken, then with every entry of it, and refused with a reason otherwise. */
const readLog =
  <T extends LogTypes>(kind: LogKind<T>) =>
  (text: string): boolean => {
    const found = readLogNow(kind, text);
    if (found.kind === 'unreadable') expect(found.problems).not.toEqual([]);
    if (found.kind !== 'loaded') return false;
    const { entries, redo } = found.value.file;
    expect(entries.length + redo.length).toBe(entriesIn(text));
    return true;
  };

function battleText(): string {
  const tab = new FakeBrowser().tab();
  startSmall(tab);
  for (const n of [1, 2, 3]) tab.dispatch(setCounter('a', n));
  tab.undo();
  if (tab.play === null) throw new Error('no battle is open');
  return exportPlay(tab.play).text;
}

describe('files that were meddled with', () => {
  it('should never throw as battles, nor be taken in part', () => {
    const kind = battleLog<KillTeamTypes>(evolve);
    readAll('battles', [battleText(), save('v006.json'), save('v007.json')], 1_200, readLog(kind));
  });

  it('should never throw as campaigns, nor be taken in part', () => {
    const texts = ['campaign/v003.json', 'campaign/v002.json', 'campaign/v000.json'].map(save);
    readAll('campaigns', texts, 1_000, readLog(campaignLog(evolveCampaign)));
  });

  it('should never throw as packs, nor be taken in part', () => {
    readAll('packs', [packText(crewFiles(), '2026-11-20T10:00:00.000Z')], 1_000, (text) => {
      const found = readPackText(text);
      if (found.kind === 'refused') {
        expect(found.problems).not.toEqual([]);
        return false;
      }
      const { files } = found.pack;
      const result = loadPack(files, systemById);
      if (!result.ok) {
        expect(result.problems).not.toEqual([]);
        return false;
      }
      const { pack } = result;
      for (const { kind, id } of rowsIn(files)) expect(pack[kind].has(id), `${kind} ${id}`).toBe(true);
      return true;
    });
  });

  it('should never throw as rosters, and say what is left out', () => {
    const names = ['crew.newrecruit.json', 'roster.ktdash.json', 'roster2021.ktdash.json', 'team.fork.json'];
    const more = ['teams.killteamjson.json', 'teams2021.killteamjson.json'];
    const texts = [...names, ...more].map((name) => new TextDecoder().decode(sample(name)));
    readAll('rosters', texts, 1_000, (text) => {
      const result = importRoster(new TextEncoder().encode(text), 'roster.json');
      if (!result.ok) {
        expect(result.code).not.toBe('');
        return false;
      }
      const { counted, dropped } = result.roster;
      if (counted.read < counted.inFile) expect(dropped).not.toEqual([]);
      return true;
    });
  });

  it('should never throw as links, nor be taken in part', async () => {
    const codes = [oldText('retinue.txt'), oldText('scenario.txt')];
    const draw = drawsOf(7);
    for (let n = 0; n < 400; n += 1) {
      const { kind } = await decodeShare(mutatedText(codes[n % 2] ?? '', draw));
      expect(kind === 'value' && n > 4).toBe(false);
    }
    const [retinue, scenario] = await Promise.all(
      codes.map(async (code) => {
        const found = await decodeShare(code);
        return found.kind === 'value' ? JSON.stringify(found.value) : '';
      }),
    );
    readAll('links of retinues', [retinue ?? ''], 250, (text) => {
      const found = openRetinueCode(safely(text));
      if (found.kind === 'unreadable') expect(found.problems).not.toEqual([]);
      return found.kind === 'loaded';
    });
    readAll('links of scenarios', [scenario ?? ''], 250, (text) => {
      const said = safely(text);
      const found = readShareValue(said);
      if (found.kind !== 'shared') return false;
      const [, , inner] = said as [string, number, { files: object }];
      expect(Object.keys(found.shared.files)).toEqual(Object.keys(inner.files));
      return true;
    });
    expect((await encodeShare(1)).kind).toBe('code');
  });
});

/** What a text says as JSON; nothing when it is none. */
function safely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
