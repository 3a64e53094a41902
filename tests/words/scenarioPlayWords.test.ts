import { describe, expect, it } from 'vitest';
import type { BattleEvent } from '../../src/engine/family/killteam/model/event.ts';
import { noScenario } from '../../src/engine/plugins/scenario/state.ts';
import { scenarioPlay as en } from '../../src/words/en/scenarioPlay.ts';
import { en as english, fr as french } from '../support/words.ts';
import { scenarioPlay as fr } from '../../src/words/fr/scenarioPlay.ts';
import { lineText, logLine } from '../../src/words/logLine.ts';
import { lookOf } from '../../src/words/look.ts';
import { missionTracks } from '../../src/words/missionTracks.ts';
import { smallSetup } from '../support/smallBattle.ts';
import { rowText } from '../../src/words/scenarioNotes.ts';
import { action, scriptWith, searchTable } from '../support/scripted.ts';
import { vault } from '../support/vault.ts';
import { leaves, texts } from './support/spoken.ts';

const keys = (catalogue: unknown) => leaves(catalogue).map(([path]) => path);

const battle = { ...smallSetup(), mission: { ...smallSetup().mission, ...vault } };

const line = (event: BattleEvent, revealed: string[] = []): string | null => {
  const state = { ...battle, scenario: { ...noScenario(), revealed } };
  const said = logLine(english, event, lookOf(english, state));
  return said === null ? null : lineText(said);
};

describe('the words of a scenario in play', () => {
  it('should have the same keys in both languages', () => {
    expect(keys(fr)).toEqual(keys(en));
  });

  it('should bind French punctuation to its words, and never shout', () => {
    expect([...texts(fr)].filter(([, text]) => /[^\u00A0\u202F][:;?!](?:\s|$)/u.test(text))).toEqual([]);
    for (const words of [en, fr])
      expect([...texts(words)].filter(([, text]) => /['"!]|\bplease\b/u.test(text))).toEqual([]);
  });
});

describe('the log of a scenario', () => {
  it.each([
    [
      { type: 'hookFired', hook: 'wall-gives-way', name: 'The wall gives way', subject: null },
      'The scenario goes on by itself',
    ],
    [{ type: 'objectiveSettled', objective: 'seal', how: 'done', text: 'Find it' }, 'Objective: Find it. done'],
    [{ type: 'objectiveRevealed', objective: 'unseen', text: 'Be unseen' }, 'Revealed objective: Be unseen'],
    [{ type: 'passageTold', passage: 'gate', title: 'The gate' }, 'Read aloud: The gate'],
    [{ type: 'counterSet', counter: 'parts', to: 1 }, 'Parts of the seal. 1'],
  ] as const)('should tell %o', (event, text) => {
    expect(line(event)).toBe(text);
  });

  it.each([
    { type: 'hookFired', hook: 'somebody-hears', name: 'Somebody hears', subject: null },
    { type: 'objectiveSettled', objective: 'unseen', how: 'failed', text: 'Be unseen' },
    { type: 'counterSet', counter: 'suspicion', to: 1 },
  ] as const)('should keep to itself %o', (event) => {
    expect(line(event)).toBeNull();
  });

  it('should tell how a secret objective stands once it is revealed', () => {
    const settled = { type: 'objectiveSettled', objective: 'unseen', how: 'failed', text: 'Be unseen' } as const;
    expect(line(settled, ['unseen'])).toBe('Objective: Be unseen. failed');
  });

  it('should not name on Undo what the master sets in secret', () => {
    for (const words of [english, french]) {
      const look = lookOf(words, battle);
      const doing = { who: null, attack: null };
      const hidden = words.undoCommand.setCounter({ type: 'setCounter', counter: 'suspicion', to: 3 }, look, doing);
      expect(JSON.stringify(hidden)).not.toContain('Suspicion');
      const open = words.undoCommand.setCounter({ type: 'setCounter', counter: 'parts', to: 1 }, look, doing);
      expect(open.full).toContain('Parts of the seal');
    }
  });

  it('should not count before the players what is hidden', () => {
    const { tracks } = missionTracks(english, battle, lookOf(english, battle));
    expect(tracks.counters.map(({ id }) => id)).toEqual(['parts']);
  });
});

describe('what of a scenario is said in French', () => {
  const core = {
    ...battle,
    mission: {
      ...battle.mission,
      id: 'retrieve',
      script: {
        ...scriptWith(),
        hidden: [],
        actions: [action({ id: 'search-marker', name: 'Search the marker' })],
        waves: [
          {
            id: 'hunters',
            name: 'The hunters',
            where: 'at the far edge',
            order: 'engage' as const,
            dv: 2,
            operatives: [],
          },
        ],
      },
    },
  };
  const said = (event: BattleEvent): string => {
    const told = logLine(french, event, lookOf(french, core));
    return told === null ? '' : lineText(told);
  };

  it('should be what an action is for, where a wave arrives, and what an objective asks', () => {
    const interact = {
      type: 'actionPerformed',
      operative: 'vex',
      action: 'interact',
      ap: 1,
      via: 'action',
      targets: [],
    } as const;
    expect(said({ ...interact, note: 'Search the marker' })).not.toContain('Search');
    expect(said({ ...interact, note: 'Our own words' })).toContain('Our own words');
    const spawn = {
      type: 'effectNoted',
      op: 'spawn',
      source: 'hunters',
      params: { where: 'at the far edge', dv: 2 },
    } as const;
    expect(said(spawn)).toContain('au bord opposé à la suite');
    expect(said({ type: 'objectiveSettled', objective: 'item-home', how: 'done', text: 'x' })).toContain(
      'Emportez l’objet',
    );
  });
});

describe('the log of a table that is rolled', () => {
  const tables = { [searchTable.id]: searchTable, standard: { ...searchTable, id: 'standard' } };
  const rolled = (table: string): string => {
    const event = { type: 'tableRolled', table, face: 6, row: 'thing', name: 'The thing' } as const;
    const told = logLine(english, event, lookOf(english, { ...battle, tables, eventTable: 'standard' }));
    return told === null ? '' : lineText(told);
  };

  it('should name the table, unless it is the event table', () => {
    expect([rolled('search-table'), rolled('standard'), rolled('gone')]).toEqual([
      'Search 6: The thing',
      'Event 6: The thing',
      'Event 6: The thing',
    ]);
  });

  it('should have what the row says, but for events, whose ladder shows it', () => {
    const look = lookOf(english, { ...battle, tables, eventTable: 'standard' });
    expect([rowText(look, 'search-table', 'thing'), rowText(look, 'standard', 'thing')]).toEqual(['There.', '']);
  });
});
