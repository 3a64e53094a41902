import { describe, expect, it } from 'vitest';
import { noNpo } from '../../../src/engine/plugins/npo/state.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { operativeById } from '../../../src/engine/family/killteam/model/lookup.ts';
import { viewOf } from '../../../src/engine/systems/battle.ts';
import { firstChoice } from '../../../src/features/enemy-turn/activateEnemy.ts';
import { scenarioViews } from '../../../src/features/battle/view/scenarioViews.ts';
import { en, fr } from '../../support/words.ts';
import { lookOf } from '../../../src/words/look.ts';
import { activate, play } from '../../support/decide.ts';
import { battleOf, cultist, pim, vex } from '../../support/duel.ts';
import { smallSetup } from '../../support/smallBattle.ts';
import { action, scriptWith } from '../../support/scripted.ts';
import { vault } from '../../support/vault.ts';

const mission = { ...smallSetup().mission, ...vault };
const battle = battleOf([vex(), pim(), cultist()], { mission });

const views = (state = play(battle).does(activate('vex')).state, words = en) =>
  scenarioViews({ words, look: lookOf(words, state), view: viewOf(state), operative: operativeById(state, 'vex') });

describe('actions of a scenario as buttons', () => {
  it('should say what they cost, what they are, and why one cannot be done now', () => {
    expect(views()).toMatchObject([
      { id: 'search-wall', title: 'Search the wall', ap: 1, reason: null },
      { id: 'pass-gate', reason: 'the scenario does not allow it now' },
    ]);
  });

  it('should each have a letter that nothing else at the table has', () => {
    const many = {
      ...mission,
      script: scriptWith({ actions: 'abcdefghij'.split('').map((id) => action({ id, name: 'Search it' })) }),
    };
    for (const words of [en, fr]) {
      const state = play(battleOf([vex(), cultist()], { mission: many })).does(activate('vex')).state;
      const keys = views(state, words).flatMap(({ key }) => (key === null ? [] : [key]));
      const taken = [...Object.values(words.actions).map(({ key }) => key), words.keys.woundsKey, words.keys.undoKey];
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.length).toBeGreaterThan(3);
      expect(keys.filter((key) => taken.includes(key))).toEqual([]);
    }
  });

  it('should not be there for an enemy', () => {
    const state = play({ ...battle, turn: 'enemy' }).does(activate('cultist')).state;
    const enemy = operativeById(state, 'cultist');
    expect(scenarioViews({ words: en, look: lookOf(en, state), view: viewOf(state), operative: enemy })).toEqual([]);
  });
});

describe('what the enemy is after when nobody has chosen', () => {
  const choiceIn = (state: BattleState) => firstChoice(viewOf(state));
  const wants = (to: { keyword?: string }) => ({
    ...battle,
    mission: {
      ...mission,
      script: scriptWith({
        priorityTarget: { text: 'the leader', to: { who: 'one', side: 'retinue', filters: [], ...to } },
        targetLocation: 'the gate',
      }),
    },
  });

  it('should be the place of the scenario, and its target where only one is meant', () => {
    const [keyword = ''] = vex().keywords.filter((each) => !pim().keywords.includes(each));
    expect(choiceIn(wants({ keyword: keyword === '' ? 'nobody' : keyword }))).toMatchObject({
      targetLocation: 'the gate',
    });
    const alone = { ...wants({}), operatives: [vex(), cultist()] };
    expect(choiceIn(alone)).toMatchObject({ priorityTarget: 'vex', targetLocation: 'the gate' });
    expect(choiceIn(wants({}))).not.toHaveProperty('priorityTarget');
  });

  it('should stay what an effect has set before', () => {
    const set = { ...noNpo(0), priorityTarget: 'pim', targetLocation: 'the well' };
    const alone = { ...wants({}), operatives: [vex(), cultist()] };
    expect(choiceIn({ ...alone, npo: set })).toMatchObject({ priorityTarget: 'pim', targetLocation: 'the well' });
  });

  it('should be nothing without a script', () => {
    expect(choiceIn(battleOf([vex(), cultist()]))).not.toHaveProperty('targetLocation');
  });
});
