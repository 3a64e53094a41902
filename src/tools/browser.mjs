// Finds a Chromium for the tests, or gets one. Order: CHROME_PATH, a browser already here, apt (root on Debian or
// Ubuntu), Playwright's own download.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const isRoot = () => typeof process.getuid === 'function' && process.getuid() === 0;

/** --no-sandbox only for root, who cannot use Chromium's sandbox; the others keep it from calling home. */
export const chromiumFlags = [
  ...(isRoot() ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const windowsFolders = () =>
  [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']].filter(Boolean);

const usualPlaces = {
  linux: () => [
    '/usr/bin/chromium',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/usr/bin/microsoft-edge',
    '/opt/google/chrome/chrome',
  ],
  darwin: () => [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: () =>
    windowsFolders().flatMap((folder) => [
      path.join(folder, 'Google/Chrome/Application/chrome.exe'),
      path.join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
};

function runnable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Debian's Chromium without a window's parts: the same pages for a quarter less work. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** The browser that somebody names by CHROME_PATH, if it can be run. */
function namedPath() {
  const wanted = process.env['CHROME_PATH'];
  return wanted && runnable(wanted) ? wanted : undefined;
}

/** Where a browser is, or undefined: then Playwright uses its own, if it has one. */
export const chromiumPath = () => namedPath() ?? (usualPlaces[process.platform]?.() ?? []).find(runnable);

/** The browser of tests that need no more than pages, or undefined as above. */
export const pagesPath = () => namedPath() ?? (runnable(SHELL) ? SHELL : chromiumPath());

function launchablePath() {
  const found = chromiumPath();
  if (!found) return undefined;
  // Edge and Chrome on Windows do not answer --version: being there is enough.
  if (process.platform === 'win32') return found;
  return spawnSync(found, ['--version'], { encoding: 'utf8', timeout: 20_000 }).status === 0 ? found : undefined;
}

function installWithApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  // The shell by itself: without it the browser does.
  for (const args of [
    ['update', '-qq'],
    [...install, 'chromium', 'fonts-dejavu-core'],
    [...install, path.basename(SHELL)],
  ])
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: 540_000 });
}

function downloadWithPlaywright() {
  const cli = path.resolve('node_modules/playwright-core/cli.js');
  const args = [cli, 'install', 'chromium', '--only-shell'];
  if (spawnSync(process.execPath, args, { stdio: 'inherit', timeout: 540_000 }).status === 0) return;
  throw new Error(
    'No browser for the browser tests. Install Chrome or Chromium, or set CHROME_PATH to one, and run this again.',
  );
}

/** The path of a browser that starts, got if need be; undefined when it is Playwright's own. Throws if there is none. */
export function ensureBrowser(log = console.log) {
  const found = launchablePath();
  if (found) return found;
  if (process.platform === 'linux' && isRoot() && existsSync('/usr/bin/apt-get')) {
    log("No browser found: installing Debian's chromium with apt-get (about 100 MB, once)…");
    installWithApt();
    const installed = launchablePath();
    if (installed) return installed;
  }
  log('No browser found: asking Playwright to download its own Chromium…');
  downloadWithPlaywright();
  return undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(ensureBrowser() ?? "Playwright's own Chromium");
