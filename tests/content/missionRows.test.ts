import { describe, expect, it } from 'vitest';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { quickStart } from '../../src/content/quickStart.ts';
import { present } from '../../src/engine/core/invariant.ts';
import { reportOf } from '../../src/engine/campaign/reportOf.ts';
import { isLent } from '../../src/engine/campaign/walk/deploy.ts';
import { firstChoice } from '../../src/engine/plugins/npo/firstChoice.ts';
import { operativeById } from '../../src/engine/family/killteam/model/lookup.ts';
import { priorityNow } from '../../src/engine/plugins/npo/priorityTarget.ts';
import { noNpo } from '../../src/engine/plugins/npo/state.ts';
import { scenarioOffers } from '../../src/engine/plugins/scenario/scenarioOffers.ts';
import { gameOf } from '../../src/engine/systems/killTeams.ts';
import { ally } from '../support/battleState.ts';
import { act, activate, END, play, type Play } from '../support/decide.ts';
import { content, pack } from '../support/rowPlay.ts';
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

/** Whom an enemy that is about to think has for its Priority Target. */
const targetOf = ({ state }: ScenarioTable): string | null => {
  const [enemy] = state.operatives.filter(({ side }) => side === 'enemy');
  const npo = { ...noNpo(0), ...state.npo };
  const events = priorityNow(gameOf({ ...state, npo }), enemy?.id ?? '');
  const set = events.find(({ type }) => type === 'npoSet');
  return set?.type === 'npoSet' ? (set.choice.priorityTarget ?? null) : npo.priorityTarget;
};

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

describe('Bring Them Home', () => {
  const OFF = 'see-witness-off';
  const battle = scenarioBattle(pack, 'bring-them-home');
  const begun = () => new ScenarioTable(battle).until(1);
  const spoken = () => begun().acts('speak-to-witness');
  const witnessOf = ({ state }: ScenarioTable) =>
    present(
      state.operatives.find(({ card }) => card === 'witness'),
      'the witness',
    );
  /** The witness acts, as the next of the retinue. */
  const witnessActs = (table: ScenarioTable): Play =>
    play({ ...table.state, turn: 'retinue' }).does(activate(witnessOf(table).id, 'conceal'));

  it('should have the witness as a marker alone until somebody has spoken to it, and nobody as the Priority Target', () => {
    const at = begun();
    expect(at.state.operatives.map(({ card }) => card)).not.toContain('witness');
    expect(at.state.mission.table?.markers).toMatchObject([{ name: 'The witness', count: 1 }]);
    expect(targetOf(at)).toBeNull();
    expect(at.refuses(OFF)).toBe('cannotByCard');
  });

  it('should have it come with the retinue once spoken to, with its numbers (C11), as the Priority Target of all enemies', () => {
    const at = spoken();
    const { id } = witnessOf(at);
    expect(witnessOf(at)).toMatchObject({
      side: 'retinue',
      owner: 'p1',
      apl: 2,
      move: 5,
      wounds: 5,
      maxWounds: 5,
      dv: 0,
    });
    expect(witnessOf(at)).toMatchObject({ name: 'The witness', readiness: 'ready', order: 'conceal' });
    expect(targetOf(at)).toBe(id);
    expect(at.refuses('speak-to-witness')).toBe('scenarioUsedUp');
  });

  it('should have enemies that act look at it, where their table looks for a Priority Target', () => {
    const at = spoken().alarm(3);
    const acts = play({ ...at.state, turn: 'enemy', npo: { ...noNpo(0), ...at.state.npo, alert: true } }).does({
      type: 'enemyActivates',
      operative: null,
    });
    expect(acts.midway.npo?.priorityTarget).toBe(witnessOf(at).id);
  });

  it('should act with the retinue, its AP spent on what it does', () => {
    const walked = witnessActs(spoken()).does(act('reposition')).does(act('dash'));
    expect(walked.refuses(act('interact')).code).toBe('notEnoughAp');
    expect(walked.does(END).operative('witness-1').readiness).toBe('expended');
  });

  it('should be home, and the mission done, when it leaves itself; nobody else can for it', () => {
    const at = spoken();
    const others = scenarioOffers(gameOf(at.state), operativeById(at.state, battle.operatives[0]?.id ?? ''));
    expect(others.find(({ action }) => action.id === OFF)?.reason?.code).toBe('cannotByCard');
    const home = witnessActs(at).does({ type: 'actInScenario', action: OFF });
    expect(home.state.scenario?.settled).toEqual({ 'witness-home': 'done' });
    expect(home.state.result).toMatchObject({ reason: 'primaryDone' });
  });

  it('should be lost when it falls, and not while it only bleeds', () => {
    expect(spoken().has('The witness', 1).state.result).toBeNull();
    const lost = spoken().falls('The witness').state;
    expect(lost.scenario?.settled).toEqual({ 'witness-home': 'failed' });
    expect(lost.result).toMatchObject({ reason: 'primaryFailed' });
  });

  it('should be lost when nobody of the retinue stands but the witness, which is none of the retinue', () => {
    const fallen = (at: ScenarioTable, left: number) => {
      const own = battle.operatives.filter(({ side }) => side === 'retinue');
      for (const { name } of own.slice(left)) at.falls(name);
      return at.state;
    };
    expect(fallen(spoken(), 1).result).toBeNull();
    expect(fallen(begun(), 1).result).toBeNull();
    expect(fallen(spoken(), 0).result).toMatchObject({ reason: 'primaryFailed' });
  });

  it('should not be anybody of the roster in the report, nor somebody to take along', () => {
    const at = spoken();
    const deployed = battle.operatives.filter(({ side }) => side === 'retinue').map(({ id }) => id);
    const { operatives } = reportOf(content, at.state, at.entries, { deployed, objectives: [] });
    expect(operatives.find(({ name }) => name === 'The witness')?.member).toBeNull();
    expect([...content.cards.values()].filter(isLent).map(({ id }) => id)).not.toContain('witness');
    expect(isLent(content.cards.get('local-guide'))).toBe(true);
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
