import { describe, expect, it } from 'vitest';
import { loadBundledKillzones } from '../../../../src/content/killzones/bundledKillzones.ts';
import { loadKillTeamSides } from '../../../../src/content/killTeamSides.ts';
import { battleDecider } from '../../../../src/engine/systems/battle.ts';
import { fetchBoards } from '../../../../src/engine/systems/boards.ts';
import { addTo, AskedOfTable, battlesWanted, LONGEST, median } from '../../../support/board/askedOfTable.ts';
import { nextOnBoard, setUpOn } from '../../../support/board/boardPlayer.ts';
import { evolveAll } from '../../../support/fold.ts';
import { againstTables } from '../../../support/killTeamBattles.ts';
import { nextCommand2021 } from '../../../support/player2021.ts';
import { playRandomly } from '../../../support/randomPlayer.ts';

/** 40 of each by `BOARD_BATTLES=40`. */
const NUMBERS = battlesWanted(2);
const { killzones } = await loadBundledKillzones();
await fetchBoards();

describe.each(['kt3', 'kt2021', 'kt2021-lite'] as const)('the tables of %s on boards', (system) => {
  const maps = [...killzones.values()]
    .filter(({ row: { games } }) => games === undefined || games.includes(system))
    .map(({ map }) => map);

  it(
    `should play ${NUMBERS.length} whole battles, move by themselves, and ask nobody what they see`,
    async () => {
      const pack = await loadKillTeamSides(system);
      const told = { plans: 0, walked: 0, strayed: 0, asked: 0 };
      const questions: { with: number; without: number }[] = [];
      const left: Record<string, number> = {};
      const decided: Record<string, number> = {};
      for (const number of NUMBERS) {
        const map = maps.at(-1 - (number % maps.length));
        if (map === undefined) throw new Error('no killzone');
        const start = againstTables(pack, number);
        const taken = battleDecider.decide(start, setUpOn(start, map, `${number}`));
        if (!taken.ok) throw new Error(JSON.stringify(taken.rejection));
        const asked = new AskedOfTable();
        const without = new AskedOfTable();
        const played = playRandomly(taken.state, `player-${number}`, {
          next: asked.counting((state, choose, turningPoints) =>
            (state.phase === 'firefight' && state.result === null ? nextOnBoard : nextCommand2021)(
              state,
              choose,
              turningPoints,
            ),
          ),
          turningPoints: 4,
          watch: (_, event) => {
            if (event.type === 'enemyPlanned' && event.plan !== null) told.plans += 1;
            if (event.type === 'enemyTold' && event.asked) told.asked += 1;
            if (event.type === 'walked') told.walked += 1;
            if (event.type === 'boardPlaced' && event.at === null) told.strayed += 1;
          },
          watchRefused: ({ command, rejection, state }) => {
            if (command.type === 'carryOut' || (command.type === 'act' && command.path !== undefined))
              throw new Error(`${number} ${map.id} ${JSON.stringify([command, rejection, state.npo?.turn])}`);
          },
        });
        const events = played.entries.flatMap((entry) => entry.events);
        expect(evolveAll(played.start, events)).toEqual(played.end);
        playRandomly(start, `player-${number}`, { next: without.counting(nextCommand2021), turningPoints: 4 });
        questions.push({ with: asked.all, without: without.all });
        addTo(left, asked.counts);
        addTo(decided, asked.decided);
      }
      const middle = (of: 'with' | 'without') => median(questions.map((each) => each[of]));
      console.log(system, { ...told, left, decided, with: middle('with'), without: middle('without') });
      expect(told).toMatchObject({ strayed: 0, asked: 0 });
      expect(Math.min(told.plans, told.walked)).toBeGreaterThan(0);
    },
    LONGEST * NUMBERS.length,
  );
});
