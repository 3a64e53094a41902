const selector = (who: string, side: string, ...filters: string[]) => ({ who, side, filters });
const dice = (count: number, sides: number, plus = 0) => ({ count, sides, plus });
const anyone = selector('choose', 'any', 'standing');

/** One effect for each operation of the effect language. */
const EFFECTS = [
  { op: 'cp', by: 1 },
  { op: 'alert', by: null, to: 3 },
  { op: 'stat', stat: 'apl', to: selector('one', 'retinue', 'ready'), by: -1, expires: 'activation' },
  { op: 'damage', to: selector('one', 'retinue', 'standing'), amount: dice(1, 3) },
  { op: 'heal', to: selector('each', 'any', 'injured'), amount: dice(0, 6, 2) },
  { op: 'jam', to: selector('one', 'retinue', 'ranged', 'loaded') },
  { op: 'ammo', to: selector('choose', 'retinue', 'ranged'), set: 'max', by: 0 },
  { op: 'order', to: selector('one', 'enemy', 'standing'), order: 'engage' },
  { op: 'readiness', to: selector('one', 'enemy', 'ready'), readiness: 'expended' },
  { op: 'free', to: selector('each', 'enemy', 'ready'), action: 'dash' },
  { op: 'sight', inches: 8, expires: 'turningPoint' },
  { op: 'initiative', side: 'enemy' },
  { op: 'turningPoints', by: 1 },
  { op: 'flag', flag: 'seen' },
  { op: 'loot', to: anyone, count: 1 },
  { op: 'spawn', group: 'reinforcements', order: 'conceal', where: 'entry-point' },
  { op: 'mark', mark: 'fire', where: 'random-terrain' },
  { op: 'environment', tag: 'smoke', on: true, expires: 'battle' },
  { op: 'doors', state: 'open' },
  {
    op: 'test',
    to: selector('inside', 'any'),
    upTo: 2,
    fail: { op: 'damage', to: selector('this', 'any'), amount: dice(1, 3) },
  },
];

/** What follows on the last face, which has no other left. */
const LAST = [
  { op: 'rise', to: selector('each', 'enemy', 'fallen'), from: 6, as: null },
  { op: 'steady', to: selector('each', 'retinue', 'shaken') },
  { op: 'hold', to: selector('each', 'retinue', 'standing') },
  { op: 'ward', to: selector('each', 'retinue', 'standing') },
  { op: 'incapacitate', to: selector('one', 'enemy', 'injured') },
  { op: 'push', to: selector('each', 'enemy', 'self'), inches: 3, amount: { count: 1, sides: 3, plus: 0 } },
  { op: 'shot', to: selector('one', 'enemy', 'standing') },
  { op: 'ambush', to: selector('choose', 'retinue', 'ranged') },
  { op: 'flee', inches: 2 },
  { op: 'foretell' },
  { op: 'foresee' },
  { op: 'calm' },
  { op: 'leave', to: { who: 'choose', side: 'enemy', filters: ['standing'] } },
  { op: 'unjam', to: selector('each', 'retinue', 'jammed') },
  { op: 'next', to: selector('near', 'retinue', 'ready') },
  {
    op: 'lasts',
    for: 'battle',
    changes: [
      { op: 'psychicTest', by: 1 },
      { op: 'fallTest', upTo: 2 },
      { op: 'tableTwice', table: 'event' },
    ],
    expires: 'nextTurningPoint',
    uses: 2,
  },
  {
    op: 'change',
    to: selector('choose', 'enemy', 'standing'),
    changes: [
      { op: 'obscured', is: false },
      {
        op: 'weaponRuleAgainst',
        group: 'any',
        rule: { id: 'balanced', params: {} },
        reach: { is: 'beyond', inches: 6 },
      },
    ],
    expires: 'turningPoint',
  },
  {
    op: 'whenever',
    on: 'moved',
    for: 'battle',
    expires: 'battle',
    effects: [
      {
        op: 'test',
        to: selector('crossed', 'any', 'self'),
        upTo: 6,
        from: 5,
        fail: { op: 'damage', to: selector('this', 'any'), amount: dice(0, 3, 1) },
      },
    ],
  },
  { op: 'reroll' },
];

/** A D20 table on which each face is another operation of the effect language. */
export const everyEffect = {
  id: 'every-effect',
  title: 'Every effect',
  die: 20,
  rows: EFFECTS.map((step, index) => ({
    from: index + 1,
    to: index + 1,
    id: `event-${step.op.toLowerCase()}`,
    name: step.op,
    text: step.op,
    effects: step.op === 'test' ? [step, ...LAST] : [step],
    otherwise: step.op === 'ammo' ? [{ op: 'cp', by: 1 }] : null,
    provenance: 'ours',
  })),
  provenance: 'ours',
};

/** A table whose one row does what only a scenario can. */
export const scenarioEffects = {
  id: 'scenario-effects',
  title: 'Effects of a scenario',
  die: 3,
  rows: [
    {
      from: 1,
      to: 3,
      id: 'scenario-row',
      name: 'All of it',
      text: 'All of it',
      effects: [
        { op: 'counter', counter: 'held', by: 1 },
        { op: 'tick', tick: 'item-found', on: true },
        { op: 'tell', passage: 'door' },
        { op: 'reveal', objective: 'hush' },
        { op: 'wave', wave: 'more' },
        { op: 'roll', table: 'every-effect' },
        { op: 'xp', to: selector('this', 'retinue'), by: 1 },
        { op: 'priority', to: selector('choose', 'retinue', 'standing') },
        { op: 'carry', to: selector('choose', 'retinue', 'standing'), marker: 'seal' },
        { op: 'place', where: null },
      ],
      otherwise: null,
      provenance: 'ours',
    },
  ],
  provenance: 'ours',
};
