import { expect, it } from 'vitest';
import { loadBundledKillzones } from '../../../../src/content/killzones/bundledKillzones.ts';
import { shippedRoundTables } from '../../../../src/content/shippedRoundTables.ts';
import { present } from '../../../../src/engine/core/invariant.ts';
import type { BattleModel } from '../../../../src/engine/family/vanguard/model/battleModel.ts';
import { foeDecider } from '../../../../src/engine/plugins/foes/decider.ts';
import type { FoeEvent } from '../../../../src/engine/plugins/foes/event.ts';
import { foesFor } from '../../../../src/engine/plugins/foes/firstChoice.ts';
import { pendingOf } from '../../../../src/engine/plugins/foes/pending.ts';
import type { Request } from '../../../../src/engine/family/vanguard/model/request.ts';
import { isMeasured } from '../../../../src/engine/log/request.ts';
import type { FoeBattle, FoeStep } from '../../../../src/engine/plugins/foes/state.ts';
import { foesView } from '../../../../src/engine/plugins/foes/view.ts';
import { fetchBoards } from '../../../../src/engine/systems/boards.ts';
import { vanguardByTables } from '../../../../src/engine/systems/vanguardByTables.ts';
import { addTo, battlesWanted, LONGEST, median } from '../../../support/board/askedOfTable.ts';
import { nextOfBands, takeUp } from '../../../support/board/bandsOnBoard.ts';
import { nextInFoes } from '../../../support/foePlayer.ts';
import {
  blade,
  bomb,
  glaive,
  marksman,
  mend,
  model,
  raise,
  rifle,
  scenario,
  setUpBattle,
} from '../../../support/vanguardBattle.ts';
import { Lots } from '../../../support/vanguardPlayer.ts';

/** 40 by `BOARD_BATTLES=40`. */
const NUMBERS = battlesWanted(3);
const MOST_COMMANDS = 3000;

const { killzones } = await loadBundledKillzones();
const maps = [...killzones.values()]
  .filter(({ row }) => row.games?.includes('vanguard') === true)
  .map(({ map }) => map);
await fetchBoards();

const bands: readonly BattleModel[] = [
  model('a1', { leader: true, cp: 1, wn: 3, invulnerable: [5], attacks: [glaive, rifle] }),
  model('a2', { actions: [mend] }),
  model('a3', { abilities: [marksman] }),
  model('a4', { attacks: [bomb, blade] }),
  model('b1', { leader: true, cp: 1, wn: 3, ne: 3, attacks: [rifle, blade], abilities: [marksman], points: 20 }),
  model('b2', { ar: 3, sp: 6, attacks: [glaive], points: 15 }),
  model('b3', { actions: [raise] }),
  model('b5', { attacks: [bomb] }),
].map((each) => ({ ...each, sp: 9 }));

function begun(seed: string): FoeBattle {
  const short = { ...scenario, rounds: 3, endDie: null };
  const battle = setUpBattle(bands, { seed, scenario: short, lastRound: 3 });
  const [people, tables] = battle.sides;
  const sides: FoeBattle['sides'] = [people, { ...tables, hand: 'tables' }];
  const automation = { attack: 'assisted', enemy: 'assisted' } as const;
  const state = { ...battle, sides, settings: { ...battle.settings, automation } };
  return { ...state, foes: foesFor(state, [...shippedRoundTables().values()]) };
}

const isAsked = (event: FoeEvent): boolean => event.type === 'foeTold' && event.asked;

interface Told {
  plans: number;
  moved: number;
  strayed: number;
  asked: number;
  engaged: number;
  attacks: number;
  /** Moves of plans of which is told how their end was found, and of which not. */
  found: number;
  untold: number;
  /** Ticks and numbers that are asked of the table: once each, by name; and those where the board knows who can be chosen. */
  left: Record<string, number>;
  decided: Record<string, number>;
}

const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, each) => sum + each, 0);

/** Counts a question that a player answers by looking at the table. */
function countAsked(told: Told, request: Request | null): void {
  if (request?.kind !== 'tick' && request?.kind !== 'number') return;
  if (request.kind === 'tick' && isMeasured(request)) return;
  const isChoice =
    request.kind === 'tick' && request.measured?.settles === false && request.measured.close.length === 0;
  addTo(isChoice ? told.decided : told.left, { [`${request.kind} ${request.question}`]: 1 });
}

const isWalked = ({ action, path }: FoeStep): boolean => path !== undefined && action !== 'charge';

function count(told: Told, event: FoeEvent, after: FoeBattle): void {
  if (event.type === 'foePlanned' && event.plan !== null) told.plans += 1;
  if (event.type === 'foePlanned' && event.plan?.steps.some(isWalked) === true) {
    if (foesView(after)?.acting?.search() == null) told.untold += 1;
    else told.found += 1;
  }
  if (isAsked(event)) told.asked += 1;
  if (event.type === 'moved' && event.at !== undefined) told.moved += 1;
  if (event.type === 'moved' && event.engages.length > 0) told.engaged += 1;
  if (event.type === 'attackDeclared') told.attacks += 1;
  if (event.type === 'boardPlaced' && event.at === null)
    told.strayed += Number(after.models.some(({ id, inPlay }) => id === event.model && inPlay));
}

/** Nothing more can be done: whoever acts is done. */
function endsInstead(state: FoeBattle): { readonly state: FoeBattle; readonly events: readonly FoeEvent[] } {
  const ended = foeDecider.decide(state, { type: 'endActivation' });
  return ended.ok ? ended : { state, events: [] };
}

function play(number: number, told: Told): { readonly start: FoeBattle; readonly end: FoeBattle } {
  const seed = `board-${number}`;
  const lots = new Lots(seed);
  const taken = foeDecider.decide(begun(seed), takeUp(present(maps[number % maps.length], 'a killzone')));
  if (!taken.ok) throw new Error(taken.rejection.code);
  const start = taken.state;
  const events: FoeEvent[] = [];
  let state = start;
  let last: string | null = null;
  for (let said = 0; said < MOST_COMMANDS; said += 1) {
    const request = pendingOf(state);
    if (request !== null && request.id !== last) countAsked(told, request);
    last = request?.id ?? last;
    const command = nextOfBands(lots, state);
    if (command === null) break;
    const decision = foeDecider.decide(state, command);
    if (!decision.ok) {
      const { code } = decision.rejection;
      if (['noWay', 'badPath', 'inTerrain', 'onAnother', 'noSight', 'range'].includes(code))
        throw new Error(`${seed} ${JSON.stringify([command, decision.rejection])}`);
      const ended = endsInstead(state);
      events.push(...ended.events);
      ({ state } = ended);
      continue;
    }
    for (const event of decision.events) count(told, event, decision.state);
    events.push(...decision.events);
    ({ state } = decision);
  }
  expect(events.reduce(foeDecider.evolve, start)).toEqual(state);
  return { start, end: state };
}

it(
  `[V-38] [V-39] [V-51] should play ${NUMBERS.length} whole battles of war bands on a board, asking nobody what they see`,
  () => {
    const told: Told = {
      plans: 0,
      moved: 0,
      strayed: 0,
      asked: 0,
      engaged: 0,
      attacks: 0,
      found: 0,
      untold: 0,
      left: {},
      decided: {},
    };
    const questions: number[] = [];
    const began = performance.now();
    for (const battle of NUMBERS) {
      const before = sumOf(told.left);
      const { end } = play(battle, told);
      questions.push(sumOf(told.left) - before);
      expect(end.result).not.toBeNull();
      expect(vanguardByTables.saved.safeParse(end).error).toBeUndefined();
    }
    console.log(told, { questions: median(questions) }, Math.round(performance.now() - began));
    expect(median(questions)).toBe(0);
    expect(told.asked).toBe(0);
    expect(told.strayed).toBe(0);
    expect(Math.min(told.plans, told.moved, told.attacks)).toBeGreaterThan(NUMBERS.length * 5);
    expect(told.engaged).toBeGreaterThan(0);
    expect(told.found).toBeGreaterThan(NUMBERS.length * 2);
    expect(told.untold).toBe(0);
  },
  LONGEST * NUMBERS.length,
);

it('should ask the people of the same war bands without a board', () => {
  let asked = 0;
  const lots = new Lots('table-0');
  let state = begun('table-0');
  for (let said = 0; said < MOST_COMMANDS; said += 1) {
    const next = nextInFoes(lots, state);
    if (next === null) break;
    const decision = foeDecider.decide(state, next.command);
    if (!decision.ok) continue;
    asked += decision.events.filter(isAsked).length;
    ({ state } = decision);
  }
  console.log({ asked });
  expect(asked).toBeGreaterThan(3);
});
