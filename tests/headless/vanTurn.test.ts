import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { answered } from '../support/headlessCase.ts';

const row = z.looseObject({
  id: z.string(),
  kind: z.string(),
  rule: z.optional(z.string()),
  expect: z.record(z.string(), z.unknown()),
});

const rows = readFileSync(path.join(import.meta.dirname, '../vectors/van.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => row.parse(JSON.parse(line)))
  .filter(({ kind }) => kind === 'van.turn')
  .map(({ rule = '', ...rest }) => ({ rule, ...rest }));

describe('rows of scripted states of Vanguard', () => {
  it('should all be there, each once', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(60);
  });

  it.each(rows)('[$id] should hold: $rule', (line) => {
    expect(answered(line)).toMatchObject({ id: line.id, ok: true, result: line.expect });
  });

  it.each([
    [{ do: 'dance' }],
    [{ do: 'activate' }],
    [{ do: 'activate', model: 'nobody' }],
    [{ do: 'act', model: 'a1', action: 'fly' }],
    [{ do: 'ask', what: 'weather' }],
  ])('should refuse a script with %o', (step) => {
    const models = { a1: { side: 'A' }, b1: { side: 'B' } };
    const script = step.do === 'act' ? [{ do: 'activate', model: 'a1' }, step] : [step];
    const reply = answered({ id: 'x', kind: 'van.turn', state: { turn: 'A', models }, script });
    expect(reply).toMatchObject({ ok: false, error: { code: 'badScript' } });
  });

  const ofTwo = (state: object, ...script: readonly object[]) => {
    const models = { a1: { side: 'A', engaged: ['b1'] }, b1: { side: 'B' }, b2: { side: 'B', inPlay: false, wn: 2 } };
    return answered({ id: 'x', kind: 'van.turn', state: { turn: 'A', models, ...state }, script });
  };
  const reroll = { do: 'reroll', side: 'A' };
  const ability = (cp?: number) => ({ do: 'ability', side: 'B', ...(cp === undefined ? {} : { cp }) });

  it.each([
    { rule: '[V-36] one point for a die', cp: { A: 1, B: 0 }, script: [reroll, reroll], steps: ['ok', 'noCp'] },
    { rule: '[V-36] none of the other side', cp: { A: 0, B: 3 }, script: [reroll], steps: ['noCp'] },
    {
      rule: '[V-37] as many as an ability says',
      cp: { A: 0, B: 3 },
      script: [ability(2), ability(2), ability(), ability(), ability(0)],
      steps: ['ok', 'noCp', 'ok', 'noCp', 'ok'],
    },
  ])('should pay by the decider: $rule', ({ cp, script, steps }) => {
    const paid = ofTwo({ cp }, ...script);
    expect(paid).toMatchObject({ ok: true, result: { steps, end: { cp: { A: 0 } } } });
  });

  it('[V-07] should bring back who is removed, and nobody else or elsewhere', () => {
    const back = (model: string, more = {}) => ({ do: 'return', model, ...more });
    const script = [back('a1'), back('b2', { dist: 4 }), back('b2', { enemy: 1 }), back('b2', { dist: 3, enemy: 1.5 })];
    expect(ofTwo({}, ...script)).toMatchObject({
      result: {
        steps: ['inPlay', 'tooFar', 'enemyNear', 'ok'],
        end: { models: { b2: { inPlay: true, left: 1, activated: true, down: false, fatigued: false } } },
      },
    });
  });

  it('should leave what is in hand where it was', () => {
    const script = [{ do: 'activate', model: 'a1' }, { do: 'retaliate', model: 'b1' }, reroll, ability(0)];
    const on = { do: 'act', model: 'a1', action: 'attack', type: 'melee' };
    expect(ofTwo({ cp: { A: 1, B: 0 } }, ...script, on, { do: 'end', model: 'a1' })).toMatchObject({
      result: {
        steps: ['ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
        end: { turn: 'B', models: { a1: { activated: true, engaged: ['b1'] }, b1: { fatigued: true, left: 1 } } },
      },
    });
  });
});
