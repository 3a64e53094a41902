// Ends page and browser at every place of the app, one browser beside another.
import { MortalBrowser } from '../faults/mortalBrowser.mjs';
import { seededChance } from '../seeded.mjs';
import { serve } from '../serve.mjs';
import { Killing } from './killing.mjs';
import { dozenOf, makingOfDozen, placesOf, shuffled } from './places.mjs';

/** What is no battle comes first: there are fewer of them. Then what something leads to, before what is done at its beginning changes the way. */
const rankOf = ({ at, press }) => (at.startsWith('battle/') ? 2 : 0) + (press.length === 0 ? 1 : 0);

/** Goes from place to place, each once before any comes again, until so many kills are done; each browser takes the next. */
async function killAtAll(killings, { chance, count, ended }) {
  const [{ places: all }] = killings;
  let left = [];
  let begun = 0;
  const next = () => {
    if (left.length === 0)
      left = shuffled([...all.keys()], chance).toSorted((one, other) => rankOf(all[other]) - rankOf(all[one]));
    return left.pop();
  };
  await Promise.all(
    killings.map(async ({ killing, places }) => {
      while (begun < count && !ended()) {
        begun += 1;
        const before = killing.rows.length;
        await killing.killOne([places[next()]]);
        // There was nothing to work.
        if (killing.rows.length === before) begun -= 1;
      }
    }),
  );
}

/** Twelve kills, one of each kind of place. */
async function killDozen({ killing, there }, logs, chance) {
  for (const some of dozenOf(there, logs, chance)) await killing.killOne(some);
}

/** The log that brings what the places are about; null: they need none. */
function textFor(places, logs) {
  const ids = places.map(({ at }) => at.split('/')[1]);
  const brought = [...logs.battles, ...logs.campaigns].filter((id) => ids.includes(id));
  return brought.length === 0 ? null : logs.textOf(brought);
}

/** Reports of several browsers under one count. */
function counting(report) {
  let reported = 0;
  return (row) => {
    reported += 1;
    report(row, reported);
  };
}

const cameOf = (killings) => ({
  rows: killings.flatMap(({ killing }) => killing.rows),
  places: killings[0].places.length,
  met: new Set(killings.flatMap(({ killing }) => [...killing.met])),
  withFields: new Set(killings.flatMap(({ killing }) => [...killing.withFields])),
  barred: new Set(killings.flatMap(({ killing }) => [...killing.barred])),
});

/**
 * @typedef {object} Came
 * @property {{ place: string; kind: string; after: number; what: string; begun: boolean; outcome: string }[]} rows
 * @property {number} places
 * @property {Set<string>} met
 * @property {Set<string>} withFields
 * @property {Set<string>} barred
 */

/**
 * @typedef {object} Wanted
 * @property {number} count
 * @property {number} seed
 * @property {{ battles: readonly string[]; campaigns: readonly string[]; textOf: (ids: readonly string[]) => string }} logs
 * @property {(row: object, number: number) => void} [report]
 * @property {() => boolean} [ended]
 * @property {string} [dist]
 * @property {boolean} [names]
 * @property {(name: string) => boolean} [wanted]
 * @property {readonly object[]} [made]
 * @property {boolean} [dozen]
 * @property {number} [browsers]
 * @property {string} [program]
 *
 * Ends page or browser `count` times while something is typed or tapped. `logs`: see tests/support/everyQuestion.ts; `names`:
 * the app was built with the names of its components, which are noted at every place. `wanted`: which of the places; `dozen`: twelve
 * kills, one of each kind of place, and `count` is not asked. `ended`: asked before each kill. `browsers`: how many at once; `program`: see
 * MortalBrowser.
 *
 * @param {Wanted} options
 * @returns {Promise<Came>}
 */
export async function runKills({
  count,
  logs,
  seed,
  report = () => undefined,
  ended = () => false,
  dist,
  names = false,
  wanted,
  made,
  dozen = false,
  browsers = 1,
  program,
}) {
  const server = await serve({ port: 0, host: '127.0.0.1', ...(dist && { dist }) });
  const address = `http://127.0.0.1:${server.port}/`;
  const isWanted = ({ name }) => wanted === undefined || wanted(name);
  const text = textFor(placesOf({}, logs).filter(isWanted), logs);
  const opened = Array.from({ length: browsers }, () => new MortalBrowser(program));
  const counted = counting(report);
  /** A browser with everything made in it. What is made has other addresses in each, at the same places. */
  const prepared = async (browser, nth) => {
    await browser.start();
    const killing = new Killing(browser, { chance: seededChance(seed + nth), report: counted, names });
    const there = await killing.prepare(address, text, dozen ? makingOfDozen : made);
    return { killing, there, places: placesOf(there, logs).filter(isWanted) };
  };
  try {
    const killings = await Promise.all(opened.map(prepared));
    const chance = seededChance(seed);
    if (dozen) await killDozen(killings[0], logs, chance);
    else await killAtAll(killings, { chance, count, ended });
    return cameOf(killings);
  } finally {
    await Promise.all(opened.map((browser) => browser.end()));
    await server.close();
  }
}
