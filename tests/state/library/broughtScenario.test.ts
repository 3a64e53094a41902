import { describe, expect, it } from 'vitest';
import { advisedRules } from '../../support/advisedRules.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { battleHead, battleShape } from '../../../src/persistence/battleFile.ts';
import { wrap } from '../../../src/persistence/heading.ts';
import { bringLog } from '../../../src/state/library/merge.ts';
import { activate, play } from '../../support/decide.ts';
import { battleOf, cultist, vex } from '../../support/duel.ts';
import { FakeBrowser, settle, startSmall } from '../../support/fakeBrowser.ts';
import { action, scripted } from '../../support/scripted.ts';
import { campaignTab } from '../../support/smallCampaign.ts';
import { vault } from '../../support/vault.ts';

const NOW = '2026-11-22T12:00:00.000Z';
const naming = { titleOf: () => 'B', rename: <T>(file: T) => file };

/** What comes of the file of a battle in this state. */
async function brought(setup: object) {
  const state = { ...battleOf([vex(), cultist()], { mission: scripted() }), ...setup };
  const ruleset = { id: 'acolyte' as const, version: '1.0.0' };
  const head = battleHead({ id: 'b1', title: 'B', createdAt: NOW, ruleset, packs: [] }, state);
  const text = wrap(battleShape, { savedAt: NOW, revision: 0 }, { ...head, entries: [], redo: [], result: null });
  const { battles } = await campaignTab(new FakeBrowser());
  return bringLog(battles, naming, text);
}

const said = scripted().script;
const withScript = (script: unknown) => ({ mission: { ...scripted(), script } });
const stand = { settled: {}, revealed: [], told: [], acted: [], fired: {}, due: [], drawn: {}, goesOn: false };

/** A battle whose scenario has begun to play. */
const acted = (): BattleState =>
  play(battleOf([vex(), cultist()], { mission: scripted({ actions: [action()] }) }))
    .does(activate('vex'))
    .does({ type: 'actInScenario', action: 'search' }).state;

const BROKEN = [
  ['an empty script', withScript({}), 'data.setup.mission.script'],
  ['hooks that are no list', withScript({ ...said, hooks: 7 }), 'data.setup.mission.script.hooks'],
  [
    'a condition of no kind',
    withScript({ ...said, endings: [{ id: 'x', name: 'X', text: '', if: { is: 'magic' }, flags: [] }] }),
    'data.setup.mission.script.endings',
  ],
  [
    'a wave of nobody',
    withScript({ ...said, waves: [{ id: 'w', name: 'W', where: '', order: 'engage', dv: null, operatives: [{}] }] }),
    'data.setup.mission.script.waves',
  ],
  ['a stand without what is due', { scenario: {} }, 'data.setup.scenario'],
  ['something else that is due', { scenario: { ...stand, due: [7] } }, 'data.setup.scenario.due'],
] as const;

describe('the file of a battle with a scenario', () => {
  it('should be taken when its scenario can be played', async () => {
    expect((await brought({})).kind).toBe('here');
    expect((await brought({ mission: { ...scripted(), ...vault } })).kind).toBe('here');
    expect((await brought(acted())).kind).toBe('here');
    const ofOwnPack = scripted({ actions: [action({ table: 'mine--deep-table', effects: [] })] });
    expect((await brought({ mission: ofOwnPack })).kind).toBe('here');
    expect((await brought({ mission: { ...scripted(), script: undefined } })).kind).toBe('here');
  });

  it.each(BROKEN)('should be refused with %s', async (_, setup, place) => {
    const found = await brought(setup);
    if (found.kind !== 'refused') throw new Error(found.kind);
    expect(found.problems[0]?.path.startsWith(place)).toBe(true);
  });
});

describe('a stored battle with a scenario', () => {
  /** A browser whose tab was closed after a battle with a scenario had begun; both stores hold `set` of its set-up. */
  async function browserWith(set: object) {
    const browser = new FakeBrowser();
    const { battles } = await campaignTab(browser, { battleRules: advisedRules });
    const id = startSmall(battles, acted());
    await settle();
    const after = browser.killed();
    for (const texts of [after.storage.texts, after.durable.texts])
      for (const [key, text] of texts)
        if (key.endsWith('/setup') || key.endsWith('/base')) {
          const file = JSON.parse(text);
          Object.assign(file.data.setup, set);
          texts.set(key, JSON.stringify(file));
        }
    return { tab: after.tab(advisedRules), id };
  }

  it('should be opened when its scenario can be played', async () => {
    const { tab, id } = await browserWith({});
    expect(await tab.open(id)).toEqual({ kind: 'opened' });
  });

  it.each(BROKEN)('should not be opened with %s', async (_, setup, place) => {
    const { tab, id } = await browserWith(setup);
    const found = await tab.open(id);
    if (found.kind !== 'unreadable') throw new Error(found.kind);
    expect(found.problems[0]?.path.startsWith(place)).toBe(true);
  });
});
