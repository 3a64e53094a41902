import { freshBattle, freshModel, usualSettings } from '../../../engine/family/vanguard/model/fresh.ts';
import type { Attack, OwnAction } from '../../../engine/family/vanguard/card/card.ts';
import type { BattleState, SideState } from '../../../engine/family/vanguard/model/battle.ts';
import type { BattleModel } from '../../../engine/family/vanguard/model/battleModel.ts';
import { ROUNDS } from '../../../engine/family/vanguard/rules/round/endDie.ts';
import { badScript } from '../../kt21/script.ts';
import type { ModelCase, StateCase, TurnStep } from './shape.ts';

const SIDES = ['A', 'B'] as const;
type SideName = (typeof SIDES)[number];

/** An attack that hits nobody with the dice that a script does not give. */
const harmless = (kind: Attack['kind']): Attack => ({
  id: kind,
  name: kind,
  kind,
  range: kind === 'ranged' ? 24 : 0,
  dice: 1,
  hit: 7,
  ap: 0,
  d: 1,
  followUp: null,
});

/** Actions of their own that the script has a model do: all they change is a counter. */
function ownOf(id: string, steps: readonly TurnStep[]): OwnAction[] {
  const all = steps.flatMap((step, at): readonly OwnAction[] => {
    if (step.do !== 'act' || step.model !== id || !step.action.startsWith('own:')) return [];
    if (step.length === undefined) throw badScript(at, 'has no length');
    const name = step.action.slice('own:'.length);
    const effect = { kind: 'token' as const, token: name, count: 1 };
    return [{ id: name, name, length: step.length, cp: step.cp ?? 0, effect }];
  });
  return [...new Map(all.map((each) => [each.id, each])).values()];
}

/** A model of a script: what it does not say does not matter. */
export function modelOf(id: string, given: ModelCase, steps: readonly TurnStep[]): BattleModel {
  const { side, wn = 1, left = wn, melee = true, inPlay = true } = given;
  const card = freshModel({
    id,
    side,
    owner: null,
    name: id,
    card: id,
    leader: false,
    points: 0,
    cp: given.cp ?? 0,
    sp: given.sp ?? 5,
    ar: 4,
    wn,
    ne: given.ne ?? 4,
    invulnerable: [],
    base: { shape: 'round', width: 32, length: 32 },
    attacks: [harmless('ranged'), ...(melee ? [harmless('melee')] : [])],
    actions: ownOf(id, steps),
    abilities: [],
  });
  const { activated = false, fatigued = false, down = false } = given;
  return { ...card, wounds: inPlay ? left : 0, activated, fatigued, down, inPlay, placed: true };
}

/** Models still to be set up: those given, and as many more as the script says. */
function deploying(models: readonly BattleModel[], side: SideName, wanted: number): readonly BattleModel[] {
  const own = models.filter((model) => model.side === side);
  const [given, rest] = [own.slice(0, wanted), own.slice(wanted)];
  const more = Array.from({ length: wanted - given.length }, (_, at) => modelOf(`${side}.${at}`, { side }, []));
  return [...[...given, ...more].map((model) => ({ ...model, placed: false, inPlay: false })), ...rest];
}

/** Pairs that are engaged, each once, the first side's first. */
function pairsOf(given: StateCase): [string, string][] {
  const pairs = Object.entries(given.models).flatMap(([id, { side, engaged = [] }]) =>
    engaged.map((other): [string, string] => (side === 'A' ? [id, other] : [other, id])),
  );
  return [...new Map(pairs.map((pair) => [pair.join('/'), pair])).values()];
}

function sideOf(given: StateCase, before: SideState, inPlay: number): SideState {
  const name: SideName = before.id === 'A' ? 'A' : 'B';
  const started = given.started?.[name] ?? inPlay;
  return {
    ...before,
    cp: given.cp?.[name] ?? 0,
    tokens: given.tokens?.[name] ?? 0,
    finished: given.finished?.[name] ?? false,
    started,
    broken: given.broken?.[name] ?? 2 * inPlay < started,
    points: given.score?.[name] ?? 0,
  };
}

/** The battle that a script begins with. */
export function battleOf(given: StateCase, steps: readonly TurnStep[]): BattleState {
  const { step = 'turns', round = 1, lastRound = ROUNDS, deploy } = given;
  const all = Object.entries(given.models).map(([id, each]) => modelOf(id, each, steps));
  const models = step === 'deploy' ? SIDES.flatMap((side) => deploying(all, side, deploy?.[side] ?? all.length)) : all;
  const inPlay = (side: string): number => models.filter((each) => each.side === side && each.inPlay).length;
  const fresh = freshBattle({
    ruleset: 'vanguard',
    seed: '',
    settings: usualSettings(SIDES),
    players: [],
    sides: [
      { id: 'A', name: 'A', faction: '', hand: 'people' },
      { id: 'B', name: 'B', faction: '', hand: 'people' },
    ],
    scenario: {
      id: 'script',
      name: '',
      rounds: ROUNDS,
      endDie: 4,
      objectives: [],
      edges: { A: ['A'], B: ['B'] },
      map: '',
      setUp: [],
      special: [],
    },
    models,
  });
  const [first, second] = fresh.sides;
  const noTurn = step === 'deploy' || step === 'end' || step === 'length' ? null : 'A';
  const turn = given.turn === undefined ? noTurn : given.turn;
  return {
    ...fresh,
    sides: [sideOf(given, first, inPlay('A')), sideOf(given, second, inPlay('B'))],
    engagement: pairsOf(given),
    round,
    lastRound,
    step,
    turn,
    firstFinished: given.firstFinished ?? null,
    tasks: step === 'deploy' && turn === null ? [{ kind: 'rollOff', of: 'deployment', faces: {} }] : [],
  };
}

/** Somebody far off, to shoot at where the script names nobody. */
export const strangerTo = (side: string): BattleModel =>
  modelOf('stranger', { side: side === 'A' ? 'B' : 'A', wn: 9 }, []);
