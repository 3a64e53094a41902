import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { noNpo } from '../../../../src/engine/plugins/npo/state.ts';
import { battleDecider } from '../../../../src/engine/systems/battle.ts';
import { evolveAll } from '../../../support/fold.ts';
import { playLawlessly } from '../../../support/lawlessPlayer.ts';
import { type Played, playRandomly } from '../../../support/randomPlayer.ts';
import { testBattle } from '../../../support/testBattle.ts';
import { shippedTable, TABLES } from '../../behaviour/support.ts';

/** Whole battles take their time. */
const LONG = 120_000;
const tables = Object.fromEntries(TABLES.map((id) => [id, shippedTable(id)]));

const withTable = (state: BattleState, table: string): BattleState => ({
  ...state,
  npo: { ...noNpo(10), tables, table, counteract: true, morale: true },
});

const PLAYERS: Readonly<Record<string, (seed: string) => Played>> = {
  people: (seed) => playRandomly(testBattle(seed), seed, { turningPoints: 3 }),
  tables: (seed) => playRandomly(withTable(testBattle(seed), 'acolyte'), seed, { turningPoints: 3 }),
  lawless: (seed) => playLawlessly(withTable(testBattle(seed), 'heavy'), seed, 200),
};

it.each(Object.keys(PLAYERS))(
  'should come to the state that its events fold to, played by %s',
  (who) => {
    fc.assert(
      fc.property(fc.nat(999), (number) => {
        const played = PLAYERS[who]?.(`decided-${number}`);
        let state = played?.start;
        for (const { command, events } of played?.entries ?? []) {
          if (state === undefined) break;
          const decision = battleDecider.decide(state, command);
          expect(decision).toEqual({ ok: true, events, state: evolveAll(state, events) });
          ({ state } = decision as Extract<typeof decision, { ok: true }>);
        }
        expect(state).toEqual(played?.end);
      }),
      { numRuns: 8 },
    );
  },
  LONG,
);
