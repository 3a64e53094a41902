import { describe, expect, it } from 'vitest';
import { present } from '../../../../../src/engine/core/invariant.ts';
import { roundsAdvisor } from '../../../../../src/engine/advisor/roundsAdvisor.ts';
import { momentOf, oddsOf } from '../../../../../src/engine/family/vanguard/advice/oddsOf.ts';
import type { BattleState } from '../../../../../src/engine/family/vanguard/model/battle.ts';
import type { PickRequest } from '../../../../../src/engine/family/vanguard/model/request.ts';
import { againWays } from '../../../../../src/engine/odds/vanguard/again.ts';
import { armourAdvice } from '../../../../../src/engine/odds/vanguard/armourChoice.ts';
import { plainAttack } from '../../../../../src/engine/odds/vanguard/attack.ts';
import { attackOdds } from '../../../../../src/engine/odds/vanguard/attackOdds.ts';
import { bonusAdvice } from '../../../../../src/engine/odds/vanguard/bonus.ts';
import { exchangeProspect } from '../../../../../src/engine/odds/vanguard/exchange.ts';
import { NO_FACTS, withFacts } from '../../../../../src/engine/odds/vanguard/facts.ts';
import {
  battleOf,
  blade,
  bomb,
  curse,
  glaive,
  marksman,
  model,
  rifle,
  withCp,
} from '../../../../support/vanguardBattle.ts';
import { aim, attack, charge, focus, own, Play, to, walk } from '../../../../support/vanguardPlay.ts';
import { everyWay } from './everyWay.ts';

const CLOSE = 3;
const small = { ...rifle, dice: 1 };
const club = { ...blade, dice: 1 };
const foe = model('b1', { wn: 2, attacks: [{ ...club, id: 'claw', hit: 5 }] });
const acting = (state: BattleState): Play => new Play(state).activates('a1');
const worthIn = (play: Play) => present(roundsAdvisor.worth(play.state, present(play.asked, 'a question')), 'a worth');
const prospectIn = (play: Play, id: string) =>
  present(worthIn(play).options.find((each) => each.id === id)?.prospect, id);
const usual = (request: PickRequest): string => request.usual;
const engaged = (...pairs: [string, string][]) => ({ engagement: pairs });

describe('what an attack comes to before its dice (V-55 to V-66)', () => {
  it('should be what the odds say of the same attack, with all that the table sees', () => {
    const play = acting(battleOf([model('a1', { attacks: [rifle] }), model('b1', { ar: 3, invulnerable: [5, 6] })]));
    play.says(aim(), attack('rifle', 3, 'b1', { facts: { far: true, cover: true } }));
    const { targets } = present(roundsAdvisor.forecast(play.state), 'a forecast');
    const target = { armour: 3, wounds: 2, invulnerable: 5, down: false };
    const asked = withFacts(plainAttack({ dice: 3, hit: 4, ap: 0, damage: 1 }, target), 'ranged', {
      ...NO_FACTS,
      aimed: true,
      far: true,
      cover: true,
    });
    const odds = attackOdds(asked);
    expect(oddsOf(play.state, play.task)).toEqual(asked);
    expect(targets).toEqual([
      { target: 'b1', removed: odds.pRemoved, down: odds.pDown, mean: odds.meanCapped, hits: 1 - (odds.hits[0] ?? 0) },
    ]);
  });

  it('should be what every roll of the decider comes to, with the blow that comes back', () => {
    const play = acting(battleOf([model('a1', { wn: 1, attacks: [club] }), foe], engaged(['a1', 'b1'])));
    play.says(attack('blade', 1, 'b1'));
    const expected = present(roundsAdvisor.forecast(play.state), 'a forecast');
    const { a1, b1 } = everyWay(play.state, ['a1', 'b1'], (request) =>
      request.question === 'retaliate' ? 'claw' : request.usual,
    );
    expect(expected.targets[0]?.removed).toBeCloseTo(b1?.removed ?? -1, CLOSE);
    expect(expected.targets[0]?.mean).toBeCloseTo(b1?.mean ?? -1, CLOSE);
    expect(expected.prospect.falls).toBeCloseTo(a1?.removed ?? -1, CLOSE);
    expect(expected.prospect.suffers).toBeCloseTo(a1?.mean ?? -1, CLOSE);
  });

  it('should be told of each target of a split, and of all together', () => {
    const play = acting(
      battleOf([
        model('a1', { attacks: [{ ...small, dice: 2 }] }),
        model('b1', { wn: 1, attacks: [] }),
        model('b2', { ar: 6, wn: 1, attacks: [] }),
      ]),
    );
    const one = attack('rifle', 1, 'b1');
    const facts = one.action === 'attack' ? one.targets : [];
    play.says({ ...one, targets: [...facts, ...facts.map((each) => ({ ...each, model: 'b2' }))] } as typeof one);
    const expected = present(roundsAdvisor.forecast(play.state), 'a forecast');
    const fates = everyWay(play.state, ['b1', 'b2'], usual);
    expect(expected.targets.map(({ target }) => target)).toEqual(['b1', 'b2']);
    for (const { target, removed, down } of expected.targets) {
      expect(removed).toBeCloseTo(fates[target]?.removed ?? -1, CLOSE);
      expect(down).toBeCloseTo(fates[target]?.down ?? -1, CLOSE);
    }
    const [first, second] = expected.targets;
    expect(expected.prospect.kills).toBeCloseTo((first?.removed ?? 0) + (second?.removed ?? 0), 9);
  });

  it('should be nothing once its dice lie, of a fall, and where the table resolves it (V-46)', () => {
    const state = battleOf([model('a1'), model('b1')]);
    const play = acting(state).says(attack('rifle', 3, 'b1'));
    expect(roundsAdvisor.forecast(play.state)).not.toBeNull();
    expect(roundsAdvisor.forecast(play.rolls(1, 2, 4).state)).toBeNull();
    expect(
      roundsAdvisor.forecast(
        new Play(state).says({ type: 'hurt', model: 'a1', hits: 2, ap: 1, mortal: 0, cause: 'other' }).state,
      ),
    ).toBeNull();
    expect(roundsAdvisor.forecast(state)).toBeNull();
  });

  it('should know that a blast follows a hit, friend or foe (V-06)', () => {
    const play = acting(battleOf([model('a1', { attacks: [bomb] }), model('b1')])).says(attack('bomb', 3, 'b1'));
    const expected = present(roundsAdvisor.forecast(play.state), 'a forecast');
    expect(expected.radius).toBe(2);
    expect(expected.targets[0]?.hits).toBeCloseTo(1 - 0.5 ** 3, 9);
  });
});

describe('armour or an invulnerable value (V-61)', () => {
  const play = () =>
    acting(battleOf([model('a1', { attacks: [{ ...rifle, ap: 2 }] }), model('b1', { ar: 3, invulnerable: [6, 4] })]))
      .says(attack('rifle', 3, 'b1'))
      .rolls(4, 5, 2);

  it('should be worth what it spares the target, by each value, the best advised', () => {
    const at = play();
    const { ways } = armourAdvice(oddsOf(at.state, at.task), [6, 4], {
      at: 'armour',
      hits: 2,
      saved: 0,
      dice: 2,
      failed: 0,
    });
    const { options, best, omitted } = worthIn(at);
    expect(options.map(({ id }) => id)).toEqual(['armour', '0', '1']);
    expect(options.map(({ prospect }) => prospect)).toEqual(ways.map(({ prospect }) => prospect));
    expect(best).toBe('1');
    expect(omitted).toBeNull();
    expect(roundsAdvisor.advise(at.state, present(at.asked, 'a question'))).toMatchObject({ kind: 'pick', best: '1' });
  });

  it('should be what every armour roll comes to', () => {
    const at = play();
    const { b1 } = everyWay(at.state, ['b1'], (request) => (request.question === 'armourBy' ? '1' : request.usual));
    expect(prospectIn(at, '1').falls).toBeCloseTo(b1?.removed ?? -1, CLOSE);
    expect(prospectIn(at, '1').suffers).toBeCloseTo(b1?.mean ?? -1, CLOSE);
  });
});

describe('a die rolled again for a command point (V-36)', () => {
  const state = withCp(battleOf([model('a1', { attacks: [rifle] }), model('b1', { attacks: [] })]), 1, 0);

  it('should say what the dice come to as they lie and with one rolled again, and advise to spend nothing', () => {
    const play = acting(state)
      .says(attack('rifle', 3, 'b1'))
      .rolls(4, 2, 1);
    const [none, one] = againWays(oddsOf(play.state, play.task), momentOf(play.state, play.task).point, [1, 2], 1);
    const noneHits = { at: 'hit', hits: 0, dice: 0, failed: 3 } as const;
    const [, again] = againWays(oddsOf(play.state, play.task), noneHits, [1, 2, 0], 1);
    const { options, best } = worthIn(play);
    expect(options.map(({ id }) => id)).toEqual(['keep', '1', '2', '0']);
    expect(options.map(({ prospect }) => prospect)).toEqual([
      none?.prospect,
      one?.prospect,
      one?.prospect,
      again?.prospect,
    ]);
    expect(best).toBe('keep');
    const { b1 } = everyWay(play.state, ['b1'], (request) =>
      request.question === 'rerollDie' ? (request.options[1]?.id ?? '') : request.usual,
    );
    expect(one?.prospect.kills).toBeCloseTo(b1?.removed ?? -1, CLOSE);
  });
});

describe('bonuses and abilities before the roll (V-08, V-28, V-44)', () => {
  it('should weigh a Focus to hit against AP with the blow that comes back', () => {
    const play = acting(battleOf([model('a1', { attacks: [glaive] }), foe], engaged(['a1', 'b1'])));
    play.says(focus(), attack('glaive', 3, 'b1'));
    const claw = plainAttack(
      { dice: 1, hit: 5, ap: 0, damage: 1 },
      { armour: 4, wounds: 2, invulnerable: null, down: false },
    );
    const asked = oddsOf(play.state, play.task);
    const { ways, best } = bonusAdvice({ attack: asked, retaliation: claw });
    expect(prospectIn(play, 'hit')).toEqual(ways[0]?.prospect);
    expect(prospectIn(play, 'ap')).toEqual(ways[1]?.prospect);
    expect(worthIn(play).best).toBe(best.ap === 1 ? 'ap' : 'hit');
  });

  it('should say what an ability adds, for its price, and not advise to pay', () => {
    const shooter = model('a1', { attacks: [small], abilities: [marksman] });
    const play = acting(withCp(battleOf([shooter, model('b1', { wn: 1, attacks: [] })]), 1, 0)).says(
      attack('rifle', 1, 'b1'),
    );
    const alone = prospectIn(play, 'none');
    const better = prospectIn(play, 'marksman');
    const fate = (option: string) =>
      everyWay(play.state, ['b1'], (request) => (request.question === 'sayAbility' ? option : request.usual))['b1'];
    expect(alone.kills).toBeCloseTo(fate('none')?.removed ?? -1, CLOSE);
    expect(better.kills).toBeCloseTo(fate('marksman')?.removed ?? -1, CLOSE);
    expect(worthIn(play).best).toBe('none');
  });

  it('should say the chance of a recovery and of a nerve die with it and without', () => {
    const lives = {
      id: 'verse',
      name: 'Verse',
      cp: 1,
      moment: 'recovery' as const,
      of: 'any' as const,
      change: { what: 'die' as const, value: 1 },
    };
    const play = acting(
      withCp(
        battleOf([model('a1', { attacks: [small] }), model('b1', { wn: 1, attacks: [], abilities: [lives] })]),
        0,
        1,
      ),
    );
    play
      .says(attack('rifle', 1, 'b1'))
      .rolls(4)
      .rolls(1)
      .picks('keep');
    expect(worthIn(play).options.map(({ passes }) => passes)).toEqual([1 / 2, 4 / 6]);
  });
});

describe('whoever is left or struck (V-41, V-60)', () => {
  it('should say what a free blow does, and that none does nothing', () => {
    const play = acting(battleOf([model('a1'), foe], engaged(['a1', 'b1']))).says(walk());
    expect(prospectIn(play, 'none')).toEqual({ kills: 0, falls: 0, inflicts: 0, suffers: 0 });
    const { a1 } = everyWay(play.state, ['a1'], (request) =>
      request.question === 'disengage' ? 'claw' : request.usual,
    );
    expect(prospectIn(play, 'claw').kills).toBeCloseTo(a1?.removed ?? -1, CLOSE);
    expect(worthIn(play).best).toBe('claw');
  });

  it('should weigh a blow back against the fatigue that it brings', () => {
    const retaliation = (attacks: (typeof blade)[]) => {
      const play = acting(
        battleOf([model('a1', { wn: 1, attacks: [club] }), model('b1', { attacks })], engaged(['a1', 'b1'])),
      );
      return play.says(attack('blade', 1, 'b1')).rolls(1);
    };
    const play = retaliation([glaive, { ...club, id: 'claw' }]);
    expect(play.open).toBe('retaliate');
    const { options } = worthIn(play);
    expect(options.map(({ id }) => id)).toEqual(['none', 'glaive', 'claw']);
    expect(options[1]?.prospect?.kills).toBeGreaterThan(options[2]?.prospect?.kills ?? 1);
    const odds = exchangeProspect({
      attack: plainAttack(
        { dice: 3, hit: 4, ap: 1, damage: 2 },
        { armour: 4, wounds: 1, invulnerable: null, down: false },
      ),
      retaliation: null,
    });
    expect(options[1]?.prospect).toEqual(odds);
    expect(['none', 'glaive']).toContain(worthIn(play).best);
  });

  it('should say what mortal wounds do to whom, and nothing of other actions (V-07, V-62)', () => {
    const play = acting(
      withCp(battleOf([model('a1', { actions: [curse] }), model('b1'), model('b2', { wn: 9 })]), 3, 0),
    ).says(own('curse'));
    expect(prospectIn(play, 'b1').kills).toBeCloseTo(1 / 2, 9);
    expect(prospectIn(play, 'b2')).toMatchObject({ kills: 0, inflicts: 2 });
  });
});

describe('attacks in reach of whoever acts', () => {
  const shooter = model('a1', { attacks: [rifle, glaive] });

  it('should be every attack on every enemy, the best first, charges with their blow', () => {
    const play = acting(battleOf([shooter, model('b1', { ar: 6 }), model('b2', { ar: 2, wn: 9 })]));
    const { attacks, aim: aims, focus: focuses } = roundsAdvisor.outlooks(play.state);
    expect(attacks.filter((each) => !each.charge).map(({ attack: id, target }) => [id, target])).toEqual([
      ['rifle', 'b1'],
      ['rifle', 'b2'],
    ]);
    expect(attacks.filter((each) => each.charge).map(({ target }) => target)).toEqual(['b1', 'b2']);
    expect(aims?.prepared.kills).toBeGreaterThan(aims?.alone.kills ?? 1);
    expect(focuses).toBeNull();
  });

  it('should say of a charge what its free attack says when it has been made', () => {
    const play = acting(battleOf([model('a1', { attacks: [club] }), foe]));
    const before = roundsAdvisor.outlooks(play.state).attacks[0];
    play.says(charge('b1'));
    const after = roundsAdvisor.outlooks(play.state).attacks[0];
    expect(before?.charge).toBe(true);
    expect(after?.charge).toBe(false);
    expect(after?.expected.prospect).toEqual(before?.expected.prospect);
  });

  it('should be none while nobody acts or something is asked', () => {
    expect(roundsAdvisor.outlooks(battleOf([shooter, model('b1')])).attacks).toEqual([]);
    const play = acting(battleOf([shooter, model('b1')])).says(attack('rifle', 3, 'b1'));
    expect(roundsAdvisor.outlooks(play.state).attacks).toEqual([]);
  });
});

describe('dice shared among targets (V-53)', () => {
  const play = acting(
    battleOf([model('a1', { attacks: [rifle] }), model('b1', { wn: 1 }), model('b2', { wn: 1, ar: 6 })]),
  );

  it('should say what they come to as they are shared, and the best way', () => {
    const worth = present(
      roundsAdvisor.shared(play.state, 'rifle', [
        { model: 'b1', dice: 3 },
        { model: 'b2', dice: 0 },
      ]),
      'a worth',
    );
    const whole = roundsAdvisor.outlooks(play.state).attacks.find(({ target }) => target === 'b1');
    expect(worth.chosen.prospect).toEqual(whole?.expected.prospect);
    expect(worth.best.prospect.kills).toBeGreaterThan(worth.chosen.prospect.kills);
    expect(worth.best.shares.reduce((sum, share) => sum + share, 0)).toBe(3);
  });

  it('should be nothing without dice, an attack or somebody who acts', () => {
    expect(roundsAdvisor.shared(play.state, 'rifle', [])).toBeNull();
    expect(roundsAdvisor.shared(play.state, 'axe', [{ model: 'b1', dice: 1 }])).toBeNull();
    expect(roundsAdvisor.shared(battleOf([model('a1'), model('b1')]), 'rifle', [{ model: 'b1', dice: 1 }])).toBeNull();
  });
});

describe('whose fatigue to clear (V-33)', () => {
  it('should put whoever gains most first, and nobody who is fresh', () => {
    const tired = { fatigued: true };
    const state = battleOf(
      [
        model('a1', { ...tired, attacks: [] }),
        model('a2', { ...tired, attacks: [glaive, rifle] }),
        model('a3'),
        model('b1'),
      ],
      { step: 'end' },
    );
    const cleared = present(roundsAdvisor.clearing(state)['A'], 'an order');
    expect(cleared.map(({ model: id }) => id)).toEqual(['a2', 'a1']);
    expect(cleared[0]?.gain.inflicts).toBeGreaterThan(0);
    expect(cleared[1]?.gain).toMatchObject({ kills: 0, inflicts: 0 });
    expect(roundsAdvisor.clearing(state)['B']).toEqual([]);
  });

  it('should count blows at whom it is engaged with, and no shot', () => {
    const state = battleOf([model('a1', { fatigued: true, attacks: [rifle, club] }), foe], {
      ...engaged(['a1', 'b1']),
      step: 'end',
    });
    const [cleared] = roundsAdvisor.clearing(state)['A'] ?? [];
    expect(cleared?.gain.inflicts).toBeGreaterThan(0);
    expect(to('b1').engages).toEqual(['b1']);
  });
});
