// Serves the built app, compressed, with cache headers that let a new version be noticed.
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
  '.woff2': 'font/woff2',
};
const compressible = /\.(html|js|css|svg|json|webmanifest|map|txt)$/;
const packers = {
  br: (raw) => promisify(brotliCompress)(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (raw) => promisify(gzip)(raw, { level: 9 }),
};
const kept = new Map();

const POLICY = /http-equiv="Content-Security-Policy" content="(?<policy>[^"]*)"/;

/** What a page says that it may do, with what it cannot say itself: nobody shows it in a frame. */
function policyOf(file, raw) {
  if (!file.endsWith('.html')) return {};
  const said = POLICY.exec(raw.toString('utf8'))?.groups?.policy;
  const parts = [...(said === undefined ? [] : [said]), "frame-ancestors 'none'"];
  return { 'content-security-policy': parts.join('; ') };
}

function wantedEncoding(file, accept) {
  if (!compressible.test(file)) return '';
  if (/\bbr\b/.test(accept)) return 'br';
  return /\bgzip\b/.test(accept) ? 'gzip' : '';
}

/** The body as sent: text of any size compressed once and kept, and left alone where compressing makes it longer. */
async function encoded(file, accept) {
  const encoding = wantedEncoding(file, accept);
  const { mtimeMs, size } = await stat(file);
  const key = `${encoding} ${file} ${mtimeMs} ${size}`;
  const known = kept.get(key);
  if (known) return known;
  const raw = await readFile(file);
  const packed = encoding ? await packers[encoding](raw) : raw;
  const shorter = packed.length < raw.length;
  const body = shorter ? packed : raw;
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`;
  const answer = { body, encoding: shorter ? encoding : '', etag, policy: policyOf(file, raw) };
  kept.set(key, answer);
  return answer;
}

function fileFor(root, url) {
  const name = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  const file = path.join(root, path.normalize(name.endsWith('/') ? `${name}index.html` : name));
  if (!file.startsWith(root + path.sep)) throw new Error(`${name} is outside of what is served`);
  return { file, hashed: name.startsWith('/assets/') };
}

async function reply(root, request, response) {
  const { file, hashed } = fileFor(root, request.url);
  const { body, encoding, etag, policy } = await encoded(file, String(request.headers['accept-encoding'] ?? ''));
  const headers = {
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...policy,
    vary: 'accept-encoding',
    etag,
    ...(encoding && { 'content-encoding': encoding }),
  };
  const unchanged = request.headers['if-none-match'] === etag;
  if (unchanged) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function replyOrNotFound(root, request, response) {
  try {
    await reply(root, request, response);
  } catch {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
  }
}

/**
 * Starts the server; port 0 takes any free one. Resolves to the server, its port and a `close` that cuts open
 * connections. Rejects with `EADDRINUSE` if the port is busy.
 * @param {{ port: number, host?: string, dist?: string }} options
 * @returns {Promise<{ server: import('node:http').Server, port: number, close: () => Promise<void> }>}
 */
export function serve({ port, host = '0.0.0.0', dist = 'dist' }) {
  const root = path.resolve(dist);
  const server = createServer((request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') void replyOrNotFound(root, request, response);
    else response.writeHead(405, { allow: 'GET, HEAD' }).end();
  });
  const close = () =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve({ server, port: server.address().port, close }));
  });
}
