import { type Plugin, type ResolvedConfig, type Rolldown, build, createServer } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** `languages`: sources that only one of them needs, under its name; `all`: that each of them does. */
interface Sources {
  /** The module that draws the first frame, and the script that shows it. */
  readonly frame: string;
  readonly script: string;
  /** What is in the page when it opens. */
  readonly home: string;
  readonly ahead: { readonly all: readonly string[]; readonly languages: Readonly<Record<string, readonly string[]>> };
}

interface Frame {
  readonly firstFrames: () => Promise<Readonly<Record<string, string>>>;
  readonly firstSettings: object;
}

const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((out) => out.type === 'chunk');

function chunkOf(bundle: Bundle, source: string): Chunk {
  const found = chunksOf(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${source}`)));
  if (found === undefined) throw new Error(`the build has no ${source}`);
  return found;
}

/** The files of a chunk, its styles and what it imports, that are not in `known`; they are then. */
function filesOf(bundle: Bundle, chunk: Chunk, known: Set<string>): string[] {
  if (known.has(chunk.fileName)) return [];
  known.add(chunk.fileName);
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])].filter((file) => !known.has(file));
  for (const file of styles) known.add(file);
  const imported = chunk.imports.flatMap((file) => {
    const out = bundle[file];
    return out?.type === 'chunk' ? filesOf(bundle, out, known) : [];
  });
  return [chunk.fileName, ...styles, ...imported];
}

function aheadOf(bundle: Bundle, { home, ahead }: Sources) {
  const known = new Set<string>();
  filesOf(bundle, chunkOf(bundle, home), known);
  const filesIn = (sources: readonly string[], language: string | null) =>
    sources
      .flatMap((source) => filesOf(bundle, chunkOf(bundle, source), known))
      .map((file) => ({ href: `./${file}`, language }));
  const all = filesIn(ahead.all, null);
  return [...all, ...Object.entries(ahead.languages).flatMap(([language, sources]) => filesIn(sources, language))];
}

/** Draws the first frames, by language, and says with which settings. */
async function drawn(input: string, { root, css }: ResolvedConfig) {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    css: { modules: css.modules ?? {} },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { firstFrames, firstSettings } = (await server.ssrLoadModule(input)) as Frame;
    const frames = Object.entries(await firstFrames()).map(
      ([language, html]) => `<template lang="${language}">${html}</template>`,
    );
    return { frames: frames.join(''), settings: firstSettings };
  } finally {
    await server.close();
  }
}

/** What stands in a script of the page ends it nowhere. */
const inPage = (text: string): string => text.replaceAll(/<(?=\/script|!--)/gu, '\\x3c');

/** The script as one text without imports. */
async function scriptOf(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${input} came to nothing`);
  return inPage(chunk.code);
}

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\.\/(?<file>[^"]+)"[^>]*>\s*/gu;

const sourceOf = (bundle: Bundle, file: string): string => {
  const out = bundle[file];
  if (out?.type !== 'asset') throw new Error(`the build has no ${file}`);
  return String(out.source);
};

/** Puts the styles into the page; what is fetched later finds them named there, and does not fetch them again. */
function withStyles(html: string, bundle: Bundle): string {
  const files = [...html.matchAll(STYLESHEET)].map(({ groups }) => groups?.['file'] ?? '');
  const styles = files.map((file) => sourceOf(bundle, file).replaceAll('url(./', 'url(./assets/')).join('');
  const named = files.map((file) => `<link rel="stylesheet" disabled crossorigin href="./${file}">`).join('');
  return html.replaceAll(STYLESHEET, '').replace('</head>', () => `<style>${styles}</style>${named}</head>`);
}

/**
 * Puts home as it begins into index.html, in each language, with its styles: it is seen before the first script has come.
 */
export function firstFrame(sources: Sources): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'firstFrame',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const { frames, settings } = await drawn(`/${sources.frame}`, config);
        const script = await scriptOf(`${config.root}/${sources.script}`);
        const told = JSON.stringify({ ...settings, ahead: aheadOf(bundle, sources) });
        return withStyles(html, bundle).replace(
          '<div id="root"></div>',
          (root) =>
            `${root}${frames}<script type="application/json" id="first-visit">${told.replaceAll('<', '\\u003c')}</script><script>${script}</script>`,
        );
      },
    },
  };
}
