import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../../src/tools/serve.mjs';

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'" />`;
const small = `<!doctype html>${policy}<title>A small page</title><p>word word word word word word</p>`;
const dist = mkdtempSync(path.join(tmpdir(), 'retinue-serve-'));
let running: Awaited<ReturnType<typeof serve>>;

function ask(target: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get({ port: running.port, path: target, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    request.on('error', reject);
  });
}

beforeAll(async () => {
  mkdirSync(path.join(dist, 'assets'));
  writeFileSync(path.join(dist, 'index.html'), small);
  writeFileSync(path.join(dist, 'assets/tiny.js'), '1');
  writeFileSync(path.join(dist, 'assets/picture.png'), 'word '.repeat(100));
  running = await serve({ port: 0, host: '127.0.0.1', dist });
});

afterAll(async () => {
  await running.close();
  rmSync(dist, { recursive: true });
});

describe('serve', () => {
  it('should send a small page as brotli to a browser that reads it', async () => {
    const { headers, body } = await ask('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(small);
  });

  it('should send gzip where brotli is not read', async () => {
    const { headers, body } = await ask('/index.html', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(small);
  });

  it.each(['/assets/tiny.js', '/assets/picture.png'])('should leave %s as it is', async (target) => {
    const { headers } = await ask(target, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('should say as a header what a page says of itself, and that nobody frames it', async () => {
    const { headers } = await ask('/');
    expect(headers['content-security-policy']).toBe("default-src 'self'; frame-ancestors 'none'");
    expect(headers['referrer-policy']).toBe('no-referrer');
    const other = await ask('/assets/tiny.js');
    expect(other.headers['content-security-policy']).toBeUndefined();
    expect(other.headers['referrer-policy']).toBe('no-referrer');
  });

  it('should let a page be kept only if it is asked for again', async () => {
    expect((await ask('/')).headers['cache-control']).toBe('no-cache');
  });

  it('should let a hashed file be kept for ever', async () => {
    expect((await ask('/assets/tiny.js')).headers['cache-control']).toContain('immutable');
  });

  it('should answer 304 to a browser that has the page', async () => {
    const { headers } = await ask('/');
    const again = await ask('/', { 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it.each(['/nothing.js', '/../package.json', '/%2e%2e/package.json', '/%', '/assets'])(
    'should not find %s',
    async (target) => {
      expect((await ask(target)).status).toBe(404);
    },
  );

  it('should say that a port is in use', async () => {
    const { port } = running;
    await expect(serve({ port, host: '127.0.0.1', dist })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
