// `npm run lighthouse`: a phone's view of the built app: the median of three runs of each category, and of the first paint.
import { mkdirSync, writeFileSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, ensureBrowser } from '../browser.mjs';
import { serve } from '../serve.mjs';

const minima = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const runs = 3;
/** The latest at which something is seen, in ms. */
const FIRST_PAINT_MS = 1000;
const figures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** A loading of the page in a browser of its own. `flags`: Lighthouse's. */
async function load(url, flags) {
  const chromePath = ensureBrowser();
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromiumFlags], logLevel: 'error' });
  try {
    const { lhr, report } = await lighthouse(url, { port: chrome.port, logLevel: 'error', ...flags });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    return { lhr, report };
  } finally {
    chrome.kill();
  }
}

/** The scores of a loading, as Lighthouse works out from a fast one how it would be on a slow phone. */
async function scored(url, number) {
  const { lhr, report } = await load(url, { output: ['json', 'html'] });
  writeFileSync(`reports/lighthouse-${number}.json`, report[0]);
  writeFileSync(`reports/lighthouse-${number}.html`, report[1]);
  const shown = figures.map((id) => `${id} ${lhr.audits[id]?.displayValue}`).join(', ');
  console.log(`run ${number}: ${shown}`);
  for (const warning of lhr.runWarnings) console.log(`run ${number} warning: ${warning}`);
  return Object.fromEntries(Object.keys(minima).map((id) => [id, Math.round(lhr.categories[id].score * 100)]));
}

/** When something is seen where network and processor are as slow as that phone's while it loads, in ms. */
async function firstPaint(url) {
  const { lhr } = await load(url, { throttlingMethod: 'devtools', onlyAudits: ['first-contentful-paint'] });
  return Math.round(lhr.audits['first-contentful-paint'].numericValue);
}

/** A figure of each run, one after the other. */
async function each(measure) {
  const values = [];
  for (let number = 1; number <= runs; number++) values.push(await measure(number));
  return values;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

mkdirSync('reports', { recursive: true });
const running = await serve({ port: 0, host: '127.0.0.1' });
const url = `http://127.0.0.1:${running.port}/`;
const scores = await each((number) => scored(url, number));
const paints = await each(() => firstPaint(url));
await running.close();

const checks = Object.entries(minima).map(([id, least]) => {
  const values = scores.map((score) => score[id]);
  return [median(values) >= least, `${id}: ${median(values)} of ${least} (${values.join(', ')})`];
});
checks.push([
  median(paints) <= FIRST_PAINT_MS,
  `first paint on a phone slowed down: ${median(paints)} ms of ${FIRST_PAINT_MS} (${paints.join(', ')})`,
]);
for (const [reached, told] of checks) console.log(`${reached ? 'ok  ' : 'FAIL'} ${told}`);
const failed = checks.filter(([reached]) => !reached).length;
console.log(`${checks.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
