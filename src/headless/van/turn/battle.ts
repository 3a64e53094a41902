import { freshBattle, freshModel, usualSettings } from '../../../engine/family/vanguard/model/fresh.ts';
import type { Attack, OwnAction } from '../../../engine/family/vanguard/card/card.ts';
import type { BattleState, SideState } from '../../../engine/family/vanguard/model/battle.ts';
import type { BattleModel } from '../../../engine/family/vanguard/model/battleModel.ts';
import { isBroken } from '../../../engine/family/vanguard/rules/nerve/broken.ts';
import { ROUNDS } from '../../../engine/family/vanguard/rules/round/endDie.ts';
import { badScript } from '../../kt21/script.ts';
import type { ModelCase, StateCase, TurnStep } from './shape.ts';

const SIDES = ['A', 'B'] as const;
type SideName = (typeof SIDES)[number];

/** An attack that hits nobody with the dice that a script does not give. */
export const harmless = (kind: Attack['kind']): Attack => ({
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
  const { side, cp, sp, ne, wn, left = wn, melee, inPlay, activated, fatigued, down } = given;
  const card = freshModel({
    id,
    side,
    owner: null,
    name: id,
    card: id,
    leader: false,
    points: 0,
    cp,
    sp,
    ar: 4,
    wn,
    ne,
    invulnerable: [],
    base: { shape: 'round', width: 32, length: 32 },
    attacks: [harmless('ranged'), ...(melee ? [harmless('melee')] : [])],
    actions: ownOf(id, steps),
    abilities: [],
  });
  return { ...card, wounds: inPlay ? left : 0, activated, fatigued, down, inPlay, placed: true };
}

/** A model of which nothing is said. */
const plain = (id: string, side: SideName, wn = 1): BattleModel => {
  const given = { side, cp: 0, sp: 5, wn, ne: 4, fatigued: false, down: false, activated: false };
  return modelOf(id, { ...given, engaged: [], inPlay: true, melee: true }, []);
};

/** Models still to be set up: those given, and as many more as the script says. */
function deploying(models: readonly BattleModel[], side: SideName, wanted: number): readonly BattleModel[] {
  const own = models.filter((model) => model.side === side);
  const [given, rest] = [own.slice(0, wanted), own.slice(wanted)];
  const more = Array.from({ length: wanted - given.length }, (_, at) => plain(`${side}.${at}`, side));
  return [...[...given, ...more].map((model) => ({ ...model, placed: false, inPlay: false })), ...rest];
}

/** Pairs that are engaged, each once, the first side's first. */
function pairsOf(given: StateCase): [string, string][] {
  const pairs = Object.entries(given.models).flatMap(([id, { side, engaged }]) =>
    engaged.map((other): [string, string] => (side === 'A' ? [id, other] : [other, id])),
  );
  return [...new Map(pairs.map((pair) => [pair.join('/'), pair])).values()];
}

function sideOf(given: StateCase, before: SideState, inPlay: number): SideState {
  const name: SideName = before.id === 'A' ? 'A' : 'B';
  const started = given.started?.[name] ?? inPlay;
  return {
    ...before,
    cp: given.cp[name],
    tokens: given.tokens[name],
    finished: given.finished[name],
    started,
    broken: given.broken?.[name] ?? isBroken(started, inPlay),
    points: given.score[name],
  };
}

const freshWith = (models: readonly BattleModel[]): BattleState =>
  freshBattle({
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
      leaderObjectives: [],
      edges: { A: ['A'], B: ['B'] },
      map: '',
      setUp: [],
      special: [],
    },
    models,
  });

/** Whose turn it is, where the script leaves it out: the first side's, or nobody's yet. */
function turnOf({ step, turn }: StateCase): string | null {
  if (turn !== undefined) return turn;
  return step === 'start' || step === 'turns' ? 'A' : null;
}

/** The battle that a script begins with. */
export function battleOf(given: StateCase, steps: readonly TurnStep[]): BattleState {
  const { step, round, lastRound, deploy, firstFinished } = given;
  const all = Object.entries(given.models).map(([id, each]) => modelOf(id, each, steps));
  const models = step === 'deploy' ? SIDES.flatMap((side) => deploying(all, side, deploy[side])) : all;
  const inPlay = (side: string): number => models.filter((each) => each.side === side && each.inPlay).length;
  const fresh = freshWith(models);
  const [first, second] = fresh.sides;
  const turn = turnOf(given);
  return {
    ...fresh,
    sides: [sideOf(given, first, inPlay('A')), sideOf(given, second, inPlay('B'))],
    engagement: pairsOf(given),
    round,
    lastRound,
    step,
    turn,
    firstFinished,
    tasks: step === 'deploy' && turn === null ? [{ kind: 'rollOff', of: 'deployment', faces: {}, winner: null }] : [],
  };
}

/** Somebody far off, to shoot at where the script names nobody. */
export const strangerTo = (side: string): BattleModel => plain('stranger', side === 'A' ? 'B' : 'A', 9);
