import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import packageFile from './package.json' with { type: 'json' };
import { firstFrame } from './src/tools/vite-firstFrame.ts';
import { styleNames } from './src/tools/styleNames.ts';
import { policy } from './src/tools/vite-policy.ts';
import { offline } from './src/tools/vite-offline.ts';

const isAny =
  (...ends: readonly string[]) =>
  (file: string): boolean =>
    ends.some((end) => file.endsWith(end));

/** What the advisor has in common with the dice tray: it must not bring all of the opening with it. */
const ADVISOR_SHARES = '/src/engine/odds/wayOf.ts';

/** What all packs have in common with the rules of the systems of 2021: it must not bring all of those with it, nor they what only packs need. */
const PACKS_SHARE = '/killteam/tables/ploy.ts';

/** What all systems but ACOLYTE have in common: it must not bring all of one of them with it, nor be a part of the table. */
const ROLL_OFF = '/killteam/flow/tasks/rollOff.ts';

/** What trays, logs and bars of every family have in common: one family must not bring the opening of the other with it. */
const EVERY_FAMILY = [
  '/state/answer/begun.ts',
  '/state/answer/draft.ts',
  '/state/battle/boardLook.ts',
  '/state/battle/deviceChoices.ts',
  '/ui/KeyHints.tsx',
  '/words/logLine.ts',
  '/words/oddsSaid.ts',
];

/** What packs of war bands have in common with the rules that they are played by. */
const BANDS_SHARE = ['/vanguard/card/card.ts', '/vanguard/model/scenario.ts', '/vanguard/rules/scoring/leaderDeeds.ts'];

/** What the table does without until somebody acts, and what only two sides that play for points need. */
const AFTER_TABLE = {
  hand: ['ActorPanel', 'BarKeys', 'BarUndo', 'DueTick', 'Notices', 'Overwatch', 'RecentLog', 'ScreenKeys', 'Wounds']
    .map((name) => `/features/battle/parts/${name}.tsx`)
    .concat('/features/battle/sheets/Sheets.tsx'),
  twoSides: ['SetUpScreen', 'RevealScreen', 'ScoreScreen', 'FinalScore']
    .map((name) => `/features/two-sides/${name}.tsx`)
    .concat(
      '/killTeam/WithPoints.tsx',
      '/battle/SeatTurn.tsx',
      '/strategy/StrategyScreen.tsx',
      '/turning-point/OrdersHere.tsx',
    ),
};

/** Words that must not bring those after them with them: each has what it shares with those. */
const WORDS_IN_TURN = ['catalogues/home', 'saveStands', 'catalogues/battle'];

const wordsIn = (language: string): readonly string[] =>
  ['loaders', 'catalogues/battle', 'catalogues/log', 'catalogues/saving'].map(
    (name) => `src/words/${language}/${name}.ts`,
  );

/** How home begins, and what the way from there to the first card needs. */
const FIRST_VISIT = {
  frame: 'src/app/first/frame.tsx',
  script: 'src/app/first/script.ts',
  home: 'src/app/start.tsx',
  ahead: {
    all: [
      'src/app/behindHome.ts',
      'src/app/battle/BattleRoute.tsx',
      'src/app/battle/killTeam/screens.ts',
      'src/engine/systems/acolyte/acolyte.ts',
      'src/features/home/startFirst.ts',
      'src/features/home/parts.ts',
      'src/content/packs/acolyte-core/files.ts',
      'src/content/packs/starter-module/files.ts',
    ],
    languages: { en: wordsIn('en'), fr: wordsIn('fr') },
  },
};

/** A bound for what hangs, in ms, no claim about speed: a busy machine takes its time. */
const PATIENCE = 300_000;

const nodeMajor = Number(process.versions.node.split('.')[0]);

/** Rules that others are made of: a battle that waits for them waits for all at once. */
const isRules = (file: string): boolean => /\/(?:byTables|kt2021|rollOff)-/u.test(file);

export default defineConfig({
  base: './',
  define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(packageFile.version) },
  // React has what this stands in for in older ones.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  plugins: [react(), firstFrame(FIRST_VISIT), policy(), offline('src/app/offline/sw.template.js')],
  worker: { format: 'es' },
  // What styles are called is part of what home loads.
  css: { modules: { generateScopedName: styleNames(import.meta.dirname) } },
  build: {
    target: 'es2022',
    sourcemap: true,
    manifest: true,
    // Browsers that cannot fetch ahead by a link fetch when they need it.
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter(isRules) },
    // What is fetched together is one chunk, each with all that it imports and the ones before do not: measured, to the
    // first card of the first battle that is some 40 kB less than what dynamic imports alone make of it, in 20 files in place of more than 100.
    rolldownOptions: {
      output: {
        // What files are called is part of what home and the table load, many times over.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'home', test: isAny('/src/app/start.tsx'), priority: 6 },
            { name: 'secondStore', test: isAny('/src/persistence/indexedStore.ts'), priority: 5 },
            { name: 'behind', test: isAny('/src/app/behindHome.ts', '/words/saveSentence.ts'), priority: 4 },
            {
              name: 'table',
              test: isAny(
                '/src/app/battle/BattleRoute.tsx',
                '/src/app/battle/killTeam/screens.ts',
                '/src/app/battle/killTeam/BattleStage.tsx',
                '/src/engine/systems/killTeamSystem.ts',
                '/src/engine/systems/kt3/thirdEdition.ts',
                '/killteam/flow/killTeam.ts',
                '/killteam/flow/tasks/strategy.ts',
                '/plugins/freeDice/plugin.ts',
                '/plugins/board/plugin.ts',
                '/plugins/board/hatches.ts',
                '/plugins/traits/plugin.ts',
                '/plugins/effects/plugin.ts',
                '/rules/changedRules.ts',
                ADVISOR_SHARES,
              ),
              priority: 3,
            },
            { name: 'notices', test: isAny('/ui/Toast.tsx', '/downloadFile.ts'), priority: 4 },
            { name: 'asked', test: isAny(...EVERY_FAMILY), priority: 2 },
            { name: 'bands', test: isAny(...BANDS_SHARE), priority: 2 },
            { name: 'ploy', test: isAny(PACKS_SHARE), priority: 2 },
            { name: 'rollOff', test: isAny(ROLL_OFF), priority: 2 },
            { name: 'byTables', test: isAny('/systems/tables/byTables.ts'), priority: 2 },
            ...['en', 'fr'].flatMap((language) =>
              WORDS_IN_TURN.map((words, turn) => ({
                name: `${path.basename(words)}-${language}`,
                test: isAny(`/src/words/${language}/${words}.ts`),
                priority: WORDS_IN_TURN.length - turn,
              })),
            ),
            { name: 'kt2021', test: isAny('/systems/kt2021/kt2021.ts'), priority: 1 },
            { name: 'acolyte', test: isAny('/systems/acolyte/acolyte.ts'), priority: 1 },
            {
              name: 'opening',
              test: isAny('/startFirst.ts', '/TurningPointScreen.tsx', '/DiceTray.tsx', '/TrayBar.tsx'),
            },
            { name: 'pieces', test: /\/src\/ui\/(?!Prose|readMarkdown|board\/)/u, minShareCount: 3, priority: 1 },
            { name: 'kernel', test: isAny('/src/engine/board/kernel.ts') },
            ...Object.entries(AFTER_TABLE).map(([name, files]) => ({ name, test: isAny(...files) })),
          ],
        },
      },
    },
  },
  test: {
    // All cores: on two of them the default leaves one idle.
    maxWorkers: '100%',
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    expect: { poll: { timeout: PATIENCE / 5 } },
    execArgv: [
      // Whole battles leave much behind at once: a larger nursery costs a tenth less work than the usual one.
      '--max-semi-space-size=64',
      // Node 25 and later have an empty localStorage of their own, which hides the one of the test DOM.
      ...(nodeMajor >= 25 ? ['--no-experimental-webstorage'] : []),
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          environment: 'node',
          include: [
            'tests/{engine,content,persistence,headless,words,tools}/**/*.test.ts',
            'tests/architecture*.test.ts',
          ],
          setupFiles: ['./tests/support/seed.ts', './tests/support/systems.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'happy-dom',
          include: ['tests/{ui,forms,state,features,app}/**/*.test.{ts,tsx}'],
          setupFiles: ['fresh', 'seed', 'systems', 'dom'].map((name) => `./tests/support/${name}.ts`),
          // A place of its own for each file costs three times as much as all its tests: `fresh` gives each its own modules.
          isolate: false,
        },
      },
    ],
  },
});
