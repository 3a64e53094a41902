import { describe, expect, it } from 'vitest';
import { battleDecider } from '../../../../../src/engine/systems/battle.ts';
import type { Command } from '../../../../../src/engine/family/killteam/model/command.ts';
import { evolveAll } from '../../../../support/fold.ts';
import type { BattleState } from '../../../../../src/engine/family/killteam/model/state.ts';
import type { Trait } from '../../../../../src/engine/family/killteam/traits/trait.ts';
import type { ModifierCondition } from '../../../../../src/engine/family/killteam/card/lastingChange.ts';
import type { Modifier } from '../../../../../src/engine/family/killteam/traits/modifier.ts';
import { Chooser, nextCommand, type PlayedEntry } from '../../../../support/randomPlayer.ts';
import { testBattle } from '../../../../support/testBattle.ts';
import { diceWhen, ruleWhen, traitWith, handUse } from '../../../../support/traits.ts';
import { cpOf } from '../../../../support/sides.ts';
import { savedBattle } from '../../../../../src/engine/systems/saved.ts';

const CONDITIONS = [
  'always',
  'notMoved',
  'charged',
  'assisted',
  'fromConceal',
  'fromVantage',
  'onGuard',
  'within3',
] as const satisfies readonly ModifierCondition[];

const CHANGES: readonly Modifier[] = [
  ...CONDITIONS.flatMap((when) => [ruleWhen('balanced', when), diceWhen(when)]),
  { op: 'criticalBonus', group: 'any', by: 1 },
  { op: 'unassistedFoe' },
  { op: 'foeHit', by: -1 },
  { op: 'guardPointBlank' },
  { op: 'cost', action: 'reload', by: -1, per: 'turningPoint' },
  { op: 'aplNeverRaised' },
  { op: 'aplNeverLowered', per: 'battle' },
  { op: 'ignoreInjured', what: 'both', per: null },
  { op: 'firstOrder', order: 'conceal' },
  { op: 'reanimate', by: 1, on: 'others' },
  { op: 'toughness', by: 1 },
  { op: 'saveAgainst', rules: ['blast', 'torrent'], by: 1 },
  { op: 'forbid', action: 'dash' },
  { op: 'psychicReroll' },
];

/** What enemies of the bestiary have, in turns. */
const ENEMIES: readonly Trait[] = [
  traitWith('tough', {
    modifiers: [{ op: 'toughness', by: 1 }, { op: 'chargeStrike', by: 1 }, { op: 'doubleStrike' }],
    triggers: [
      {
        on: 'downAtEnd',
        effects: [{ op: 'rise', to: { who: 'this', side: 'any', filters: ['fallen'] }, from: 5, as: null }],
      },
    ],
  }),
  traitWith('bursting', {
    modifiers: [{ op: 'meleeAura', by: 1, inches: 3 }],
    triggers: [
      {
        on: 'down',
        effects: [
          {
            op: 'damage',
            to: { who: 'inside', side: 'any', filters: ['standing'], ofThis: true },
            amount: { count: 1, sides: 3, plus: 0 },
          },
        ],
      },
    ],
  }),
  traitWith('steadying', {
    modifiers: [{ op: 'noRerollsAgainst' }],
    triggers: [
      {
        on: 'friendShaken',
        effects: [{ op: 'steady', to: { who: 'inside', side: 'enemy', filters: ['acting', 'shaken'], ofThis: true } }],
      },
    ],
  }),
];

const USES: readonly Trait[] = [
  traitWith('ploy', { source: 'ploy', use: handUse({ cp: 1, during: 'strategy' }) }),
  traitWith('power', { source: 'power', use: handUse({ ap: 1, test: true, effects: [{ op: 'cp', by: 1 }] }) }),
  traitWith('blow', {
    use: handUse({
      times: 1,
      during: 'any',
      effects: [
        {
          op: 'damage',
          to: { who: 'choose', side: 'enemy', filters: ['standing'] },
          amount: { count: 1, sides: 3, plus: 0 },
        },
      ],
    }),
  }),
];

/** Everybody of the retinue has a few changes, and all that can be used. */
const gifted = (state: BattleState): BattleState => ({
  ...state,
  operatives: state.operatives.map((operative, at) => ({
    ...operative,
    traits:
      operative.side === 'enemy'
        ? ENEMIES.slice(at % ENEMIES.length).slice(0, 1)
        : [
            ...CHANGES.filter((_, index) => index % 3 === at % 3).map((change, index) =>
              traitWith(`change-${index}`, { modifiers: [change] }),
            ),
            ...USES,
          ],
  })),
});

/** Some use by the one that acts, else by anybody; powers more than the rest. */
const anyUse = ({ operatives, activation }: BattleState, choose: Chooser): Command => ({
  type: 'useTrait',
  operative: activation?.operative ?? choose.of(operatives.filter(({ side }) => side === 'retinue'))?.id ?? '',
  trait: choose.of([...USES, ...USES.slice(1, 2)])?.id ?? '',
});

function played(start: BattleState, seed: string) {
  const choose = new Chooser(seed);
  const entries: PlayedEntry[] = [];
  let state = start;
  for (let step = 0; step < 4000; step += 1) {
    const next = nextCommand(state, choose, 4);
    if (next === null) return { end: state, entries };
    const command = choose.chance(4) ? anyUse(state, choose) : next;
    const decision = battleDecider.decide(state, command);
    if (!decision.ok) continue;
    ({ state } = decision);
    entries.push({ command, events: decision.events });
    for (const { id, wounds, maxWounds, down } of state.operatives)
      if (wounds < 0 || wounds > maxWounds || (down && wounds > 0)) throw new Error(`${id}: ${wounds} wounds`);
    if (cpOf(state) < 0) throw new Error('CP below 0');
  }
  throw new Error(`battle ${seed} does not end`);
}

describe('random battles with traits', () => {
  it('should keep every invariant, use and hear every kind of trait, and fold from their logs', () => {
    const seen = new Set<string>();
    for (let number = 0; number < 24; number += 1) {
      const start = gifted(testBattle(`traits-${number}`));
      const { end, entries } = played(start, `player-${number}`);
      expect(savedBattle().safeParse(end).error).toBeUndefined();
      const events = entries.flatMap((entry) => entry.events);
      expect(evolveAll(start, events)).toEqual(end);
      expect(evolveAll(start, JSON.parse(JSON.stringify(events)))).toEqual(end);
      for (const event of events) {
        if (event.type === 'traitUsed') seen.add(event.trait);
        if (event.type === 'traitSpoke') seen.add('spoke');
        if (event.type === 'psychicTested') seen.add(event.outcome);
      }
    }
    expect([...seen].toSorted()).toEqual(['again', 'blow', 'fails', 'perils', 'ploy', 'power', 'spoke', 'works']);
  });
});
