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

/** What has happened to it. */
const marksOf = ({ ready, overwatched, onGuard, carries, canPickUp }: OpCase): Partial<Operative> => ({
  readiness: ready === false ? 'expended' : 'ready',
  counteracted: overwatched === true,
  guard: onGuard === true,
  carriesMarker: carries ?? null,
  abilities: canPickUp === false ? ['cannotPickUp'] : [],
});

function operativeOf(id: string, given: OpCase): Operative {
  const { w: wounds = 8, left = wounds, type = id, apl = 2, ga = 1, m = 6, order = 'engage' } = given;
  return {
    ...bareOperative(given.side, null, wounds),
    ...marksOf(given),
    id,
    name: id,
    card: type,
    apl,
    group: ga,
    move: m,
    wounds: left,
    down: left === 0,
    removed: left === 0,
    order,
    usualOrder: order,
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

const NEVER_SEEN = { id: '-', name: '-', text: '-', archetypes: [], from: null, by: null, awards: [] };

/** Both sides have these tac ops, hidden, and one that is never revealed: there is a Target Reveal. */
export const hiding = (state: BattleState, script: readonly TurnStep[]): BattleState => {
  const revealed = script.flatMap((step) => (step.do === 'reveal' ? [step.tacOp] : []));
  const offered = [NEVER_SEEN, ...[...new Set(revealed)].map((id) => ({ ...NEVER_SEEN, id, name: id }))];
  const chosen = offered.map(({ id }) => id);
  return {
    ...state,
    tacOps: { offered, count: 1, archetypes: {}, chosen: { A: chosen, B: [...chosen] }, revealed: [] },
  };
};

/** Markers of a case, those that somebody carries too, with who is near. */
function markersOf({ markers = {}, ops }: StateCase): Partial<BattleState> {
  const carried = Object.values(ops).flatMap(({ carries }) => (typeof carries === 'string' ? [carries] : []));
  const ids = [...new Set([...Object.keys(markers), ...carried])];
  if (ids.length === 0) return {};
  const match = {
    initiative: 'book' as const,
    cp: 2,
    zones: '-',
    markers: ids.map((id) => ({ id, name: id, where: '-', pickUp: true })),
    actions: [],
    choices: [],
    watches: [],
    awards: [],
    tacOps: 0,
  };
  return {
    mission: { ...bareBattle([], []).mission, match },
    markers: Object.fromEntries(ids.map((id) => [id, { near: [...(markers[id] ?? [])], unsure: [], held: null }])),
  };
}

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
      // C-10.
      ...effects
        .filter(({ ifActivatedWithin = true }) => ifActivatedWithin)
        .flatMap(({ op, mod }, at) => moves(op, `effect.${at}`, mod)),
    ],
    ploys: { A: [NEVER], B: [NEVER] },
    ...markersOf(given),
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

/** Weapons that only the script names. */
function named({ id, weapons }: Operative, script: readonly TurnStep[]): Weapon[] {
  const ids = script.flatMap((step) =>
    'weapon' in step && step.op === id && typeof step.weapon === 'string' ? [step.weapon] : [],
  );
  const more = [...new Set(ids)].filter((each) => !weapons.some((weapon) => weapon.id === each));
  return more.map((each) => weaponOf(each, 'ranged', []));
}

/** The unique and mission actions that a script has it do, as its card would have them (K-29, K-30); what else it names. */
export function traitsOf(operative: Operative, script: readonly TurnStep[]): Operative {
  const prices = new Map(
    script.flatMap((step) =>
      step.do === 'act' && step.op === operative.id && /^(?:unique|mission):/u.test(step.action)
        ? [[step.action, step.ap ?? 1] as const]
        : [],
    ),
  );
  const traits = [...prices].map(([id, ap]) => actionTrait(id, ap));
  return {
    ...operative,
    weapons: [...operative.weapons, ...named(operative, script)],
    ...(traits.length > 0 && { traits }),
  };
}
