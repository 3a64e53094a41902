// What of the source draws a field, or keeps what is begun: by the names of its components.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const DECLARED = /^(?:export )?(?:async )?(?:function|const) (\w+)/u;
const FIELD = /<(?:TextField|NumberEntry|input|textarea)\b/u;
/** Hooks that park what is begun or typed. */
const KEEPERS = [
  'useBegun',
  'useHalfDone',
  'useCampaignHalfDone',
  'useParked',
  'usePark',
  'useTypedForm',
  'useTypedKeeper',
  'useDocument',
  'useDraft',
];

const sources = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => /\.tsx?$/u.test(name) && !name.includes('node_modules'))
    .map((name) => ({ name, lines: readFileSync(path.join(folder, name), 'utf8').split('\n') }));

/** Where a pattern is met: the file and what is declared around it. */
function metIn(files, pattern) {
  return files.flatMap(({ name, lines }) => {
    let around = null;
    return lines.flatMap((line) => {
      around = DECLARED.exec(line)?.[1] ?? around;
      const own = DECLARED.exec(line)?.[1];
      const called =
        !/^\s*(?:import|\*|\/)/u.test(line) && pattern.test(line) && (pattern.of === undefined || own !== pattern.of);
      return called && around !== null ? [{ file: name, component: around }] : [];
    });
  });
}

const callOf = (hook) => Object.assign(new RegExp(`\\b${hook}(?:<|\\()`, 'u'), { of: hook });

/** The components that call one of these hooks, themselves or through hooks of their own. */
function callersOf(files, hooks) {
  const found = [];
  const known = new Set(hooks);
  for (const hook of known)
    for (const met of metIn(files, callOf(hook)))
      if (/^use[A-Z]/u.test(met.component)) known.add(met.component);
      else found.push(met);
  return found;
}

const onceEach = (list) => [...new Map(list.map((each) => [`${each.file} ${each.component}`, each])).values()];

/** The components of a source folder that draw a field, and those that keep what is begun. */
export function keptInSource(folder) {
  const files = sources(folder);
  return { fields: onceEach(metIn(files, FIELD)), keepers: onceEach(callersOf(files, KEEPERS)) };
}
