// `npm run lighthouse`: a phone's view of the built app, the median of three runs of each category.
import { mkdirSync, writeFileSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, ensureBrowser } from '../browser.mjs';
import { serve } from '../serve.mjs';

const minima = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const runs = 3;
const figures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

async function measure(url, chrome, number) {
  const { lhr, report } = await lighthouse(url, { port: chrome.port, output: ['json', 'html'], logLevel: 'error' });
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  writeFileSync(`reports/lighthouse-${number}.json`, report[0]);
  writeFileSync(`reports/lighthouse-${number}.html`, report[1]);
  const shown = figures.map((id) => `${id} ${lhr.audits[id]?.displayValue}`).join(', ');
  console.log(`run ${number}: ${shown}`);
  for (const warning of lhr.runWarnings) console.log(`run ${number} warning: ${warning}`);
  return Object.fromEntries(Object.keys(minima).map((id) => [id, Math.round(lhr.categories[id].score * 100)]));
}

async function measureWithBrowser(url, number) {
  const chromePath = ensureBrowser();
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromiumFlags], logLevel: 'error' });
  try {
    return await measure(url, chrome, number);
  } finally {
    chrome.kill();
  }
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

mkdirSync('reports', { recursive: true });
const running = await serve({ port: 0, host: '127.0.0.1' });
const scores = [];
for (let number = 1; number <= runs; number++)
  scores.push(await measureWithBrowser(`http://127.0.0.1:${running.port}/`, number));
await running.close();

const failed = Object.entries(minima).filter(([id, least]) => {
  const values = scores.map((score) => score[id]);
  const reached = median(values) >= least;
  console.log(`${reached ? 'ok  ' : 'FAIL'} ${id}: ${median(values)} of ${least} (${values.join(', ')})`);
  return !reached;
}).length;
console.log(`${Object.keys(minima).length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
