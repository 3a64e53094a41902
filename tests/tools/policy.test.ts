import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { policyOf, withPolicy } from '../../src/tools/vite-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = [
  '<!doctype html><html><head><meta charset="utf-8" /><style>p{color:red}</style>',
  '<script type="module" src="./a.js"></script></head><body>',
  '<script type="application/json" id="x">{"a":1}</script><script>go()</script></body></html>',
].join('');

describe('the policy of the page', () => {
  it('should let run what stands in the page, by its hash, and nothing else that does', () => {
    const said = policyOf(page);
    expect(said).toContain(`script-src 'self' ${hash('go()')};`);
    expect(said).toContain(`style-src-elem 'self' ${hash('p{color:red}')};`);
    expect(said).not.toContain(hash('{"a":1}'));
    expect(said).not.toContain(hash(''));
    expect(said).not.toMatch(/script-src[^;]*unsafe/u);
  });

  it('should let nothing come from elsewhere', () => {
    for (const part of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'none'"])
      expect(policyOf(page).split('; ')).toContain(part);
    expect(policyOf(page)).not.toMatch(/https?:|\*/u);
  });

  it('should stand before anything that it is about, and say to nobody where one comes from', () => {
    const html = withPolicy(page);
    expect(html).toMatch(/<meta charset="utf-8" \/><meta http-equiv="Content-Security-Policy" content="[^"]+" \/>/u);
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<style>'));
    expect(html).toContain('<meta name="referrer" content="no-referrer" />');
  });
});
