import { describe, expect, it } from 'vitest';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { quickStart } from '../../src/content/quickStart.ts';
import { firstChoice } from '../../src/engine/plugins/npo/firstChoice.ts';
import { operativeById } from '../../src/engine/family/killteam/model/lookup.ts';
import { priorityNow } from '../../src/engine/plugins/npo/priorityTarget.ts';
import { noNpo } from '../../src/engine/plugins/npo/state.ts';
import { scenarioOffers } from '../../src/engine/plugins/scenario/scenarioOffers.ts';
import { gameOf } from '../../src/engine/systems/registry.ts';
import { ally } from '../support/battleState.ts';
import { pack } from '../support/rowPlay.ts';
import { scenarioBattle, ScenarioTable } from '../support/scenarioTable.ts';

/** The battle with so many more of the retinue, none of them an Acolyte. */
const withMore = (battle: BattleState, more: number): BattleState => ({
  ...battle,
  operatives: [
    ...battle.operatives,
    ...Array.from({ length: more }, (_, n) => ally(`more-${n}`, { name: `More ${n}`, readiness: 'ready' })),
  ],
});

const tickOf = ({ state }: ScenarioTable, id: string) => state.ticks[id];
const retinueOf = ({ operatives }: BattleState) => operatives.filter(({ side }) => side === 'retinue').length;

/** So many leave by the way out, the Acolyte first. */
function leaving(battle: BattleState, count: number): ScenarioTable {
  const table = new ScenarioTable(battle).until(1).acts('acolyte-leaves');
  for (let n = 1; n < count; n += 1) table.acts('leave-by-the-way-out');
  return table;
}

describe('Break Out', () => {
  const battle = scenarioBattle(pack, 'break-out');

  it('should be done by half of five, which are three', () => {
    expect(retinueOf(battle)).toBe(5);
    expect(leaving(battle, 2).state.result).toBeNull();
    const out = leaving(battle, 3);
    expect(tickOf(out, 'half-out')).toBe(true);
    expect(out.state.result).toMatchObject({ reason: 'primaryDone' });
  });

  it('should take half of eleven, which are six, and not three', () => {
    const many = withMore(battle, 6);
    expect(leaving(many, 5).state.result).toBeNull();
    expect(tickOf(leaving(many, 6), 'half-out')).toBe(true);
  });

  it('should take an Acolyte among them', () => {
    const table = new ScenarioTable(battle).until(1);
    for (let n = 0; n < 4; n += 1) table.acts('leave-by-the-way-out');
    expect(tickOf(table, 'half-out')).toBe(false);
  });
});

const LEAVE = 'leave-with-item';

describe('Retrieve', () => {
  const battle = scenarioBattle(pack, 'retrieve');

  it('should find the item at the last marker of a larger retinue, not at the fourth', () => {
    const larger: BattleState = {
      ...battle,
      mission: { ...battle.mission, counters: battle.mission.counters.map((each) => ({ ...each, max: 5 })) },
    };
    const table = new ScenarioTable(larger, ({ purpose }) => (purpose === 'table' ? 1 : 6)).until(1);
    for (let n = 0; n < 4; n += 1) table.acts('search-marker');
    expect(tickOf(table, 'item-found')).toBe(false);
    table.acts('search-marker');
    expect(tickOf(table, 'item-found')).toBe(true);
  });

  const ITEM = 'The item';
  const carriers = ({ state }: ScenarioTable) =>
    state.operatives.filter(({ carriesMarker }) => carriesMarker === ITEM).map(({ id }) => id);
  const targetOf = ({ state }: ScenarioTable): string | null => {
    const [enemy] = state.operatives.filter(({ side }) => side === 'enemy');
    const npo = { ...noNpo(0), ...state.npo };
    const events = priorityNow(gameOf({ ...state, npo }), enemy?.id ?? '');
    const set = events.find(({ type }) => type === 'npoSet');
    return set?.type === 'npoSet' ? (set.choice.priorityTarget ?? null) : npo.priorityTarget;
  };

  it('should raise Alert to 3 and have whoever found the item carry it as the Priority Target', () => {
    const table = new ScenarioTable(battle).until(1).acts('search-marker');
    expect(tickOf(table, 'item-found')).toBe(true);
    expect(table.state.alert).toBe(3);
    expect(carriers(table)).toEqual([table.state.scenario?.acted[0]?.operative]);
    expect(targetOf(table)).toBe(carriers(table)[0]);
  });

  it('should go to whoever takes the item over, the Priority Target with it, and let nobody else leave with it', () => {
    const table = new ScenarioTable(battle).until(1).acts('search-marker');
    const [finder = ''] = carriers(table);
    table.acts('take-the-item');
    const [taker = ''] = carriers(table);
    expect(carriers(table)).toHaveLength(1);
    expect(taker).not.toBe(finder);
    expect(targetOf(table)).toBe(taker);
    const leave = (who: string) =>
      scenarioOffers(gameOf(table.state), operativeById(table.state, who)).find(({ action }) => action.id === LEAVE);
    expect(leave(finder)?.reason?.code).toBe('carriesNothing');
    expect(leave(taker)?.reason?.code ?? null).not.toBe('carriesNothing');
  });

  it('should lie where its carrier fell: nobody is the Priority Target until it is taken over', () => {
    const table = new ScenarioTable(battle).until(1).acts('search-marker');
    const [finder = ''] = carriers(table);
    table.falls(operativeById(table.state, finder).name);
    expect(carriers(table)).toEqual([]);
    expect(targetOf(table)).toBeNull();
    expect(carriers(table.acts('take-the-item'))).not.toEqual([finder]);
  });
});

describe('Hold the Line', () => {
  it('should raise Alert to 3 when an objective is taken, and have enemies look at whoever took it', () => {
    const table = new ScenarioTable(scenarioBattle(pack, 'hold-the-line')).until(1).acts('take-objective');
    expect(table.state.alert).toBe(3);
    expect(table.state.npo?.priorityTarget).toBe(table.state.scenario?.acted[0]?.operative);
  });
});

describe('Follow the Thread', () => {
  it('should have enemies look at whoever investigated', () => {
    const table = new ScenarioTable(scenarioBattle(pack, 'follow-the-thread')).until(1).acts('investigate');
    expect(table.state.npo?.priorityTarget).toBe(table.state.scenario?.acted[0]?.operative);
  });
});

/** It has no plan: the ready-made battle. */
const voice = quickStart(pack, {
  players: [{ id: 'p1', name: 'Ana', mark: 'A' }],
  dice: { retinue: 'table', enemy: 'table' },
  seed: 'voice',
});

describe('Silence the Voice', () => {
  it('should have enemies look at the only Acolyte, and keep to where the Voice stands', () => {
    const { choice } = firstChoice(gameOf(voice));
    expect(choice).toMatchObject({
      priorityTarget: voice.operatives.find(({ keywords }) => keywords.includes('ACOLYTE'))?.id,
      targetLocation: 'The Voice',
    });
  });
});
