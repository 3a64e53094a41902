import type { Ability, Attack, OwnAction } from '../../src/engine/family/vanguard/card/card.ts';
import type { BattleSettings, BattleState } from '../../src/engine/family/vanguard/model/battle.ts';
import type { BattleModel } from '../../src/engine/family/vanguard/model/battleModel.ts';
import { freshBattle, freshModel, usualSettings } from '../../src/engine/family/vanguard/model/fresh.ts';
import type { Objective, Scenario } from '../../src/engine/family/vanguard/model/scenario.ts';

export const blade: Attack = {
  id: 'blade',
  name: 'Blade',
  kind: 'melee',
  range: 0,
  dice: 2,
  hit: 4,
  ap: 0,
  d: 1,
  followUp: null,
};
export const glaive: Attack = { ...blade, id: 'glaive', name: 'Glaive', range: 2, dice: 3, ap: 1, d: 2 };
export const rifle: Attack = { ...blade, id: 'rifle', name: 'Rifle', kind: 'ranged', range: 24, dice: 3 };
export const bomb: Attack = {
  ...rifle,
  id: 'bomb',
  name: 'Bomb',
  followUp: { name: 'Blast', radius: 2, dice: 2, hit: 4, ap: 0, d: 1 },
};
export const marksman: Ability = {
  id: 'marksman',
  name: 'Marksman',
  cp: 1,
  moment: 'hitRoll',
  of: 'ranged',
  change: { what: 'die', value: 1 },
};
export const raise: OwnAction = {
  id: 'raise',
  name: 'Raise',
  length: 'long',
  cp: 0,
  effect: { kind: 'return', wounds: 1, within: 3, clear: 1 },
};
export const mend: OwnAction = {
  id: 'mend',
  name: 'Mend',
  length: 'short',
  cp: 1,
  effect: { kind: 'heal', wounds: 2, within: 2 },
};
export const curse: OwnAction = {
  id: 'curse',
  name: 'Curse',
  length: 'short',
  cp: 1,
  effect: { kind: 'mortal', wounds: 2, within: 6 },
};
export const charged: OwnAction = {
  id: 'gather',
  name: 'Gather',
  length: 'short',
  cp: 0,
  effect: { kind: 'token', token: 'power', count: 1 },
};

/** A model of one side, by its id: `a1` belongs to A. */
export const model = (id: string, change: Partial<BattleModel> = {}): BattleModel => {
  const made = freshModel({
    id,
    side: id.startsWith('a') ? 'A' : 'B',
    owner: null,
    name: id.toUpperCase(),
    card: 'trooper',
    leader: false,
    points: 10,
    cp: 0,
    sp: 5,
    ar: 4,
    wn: 2,
    ne: 4,
    invulnerable: [],
    base: { shape: 'round', width: 32, length: 32 },
    attacks: [rifle, blade],
    actions: [],
    abilities: [],
  });
  const all = { ...made, ...change };
  return { ...all, wounds: change.wounds ?? all.wn };
};

const objective = (id: string, near: string | null, worth: Record<string, number>): Objective => ({
  id,
  name: id,
  near,
  worth,
});

export const scenario: Scenario = {
  id: 'gather',
  name: 'Gather',
  rounds: 5,
  endDie: 4,
  objectives: [
    objective('centre', null, { A: 3, B: 3 }),
    objective('nearA', 'A', { A: 1, B: 2 }),
    objective('nearB', 'B', { A: 2, B: 1 }),
  ],
  leaderObjectives: [],
  edges: { A: ['south'], B: ['north'] },
  map: '',
  setUp: [],
  special: [],
};

export const settings: BattleSettings = usualSettings(['A', 'B']);

/** A battle that has not begun. */
export const setUpBattle = (models: readonly BattleModel[], change: Partial<BattleState> = {}): BattleState => ({
  ...freshBattle({
    ruleset: 'vanguard',
    seed: 'seed',
    settings,
    players: [
      { id: 'p1', name: 'Anna', mark: 'A' },
      { id: 'p2', name: 'Marc', mark: 'M' },
    ],
    sides: [
      { id: 'A', name: 'Iron Third', faction: 'iron', hand: 'people' },
      { id: 'B', name: 'Bone Choir', faction: 'bone', hand: 'people' },
    ],
    scenario,
    models,
  }),
  ...change,
});

/** A battle in the turns of its first round: all models on the table, A's turn. */
export const battleOf = (models: readonly BattleModel[], change: Partial<BattleState> = {}): BattleState =>
  setUpBattle(
    models.map((each) => ({ ...each, placed: true, inPlay: each.wounds > 0 })),
    { step: 'turns', round: 1, turn: 'A', ...change },
  );

/** Command points of both sides. */
export const withCp = (state: BattleState, a: number, b: number): BattleState => {
  const [one, other] = state.sides;
  return {
    ...state,
    sides: [
      { ...one, cp: a },
      { ...other, cp: b },
    ],
  };
};
