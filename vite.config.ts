import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import packageFile from './package.json' with { type: 'json' };
import { offline } from './src/tools/vite-offline.ts';

/** Screens that are rarely come to, or fetched long before: what they import is fetched with them, and not listed in the chunk that leads to them. */
const RARE =
  /(?:UnreadableScreen|KeysSheet|MasterStage|Scenario\w+|EndStage|LogScreen|TraitsSheet|TableMode|EnemyTurnScreen|EnemyOffer|Sheets|CompareSheet)-/u;

const nodeMajor = Number(process.versions.node.split('.')[0]);

export default defineConfig({
  base: './',
  define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(packageFile.version) },
  plugins: [react(), offline('src/app/offline/sw.template.js')],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    sourcemap: true,
    manifest: true,
    modulePreload: {
      resolveDependencies: (file, needed) =>
        RARE.test(file) ? needed.filter((each) => each === file || each.endsWith('.css')) : needed,
    },
    // Each with all that it imports and the ones before do not: one chunk is smaller than many, and fetched at once.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'app', test: /src[\\/]app[\\/]App\.tsx$/, priority: 3 },
            { name: 'engine', test: /src[\\/]state[\\/]play\.ts$/, priority: 2 },
            { name: 'battle', test: /src[\\/]app[\\/]battle[\\/]BattleStage\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    // All cores: on two of them the default leaves one idle.
    maxWorkers: '100%',
    // A bound for what hangs, no claim about speed: a busy machine takes its time.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Node 25 and later have an empty localStorage of their own, which hides the one of the test DOM.
    execArgv: nodeMajor >= 25 ? ['--no-experimental-webstorage'] : [],
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
          setupFiles: ['./tests/support/seed.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'happy-dom',
          include: ['tests/{ui,forms,state,features,app}/**/*.test.{ts,tsx}'],
          setupFiles: ['./tests/support/seed.ts', './tests/support/dom.ts'],
        },
      },
    ],
  },
});
