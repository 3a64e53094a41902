import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { typeShape, variantShapes } from '../support/typeShape.ts';

/** What `Said` says in a file of these lines. */
function said(...lines: readonly string[]): string {
  const path = join(mkdtempSync(join(tmpdir(), 'types-')), 'said.ts');
  writeFileSync(path, lines.join('\n'));
  return typeShape(path, 'Said');
}

const STEP = 'interface Step<T extends Terms> { readonly act: T["act"]; readonly wish: T["wish"] | null }';
const TERMS = 'interface Terms { readonly act: string; readonly wish: string }';
const game = (acts: string): string => `interface Game extends Terms { readonly act: ${acts}; readonly size: number }`;

describe('the shape of a type', () => {
  it('should be the same, whatever its parts are called and however they are put together', () => {
    const plain = said('type Said = { readonly act: "a" | "b"; readonly wish: string | null }');
    expect(said(TERMS, STEP, game('"b" | "a"'), 'type Said = Step<Game>')).toBe(plain);
    expect(said('type Act = "a" | "b"', 'interface Said { wish: null | string; act: Act }')).toBe(plain);
  });

  it('should be told by what a type argument allows, and not by what nothing takes of it', () => {
    const before = said(TERMS, STEP, game('"a" | "b"'), 'type Said = Step<Game>');
    expect(said(TERMS, STEP, game('"a" | "c"'), 'type Said = Step<Game>')).not.toBe(before);
    expect(said(TERMS, STEP, game('"a" | "b"').replace('number', 'string'), 'type Said = Step<Game>')).toBe(before);
  });

  it('should have arguments handed on, and those that are left out', () => {
    const box = 'interface Box<T, U = null> { readonly in: T; readonly lid: U }';
    const plain = said('type Said = { in: { in: 1; lid: 2 }[]; lid: null }');
    expect(said(box, 'type Both<T> = Box<Box<T, 2>[]>', 'type Said = Both<1>')).toBe(plain);
    expect(said(box, 'type Both<T> = Box<Box<T, 3>[]>', 'type Said = Both<1>')).not.toBe(plain);
  });

  it('should have one member of every variant of a union', () => {
    const line = 'type Line<T> = { why: "done"; what: T } | { why: "tie"; by: string }';
    expect(said(line, 'type Said = Line<1>["why"]')).toBe(said('type Said = "done" | "tie"'));
    expect(said(line, 'interface Held { of: Line<1> }', 'type Said = Held["of"]')).toBe(
      said(line, 'type Said = Line<1>'),
    );
  });

  it('should keep two uses of one type apart', () => {
    const box = 'interface Box<T> { readonly in: T }';
    expect(said(box, 'type Said = { a: Box<1>; b: Box<2> }')).not.toBe(
      said(box, 'type Said = { a: Box<1>; b: Box<1> }'),
    );
  });
});

describe('the words of a decision table', () => {
  it.each([
    { path: 'src/engine/plugins/npo/state.ts', name: 'PlannedStep', act: '"reposition"' },
    { path: 'src/engine/plugins/foes/state.ts', name: 'FoeStep', act: '"standUp"' },
  ])('should be among what is kept of $name', ({ path, name, act }) => {
    expect(typeShape(path, name)).toContain(act);
  });

  it('should be among what is kept of a plan', () => {
    expect(variantShapes('src/engine/plugins/foes/event.ts', 'OfFoesEvent').get('foePlanned')).toContain('"standUp"');
  });
});
