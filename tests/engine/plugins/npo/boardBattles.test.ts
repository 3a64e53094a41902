import { expect, it } from 'vitest';
import { loadBundledKillzones } from '../../../../src/content/killzones/bundledKillzones.ts';
import type { BattleEvent } from '../../../../src/engine/family/killteam/model/event.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { noNpo, type PlannedStep } from '../../../../src/engine/plugins/npo/state.ts';
import { battleDecider, viewOf } from '../../../../src/engine/systems/battle.ts';
import { fetchBoards } from '../../../../src/engine/systems/boards.ts';
import { savedBattle } from '../../../../src/engine/systems/saved.ts';
import { addTo, AskedOfTable, battlesWanted, LONGEST, median } from '../../../support/board/askedOfTable.ts';
import { nextOnBoard, setUpOn } from '../../../support/board/boardPlayer.ts';
import { evolveAll } from '../../../support/fold.ts';
import { nextCommand, playRandomly } from '../../../support/randomPlayer.ts';
import { testBattle } from '../../../support/testBattle.ts';
import { shippedTable, TABLES } from '../../behaviour/support.ts';

/** 200 by `BOARD_BATTLES=200`, with what each asks printed. */
const NUMBERS = battlesWanted(7);
const tables = Object.fromEntries(TABLES.map((id) => [id, shippedTable(id)]));
const { killzones } = await loadBundledKillzones();
const maps = [...killzones.values()].map(({ map }) => map);
await fetchBoards();

/** How the end of such a step was found can be told; a charge only goes to whom it charges. */
const isWalked = ({ action, path }: PlannedStep): boolean => path !== undefined && action !== 'charge';

it(
  `should play ${NUMBERS.length} whole battles on boards with enemies that move themselves, asking nobody what they see`,
  () => {
    const questions: { with: number; without: number }[] = [];
    const left: Record<string, number> = {};
    const decided: Record<string, number> = {};
    const told = { plans: 0, walked: 0, strayed: 0, asked: 0, found: 0, untold: 0 };
    for (const number of NUMBERS) {
      const map = maps[number % maps.length];
      if (map === undefined) throw new Error('no killzone');
      const start = testBattle(`board-${number}`);
      const dv = start.operatives.reduce((sum, each) => sum + (each.side === 'enemy' ? each.dv : 0), 0);
      const table = TABLES[number % TABLES.length] ?? '';
      const taken = battleDecider.decide(
        { ...start, npo: { ...noNpo(dv), tables, table, alert: table === 'acolyte' } },
        setUpOn(start, map, `board-${number}`),
      );
      if (!taken.ok) throw new Error(JSON.stringify(taken.rejection));
      const count = (state: BattleState, event: BattleEvent): void => {
        if (event.type === 'enemyPlanned' && event.plan?.steps.some(isWalked) === true) {
          if (viewOf(state).enemies?.acting?.search() == null) told.untold += 1;
          else told.found += 1;
        }
        if (event.type === 'enemyPlanned' && event.plan !== null) told.plans += 1;
        if (event.type === 'enemyTold' && event.asked) told.asked += 1;
        if (event.type === 'walked') told.walked += 1;
        if (event.type === 'boardPlaced' && event.at === null) told.strayed += 1;
      };
      const asked = new AskedOfTable();
      const without = new AskedOfTable();
      const played = playRandomly(taken.state, `player-${number}`, {
        next: asked.counting(nextOnBoard),
        turningPoints: 4,
        watch: count,
        watchRefused: ({ command, rejection, state }) => {
          if (command.type === 'activate' || command.type === 'passGroup') return;
          throw new Error(`${number} ${map.id} ${table} ${JSON.stringify([command, rejection, state.npo?.turn])}`);
        },
      });
      playRandomly({ ...start, npo: { ...noNpo(dv), tables, table, alert: table === 'acolyte' } }, `player-${number}`, {
        next: without.counting(nextCommand),
        turningPoints: 4,
      });
      questions.push({ with: asked.all, without: without.all });
      addTo(left, asked.counts);
      addTo(decided, asked.decided);
      expect(savedBattle().safeParse(played.end).error).toBeUndefined();
      expect(
        evolveAll(
          played.start,
          played.entries.flatMap(({ events }) => events),
        ),
      ).toEqual(played.end);
    }
    const middle = (of: 'with' | 'without') => median(questions.map((each) => each[of]));
    if (process.env['BOARD_BATTLES'] !== undefined) console.log(JSON.stringify(questions));
    console.log({ ...told, left, decided, questions: { with: middle('with'), without: middle('without') } });
    expect(told.strayed).toBe(0);
    expect(told.asked).toBe(0);
    expect(told.found).toBeGreaterThan(NUMBERS.length);
    expect(told.untold).toBe(0);
  },
  LONGEST * NUMBERS.length,
);
