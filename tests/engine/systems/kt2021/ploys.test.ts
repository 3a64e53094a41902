import { describe, expect, it } from 'vitest';
import { killTeamBattle } from '../../../../src/content/killTeamBattle.ts';
import { loadKillTeamSides } from '../../../../src/content/killTeamSides.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import { moveOf, saveOf, weaponHit } from '../../../../src/engine/family/killteam/stats/stats.ts';
import type { Ploy } from '../../../../src/engine/family/killteam/tables/ploy.ts';
import { kt2021KillTeam } from '../../../../src/engine/systems/kt2021/kt2021.ts';
import { killTeamSystem } from '../../../../src/engine/systems/killTeamSystem.ts';
import { gameOf } from '../../../../src/engine/systems/killTeams.ts';
import { moveReach } from '../../../../src/engine/family/killteam/stats/moveReach.ts';
import { A, activates, B, battle2021, blade, ENDS, gun, op, Play2021 } from '../../../support/play2021.ts';

const pack = await loadKillTeamSides('kt2021');
const ploysOfTeam = (team: string): Ploy[] => [...(pack.retinues.get(team)?.ploys ?? [])];
const wardens = ploysOfTeam('salt-wardens');
const saints = ploysOfTeam('gutter-saints');

const withCp = (cp: number): BattleState['sides'] => {
  const [first, second] = battle2021([]).sides;
  return [
    { ...first, cp },
    { ...second, cp },
  ];
};

const twoEach = [
  op('a1', A, { weapons: [gun(), blade()] }),
  op('a2', A, { weapons: [gun(), blade()] }),
  op('b1', B, { weapons: [gun(), blade()] }),
  op('b2', B, { weapons: [gun(), blade()] }),
];

/** A firefight with these ploys for both sides. */
const fights = (operatives: readonly Operative[] = twoEach, set: Partial<BattleState> = {}): Play2021 =>
  new Play2021(battle2021(operatives, { sides: withCp(4), ploys: { [A]: wardens, [B]: saints }, ...set }));

/** The strategy phase of turning point 2: the first side, or this one, has initiative. */
const strategy = (side: string = A, set: Partial<BattleState> = {}): Play2021 =>
  fights(twoEach, { turningPoint: 1, phase: 'turningPointOver', initiative: A, sides: withCp(3), ...set })
    .does({ type: 'nextTurningPoint' })
    .answers([5], [3], side);

const says = (side: string, ploy: string) => ({ type: 'sayPloy', side, ploy }) as const;
const passes = (side: string) => ({ type: 'passStep', side }) as const;
const uses = (side: string, ploy: string, operative: string | null = null) =>
  ({ type: 'usePloy', side, ploy, operative }) as const;
const cpOf = ({ state }: Play2021) => state.sides.map(({ cp }) => cp);

describe('Strategic ploys', () => {
  it('[K-21] should be paid for, said in turn, each once in a turning point and player', () => {
    const said = strategy().does(says(A, 'steady-line'));
    expect(cpOf(said)).toEqual([3, 4]);
    const again = said.does(passes(B));
    expect(again.refuses(says(A, 'steady-line'))).toBe('traitUsedUp');
    expect(again.does(says(A, 'sea-wall')).told('ployUsed')).toHaveLength(2);
  });

  it('[K-21] should let both players use the same ploy', () => {
    const same = strategy(A, { ploys: { [A]: wardens, [B]: wardens } });
    expect(cpOf(same.does(says(A, 'sea-wall')).does(says(B, 'sea-wall')))).toEqual([3, 3]);
  });

  it('[K-21] should not be used without the CP: 1 for one of 2 is refused, 2 are enough, and it keeps its word', () => {
    const poor = strategy(A, { sides: withCp(0) });
    expect(poor.refuses(says(A, 'undertow'))).toBe('notEnoughCp');
    expect(poor.pending).toMatchObject({ side: A });
    expect(cpOf(strategy(A, { sides: withCp(1) }).does(says(A, 'undertow')))).toEqual([0, 2]);
  });

  it('[K-21] should be there again in the next turning point', () => {
    const over = strategy()
      .does(says(A, 'steady-line'))
      .does(passes(B))
      .does(passes(A))
      .does({ type: 'correct', correction: { what: 'turningPoint', to: 2 } });
    const next = new Play2021({ ...over.state, phase: 'turningPointOver' }).does({ type: 'nextTurningPoint' });
    expect(next.answers([5], [3], A).does(says(A, 'steady-line')).told('ployUsed')).toHaveLength(1);
  });

  it('should last for the side that used it until the turning point is over, and be lifted by hand', () => {
    const said = strategy().does(says(A, 'undertow'));
    const [lasting] = said.state.lasting;
    expect(lasting).toMatchObject({ source: { kind: 'ploy', id: 'undertow' }, on: { kind: 'side', side: B } });
    expect(moveOf(gameOf(said.state), said.operative('b1'))).toBe(op('b1', B).move - 2);
    expect(moveOf(gameOf(said.state), said.operative('a1'))).toBe(op('a1', A).move);
    const lifted = said.does({ type: 'correct', correction: { what: 'lift', lasting: lasting?.id ?? '' } });
    expect(lifted.state.lasting).toEqual([]);
    const ended = said.does(passes(B)).does(passes(A));
    const over = ['b1', 'a1', 'b2', 'a2'].reduce(
      (at, id) => at.does(activates(id)).does(ENDS),
      new Play2021({ ...ended.state, turn: B }),
    );
    expect(over.state).toMatchObject({ phase: 'turningPointOver', lasting: [] });
  });

  it('should concern the right side whichever of the two uses it', () => {
    const said = strategy(B, { ploys: { [A]: saints, [B]: saints } }).does(says(B, 'ash-in-their-eyes'));
    const hit = (id: string) =>
      weaponHit(gameOf(said.state), { operative: said.operative(id), weapon: gun() }, { pointBlank: false, assists: 0 })
        .hit;
    expect([hit('a1'), hit('b1')]).toEqual([4, 3]);
    const dashes = strategy(B, { ploys: { [A]: saints, [B]: saints } }).does(says(B, 'quick-through-the-drains'));
    const dash = (id: string) => moveReach(gameOf(dashes.state), dashes.operative(id), 'dash');
    expect([dash('a1'), dash('b1')]).toEqual([3, 4]);
  });

  it('should be chosen by tables: the first they can pay with a point left, then they pass', () => {
    const [first, second] = withCp(2);
    const sides: BattleState['sides'] = [first, { ...second, hand: 'tables' }];
    const told = strategy(A, { sides }).does(passes(A));
    expect(told.told('ployUsed')).toMatchObject([{ side: B, ploy: 'hymn-of-nails', byTables: true }]);
    expect(told.pending).toMatchObject({ question: 'sayPloy', side: A });
    // 3 CP after the Ready step: one spent, then one of 1 leaves one, and none can be paid that would.
    const more = told.does(passes(A));
    expect(more.told('ployUsed').map(({ ploy }) => ploy)).toEqual(['hymn-of-nails', 'quick-through-the-drains']);
    expect(cpOf(more)[1]).toBe(1);
    expect(more.does(passes(A)).state.phase).toBe('firefight');
  });
});

describe('Tactical ploys', () => {
  it('[K-22] should be used once in a turning point and player, in the activation of a friend', () => {
    const hurt = [op('a1', A, { wounds: 3, weapons: [gun()] }), op('a2', A), op('b1', B)];
    const begun = fights(hurt).does(activates('a1'));
    const used = begun.does(uses(A, 'salt-and-bandages')).answers([3]);
    expect([cpOf(used)[0], used.operative('a1').wounds]).toEqual([3, 6]);
    expect(used.refuses(uses(A, 'salt-and-bandages'))).toBe('traitUsedUp');
  });

  it('[K-22] should be refused outside its moment', () => {
    expect(fights().refuses(uses(A, 'salt-and-bandages'))).toBe('notActing');
    expect(fights().does(activates('a1')).refuses(uses(A, 'not-yet-the-deep'))).toBe('whenItHappens');
    expect(fights().does(activates('a1')).refuses(uses(A, 'sea-wall'))).toBe('strategyOnly');
    const other = fights(twoEach, { ploys: { [A]: saints, [B]: wardens } }).does(activates('a1'));
    expect(other.refuses(uses(B, 'salt-and-bandages'))).toBe('notActing');
    expect(fights().refuses(uses(A, 'nothing'))).toBe('unknownTrait');
  });

  it('[K-22] should be used at any time where it says so', () => {
    const used = fights().does(uses(B, 'back-to-the-dark'));
    expect(used.answers('b2').operative('b2').order).toBe('conceal');
    const poor = fights(twoEach, { sides: withCp(0) });
    expect(poor.refuses(uses(B, 'back-to-the-dark'))).toBe('notEnoughCp');
  });

  const offered = (play: Play2021) =>
    killTeamSystem(kt2021KillTeam)
      .view(play.state)
      .parts.ploys?.anyTime.map(({ side, ploys }) => [side, ploys.map(({ ploy, reason }) => [ploy.id, reason?.code])]);
  const dark = 'back-to-the-dark';

  it('[K-22] should be offered at any time to the side it belongs to, whoever acts', () => {
    const both = fights(twoEach, { ploys: { [A]: saints, [B]: saints } });
    const all = [A, B].map((side) => [side, [[dark, undefined]]]);
    expect(offered(both)).toEqual(all);
    expect(offered(both.does(activates('a1')))).toEqual(all);
    const used = both.does(activates('a1')).does(uses(B, dark));
    expect(used.answers('b2').operative('b2').order).toBe('conceal');
  });

  it('[K-22] should not be offered to a side that has none, to tables, nor as possible when it was used or while something is asked', () => {
    expect(offered(fights())?.map(([side]) => side)).toEqual([B]);
    const [first, second] = withCp(4);
    const sides: BattleState['sides'] = [first, { ...second, hand: 'tables' }];
    expect(offered(fights(twoEach, { sides }))).toEqual([]);
    const used = fights().does(uses(B, dark)).answers('b2');
    expect(offered(used)).toEqual([[B, [[dark, 'traitUsedUp']]]]);
    const asked = fights().does(activates('a1')).does({ type: 'shoot', weapon: 'gun', target: 'b1' });
    expect(offered(asked)).toEqual([[B, [[dark, 'requestPending']]]]);
  });

  it('[K-21] [K-22] should ask the side whose ploy it is what it leaves open, whoever acts', () => {
    const both = fights(twoEach, { ploys: { [A]: saints, [B]: saints } }).does(activates('a1'));
    expect(both.does(uses(B, dark)).pending).toMatchObject({ side: B, options: [{ id: 'b1' }, { id: 'b2' }] });
    const own = fights(twoEach, { ploys: { [A]: saints, [B]: saints }, turn: B, initiative: B }).does(activates('b1'));
    expect(own.does(uses(A, dark)).pending).toMatchObject({ side: A, options: [{ id: 'a1' }, { id: 'a2' }] });
  });

  const watch: Ploy = {
    kind: 'strategic',
    id: 'night-watch',
    name: 'Night watch',
    text: 'Whenever an enemy is activated, one friend heals a wound.',
    cp: 1,
    provenance: 'ours',
    effects: [
      {
        op: 'whenever',
        on: 'activates',
        for: 'enemy',
        expires: 'turningPoint',
        effects: [
          {
            op: 'heal',
            to: { who: 'choose', side: 'retinue', filters: ['injured'] },
            amount: { count: 0, sides: 3, plus: 1 },
          },
        ],
      },
    ],
  };
  const wounded = twoEach.map((one) => ({ ...one, wounds: 2 }));

  it.each([
    [A, 'b1', ['a1', 'a2']],
    [B, 'a1', ['b1', 'b2']],
  ])('[K-21] should ask the side whose ploy lasts, %s, when the other activates %s', (owner, acting, own) => {
    const turn = owner === A ? B : A;
    const begun = new Play2021(
      battle2021(wounded, {
        sides: withCp(3),
        ploys: { [A]: [watch], [B]: [watch] },
        turningPoint: 1,
        phase: 'turningPointOver',
        initiative: owner,
      }),
    )
      .does({ type: 'nextTurningPoint' })
      .answers([5], [3], owner)
      .does(says(owner, 'night-watch'))
      .does(passes(turn))
      .does(passes(owner));
    expect(begun.state.phase).toBe('firefight');
    const due = begun.does({ type: 'correct', correction: { what: 'turn', to: turn } }).does(activates(acting));
    expect(due.pending).toMatchObject({ side: owner, options: own.map((id) => ({ id })) });
  });

  it('[K-22] should be asked for when a friend is shot at, and last until the action is over', () => {
    const shot = fights().does(activates('a1')).does({ type: 'endActivation' }).does(activates('b1'));
    const asked = shot.does({ type: 'shoot', weapon: 'gun', target: 'a1' });
    expect(asked.pending).toMatchObject({ question: 'ployTargeted', side: A, operative: 'a1', usual: 'pass' });
    const used = asked.answers('flat-on-the-stones');
    expect(saveOf(gameOf(used.state), used.operative('a1'))).toBe(op('a1', A).save - 1);
    const rolled = used.answers([3, 3, 1, 1], [1, 1, 1], 'c0n0', 'pass');
    expect(rolled.pending).toBeNull();
    expect(saveOf(gameOf(rolled.state), rolled.operative('a1'))).toBe(op('a1', A).save);
    expect(asked.answers('pass').pending).toMatchObject({ kind: 'roll', purpose: 'attack' });
  });

  it('should not be asked for where nothing would come of it', () => {
    const shot = fights(twoEach, { sides: withCp(0) })
      .does(activates('a1'))
      .does(ENDS)
      .does(activates('b1'));
    expect(shot.does({ type: 'shoot', weapon: 'gun', target: 'a1' }).pending).toMatchObject({ kind: 'roll' });
  });

  it('[K-22] should hold a friend that would go down, which is asked for before it does', () => {
    const weak = [op('a1', A, { wounds: 1, defence: 0 }), op('a2', A), op('b1', B, { weapons: [gun()] }), op('b2', B)];
    const shot = fights(weak, { turn: B, ploys: { [A]: wardens, [B]: [] } })
      .does(activates('b1'))
      .does({ type: 'shoot', weapon: 'gun', target: 'a1' })
      .answers('pass', [6, 6, 6, 6], 'c0n0');
    expect(shot.pending).toMatchObject({ question: 'ployGoesDown', operative: 'a1' });
    expect(shot.answers('not-yet-the-deep').operative('a1')).toMatchObject({ wounds: 1, down: false });
    expect(shot.answers('pass').operative('a1')).toMatchObject({ wounds: 0, down: true });
  });

  it('[K-22] should be asked for after a Shoot and after a Charge of a friend, and when it is attacked in a fight', () => {
    const mine = { ploys: { [A]: saints, [B]: saints } };
    const shot = fights(twoEach, mine)
      .does(activates('a1'))
      .does({ type: 'shoot', weapon: 'gun', target: 'b1' })
      .answers([3, 1, 1, 1], [1, 1, 1], 'c0n0');
    expect(shot.pending).toMatchObject({ question: 'ployShot', operative: 'a1' });
    const charged = fights(twoEach, mine)
      .does(activates('a1'))
      .does({ type: 'act', action: 'charge', targets: ['b1'], weapon: null, note: null, fall: 0 });
    expect(charged.pending).toMatchObject({ question: 'ployCharged', operative: 'a1' });
    const fought = charged.answers('headlong').does({ type: 'fight', weapon: 'blade', target: 'b1' });
    expect(fought.pending).toMatchObject({ question: 'ployAttacked', operative: 'b1', side: B });
    expect(fought.answers('turn-the-blade').state.lasting).toHaveLength(2);
  });

  it('should be used by tables at its moment, the first of which something comes', () => {
    const [first, second] = withCp(1);
    const sides: BattleState['sides'] = [first, { ...second, hand: 'tables' }];
    const mine = { sides, ploys: { [A]: saints, [B]: wardens } };
    const hurt = [op('a1', A), op('b1', B, { wounds: 3 }), op('b2', B)];
    const begun = fights(hurt, { ...mine, turn: B }).does(activates('b1'));
    expect(begun.told('ployUsed')).toMatchObject([{ ploy: 'salt-and-bandages', operative: 'b1', byTables: true }]);
    expect(
      fights(hurt, { ...mine, turn: B })
        .does(activates('b2'))
        .told('ployUsed'),
    ).toEqual([]);
  });
});

describe('Ploys of the two kill teams', () => {
  it.each(['salt-wardens', 'gutter-saints'])(
    '%s should have at least three of each kind, none without an effect',
    (team) => {
      const ploys = ploysOfTeam(team);
      expect(ploys.filter(({ kind }) => kind === 'strategic').length).toBeGreaterThanOrEqual(3);
      expect(ploys.filter(({ kind }) => kind === 'tactical').length).toBeGreaterThanOrEqual(3);
      expect(ploys.filter(({ effects }) => effects.length === 0)).toEqual([]);
    },
  );

  it('should come with the kill teams into a battle', () => {
    const ana = { id: 'p1', name: 'Ana', mark: 'A' };
    const battle = killTeamBattle({
      pack,
      mission: 'no-mission',
      teams: [
        { team: 'salt-wardens', player: ana },
        { team: 'gutter-saints', player: null },
      ],
      settings: { automation: { attack: 'assisted', falling: false } },
      dice: { people: 'table', tables: 'table' },
      seed: 's',
    });
    expect(battle.ploys).toEqual({ first: wardens, second: saints });
    expect(kt2021KillTeam.plugins.map(({ id }) => id)).toContain('ploys');
  });
});
