import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../../src/tools/browser.mjs';

const port = Number(process.env['E2E_PORT'] ?? 4179);
const executablePath = chromiumPath();
const launchOptions = { args: chromiumFlags, ...(executablePath === undefined ? {} : { executablePath }) };
const root = '../..';

export default defineConfig({
  testDir: '.',
  outputDir: `${root}/test-results`,
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: `${root}/reports/playwright.json` }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Recording costs a third of the time: `--trace retain-on-failure` when a failure is to be looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    launchOptions,
  },
  projects: [
    {
      name: 'phone',
      // Written at a desk, and the same on paper.
      testIgnore: /(?:scenarioEditor|print)\.spec\.ts$/u,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: 'desktop',
      // What is stored, fetched and decided is the same at any size: the phone’s run shows it.
      testIgnore:
        /(?:saves|typed|resume|offline|insecure|battle|doubletap|enemyTurn|faults|taps|generator|scenario|starterModule|scenarioShare|campaignModule|moduleEditor|odds|oddsCompare|compare|kt3)\.spec\.ts$/u,
      // Screens that look alike at any size.
      grepInvert:
        /no findings (?:in (?:a shot|a fight|the log|French|the walk|the screen that takes)|from one turning point|on the page)/u,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: `node tests/e2e/server.mjs ${port}`,
    cwd: root,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
