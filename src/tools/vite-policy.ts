import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const INLINE = /<(?<tag>script|style)(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/\k<tag>>/gu;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of what of a kind stands in the page itself: what is fetched has no text, what is JSON is not run. */
function hashesIn(html: string, kind: 'script' | 'style'): readonly string[] {
  return [...html.matchAll(INLINE)].flatMap(({ groups }) => {
    const { tag, attributes = '', text = '' } = groups ?? {};
    return tag === kind && text !== '' && !attributes.includes('application/json') ? [hashOf(text)] : [];
  });
}

/** What a page may fetch and run: what comes with it, and of what stands in it only what stands there now. */
export const policyOf = (html: string): string =>
  [
    "default-src 'self'",
    ['script-src', "'self'", ...hashesIn(html, 'script')].join(' '),
    ['style-src-elem', "'self'", ...hashesIn(html, 'style')].join(' '),
    // Sizes of icons in the first frame; an attribute fetches nothing, for images and fonts have words of their own here.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** The page with its policy, before anything that it is about. */
export const withPolicy = (html: string): string =>
  html.replace(
    /<meta charset="[^"]*"\s*\/?>/u,
    (charset) =>
      `${charset}<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}" /><meta name="referrer" content="no-referrer" />`,
  );

/** Puts the policy into the built page, after all else that changes it. */
export function policy(): Plugin {
  return {
    name: 'policy',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: withPolicy },
  };
}
