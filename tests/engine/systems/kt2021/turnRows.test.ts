import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { aplOf } from '../../../../src/engine/family/killteam/stats/stats.ts';
import type { Request } from '../../../../src/engine/family/killteam/model/request.ts';
import type { Answer } from '../../../../src/engine/log/request.ts';
import { kt2021KillTeam } from '../../../../src/engine/systems/kt2021/kt2021.ts';
import { kt2021LiteKillTeam } from '../../../../src/engine/systems/kt2021-lite/kt2021Lite.ts';
import { killTeamSystem } from '../../../../src/engine/systems/killTeamSystem.ts';
import { gameOf } from '../../../../src/engine/systems/killTeams.ts';
import { acts, battle2021, blade, ENDS, gun, op, Play2021 } from '../../../support/play2021.ts';

const weaponRules = z.record(z.string(), z.union([z.literal(true), z.number()]));
const who = z.strictObject({
  side: z.enum(['A', 'B']),
  ready: z.optional(z.boolean()),
  order: z.optional(z.enum(['engage', 'conceal'])),
  type: z.optional(z.string()),
  ga: z.optional(z.int()),
  apl: z.optional(z.int()),
  er: z.optional(z.array(z.string())),
  weapons: z.optional(z.record(z.string(), weaponRules)),
  overwatched: z.optional(z.boolean()),
});
const order = z.optional(z.enum(['engage', 'conceal']));
const step = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('activate'), op: z.string(), order, byRule: z.optional(z.boolean()) }),
  z.strictObject({ do: z.literal('end'), op: z.string() }),
  z.strictObject({ do: z.literal('overwatch'), op: z.string(), weapon: z.optional(z.string()) }),
  z.strictObject({ do: z.literal('skip'), op: z.optional(z.string()) }),
  z.strictObject({
    do: z.literal('act'),
    op: z.string(),
    action: z.enum(['normalMove', 'charge', 'fallBack', 'dash', 'pass', 'shoot']),
    er: z.optional(z.array(z.string())),
    weapon: z.optional(z.string()),
    free: z.optional(z.literal(true)),
  }),
  z.strictObject({
    do: z.literal('apl'),
    op: z.string(),
    mod: z.int(),
    until: z.optional(z.literal('nextTurningPoint')),
  }),
  z.strictObject({ do: z.literal('ask'), what: z.enum(['turn', 'ap', 'apl']), op: z.optional(z.string()) }),
]);
type Step = z.infer<typeof step>;
const row = z.strictObject({
  id: z.string(),
  kind: z.literal('kt21.turn'),
  rule: z.string(),
  state: z.strictObject({
    tp: z.int(),
    ruleset: z.optional(z.enum(['core', 'lite'])),
    initiative: z.enum(['A', 'B']),
    turn: z.optional(z.enum(['A', 'B'])),
    ops: z.record(z.string(), who),
  }),
  script: z.array(step),
  expect: z.looseObject({
    steps: z.array(z.unknown()),
    end: z.optional(z.looseObject({ ops: z.optional(z.record(z.string(), z.looseObject({}))) })),
  }),
});
type Row = z.infer<typeof row>;

const lines = readFileSync(path.join(import.meta.dirname, '../../../vectors/kt21.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line.includes('"kt21.turn"'));
/** All of them, as far as it matters what is done and what is refused. */
const loose = z.looseObject({
  script: z.array(z.looseObject({ do: z.string(), action: z.optional(z.string()) })),
  expect: z.looseObject({ steps: z.optional(z.array(z.unknown())) }),
});
const everyRow = lines.map((line) => loose.parse(JSON.parse(line)));
/** What rows say of a step that cannot be. */
const CODES: readonly string[] = (
  'notYourTurn busy groupType limitTwo already noAp exclusive conceal inEngagement heavy mustEndInEngagement noTarget ' +
  'noOverwatch phaseOver tooFar notControlled carrying notVisible notActive noInterrupt wrongWeapon otherTarget ' +
  'nothingToRepeat noCp'
).split(' ');

/** Rows of activations and actions, which need nothing but the decider: those that are made of such steps alone. */
const rows: readonly Row[] = lines.flatMap((line) => row.safeParse(JSON.parse(line)).data ?? []);

/** What the decider calls what the rows call so. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  notYourTurn: ['notYourTurn', 'groupGoesOn'],
  busy: ['activationOpen', 'requestPending'],
  groupType: ['notYourTurn', 'groupGoesOn'],
  limitTwo: ['limitTwo'],
  already: ['actionDone'],
  noAp: ['notEnoughAp'],
  exclusive: ['movedBefore'],
  conceal: ['concealed'],
  heavy: ['heavyMoved', 'heavyShot'],
  noOverwatch: ['noOverwatch'],
  inEngagement: ['inControlRange'],
  notInEngagement: ['noEnemyInControlRange'],
  mustEndInEngagement: ['noTargets', 'endsOutOfControlRange', 'notInControlRange', 'noEnemies'],
  over: ['cannotActivate', 'wrongPhase', 'notReady'],
};

const operativeOf = (
  id: string,
  {
    side,
    ready,
    type = id,
    ga = 1,
    apl = 2,
    order: given = 'engage',
    weapons = { gun: {} },
    overwatched = false,
  }: Row['state']['ops'][string],
): Operative =>
  op(id, side, {
    card: type,
    group: ga,
    apl,
    order: given,
    usualOrder: given,
    readiness: ready === false ? 'expended' : 'ready',
    counteracted: overwatched,
    weapons: [
      ...Object.entries(weapons).map(([name, rules]) => ({
        ...gun(...Object.entries(rules).map(([rule, x]) => ({ id: rule, params: x === true ? {} : { x } }))),
        id: name,
      })),
      blade(),
    ],
    wounds: 30,
    maxWounds: 30,
  });

function begun({ state: { tp, ruleset, initiative, turn = initiative, ops } }: Row): Play2021 {
  const plain = battle2021(Object.entries(ops).map(([id, each]) => operativeOf(id, each)));
  const pairs = Object.entries(ops).flatMap(([id, { side, er = [] }]) =>
    er.map((foe): [string, string] => (side === 'A' ? [id, foe] : [foe, id])),
  );
  const [first, second] = plain.sides;
  const state: BattleState = {
    ...plain,
    sides: [
      { ...first, id: 'A' },
      { ...second, id: 'B' },
    ],
    ruleset: ruleset === 'lite' ? 'kt2021-lite' : 'kt2021',
    turningPoint: tp,
    initiative,
    turn,
    engagement: pairs,
  };
  return new Play2021(state, ruleset === 'lite' ? kt2021LiteKillTeam : kt2021KillTeam);
}

/** Nothing hits, nobody uses anything. */
function idly(request: Request): Answer {
  switch (request.kind) {
    case 'roll':
      return { kind: 'faces', faces: Array.from({ length: request.count }, () => 1) };
    case 'pick':
      return { kind: 'pick', option: request.usual };
    case 'tick':
      return { kind: 'tick', operatives: [] };
    case 'reroll':
      return { kind: 'reroll', dice: [] };
    case 'number':
      return { kind: 'number', value: request.preset };
    case 'look':
      return { kind: 'look', look: { kind: 'dontKnow' } };
  }
}
const settled = (at: Play2021): Play2021 => (at.pending === null ? at : settled(at.answers(idly(at.pending))));

const MOVES = { normalMove: 'reposition', charge: 'charge', fallBack: 'fallBack', dash: 'dash', pass: 'pass' } as const;

/** At the first enemy, with this weapon or its first. */
function shot({ operatives }: BattleState, id: string, weapon?: string): Extract<Command, { type: 'shoot' }> {
  const me = operatives.find((each) => each.id === id);
  const target = operatives.find(({ side }) => side !== me?.side)?.id ?? '';
  return { type: 'shoot', weapon: weapon ?? me?.weapons[0]?.id ?? '', target };
}

function commandOf({ state }: Play2021, each: Exclude<Step, { do: 'ask' }>): Command {
  switch (each.do) {
    case 'activate': {
      const kept = state.operatives.find(({ id }) => id === each.op)?.order ?? 'engage';
      const byRule = each.byRule === true ? { byRule: true as const } : {};
      return { type: 'activate', operative: each.op, order: each.order ?? kept, ...byRule };
    }
    case 'end':
      return ENDS;
    case 'act': {
      const free = each.free === true ? { free: true as const } : {};
      if (each.action !== 'shoot') return { ...acts(MOVES[each.action], each.er ?? []), ...free };
      return { ...shot(state, each.op, each.weapon), ...free };
    }
    case 'overwatch':
      return { type: 'counteract', operative: each.op };
    case 'skip':
      return { type: 'passCounteract' };
    case 'apl':
      return {
        type: 'correct',
        correction: {
          what: 'impose',
          lasting: {
            id: `apl.${state.lasting.length}`,
            source: { kind: 'rule', id: 'apl', name: 'apl' },
            on: { kind: 'operative', operative: each.op },
            change: { op: 'stat', stat: 'apl', by: each.mod, least: null },
            until: each.until === 'nextTurningPoint' ? 'turningPointBegins' : 'activation',
          },
        },
      };
  }
}

function told({ state }: Play2021, { what, op: id = '' }: Extract<Step, { do: 'ask' }>): unknown {
  const operative = state.operatives.find((each) => each.id === id);
  switch (what) {
    case 'turn':
      return state.turn;
    case 'apl':
      return operative === undefined ? null : aplOf(gameOf(state), operative);
    case 'ap':
      return state.activation === null ? 0 : (state.activation.ap ?? 0) - state.activation.spent;
  }
}

/** Overwatch is one shot, and then the turn of the other side; what stops the shot stops it whole. */
function watched(at: Play2021, { op: id, weapon }: Extract<Step, { do: 'overwatch' }>, says: unknown): Play2021 {
  const counteracts: Command = { type: 'counteract', operative: id };
  if (says === 'ok') return settled(at.does(counteracts).does(shot(at.state, id, weapon))).does(ENDS);
  expect(REFUSED[String(says)] ?? [String(says)]).toContain(
    killTeamSystem(gameOf(at.state).rules).decider.decide(at.state, counteracts).ok
      ? at.does(counteracts).refuses(shot(at.state, id, weapon))
      : at.refuses(counteracts),
  );
  return at;
}

/** One step of a row, held against what the row says of it: done, refused and why, or what is asked. */
function held(at: Play2021, each: Step, says: unknown): Play2021 {
  if (each.do === 'ask') {
    expect(told(at, each)).toBe(says);
    return at;
  }
  const command = commandOf(at, each);
  if (each.do === 'overwatch') return watched(at, each, says);
  if (says === 'ok') return settled(at.does(command));
  expect(REFUSED[String(says)] ?? [String(says)]).toContain(at.refuses(command));
  return at;
}

describe('rows of turns through the decider', () => {
  it('should be most of those about activations and actions', () => {
    expect(rows.length).toBeGreaterThanOrEqual(30);
  });

  it.each(rows)('[$id] should hold: $rule', (each) => {
    const over = each.script.reduce((at, one, index) => held(at, one, each.expect.steps[index]), begun(each));
    for (const [id, wanted] of Object.entries(each.expect.end?.ops ?? {})) {
      const { order: now, readiness } = over.operative(id);
      const known = { order: now, ready: readiness === 'ready' };
      const said = Object.fromEntries(Object.entries(wanted).filter(([key]) => key in known));
      expect(known).toMatchObject(said);
    }
  });

  it('should have both directions: whatever an operative is refused in one row it does in another', () => {
    const steps = everyRow.flatMap(({ script, expect: { steps: says } }) =>
      script.map((one, index) => ({ name: [one.do, one.action].join(' '), says: says?.[index] })),
    );
    const done = new Set(steps.filter(({ says }) => says === 'ok').map(({ name }) => name));
    const refused = new Set(steps.filter(({ says }) => CODES.includes(String(says))).map(({ name }) => name));
    expect(refused.size).toBeGreaterThan(7);
    expect([...refused].filter((name) => !done.has(name))).toEqual([]);
  });

  it('should have each refusal by one row at least that goes on with what is allowed after it, or before', () => {
    const mixed = everyRow.filter(({ expect: { steps: says = [] } }) =>
      says.some((each) => CODES.includes(String(each))),
    );
    expect(mixed.length).toBeGreaterThan(20);
    expect(mixed.filter(({ expect: { steps: says = [] } }) => says.includes('ok')).length).toBeGreaterThan(15);
  });
});
