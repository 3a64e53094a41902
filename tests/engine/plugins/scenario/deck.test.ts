import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packTable } from '../../../../src/content/schema/table.ts';
import { evolveAll } from '../../../support/fold.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { cardsLeft } from '../../../../src/engine/plugins/scenario/deck.ts';
import type { RollTable } from '../../../../src/engine/family/killteam/tables/rollTable.ts';
import { answerFor } from '../../../../src/state/answer/diceSource.ts';
import { activate, END, type Play, play } from '../../../support/decide.ts';
import { battleOf, cultist, vex, vexActs } from '../../../support/duel.ts';
import { action, scripted, searchTable } from '../../../support/scripted.ts';
import { settingsWith } from '../../../support/battleState.ts';

const deckOf = (deck: RollTable['deck'], set: Partial<RollTable> = {}): RollTable => ({
  ...searchTable,
  rows: searchTable.rows.map((row) => ({ ...row, effects: [] })),
  ...(deck !== undefined && { deck }),
  ...set,
});
const untilEmpty = deckOf({ reshuffle: 'whenEmpty' });
const untilSix = deckOf({ reshuffle: 'atFace', face: 6 });
const mission = scripted({
  actions: [action({ table: 'search-table', effects: [], ap: 0, once: 'battle', times: null })],
});

/** Vex draws from the deck with no limit: each draw is one search. */
const draws = (table: RollTable, state: Partial<BattleState> = {}) =>
  vexActs({
    mission: scripted({
      actions: Array.from({ length: 9 }, (_, index) =>
        action({ id: `s${index}`, table: table.id, effects: [], ap: 0 }),
      ),
    }),
    tables: { [table.id]: table },
    ...state,
  });
const draw = (at: Play, number: number, face: number): Play =>
  at.does({ type: 'actInScenario', action: `s${number}` }).answers(String(face));
const cards = ({ question }: Play): readonly string[] =>
  question.kind === 'pick' ? question.options.map(({ id }) => id) : [];
const lies = (at: Play): readonly number[] => at.midway.scenario?.drawn['search-table'] ?? [];

describe('a deck', () => {
  it('should ask which of the cards that are left is drawn, and by lot where the app draws', () => {
    const at = draw(draws(untilEmpty), 0, 3).does({ type: 'actInScenario', action: 's1' });
    expect(cards(at)).toEqual(['1', '2', '4', '5', '6']);
    expect(at.question).toMatchObject({ question: 'handTable', random: true });
    const { question } = at;
    const digital = answerFor({ seed: 'deck' }, question);
    expect(cards(at)).toContain(digital.kind === 'pick' ? digital.option : '');
    expect(answerFor({ seed: 'deck' }, question)).toEqual(digital);
  });

  it('should follow the row of the card, and refuse a card that lies drawn', () => {
    const at = draw(draws({ ...searchTable, deck: { reshuffle: 'whenEmpty' } }), 0, 6);
    expect(at.state.counters['found']).toBe(2);
    expect(at.told('tableRolled')).toMatchObject([{ face: 6, row: 'thing' }]);
    const next = at.does({ type: 'actInScenario', action: 's1' });
    expect(() => next.answers('6')).toThrow();
  });

  it('should be whole again when the last card is drawn', () => {
    const empty = [1, 2, 3, 4, 5, 6].reduce((at, face, number) => draw(at, number, face), draws(untilEmpty));
    expect(lies(empty)).toEqual([1, 2, 3, 4, 5, 6]);
    const again = empty.does({ type: 'actInScenario', action: 's6' });
    expect(cards(again)).toHaveLength(6);
    expect(lies(again.answers('2'))).toEqual([2]);
  });

  it('should be whole again after the card at which it is shuffled', () => {
    const two = draw(draw(draws(untilSix), 0, 1), 1, 4);
    expect(lies(two)).toEqual([1, 4]);
    expect(lies(draw(two, 2, 6))).toEqual([]);
  });

  it('should be as it was when the draw is taken back: what lies drawn is folded from the log', () => {
    const at = draw(draw(draws(untilEmpty), 0, 1), 1, 4);
    const [first, ...rest] = at.entries;
    const start = draws(untilEmpty).midway;
    const events = [first, ...rest].flatMap((entry) => entry?.events ?? []);
    expect(evolveAll(start, events).scenario?.drawn).toEqual({ 'search-table': [1, 4] });
    expect(evolveAll(start, events.slice(0, first?.events.length ?? 0)).scenario?.drawn ?? {}).toEqual({});
  });

  it('should leave other decks as they lie', () => {
    const scenario = { ...draw(draws(untilEmpty), 0, 5).state.scenario, drawn: { other: [2] } } as const;
    const at = draw(
      draws(untilEmpty, {
        scenario: {
          settled: {},
          revealed: [],
          told: [],
          acted: [],
          fired: {},
          due: [],
          goesOn: false,
          drawn: { other: [...scenario.drawn.other] },
        },
      }),
      0,
      5,
    );
    expect(at.state.scenario?.drawn).toEqual({ other: [2], 'search-table': [5] });
  });

  it('should roll as ever on a table that is no deck', () => {
    const at = draws(searchTable).does({ type: 'actInScenario', action: 's0' });
    expect(at.question).toMatchObject({ kind: 'roll', sides: 6 });
    expect(at.answers([6]).state.scenario?.drawn).toEqual({});
  });

  it('should never offer a card that lies drawn, whatever lies there', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 6 })), (drawn) => {
        const left = cardsLeft(untilEmpty, drawn);
        expect(left.length).toBeGreaterThan(0);
        expect(drawn.length === 6 || left.every((face) => !drawn.includes(face))).toBe(true);
        expect(drawn.length === 6 ? left.length : left.length + drawn.length).toBe(6);
      }),
    );
  });
});

describe('an event table that is a deck', () => {
  const events = deckOf({ reshuffle: 'whenEmpty' }, { id: 'events' });
  const begun = () =>
    play(
      battleOf([vex(), cultist()], {
        mission,
        phase: 'setUp',
        turningPoint: 0,
        initiative: null,
        eventTable: 'events',
        tables: { events, 'search-table': untilEmpty },
        settings: settingsWith({ parameters: { ...settingsWith().parameters, eventFrom: 1 } }),
        lastEvent: 1,
      }),
    )
      .does({ type: 'startBattle' })
      .answers([6]);

  it('should be drawn from in the event step, and the event before is not drawn again instead', () => {
    const at = begun();
    expect(at.question).toMatchObject({ kind: 'pick', question: 'handTable' });
    const after = at.answers('2');
    expect(after.told('tableRepeated')).toEqual([]);
    expect(after.midway.scenario?.drawn).toEqual({ events: [2] });
    const next = after.does({ type: 'startFirefight' }).does(activate('vex')).does(END);
    expect(next.midway.scenario?.drawn).toEqual({ events: [2] });
  });
});

describe('the deck of a table in a pack', () => {
  const read = (deck: unknown) => packTable.safeParse({ ...searchTable, deck });
  it.each([
    [{ reshuffle: 'whenEmpty' }],
    [{ reshuffle: 'atFace', face: 6 }],
    [{ reshuffle: 'atFace', face: 1 }],
    [undefined],
  ])('should be %o', (deck) => expect(read(deck).success).toBe(true));
  it.each([
    [{ reshuffle: 'atFace' }],
    [{ reshuffle: 'atFace', face: 7 }],
    [{ reshuffle: 'atFace', face: 0 }],
    [{ reshuffle: 'atFace', face: 1.5 }],
    [{ reshuffle: 'whenEmpty', face: 2 }],
    [{ reshuffle: 'never' }],
    [{ reshuffle: 'whenEmpty', more: 1 }],
    [true],
  ])('should not be %o', (deck) => expect(read(deck).success).toBe(false));
});
