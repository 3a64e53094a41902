import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { arrowsDown, arrowsUp, specifierTo } from './support/engineFolders.ts';
import { lintFiles } from './support/lintProject.ts';

type Plant = { readonly file: string; readonly text: string; readonly rule: string; readonly shows: string };

const uses = (specifier: string) => `import * as planted from '${specifier}';\nexport const seen = planted;\n`;
const usesType = (specifier: string) => `import type { Planted } from '${specifier}';\nexport type Seen = Planted;\n`;
const reads = (expression: string) => `export const seen = ${expression};\n`;

const imports = 'eslint(no-restricted-imports)';
const globals = 'eslint(no-restricted-globals)';
const properties = 'eslint(no-restricted-properties)';

const features = readdirSync('src/features');

/** What a file of a layer must not import; one planted file each. */
const forbiddenImports: Readonly<Record<string, readonly string[]>> = {
  'src/engine/family/killteam/attack': [
    '../../../../state/store.ts',
    '../../../../ui/Card.tsx',
    '../../../../features/home/HomeScreen.tsx',
    '../../../../persistence/envelope.ts',
    '../../../../content/loadPack.ts',
    '../../../../words/words.ts',
    '../../../../app/App.tsx',
    '../../../../headless/main.ts',
    '../../../../tools/serve.mjs',
    'react',
    'zustand',
    'zod',
    'wouter',
    'seedrandom',
    'seedrandom/lib/alea.js',
    'node:fs',
  ],
  'src/content': ['../state/store.ts', '../features/home/HomeScreen.tsx', '../ui/Card.tsx', '../app/App.tsx', 'react'],
  'src/persistence': [
    '../state/store.ts',
    '../features/log/Log.tsx',
    '../ui/Card.tsx',
    '../app/App.tsx',
    'react',
    'zustand',
  ],
  'src/ui': [
    '../engine/core/ids.ts',
    '../words/words.ts',
    '../state/store.ts',
    '../content/loadPack.ts',
    '../persistence/envelope.ts',
    '../features/log/Log.tsx',
    '../app/App.tsx',
    'zustand',
  ],
  'src/scene': [
    '../features/log/Log.tsx',
    '../ui/Card.tsx',
    '../app/App.tsx',
    '../content/loadPack.ts',
    '../persistence/envelope.ts',
    'zustand',
    'wouter',
  ],
  'src/state': [
    '../features/log/Log.tsx',
    '../scene/useScene.ts',
    '../ui/Card.tsx',
    '../app/App.tsx',
    '../words/words.ts',
    '../persistence/indexedStore.ts',
    '../persistence/browserStorage.ts',
    '../persistence/browserTabs.ts',
    'react',
    'idb-keyval',
  ],
  'src/forms': [
    '../state/store.ts',
    '../features/log/Log.tsx',
    '../persistence/envelope.ts',
    '../app/App.tsx',
    'zustand',
    'wouter',
    'idb-keyval',
  ],
  'src/words': [
    '../state/store.ts',
    '../ui/Card.tsx',
    '../features/log/Log.tsx',
    '../content/loadPack.ts',
    '../engine/core/ids.ts',
    'react',
  ],
  'src/headless': [
    '../state/store.ts',
    '../persistence/saveSlot.ts',
    '../ui/Card.tsx',
    '../features/log/Log.tsx',
    '../app/App.tsx',
    'react',
    'react-dom/client',
  ],
  'src/app': ['../tools/serve.mjs', 'idb-keyval'],
  'src/tools': ['../engine/core/ids.ts', '../state/store.ts', '../app/App.tsx', 'react'],
};

/** Folders of the engine whose values no screen and no editor imports, only their types. */
const ruleFolders = ['family/killteam/attack', 'plugins/npo', 'systems', 'view'];
const storageReaders = [
  'src/engine',
  'src/content',
  'src/ui',
  'src/state',
  'src/words',
  'src/headless',
  'src/app',
  'src/features/home',
];
const impure = [
  'Date.now()',
  'new Date()',
  'performance.now()',
  'console',
  'setTimeout',
  'document',
  'window',
  'crypto',
  'fetch',
  'globalThis',
];

const plants: Plant[] = [];
const plant = (folder: string, text: string, rule: string, suffix = 'ts') =>
  plants.push({ file: `${folder}/planted${plants.length}.${suffix}`, text, rule, shows: text.split('\n')[0] ?? '' });

for (const [folder, specifiers] of Object.entries(forbiddenImports))
  for (const specifier of specifiers) plant(folder, uses(specifier), imports);

for (const [from, to] of arrowsUp) {
  plant(from, usesType(specifierTo(from, to)), imports);
  plant(`${from}/parts`, uses(specifierTo(from, to, 'parts')), imports);
}

for (const feature of features) {
  const folder = `src/features/${feature}`;
  for (const other of features.filter((name) => name !== feature)) {
    plant(folder, uses(`../${other}/Planted.tsx`), imports);
    plant(`${folder}/parts`, uses(`../../${other}/Planted.tsx`), imports);
    plant(`${folder}/parts/small`, uses(`../../../${other}/Planted.tsx`), imports);
  }
  for (const specifier of [
    '../../app/App.tsx',
    '../../persistence/envelope.ts',
    '../../headless/main.ts',
    '../../tools/serve.mjs',
    'idb-keyval',
  ])
    plant(folder, uses(specifier), imports);
}

for (const folder of ruleFolders) {
  for (const feature of features) {
    plant(`src/features/${feature}`, uses(`../../engine/${folder}/planted.ts`), imports);
    plant(`src/features/${feature}/parts`, uses(`../../../engine/${folder}/planted.ts`), imports);
  }
  plant('src/forms', uses(`../engine/${folder}/planted.ts`), imports);
  plant('src/scene', uses(`../engine/${folder}/planted.ts`), imports);
}
plant('src/forms', "import { type A, b } from '../engine/view/planted.ts';\nexport const seen: A = b;\n", imports);

for (const folder of storageReaders) {
  plant(folder, reads('localStorage'), globals);
  plant(folder, reads('indexedDB'), globals);
}
for (const folder of storageReaders.filter((name) => name !== 'src/engine'))
  plant(folder, reads('window.localStorage'), properties);
for (const expression of impure) plant('src/engine/family/killteam/flow', reads(expression), globals);
plant('src/engine/dice', reads('Math.random()'), properties);
plant('src/state', reads('Math.random()'), properties);

plant('src/state', uses('../persistence/clean'), 'import(extensions)');
plant('src/state', 'export default 1;\n', 'import(no-default-export)');
plant('src/state', "export * from './planted0.ts';\n", 'oxc(no-barrel-file)');
plant('src/state', 'export const seen = (value: any) => String(value);\n', 'typescript(no-explicit-any)');
plant(
  'src/state',
  'export const seen = (value: string | null) => value!.length;\n',
  'typescript(no-non-null-assertion)',
);
plant('src/state', 'export const seen = () => {\n  Promise.resolve(1);\n};\n', 'typescript(no-floating-promises)');
plant('src/state', 'export const seen = () => console.log(1);\n', 'eslint(no-console)');
plant('src/state', 'export const seen = (a: 1, b: 1, c: 1, d: 1, e: 1) => [a, b, c, d, e];\n', 'eslint(max-params)');
plant(
  'src/state',
  "export function seen(value: 'a' | 'b') {\n  switch (value) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}\n",
  'typescript(switch-exhaustiveness-check)',
);
plant('src/state', `export function seen() {\n${'  String(1);\n'.repeat(41)}}\n`, 'eslint(max-lines-per-function)');
plant('src/ui', `export function Seen() {\n${'  String(1);\n'.repeat(81)}}\n`, 'eslint(max-lines-per-function)', 'tsx');
plant('src/state', `export const seen = [\n${'  1,\n'.repeat(250)}];\n`, 'eslint(max-lines)');
plant(
  'src/state',
  'export function seen(a: boolean) {\n  if (a) {\n    if (!a) {\n      if (a) {\n        if (!a) return 1;\n      }\n    }\n  }\n  return 2;\n}\n',
  'eslint(max-depth)',
);
plant(
  'src/state',
  `export function seen(a: number) {\n${Array.from({ length: 10 }, (_, n) => `  if (a === ${n}) return ${n + 1};\n`).join('')}  return 0;\n}\n`,
  'eslint(complexity)',
);

/** Files that keep to their layer: what may be imported must stay importable. */
const clean: Readonly<Record<string, string>> = {
  'src/engine/family/killteam/attack/clean.ts': uses('zod/mini') + usesType('../../../core/ids.ts'),
  'src/engine/dice/seededDice.ts': uses('seedrandom/lib/alea.js'),
  'src/engine/core/ids.ts': 'export type Planted = string;\n',
  'src/content/clean.ts': usesType('../engine/core/ids.ts'),
  'src/persistence/clean.ts': uses('idb-keyval') + reads('localStorage').replace('seen', 'more'),
  'src/ui/clean.ts': uses('react'),
  'src/state/clean.ts':
    uses('zustand') + usesType('../persistence/clean.ts') + reads('Date.now()').replace('seen', 'more'),
  'src/state/answer/diceSource.ts': usesType('../../engine/core/ids.ts'),
  'src/state/base/useApp.ts': uses('react'),
  'src/words/clean.ts': usesType('../engine/core/ids.ts'),
  'src/words/useWords.ts': uses('react'),
  'src/headless/clean.ts': usesType('../state/answer/diceSource.ts') + uses('node:readline').replace('Seen', 'More'),
  'src/features/battle/clean.ts':
    uses('../../engine/core/ids.ts') + usesType('../../state/clean.ts').replace('Seen', 'More'),
  'src/features/enemy-turn/clean.ts':
    usesType('../../engine/view/battleView.ts') +
    uses('../../engine/behaviour/seen.ts').replaceAll('planted', 'other') +
    "import { type Planted as Mixed, other as more } from '../../engine/odds/shot.ts';\nexport const both: Mixed = more;\n",
  'src/forms/clean.ts': usesType('../engine/family/killteam/attack/clean.ts') + uses('../engine/core/ids.ts'),
  'src/features/attack/parts/clean.ts':
    uses('../../../ui/clean.ts') + usesType('../../../words/clean.ts').replace('Seen', 'More'),
  'src/features/attack/parts/small/clean.ts':
    uses('../clean.ts') + usesType('../../../../ui/clean.ts').replace('Seen', 'More'),
  'src/features/attack/clean.ts': uses('./parts/clean.ts') + usesType('./parts/small/clean.ts').replace('Seen', 'More'),
  'src/app/clean.ts': uses('../features/battle/clean.ts') + usesType('../persistence/clean.ts').replace('Seen', 'More'),
};

/** Each folder of the engine imports every one before it. */
const importingDown = arrowsDown.map(([from, to], index): readonly [string, string] => [
  `${from}/down${index}.ts`,
  usesType(specifierTo(from, to)),
]);

const found = lintFiles({
  ...Object.fromEntries(plants.map(({ file, text }) => [file, text])),
  ...Object.fromEntries(importingDown),
  ...clean,
});

describe('lint', () => {
  it.each(plants)('should report $rule in $file: $shows', ({ file, rule, text }) => {
    const rules = (found.get(file) ?? []).map((line) => line.split(': ')[0]);
    expect(rules, text).toContain(rule);
  });

  it.each(Object.keys(clean))('should find nothing in %s', (file) => {
    expect(found.get(file)).toEqual([]);
  });

  it.each(importingDown)('should find nothing in %s', (file) => {
    expect((found.get(file) ?? []).filter((line) => line.startsWith(imports))).toEqual([]);
  });
});
