import { describe, expect, it } from 'vitest';
import { killTeamBattle } from '../../../src/content/killTeamBattle.ts';
import { loadKillTeamSides } from '../../../src/content/killTeamSides.ts';
import { present } from '../../../src/engine/core/invariant.ts';
import type { Modifier } from '../../../src/engine/family/killteam/traits/modifier.ts';
import type { Operative } from '../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { aimed, gun, TOUGH, viewAt } from '../../support/attackView.ts';
import type { Lasting } from '../../../src/engine/family/killteam/model/lasting.ts';
import { type Play, play, shoot } from '../../support/decide.ts';
import { battleOf, cultist, rule, vex, vexActs } from '../../support/duel.ts';
import { eventHappens } from '../../support/ploys.ts';
import { scriptWith } from '../../support/scripted.ts';
import { changed, handUse, traitWith, uses } from '../../support/traits.ts';

const askedAt = (at: Play) => present(viewAt(at).asked, 'a question');
const rollAt = (at: Play) => present(askedAt(at).roll, 'a roll');
const bandsAt = (at: Play) => rollAt(at).bands.map(({ from, to, meaning }) => [from, to, meaning]);

describe('the open question', () => {
  it('should be nothing while nothing is asked', () => {
    expect(viewAt(vexActs()).asked).toBeNull();
  });

  it('should not be left out in an attack', () => {
    expect(askedAt(aimed())).toMatchObject({ skippable: false, drawnAgain: false });
  });

  it('should be left out where an effect asks', () => {
    const falls = vexActs({ other: { onEdge: true, height: 4 } })
      .does(shoot())
      .answers([4, 1, 1, 1], [1, 1, 1], 'c0n0');
    expect(askedAt(falls).skippable).toBe(true);
    expect(bandsAt(falls)).toEqual([
      [1, 1, 'falls'],
      [2, 6, 'stays'],
    ]);
  });

  it('should be no roll where a choice is asked', () => {
    expect(askedAt(aimed().answers([6, 4, 1, 1], [1, 1, 1])).roll).toBeNull();
  });
});

describe('what faces mean', () => {
  it('should be hits and crits of an attack, hits alone of an obscured target', () => {
    const crits = [
      [1, 3, 'fail'],
      [4, 5, 'hit'],
      [6, 6, 'crit'],
    ];
    expect(bandsAt(aimed())).toEqual(crits);
    expect(bandsAt(aimed().does({ type: 'setFacts', facts: { obscured: true } }))).toEqual([
      [1, 3, 'fail'],
      [4, 6, 'hit'],
    ]);
  });

  it('should be a fall up to the number that the floor says', () => {
    const floor: Lasting = {
      id: 'floor',
      source: { kind: 'environment', id: 'unstable-floor', name: 'Unstable floor' },
      on: { kind: 'battle' },
      change: { op: 'fallTest', upTo: 2 },
      until: 'battle',
    };
    const falls = vexActs({ other: { onEdge: true, height: 4 }, lasting: [floor] })
      .does(shoot())
      .answers([4, 1, 1, 1], [1, 1, 1], 'c0n0');
    expect(bandsAt(falls)).toEqual([
      [1, 2, 'falls'],
      [3, 6, 'stays'],
    ]);
  });

  it('should be what follows a test of one die, up to a face or from one on', () => {
    const tested = (numbers: { readonly upTo: number; readonly from?: number }) => {
      const rolled = eventHappens(play(battleOf([vex(), cultist()])), [
        {
          op: 'test',
          to: { who: 'each', side: 'retinue', filters: [] },
          ...numbers,
          fail: {
            op: 'damage',
            to: { who: 'this', side: 'any', filters: [] },
            amount: { count: 0, sides: 6, plus: 1 },
          },
        },
      ]);
      expect(rolled.question).toMatchObject({ purpose: 'effectTest' });
      return bandsAt(rolled);
    };
    expect(tested({ upTo: 2 })).toEqual([
      [1, 2, 'effect'],
      [3, 6, 'noEffect'],
    ]);
    expect(tested({ upTo: 6, from: 5 })).toEqual([
      [1, 4, 'noEffect'],
      [5, 6, 'effect'],
    ]);
    expect(tested({ upTo: 4, from: 3 })).toEqual([
      [1, 2, 'noEffect'],
      [3, 4, 'effect'],
      [5, 6, 'noEffect'],
    ]);
  });

  it('should be perils up to the face that is perils here: Warp-touched leaves no face between them and what works', () => {
    const power = traitWith('trait', {
      source: 'power',
      use: handUse({ ap: 1, test: true, effects: [{ op: 'cp', by: 2 }] }),
    });
    const tested = (...modifiers: Modifier[]) =>
      bandsAt(vexActs({ me: { apl: 3, traits: [power, traitWith('mind', { modifiers })] } }).does(uses()));
    expect(tested()).toEqual([
      [1, 1, 'perils'],
      [2, 3, 'noEffect'],
      [4, 6, 'effect'],
    ]);
    expect(tested({ op: 'psychicTest', by: 1 }, { op: 'perils', upTo: 2 })).toEqual([
      [1, 2, 'perils'],
      [3, 6, 'effect'],
    ]);
  });

  it('should be saves of the defence', () => {
    const defended = aimed().answers([6, 4, 1, 1]);
    expect(rollAt(aimed()).saves).toBe(false);
    expect(rollAt(defended).saves).toBe(true);
    expect(rollAt(defended).bands.map(({ meaning }) => meaning)).toEqual(['fail', 'save', 'critSave']);
  });

  it('should be saves of defence dice that are rolled again', () => {
    const state = battleOf([vex(TOUGH), cultist()], { turn: 'enemy' });
    const shot = play(state)
      .does({ type: 'activate', operative: 'cultist', order: 'engage' })
      .does({ type: 'shoot', weapon: 'rifle', target: 'vex' })
      .answers([4, 4, 1, 1], [5, 1, 1])
      .does({ type: 'commandReroll', pool: 'defence', die: 1, override: { reason: 'the table says so' } });
    expect(rollAt(shot).saves).toBe(true);
  });
});

describe('the table a die is rolled on', () => {
  const rowOf = (from: number, to: number, id: string) => ({
    id,
    from,
    to,
    name: id,
    text: `${id} happens`,
    effects: [],
    otherwise: null,
    provenance: 'ours' as const,
  });
  const table = (id: string, ...rows: ReturnType<typeof rowOf>[]) => ({
    id,
    title: id,
    die: 6 as const,
    provenance: 'ours' as const,
    rows,
  });
  const search = table('search', rowOf(3, 6, 'wire'), rowOf(1, 2, 'nothing'));
  const perils = table('perils', rowOf(1, 6, 'torn'));
  const searching = (set: Partial<BattleState> = {}) =>
    play(
      battleOf([vex(), cultist()], {
        tables: { search, perils },
        tasks: [{ kind: 'table', id: '1', table: 'search', rolls: 0 }],
        ...set,
      }),
    );
  const rowsAt = (at: Play) => rollAt(at).rows.map(({ id, from, to }) => [id, from, to]);

  it('should be said row by row, the lowest first, of a search', () => {
    expect(rowsAt(searching())).toEqual([
      ['nothing', 1, 2],
      ['wire', 3, 6],
    ]);
  });

  it('should be said of perils, after a psychic test that fell so', () => {
    const power = traitWith('trait', { source: 'power', use: handUse({ ap: 1, test: true, effects: [] }) });
    const test = vexActs({ me: { traits: [power] }, tables: { perils } }).does(uses());
    expect(rowsAt(test)).toEqual([]);
    expect(rowsAt(test.answers([1]))).toEqual([['torn', 1, 6]]);
  });

  it('should not be said of events, which have a ladder of their own, nor in a scenario with secrets, nor of an attack', () => {
    expect(rowsAt(searching({ eventTable: 'search' }))).toEqual([]);
    const { mission } = battleOf([vex(), cultist()]);
    expect(rowsAt(searching({ mission: { ...mission, script: { ...scriptWith({}), hidden: ['clue'] } } }))).toEqual([]);
    expect(rowsAt(aimed())).toEqual([]);
  });
});

describe('what the last defence die leaves', () => {
  const damages = (at: Play) => rollAt(at).bands.map(({ damage }) => damage);
  /** Two hits of damage 3. */
  const shot = (pierced: number, other: Partial<Operative> = TOUGH) =>
    aimed({ me: gun(rule('piercing', pierced)), other }).answers([4, 4, 1, 1]);

  it('should be told of each face', () => {
    expect(damages(shot(2))).toEqual([6, 3, 3]);
  });

  it('should not be told while more than one is to be rolled', () => {
    expect(damages(shot(1))).toEqual([null, null, null]);
  });

  it('should be without what the target shrugs off', () => {
    expect(damages(shot(2, { ...TOUGH, ...changed({ op: 'toughness', by: 1 }) }))).toEqual([5, 2, 2]);
  });
});

describe('who rolls for initiative', () => {
  it('should be both where there is no number to beat', async () => {
    const pack = await loadKillTeamSides('kt3');
    const player = { id: 'p1', name: 'Ana', mark: 'A' };
    const state = killTeamBattle({
      pack,
      mission: 'three-lamps',
      teams: [
        { team: 'dock-watch', player },
        { team: 'ash-choir', player: { ...player, id: 'p2' } },
      ],
      settings: { automation: { attack: 'assisted', falling: true } },
      dice: { people: 'table', tables: 'table' },
      seed: 'seed',
    });
    expect(rollAt(play(state).does({ type: 'startBattle' })).rollOff).toBe(true);
  });
});
