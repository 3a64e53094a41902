import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import type { NpoChoice, PlannedStep } from '../../../../src/engine/plugins/npo/state.ts';
import { viewOf } from '../../../../src/engine/systems/battle.ts';
import { battleAdvisor } from '../../../../src/engine/systems/battleAdvisor.ts';
import type { Answer, TableLook } from '../../../../src/engine/log/request.ts';
import { shippedTable } from '../../behaviour/support.ts';
import { type Play, play } from '../../../support/decide.ts';
import { battleOf, cultist, knife, rifle, thug, vex } from '../../../support/duel.ts';

const tables = { acolyte: shippedTable('acolyte') };
const ENEMY: Command = { type: 'enemyActivates', operative: null };
const DONE: Command = { type: 'carryOut', count: 9 };
const MISS = [[1, 1, 1, 1], 'c0n0'] as const;

const look = (told: TableLook): Answer => ({ kind: 'look', look: told });
const sees = (seen: readonly string[], also?: boolean): Answer =>
  look({ kind: 'sight', seen, inCover: [], obscured: [], ...(also !== undefined && { also }) });

const enemysTurn = (
  operatives: readonly Operative[],
  { choice = {}, ...set }: Partial<BattleState> & { readonly choice?: NpoChoice } = {},
): Play =>
  play(battleOf(operatives, { turn: 'enemy', ...set })).does({
    type: 'setNpo',
    choice: { tables, table: 'acolyte', alert: true, ...choice },
  });

const plannedSteps = ({ midway }: Play): readonly PlannedStep[] => midway.npo?.turn?.plan?.steps ?? [];
const actions = (at: Play): readonly string[] => plannedSteps(at).map(({ action }) => action);
const shown = ({ midway }: Play) => {
  const acting = viewOf(midway).enemies?.acting ?? null;
  return plannedSteps({ midway } as Play).map((step) => acting?.step(step));
};

const marksman = cultist({ weapons: [rifle(), knife({ damage: { normal: 2, critical: 3 } })] });

describe('where an enemy goes that is at its Target Location, or is not', () => {
  const brawler = (set: Partial<Operative> = {}): Operative => cultist({ weapons: [knife()], ...set });
  const gate: NpoChoice = { targetLocation: 'the gate' };

  it('should be told both ways and not asked, where nothing else hangs on it', () => {
    const after = enemysTurn([vex(), marksman], { alert: 2, choice: gate })
      .does(ENEMY)
      .answers(sees(['vex'], false))
      .does(DONE)
      .answers(...MISS);
    expect(after.asked.filter(({ kind }) => kind === 'look')).toHaveLength(1);
    expect(actions(after)).toEqual(['reposition']);
    expect(shown(after)).toMatchObject([
      { where: { toward: 'targetLocation' }, called: 'the gate', there: { where: { toward: 'closest' } } },
    ]);
    expect(after.does(DONE).told('activationEnded')).toHaveLength(1);
  });

  it('should be asked where it would hold, and then be told one way', () => {
    const asked = enemysTurn([vex(), brawler()], { alert: 2, choice: gate }).does(ENEMY).answers(sees([], true));
    expect(asked.question).toMatchObject({ question: 'is', fact: 'atTargetLocation' });
    expect(actions(asked.answers(look({ kind: 'is', is: true })))).toEqual([]);
    const away = asked.answers(look({ kind: 'is', is: false }));
    expect(shown(away)).toMatchObject([
      { where: { toward: 'targetLocation' }, there: null },
      { where: { toward: 'targetLocation' }, there: null },
    ]);
  });

  it('should be asked where it could do the mission action there', () => {
    const choice = { ...gate, missionAction: 'burn' };
    const asked = enemysTurn([vex(), brawler()], { alert: 3, choice }).does(ENEMY);
    expect(asked.question).toMatchObject({ question: 'is', fact: 'missionActionHere' });
  });
});

describe('enemies alike in one go', () => {
  const spent = vex({ readiness: 'expended', order: 'conceal' });
  const patrol = (id: string, set: Partial<Operative> = {}): Operative =>
    cultist({ id, card: 'fighter', weapons: [knife()], ...set });
  const three = [patrol('one'), patrol('two'), patrol('three')];
  const alike = ({ midway }: Play): readonly string[] => battleAdvisor.alike(midway);
  const planned = (operatives: readonly Operative[], set: Parameters<typeof enemysTurn>[1] = {}): Play =>
    enemysTurn(operatives, { alert: 0, ...set }).does(ENEMY);
  const enemyNow = ({ midway }: Play): string => midway.npo?.turn?.enemy ?? '';

  it('should be those that act one after the other by the same plan, when the retinue has nobody left', () => {
    const at = planned([spent, ...three]);
    expect(actions(at)).toEqual(['reposition']);
    expect([enemyNow(at), ...alike(at)].toSorted()).toEqual(['one', 'three', 'two']);
  });

  it('should come to what was foreseen, each with entries of its own', () => {
    const at = planned([spent, ...three]);
    let now = at.does(DONE);
    for (const id of alike(at)) {
      now = now.does(ENEMY);
      expect(enemyNow(now)).toBe(id);
      expect(actions(now)).toEqual(['reposition']);
      now = now.does(DONE);
    }
    expect(now.told('activationEnded')).toHaveLength(3);
    expect(now.asked).toEqual([]);
    expect(now.entries.map(({ command }) => command.type).slice(1)).toEqual([
      'enemyActivates',
      'carryOut',
      'enemyActivates',
      'carryOut',
      'enemyActivates',
      'carryOut',
    ]);
  });

  it('should be nobody while one of the retinue is ready, or may counteract', () => {
    expect(alike(planned([vex(), ...three]))).toEqual([]);
    expect(alike(planned([vex({ readiness: 'expended', order: 'engage' }), ...three]))).toEqual([]);
  });

  it('should be the rest of the group although one of the retinue is ready', () => {
    const abilities: Operative['abilities'] = ['groupActivation'];
    const group = [patrol('one', { abilities }), patrol('two', { abilities }), patrol('three', { abilities })];
    expect(alike(planned([vex(), ...group]))).toHaveLength(1);
  });

  it('should not be one of another card, nor one with another plan', () => {
    const other = thug({ card: 'brute', weapons: [knife()] });
    expect(alike(planned([spent, patrol('one'), other]))).toEqual([]);
    const slow = patrol('two', { move: 4 });
    expect(alike(planned([spent, patrol('one'), slow]))).toEqual([]);
  });

  it('should be nobody where anything is asked, or dice belong to it', () => {
    expect(alike(enemysTurn([spent, ...three], { alert: 3 }).does(ENEMY))).toEqual([]);
    const shot = enemysTurn(
      [spent, { ...marksman, card: 'fighter' }, thug({ card: 'fighter', weapons: marksman.weapons })],
      { alert: 3 },
    )
      .does(ENEMY)
      .answers(sees(['vex']));
    expect(actions(shot)).toEqual(['shoot']);
    expect(alike(shot)).toEqual([]);
  });

  it('should be nobody once one of its steps was done, or the player plays it', () => {
    const broken = planned([spent, ...three], { alert: 3, choice: { broken: true } });
    expect(actions(broken)).toEqual(['reposition', 'dash']);
    expect(alike(broken)).toHaveLength(2);
    expect(alike(broken.does({ type: 'carryOut', count: 1 }))).toEqual([]);
    expect(alike(broken.does({ type: 'takeEnemy', hand: true }))).toEqual([]);
  });

  it('should be foreseen as it comes, whoever is left, and never while another side is due', () => {
    let several = 0;
    const some = fc.constantFrom('ready', 'expended', 'expended', 'expended');
    const enemy = fc.record({
      due: fc.boolean(),
      card: fc.constantFrom('fighter', 'fighter', 'brute'),
      group: fc.boolean(),
    });
    const friend = fc.record({ readiness: some, order: fc.constantFrom('engage', 'conceal', 'conceal') });
    const drawn = fc.record({
      enemies: fc.array(enemy, { minLength: 2, maxLength: 6 }),
      friends: fc.array(friend, { minLength: 1, maxLength: 3 }),
      alert: fc.constantFrom(0, 0, 1, 3),
      broken: fc.boolean(),
      counteract: fc.boolean(),
    });
    fc.assert(
      fc.property(drawn, ({ enemies, friends, alert, broken, counteract }) => {
        const operatives = [
          ...friends.map((set, index) => vex({ id: `friend-${index}`, ...set })),
          ...enemies.map(({ due, card, group }, index) =>
            patrol(`enemy-${index}`, {
              readiness: index === 0 || due ? 'ready' : 'expended',
              card,
              abilities: group ? ['groupActivation'] : [],
            }),
          ),
        ];
        const at = planned(operatives, { alert, choice: { broken, counteract } });
        const foreseen = alike(at);
        if (foreseen.length === 0) return;
        several += 1;
        let now = at.does(DONE);
        for (const id of foreseen) {
          const { turn, group } = now.state;
          expect(group?.side ?? turn).toBe('enemy');
          const before = plannedSteps(at);
          now = now.does(ENEMY);
          expect([enemyNow(now), plannedSteps(now)]).toEqual([id, before]);
          expect(now.operative(id).card).toBe(now.operative(enemyNow(at)).card);
          now = now.does(DONE);
        }
        expect(now.asked).toEqual([]);
        expect(now.told('activationEnded')).toHaveLength(foreseen.length + 1);
      }),
      { seed: 20261123, numRuns: 300 },
    );
    expect(several).toBeGreaterThan(30);
  });
});
