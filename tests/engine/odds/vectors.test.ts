import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allocateSaves } from '../../../src/engine/family/killteam/attack/shoot/allocateSaves.ts';
import { resolveFight } from '../../../src/engine/family/killteam/advice/fight/resolveFight.ts';
import { fighter } from '../../support/fighters.ts';

const damage = z.tuple([z.number(), z.number()]);

const side = z.object({
  crits: z.number(),
  normals: z.number(),
  dmg: damage,
  wounds: z.number(),
  rules: z.optional(z.object({ brutal: z.optional(z.boolean()), shock: z.optional(z.boolean()) })),
});

const row = z.object({
  id: z.string(),
  input: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('allocate'),
      crits: z.number(),
      normals: z.number(),
      crit_saves: z.number(),
      normal_saves: z.number(),
      dmg: damage,
    }),
    z.object({ kind: z.literal('resolve'), attacker: side, defender: side }),
  ]),
  expected: z.record(z.string(), z.unknown()),
});

type Row = z.infer<typeof row>;

function rows(): readonly Row[] {
  const text = readFileSync(new URL('../../vectors/advice.jsonl', import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => row.parse(JSON.parse(line)));
}

function fighterOf({ crits, normals, dmg, wounds, rules }: z.infer<typeof side>): ReturnType<typeof fighter> {
  const [normal, critical] = dmg;
  const { brutal = false, shock = false } = rules ?? {};
  return fighter({ crits, normals, damage: { normal, critical }, wounds, brutal, shock });
}

function answer(input: Row['input']): Record<string, unknown> {
  switch (input.kind) {
    case 'allocate': {
      const [normal, critical] = input.dmg;
      const saves = { critSaves: input.crit_saves, normalSaves: input.normal_saves };
      const { crits, normals } = input;
      const position = { crits, normals, ...saves, damage: { normal, critical }, critsOnly: false };
      return { damage: allocateSaves(position).best.damage };
    }
    case 'resolve': {
      const fight = { attacker: fighterOf(input.attacker), defender: fighterOf(input.defender) };
      const { outcome } = resolveFight({ toMove: 'attacker', ...fight });
      return { attacker_left: outcome.attackerLeft, defender_left: outcome.defenderLeft };
    }
  }
}

describe('advice vectors', () => {
  it('should hold rows of both kinds', () => {
    expect(new Set(rows().map(({ input }) => input.kind))).toEqual(new Set(['allocate', 'resolve']));
  });

  it.each(rows())('should agree with $id', ({ input, expected }) => {
    expect(expected).toMatchObject(answer(input));
  });
});
