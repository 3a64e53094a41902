import { describe, expect, it } from 'vitest';
import { readGiven } from '../../src/persistence/givenText.ts';
import { encodeShare } from '../../src/persistence/shareCode.ts';
import { partsOf } from '../../src/persistence/shareParts.ts';

const HERE = 'https://example.org/app/#/';

async function codeOf(value: unknown): Promise<string> {
  const encoded = await encodeShare(value);
  if (encoded.kind !== 'code') throw new Error(encoded.kind);
  return encoded.code;
}

describe('a text that was pasted', () => {
  it('should be the code of its link, whatever the message says around it', async () => {
    const code = await codeOf(['pack', 1, 'Ash']);
    const broken = `${code.slice(0, 20)}\n${code.slice(20)}`;
    expect(readGiven(`Look: ${HERE}workshop/take/${code}, see you there`)).toEqual({ kind: 'codes', codes: [code] });
    expect(readGiven(`${HERE}take/${broken} until then`)).toEqual({ kind: 'codes', codes: [code] });
  });

  it('should be a bare code, broken into lines or not', async () => {
    const code = await codeOf({ a: 1 });
    expect(readGiven(` ${code.slice(0, 9)}\n${code.slice(9)} `)).toEqual({ kind: 'codes', codes: [code] });
  });

  it('should be all the parts of a code that are in it', async () => {
    const noise = Array.from({ length: 900 }, (_, at) => Math.sin(at).toString(36));
    const parts = partsOf(await codeOf(noise), `${HERE}workshop/take/`) ?? [];
    expect(parts.length).toBeGreaterThan(1);
    const message = parts.map((part) => `${HERE}workshop/take/${part}`).join('\n');
    expect(readGiven(message)).toEqual({ kind: 'codes', codes: parts });
    expect(readGiven(parts[0] ?? '')).toEqual({ kind: 'codes', codes: [parts[0]] });
  });

  it('should be a question to the odds, or the address of something that is elsewhere', () => {
    expect(readGiven(`${HERE}odds/kt3/a4 `)).toEqual({ kind: 'odds', asked: 'kt3/a4' });
    expect(readGiven(`${HERE}battle/b1`)).toEqual({ kind: 'place' });
  });

  it.each(['{"format":"battle","title":"#/take/RA"}', '<roster name="#/odds/x"/>', 'Roster', ''])(
    'should be what a file would hold: %s',
    (text) => expect(readGiven(text)).toEqual({ kind: 'text' }),
  );
});
