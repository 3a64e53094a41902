import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, pagesPath } from '../../src/tools/browser.mjs';

const port = Number(process.env['E2E_PORT'] ?? 4179);
const executablePath = pagesPath();
const launchOptions = { args: chromiumFlags, ...(executablePath === undefined ? {} : { executablePath }) };
const root = '../..';
/** The longest that anything may take, in ms: a bound for what hangs, no claim about speed. */
const PATIENCE = 60_000;
/** The longest that a whole test may take. */
const TEST = 10 * PATIENCE;

export default defineConfig({
  testDir: '.',
  outputDir: `${root}/test-results`,
  timeout: TEST,
  expect: { timeout: PATIENCE },
  fullyParallel: true,
  // A player’s hand rests between two presses of one place, so that two alone leave a third of two cores idle.
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: `${root}/reports/playwright.json` }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Recording costs a third of the time: `--trace retain-on-failure` when a failure is to be looked into.
    trace: 'off',
    // Taking the whole app into its cache costs half of a page's work; what is about it allows it.
    serviceWorkers: 'block',
    // What moves is drawn sixty times a second, a tenth of a battle's work; tests of taps, and a whole battle, allow it.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    actionTimeout: PATIENCE,
    navigationTimeout: PATIENCE,
    launchOptions,
  },
  projects: [
    {
      name: 'phone',
      // Written at a desk, and the same on paper.
      testIgnore: /(?:scenarioEditor|print|boardKeys|vanguardBoardKeys)\.spec\.ts$/u,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
        // Twice as fine would cost a seventh more time, and nothing here looks at single pixels.
        deviceScaleFactor: process.env['UPDATE_SCREENSHOT'] === '1' ? 2 : 1,
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: 'desktop',
      // What is stored, fetched and decided is the same at any size: the phone’s run shows it.
      testIgnore:
        /(?:dataslate|pictures|saves|typed|resume|offline|insecure|battle|campaign|succession|takeBattle|freeDice|kt2021|doubletap|enemyTurn|enemyAlike|enemyByItself|enemyCast|faults|kills|taps|generator|scenario|starterModule|scenarioShare|madeWhole|campaignModule|moduleEditor|odds|oddsCompare|compare|kt3|lastHour|madeBoard|boardPhoto|warBands|vanguard|vanguardBoard|vanguardBoardActs|vanguardBoardTaps|vanguardBoardWays|vanguardScreens|vanguardTables|boardTouch|boardHand|boardMarks|boardAxe)\.spec\.ts$/u,
      // Screens that look alike at any size.
      grepInvert:
        /no findings (?:in (?:a shot|a fight|the log|French|the walk|the screen that takes)|from one turning point|on the page)|in the terms of 2021|by two taps and a pass|tac ops behind a hand-over/u,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: `node tests/e2e/server.mjs ${port}`,
    cwd: root,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    timeout: PATIENCE,
  },
});
