// How much JavaScript a screen needs, gzip -9, in kB of 1,000 bytes, read from the manifest of the build.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * A path to something that can be used: the chunks of these sources (or of this name, where several screens share them)
 * with all that they import statically, less what the first screen has loaded. That is what the browser must have; what
 * a screen fetches ahead for later is not counted. `limit`: the greatest allowed sum in kB; without one it is only told.
 * A source that the build has put into a chunk with others is found by the chunk's source map. One that the build does
 * not have is a fault: a path must not get shorter because something has another name.
 */
// Home is taken over as the page has drawn it, and not drawn again, with 0.2 kB.
// A kilobyte lets Back close a sheet and not leave the screen, names on home follow the language, and settings outlive a killed browser.
const FIRST = { name: 'first screen', sources: ['index.html', 'src/features/home/HomeScreen.tsx'], limit: 87.3 };
/** What is wanted is 150 kB. What has come above stands here as it is, so that it is seen, and grows no further. */
// Vanguard says what each objective is worth when it is counted. Kill Team 3 has ploys, traits and effects, as kill teams of 2021: players make them.
// Home's notices no longer bring the table with them; that costs some 0.1 kB here, and Vanguard 0.5.
// The board is entered, set up, told, refused, shown and kept with some 3 kB; its map, and what measures, are fetched where a battle has one.
// Markers on a board, who is near them and carries them are told of with some 1 kB; war bands enter a board with 3.
// Doors, killzones that scenarios bind and what the table overrules are decided with 3 kB more.
// Marks of events that lie on a board, ways that nobody can end, and enemies that begin in an entry of their own take 1.5 kB.
// A hatch in the middle of a move, groups that enter together and cards that climb take 1 kB.
// Who has strayed from a board of war bands, and that the board on which a battle begins stays, take 0.2 kB.
// A battle that is set up on its board before it begins, what hides whom, how far a charge comes and what is left of a move are told with 2.2 kB; objectives of war bands lie on the board with 1.
// Traps that wait at a mark, markers that are taken off a board and laid again, and a choice of two take 2.3 kB.
// Barricades that both sides of Kill Team 2021 put down on their board take 0.6 kB there, 0.2 elsewhere.
// The rules by which markers lie on a board are read, and what is begun waits for its entry, with 0.2 to 0.3 kB.
// What came of the last die, a trait that would come to nothing, an ending that is left open and how an enemy found its place take 0.2 to 0.4 kB.
const LIMITS = { acolyte: 181.6, kt3: 172.6, kt2021: 172.2, 'kt2021-lite': 173.1, vanguard: 233.2 };
/** The rules of each system; of the first is the battle that is offered to a newcomer. */
const RULES = {
  acolyte: 'src/engine/systems/acolyte/acolyte.ts',
  kt3: 'src/engine/systems/kt3/kt3.ts',
  kt2021: 'src/engine/systems/kt2021/kt2021.ts',
  'kt2021-lite': 'src/engine/systems/kt2021-lite/kt2021Lite.ts',
};
const continueOf = (system) => ({
  name: `battle screen of ${system}, in addition (Continue, then the first card)`,
  sources: [
    'src/app/behindHome.ts',
    'src/app/battle/BattleRoute.tsx',
    'src/app/battle/killTeam/screens.ts',
    'src/app/battle/killTeam/BattleStage.tsx',
    'src/engine/systems/killTeamSystem.ts',
    RULES[system],
    'src/words/en/loaders.ts',
    'src/words/en/catalogues/battle.ts',
  ],
  limit: LIMITS[system],
});
const VANGUARD = {
  name: 'battle screen of vanguard, in addition (Continue, then the first card)',
  sources: [
    'src/app/behindHome.ts',
    'src/app/battle/BattleRoute.tsx',
    'src/app/battle/rounds/screens.ts',
    'src/features/vanguard-battle/TableScreen.tsx',
    'src/engine/systems/vanguardSystem.ts',
    'src/words/en/loaders.ts',
    'src/words/en/vanguard/vanguard.ts',
  ],
  limit: LIMITS.vanguard,
};
const CONTINUES = [...Object.keys(RULES).map(continueOf), VANGUARD];
/** Against the tables: what a battle of people does without. ACOLYTE has it always. */
const AGAINST = Object.keys(RULES)
  .filter((system) => system !== 'acolyte')
  .map((system) => ({
    name: `the same against the tables of ${system}`,
    sources: [...continueOf(system).sources, 'src/engine/systems/tables/byTables.ts'],
  }));
const FIRST_BATTLE = {
  name: 'first battle, in addition (first opening, turning point with its dice, then the first card)',
  sources: [
    ...continueOf('acolyte').sources,
    'src/features/home/parts.ts',
    'src/features/home/startFirst.ts',
    'src/content/packs/acolyte-core/files.ts',
    'src/features/turning-point/TurningPointScreen.tsx',
    'src/features/dice-tray/DiceTray.tsx',
    'src/features/dice-tray/TrayBar.tsx',
  ],
};

/** What the first screen with a board fetches beside what a battle without one has, what it fetches after its table included. */
const BOARD = {
  name: 'first board screen, in addition to a battle of acolyte that has begun',
  beyond: { sources: [...FIRST_BATTLE.sources, 'src/features/battle/parts/ActorPanel.tsx'] },
  sources: [
    'src/features/battle/board/OnBoard.tsx',
    'src/engine/board/kernel.ts',
    'src/engine/plugins/npo/board/boardMind.ts',
    'src/words/en/board.ts',
    'src/words/en/killzones.ts',
  ],
  // What is in hand on a board, its bar, and what is drawn over it, comes later; so does what finds ways.
  limit: 70,
};
/** What is fetched first once a board is drawn: where somebody can go, and by what way. */
const MOVES = { name: 'moves on it, once it is drawn', sources: ['src/engine/board/finder.ts'] };

const dist = path.resolve(process.argv[2] ?? 'dist');
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
const chunks = Object.entries(manifest);
const textOf = (file) => (file === INLINE ? inline : readFileSync(path.join(dist, file)));
/** Asks once for each file: the same files are on many ways. */
function onceEach(ask) {
  const known = new Map();
  return (file) => {
    if (!known.has(file)) known.set(file, ask(file));
    return known.get(file);
  };
}
const sizeOf = onceEach((file) => gzipSync(textOf(file), { level: 9 }).length);
/** The script that stands in the page itself; what it is told is data. */
const INLINE = 'index.html, its own script';
const page = path.join(dist, 'index.html');
const inline = [...(existsSync(page) ? readFileSync(page, 'utf8') : '').matchAll(/<script>(.*?)<\/script>/gsu)]
  .map(([, code]) => code)
  .join('\n');
const kB = (bytes) => (bytes / 1000).toFixed(1);
const sumOf = (files) => files.reduce((bytes, file) => bytes + sizeOf(file), 0);

function addWithImports(key, files) {
  const chunk = manifest[key];
  if (!chunk.file.endsWith('.js') || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) addWithImports(imported, files);
}

/** What a file was made of, by its source map. */
const sourcesOf = onceEach((file) => {
  const map = path.join(dist, `${file}.map`);
  return file.endsWith('.js') && existsSync(map) ? JSON.parse(readFileSync(map, 'utf8')).sources : [];
});

const contains = (source, { file }) => sourcesOf(file).some((each) => each.endsWith(`/${source}`));

function keysOf(source) {
  const named = chunks.filter(([key, chunk]) => key === source || chunk.name === source);
  const found = named.length > 0 ? named : chunks.filter(([, chunk]) => contains(source, chunk));
  if (found.length === 0) throw new Error(`the build has no ${source}`);
  return found.map(([key]) => key);
}

function filesOf({ sources }) {
  const files = new Set();
  for (const source of sources) for (const key of keysOf(source)) addWithImports(key, files);
  return [...files];
}

const list = (files) => {
  for (const file of files) console.log(`       ${kB(sizeOf(file)).padStart(6)}  ${file}`);
};

/** Tells the sum of a path; false: it is over its limit. */
function tell({ name, limit }, files) {
  const sum = sumOf(files);
  const within = limit === undefined || sum <= limit * 1000;
  const verdict = limit === undefined ? '    ' : within ? 'ok  ' : 'OVER';
  console.log(`${verdict} ${name}: ${kB(sum)} kB${limit === undefined ? '' : ` of ${limit}`}`);
  list(files);
  return within;
}

const first = filesOf(FIRST);
const inAddition = (way) => filesOf(way).filter((file) => !first.includes(file));
const boardFiles = filesOf(BOARD).filter((file) => ![...first, ...filesOf(BOARD.beyond)].includes(file));
const moveFiles = filesOf(MOVES).filter((file) => ![...first, ...filesOf(BOARD.beyond), ...boardFiles].includes(file));
const PAGE = { name: 'first screen with the script of the page itself, which draws it before any other has come' };
const told = [
  tell(FIRST, first),
  tell(PAGE, [...first, INLINE]),
  ...CONTINUES.map((way) => tell(way, inAddition(way))),
  ...AGAINST.map((way) => tell(way, inAddition(way))),
  tell(FIRST_BATTLE, inAddition(FIRST_BATTLE)),
  tell(BOARD, boardFiles),
  tell(MOVES, moveFiles),
];
const onTheWay = new Set([
  ...first,
  ...[...CONTINUES, ...AGAINST].flatMap(filesOf),
  ...filesOf(FIRST_BATTLE),
  ...boardFiles,
  ...moveFiles,
]);
const rest = chunks.map(([, { file }]) => file).filter((file) => file.endsWith('.js') && !onTheWay.has(file));
console.log(`     fetched ahead for later, or never: ${kB(sumOf(rest))} kB`);
list(rest);
process.exit(told.every(Boolean) ? 0 : 1);
