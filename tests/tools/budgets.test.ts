import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const script = path.resolve(import.meta.dirname, '../../src/tools/budgets.mjs');

/** What the way from the first opening to the first card passes beside the table, each of 1 kB. */
const PASSED = {
  'src/app/behindHome.ts': { file: 'behind.js' },
  'src/words/en/loaders.ts': { file: 'loaders.js' },
  'src/app/battle/killTeam/screens.ts': { file: 'screens.js' },
  'src/app/battle/killTeam/BattleStage.tsx': { file: 'stage.js' },
  'src/engine/systems/killTeamSystem.ts': { file: 'system.js' },
  'src/engine/systems/acolyte/acolyte.ts': { file: 'acolyte.js' },
  'src/features/home/parts.ts': { file: 'parts.js' },
  _startFirst: { file: 'start.js', name: 'src/features/home/startFirst.ts' },
  'src/content/packs/acolyte-core/files.ts': { file: 'files.js' },
  'src/words/en/catalogues/battle.ts': { file: 'words.js' },
  'src/features/turning-point/TurningPointScreen.tsx': { file: 'turning.js' },
  'src/features/dice-tray/DiceTray.tsx': { file: 'tray.js' },
  'src/features/dice-tray/TrayBar.tsx': { file: 'bar.js' },
};

/** What the first screen with a board needs. */
const BOARD = {
  'src/features/battle/parts/ActorPanel.tsx': { file: 'actor.js' },
  'src/features/battle/board/OnBoard.tsx': { file: 'onBoard.js' },
  'src/engine/board/kernel.ts': { file: 'kernel.js' },
  'src/engine/board/finder.ts': { file: 'finder.js', imports: ['src/engine/board/kernel.ts'] },
  'src/engine/plugins/npo/board/boardMind.ts': { file: 'boardMind.js' },
  'src/words/en/board.ts': { file: 'boardWords.js' },
  'src/words/en/killzones.ts': { file: 'killzoneWords.js' },
};

/** Rules of the systems that are not the first battle's. */
const OTHERS = {
  'src/engine/systems/kt3/kt3.ts': { file: 'kt3.js' },
  'src/engine/systems/kt2021/kt2021.ts': { file: 'kt2021.js' },
  'src/engine/systems/kt2021-lite/kt2021Lite.ts': { file: 'lite.js' },
  'src/engine/systems/tables/byTables.ts': { file: 'byTables.js' },
  'src/app/battle/rounds/screens.ts': { file: 'rounds.js' },
  'src/features/vanguard-battle/TableScreen.tsx': { file: 'table.js' },
  'src/engine/systems/vanguardSystem.ts': { file: 'vanguard.js' },
  'src/words/en/vanguard/vanguard.ts': { file: 'vanguardWords.js' },
};

type Sizes = { readonly entry: number; readonly shared: number; readonly home: number; readonly battle: number };

/** `less`: a chunk that is missing; `mapped`: sources of the chunk of the log. */
type Build = { readonly less?: string; readonly mapped?: readonly string[] };

/** Measures a build whose chunks have about the given sizes in kB; random bytes do not get shorter. */
function measure({ entry, shared, home, battle }: Sizes, { less = '', mapped = [] }: Build = {}) {
  const dist = mkdtempSync(path.join(tmpdir(), 'retinue-budgets-'));
  const manifest = {
    'index.html': { file: 'entry.js', isEntry: true, imports: ['_shared.js'] },
    '_shared.js': { file: 'shared.js' },
    'src/features/home/HomeScreen.tsx': { file: 'home.js', isDynamicEntry: true, imports: ['index.html'] },
    'src/app/battle/BattleRoute.tsx': { file: 'battle.js', isDynamicEntry: true, imports: ['_shared.js'] },
    'src/features/log/LogScreen.tsx': { file: 'log.js', isDynamicEntry: true },
    ...PASSED,
    ...OTHERS,
    ...BOARD,
  };
  const kept = Object.fromEntries(Object.entries(manifest).filter(([key]) => key !== less));
  mkdirSync(path.join(dist, '.vite'));
  writeFileSync(path.join(dist, '.vite/manifest.json'), JSON.stringify(kept));
  for (const { file } of Object.values(manifest)) writeFileSync(path.join(dist, file), randomBytes(1000));
  for (const [name, kB] of Object.entries({ entry, shared, home, battle, log: 500 }))
    writeFileSync(path.join(dist, `${name}.js`), randomBytes(kB * 1000));
  writeFileSync(path.join(dist, 'log.js.map'), JSON.stringify({ sources: mapped }));
  const { status, stdout } = spawnSync(process.execPath, [script, dist], { encoding: 'utf8' });
  rmSync(dist, { recursive: true });
  return { status, stdout };
}

describe('budgets', () => {
  it('should pass when both screens are within their limits', () => {
    expect(measure({ entry: 40, shared: 20, home: 20, battle: 55 }).status).toBe(0);
  });

  it.each([
    ['the entry', { entry: 60, shared: 30, home: 25, battle: 5 }],
    ['what the entry imports', { entry: 10, shared: 90, home: 15, battle: 5 }],
    ['the home screen', { entry: 10, shared: 10, home: 95, battle: 5 }],
    ['the battle screen', { entry: 10, shared: 10, home: 10, battle: 175 }],
  ])('should fail when %s is too large', (_name, sizes) => {
    expect(measure(sizes).status).toBe(1);
  });

  it('should not count for the battle screen what the first screen has loaded', () => {
    expect(measure({ entry: 5, shared: 70, home: 5, battle: 55 }).stdout).toMatch(/ok +battle screen.*: 62\.\d kB/);
  });

  it('should tell what a battle of another family needs, with its own screens and rules', () => {
    expect(measure({ entry: 5, shared: 30, home: 5, battle: 55 }).stdout).toMatch(
      /ok +battle screen of vanguard.*: 61\.\d kB/u,
    );
  });

  it('should tell what the first battle needs and set it no limit', () => {
    const { status, stdout } = measure({ entry: 5, shared: 30, home: 5, battle: 55 });
    expect(stdout).toMatch(/first battle, in addition.*: 68\.\d kB$/m);
    expect(status).toBe(0);
  });

  it.each(['src/app/battle/BattleRoute.tsx', '_startFirst'])('should refuse a build without %s', (less) => {
    expect(measure({ entry: 5, shared: 5, home: 5, battle: 5 }, { less }).status).not.toBe(0);
  });

  it('should find a source in the chunk that it has become a part of, with all of that chunk', () => {
    const sizes = { entry: 5, shared: 5, home: 5, battle: 5 };
    const less = 'src/features/home/parts.ts';
    const { status, stdout } = measure(sizes, { less, mapped: ['../../src/state/answer/hands.ts', `../../${less}`] });
    expect(stdout).toMatch(/first battle, in addition.*: 51\d\.\d kB$/m);
    expect(status).toBe(0);
    expect(measure(sizes, { less, mapped: ['../../src/state/answer/hands.ts'] }).status).not.toBe(0);
    expect(measure(sizes, { less, mapped: ['../../src/features/home/other-parts.ts'] }).status).not.toBe(0);
  });
});
