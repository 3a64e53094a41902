import type { Lasting } from '../../../engine/family/killteam/model/lasting.ts';
import type { Operative, Weapon } from '../../../engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../engine/family/killteam/model/state.ts';
import type { Ploy } from '../../../engine/family/killteam/tables/ploy.ts';
import type { Trait } from '../../../engine/family/killteam/traits/trait.ts';
import { kt2021LiteKillTeam } from '../../../engine/systems/kt2021-lite/kt2021Lite.ts';
import { kt2021KillTeam } from '../../../engine/systems/kt2021/kt2021.ts';
import { bareBattle, bareOperative } from '../../kt3/bareBattle.ts';
import { rulesOf } from '../weapon.ts';
import type { OpCase, StateCase, TurnStep } from './shape.ts';

const MOST_DICE = 4;
/** Nothing but a 6 hits, so that the attacks of a case do nobody harm. */
const UNHURT = 6;

const weaponOf = (id: string, kind: Weapon['kind'], rules: Weapon['rules']): Weapon => ({
  id,
  name: id,
  kind,
  attacks: MOST_DICE,
  hit: { kind: 'set', value: UNHURT },
  damage: { normal: 1, critical: 1 },
  rules,
  ammo: null,
});

const weaponsOf = (id: string, { weapons = { gun: {} } }: OpCase): Weapon[] => [
  ...Object.entries(weapons).map(([name, rules]) =>
    weaponOf(name, 'ranged', rulesOf(rules, `state.ops.${id}.weapons.${name}`)),
  ),
  weaponOf('blade', 'melee', []),
];

function operativeOf(id: string, given: OpCase): Operative {
  const wounds = given.w ?? 8;
  const left = given.left ?? wounds;
  return {
    ...bareOperative(given.side, null, wounds),
    id,
    name: id,
    card: given.type ?? id,
    apl: given.apl ?? 2,
    group: given.ga ?? 1,
    move: given.m ?? 6,
    wounds: left,
    down: left === 0,
    removed: left === 0,
    order: given.order ?? 'engage',
    usualOrder: given.order ?? 'engage',
    readiness: given.ready === false ? 'expended' : 'ready',
    counteracted: given.overwatched === true,
    guard: given.onGuard === true,
    carriesMarker: given.carries ?? null,
    abilities: given.canPickUp === false ? ['cannotPickUp'] : [],
    weapons: weaponsOf(id, given),
  };
}

const lasting = (id: string, operative: string, change: Lasting['change']): Lasting => ({
  id,
  source: { kind: 'rule', id, name: id },
  on: { kind: 'operative', operative },
  change,
  until: 'battle',
});

const moves = (operative: string, id: string, by: number): Lasting[] =>
  by === 0 ? [] : [lasting(`${id}.${operative}`, operative, { op: 'stat', stat: 'move', by, least: null })];

const injuries = (id: string, { treatedInjured, cannotBeInjured, regardless }: OpCase): Lasting[] => [
  ...(treatedInjured === true
    ? [lasting(`treated.${id}`, id, { op: 'injured', is: true, ...(regardless === true && { regardless }) })]
    : []),
  ...(cannotBeInjured === true ? [lasting(`cannot.${id}`, id, { op: 'injured', is: false })] : []),
];

/** Pairs within each other's engagement range, however one of them says it. */
function engagementOf({ ops }: StateCase): [string, string][] {
  const pairs = new Map<string, [string, string]>();
  for (const [id, { side, er = [] }] of Object.entries(ops))
    for (const other of er) {
      const pair: [string, string] = side === 'A' ? [id, other] : [other, id];
      pairs.set(pair.join(' '), pair);
    }
  return [...pairs.values()];
}

/** A ploy that nobody can pay: with it there is a step of ploys, whatever else the sides have. */
const NEVER: Ploy = { kind: 'strategic', id: '-', name: '-', text: '-', cp: 9, effects: [], provenance: 'ours' };

/** The rules of a case. */
export const killTeamOf = ({ ruleset }: StateCase) => (ruleset === 'lite' ? kt2021LiteKillTeam : kt2021KillTeam);

/** The battle of a case in its firefight: what it leaves out is as the contract has it. */
export function battleOf(given: StateCase): BattleState {
  const { ops, cp = { A: 2, B: 2 }, initiative = 'A', effects = [] } = given;
  const entries = Object.entries(ops);
  return {
    ...bareBattle(
      entries.map(([id, each]) => operativeOf(id, each)),
      [],
    ),
    ruleset: killTeamOf(given).id,
    settings: {
      dice: { A: 'table', B: 'table' },
      automation: { attack: 'assisted', falling: false },
      readings: { guardLiteral: false },
      closeQuarters: true,
    },
    sides: [
      { id: 'A', name: 'A', cp: cp.A, hand: 'people' },
      { id: 'B', name: 'B', cp: cp.B, hand: 'people' },
    ],
    turningPoint: given.tp ?? 1,
    turningPoints: 4,
    initiative,
    turn: given.turn ?? initiative ?? 'A',
    engagement: engagementOf(given),
    lasting: [
      ...entries.flatMap(([id, each]) => [...moves(id, 'mMod', each.mMod ?? 0), ...injuries(id, each)]),
      ...effects.flatMap(({ op, mod }, at) => moves(op, `effect.${at}`, mod)),
    ],
    ploys: { A: [NEVER], B: [NEVER] },
  };
}

const actionTrait = (id: string, ap: number): Trait => ({
  id,
  name: id,
  text: id,
  source: 'card',
  plays: 'engine',
  modifiers: [],
  use: { ap, cp: 0, times: 1, per: 'turningPoint', during: 'activation', test: false, effects: [] },
});

/** The unique and mission actions that a script has it do, as its card would have them (K-29, K-30). */
export function traitsOf(operative: Operative, script: readonly TurnStep[]): Operative {
  const prices = new Map(
    script.flatMap((step) =>
      step.do === 'act' && step.op === operative.id && /^(?:unique|mission):/u.test(step.action)
        ? [[step.action, step.ap ?? 1] as const]
        : [],
    ),
  );
  return prices.size === 0 ? operative : { ...operative, traits: [...prices].map(([id, ap]) => actionTrait(id, ap)) };
}
