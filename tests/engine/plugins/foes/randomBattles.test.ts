import { expect, it } from 'vitest';
import { shippedRoundTables } from '../../../../src/content/shippedRoundTables.ts';
import type { BattleModel } from '../../../../src/engine/family/vanguard/model/battleModel.ts';
import type { FoeCommand } from '../../../../src/engine/plugins/foes/command.ts';
import { foeDecider } from '../../../../src/engine/plugins/foes/decider.ts';
import { foesFor } from '../../../../src/engine/plugins/foes/firstChoice.ts';
import type { FoeBattle } from '../../../../src/engine/plugins/foes/state.ts';
import { isOfFoes, nextInFoes } from '../../../support/foePlayer.ts';
import {
  blade,
  bomb,
  charged,
  curse,
  glaive,
  marksman,
  mend,
  model,
  raise,
  rifle,
  setUpBattle,
} from '../../../support/vanguardBattle.ts';
import { Lots } from '../../../support/vanguardPlayer.ts';

const MOST_COMMANDS = 3000;
const MOST_TAPS = 4;

const bands: readonly BattleModel[] = [
  model('a1', { leader: true, cp: 1, wn: 3, invulnerable: [5], attacks: [glaive, rifle] }),
  model('a2', { actions: [mend, curse] }),
  model('a3', { abilities: [marksman] }),
  model('a4', { attacks: [bomb, blade] }),
  model('a5'),
  model('b1', { leader: true, cp: 1, wn: 3, ne: 3, attacks: [rifle, blade], abilities: [marksman], points: 20 }),
  model('b2', { ar: 3, sp: 6, attacks: [glaive], points: 15 }),
  model('b3', { actions: [raise, charged] }),
  model('b4', { ne: 6, actions: [curse] }),
  model('b5', { attacks: [bomb] }),
  model('b6', { ne: 6, points: 5 }),
];

type Enemy = 'assisted' | 'full';

function begun(seed: string, enemy: Enemy): FoeBattle {
  const battle = setUpBattle(bands, { seed });
  const [people, tables] = battle.sides;
  const sides: FoeBattle['sides'] = [people, { ...tables, hand: 'tables' }];
  const automation = { attack: 'assisted', enemy } as const;
  const settings = { ...battle.settings, dice: { A: 'table', B: 'screen' } as const, automation };
  const state = { ...battle, sides, settings };
  return { ...state, foes: foesFor(state, [...shippedRoundTables().values()]) };
}

interface Played {
  readonly state: FoeBattle;
  readonly commands: readonly FoeCommand[];
  /** Taps of people for each activation of the tables' models; dice and what is asked of the others are not counted. */
  readonly taps: readonly number[];
}

/** What is so at any time. */
function holds({ sides, models, foes, activation }: FoeBattle): void {
  expect(sides.every(({ cp, tokens }) => cp >= 0 && tokens >= 0)).toBe(true);
  const onTable = models.filter(({ placed }) => placed);
  expect(onTable.filter(({ wounds, wn, inPlay }) => wounds > wn || wounds > 0 !== inPlay)).toEqual([]);
  expect(foes?.turn === null || foes?.turn?.model === activation?.model).toBe(true);
  const gone = new Set(models.filter(({ inPlay }) => !inPlay).map(({ id }) => id));
  expect(foes?.told.filter(({ model: id, target }) => gone.has(id) || gone.has(target ?? ''))).toEqual([]);
}

function play(seed: string, enemy: Enemy): Played {
  const lots = new Lots(seed);
  let state = begun(seed, enemy);
  const commands: FoeCommand[] = [];
  const taps: number[] = [];
  let count = 0;
  for (let said = 0; said < MOST_COMMANDS; said += 1) {
    const next = nextInFoes(lots, state);
    if (next === null) break;
    const decision = foeDecider.decide(state, next.command);
    if (!decision.ok) continue;
    const turn = state.foes?.turn ?? null;
    if (next.tap && isOfFoes(next.command)) count += 1;
    if (turn !== null && decision.events.some((event) => event.type === 'activationEnded')) {
      if (!turn.hand) taps.push(count);
      count = 0;
    }
    expect(decision.events.reduce(foeDecider.evolve, state)).toEqual(decision.state);
    commands.push(next.command);
    ({ state } = decision);
    if (state.tasks.length === 0) holds(state);
  }
  return { state, commands, taps };
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const replayed = (commands: readonly FoeCommand[], from: FoeBattle): FoeBattle =>
  commands.reduce((state, command) => {
    const decision = foeDecider.decide(state, command);
    return decision.ok ? decision.state : state;
  }, from);

it.each([
  ['assisted', 40],
  ['full', 20],
] as const)(
  '[V-17] [V-18] should play whole battles with a side that its tables play, %s: %i',
  (enemy, battles) => {
    const taps: number[] = [];
    for (let battle = 0; battle < battles; battle += 1) {
      const seed = `foes-${enemy}-${battle}`;
      const played = play(seed, enemy);
      expect(played.state.result).not.toBeNull();
      expect(replayed(played.commands, begun(seed, enemy))).toEqual(played.state);
      taps.push(...played.taps);
    }
    console.log(`${enemy}: ${taps.length} activations, taps: median ${median(taps)}, most ${Math.max(...taps)}`);
    expect(taps.length).toBeGreaterThan(battles * 10);
    expect(median(taps)).toBeLessThanOrEqual(MOST_TAPS);
  },
  300_000,
);
