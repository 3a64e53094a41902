import { describe, expect, it } from 'vitest';
import { answerAll } from '../../src/headless/answerAll.ts';
import { parseReply } from '../support/headlessCase.ts';

const move = (id: string, more = '') => `{"id":"${id}","kind":"kt3.move","budget":1${more}}`;

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield await Promise.resolve(text.slice(at, at + size));
}

async function repliesTo(text: string, size = 7) {
  const replies: string[] = [];
  for await (const reply of answerAll(inPieces(text, size))) replies.push(reply);
  return replies.map(parseReply).map(({ id, ok, error }) => (ok ? id : `${id}: ${error?.code}`));
}

describe('a stream of cases', () => {
  it('should answer each line once, in order, and go on after bad ones', async () => {
    const text = [
      move('a'),
      '',
      '{"id":"b"',
      '   ',
      '{"id":"c","kind":"oracle"}',
      'null',
      move('d', ',"h":["x"]'),
      `${move('e')}\r`,
      move('f'),
    ].join('\n');
    const all = ['a', 'null: badJson', 'c: unknownKind', 'null: wrongType', 'd: wrongType', 'e', 'f'];
    expect(await repliesTo(text)).toEqual(all);
    expect(await repliesTo(`${text}\n`, 1000)).toEqual(all);
    expect(await repliesTo(`\uFEFF${text}`, 1)).toEqual(all);
  });

  it('should not cut a line at other separators than a line feed', async () => {
    expect(await repliesTo(move('a\u2028b'))).toEqual(['a\u2028b']);
  });

  it('should answer nothing to nothing', async () => {
    expect(await repliesTo('')).toEqual([]);
    expect(await repliesTo('\n\n')).toEqual([]);
  });
});
