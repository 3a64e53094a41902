import { describe, expect, it } from 'vitest';
import { oddsOf } from '../../../../src/engine/family/killteam/advice/shoot/oddsOf.ts';
import { battleDecider, pendingRequest } from '../../../../src/engine/systems/battle.ts';
import { battleAdvisor } from '../../../../src/engine/systems/battleAdvisor.ts';
import { evolveAll } from '../../../support/fold.ts';
import { type AttackInReach, attacksInReach } from '../../../../src/engine/family/killteam/flow/inReach.ts';
import { actingId, operativeById, topTask, weaponById } from '../../../../src/engine/family/killteam/model/lookup.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { gameOf } from '../../../../src/engine/systems/killTeams.ts';
import { fightInHand } from '../../../../src/engine/family/killteam/attack/fight/fightInHand.ts';
import { byRole, foughtAs } from '../../../../src/engine/family/killteam/advice/fight/foughtOdds.ts';
import { thoughtOfFight } from '../../../../src/engine/family/killteam/advice/fight/thoughtOfFight.ts';
import { fightOddsOf } from '../../../../src/engine/family/killteam/advice/fight/oddsOf.ts';
import { withRetaliation } from '../../../../src/engine/family/killteam/attack/fight/weapons.ts';
import { furtherShots } from '../../../../src/engine/family/killteam/attack/shoot/furtherTargets.ts';
import { newShot } from '../../../../src/engine/family/killteam/attack/shoot/newShot.ts';
import { shotInHand } from '../../../../src/engine/family/killteam/attack/shoot/shotInHand.ts';
import { activate, play, shoot, ticked } from '../../../support/decide.ts';
import {
  battleOf,
  countedRifle,
  cultist,
  ENGAGED,
  knife,
  rifle,
  rule,
  shots,
  thug,
  vex,
  vexActs,
} from '../../../support/duel.ts';
import { fightOdds } from '../../../../src/engine/odds/fight.ts';
import { playRandomly } from '../../../support/randomPlayer.ts';
import { testBattle } from '../../../support/testBattle.ts';

const BATTLES = 8;
/** One moment of so many is looked at. */
const EVERY = 5;
const WELL = { attacker: 'optimal', defender: 'optimal' } as const;

const commandOf = ({ action, weapon, target }: AttackInReach) =>
  ({ type: action, weapon: weapon.id, target: target.id }) as const;

const said = (attacks: readonly AttackInReach[]): string[] =>
  attacks.map(({ action, weapon, target }) => `${action} ${weapon.id} ${target.id}`);

const actor = (state: BattleState): Operative => operativeById(state, actingId(state) ?? '');

/** The state in which the attack is declared; null: the engine refuses it. */
function declared(state: BattleState, attack: AttackInReach): BattleState | null {
  const decision = battleDecider.decide(state, commandOf(attack));
  return decision.ok ? evolveAll(state, decision.events) : null;
}

/** What the odds of the attack in hand are worked out from, with the weapon advised to a defender that has a choice. */
function oddsInHand(state: BattleState): unknown {
  const game = gameOf(state);
  const task = topTask(state);
  if (task?.kind === 'shoot') {
    const { shot, target } = shotInHand(game, task);
    return oddsOf(shot, target);
  }
  if (task?.kind !== 'fight') throw new Error('no attack is open');
  const open = fightInHand(game, task);
  const request = pendingRequest(state);
  const asked =
    request?.kind === 'pick' && request.question === 'defenderWeapon' ? battleAdvisor.advise(state, request) : null;
  if (asked?.kind !== 'pick') return fightOddsOf(open, WELL);
  const weapon = weaponById(open.defender.operative, asked.best);
  return fightOddsOf(fightInHand(game, withRetaliation(open, weapon)), WELL);
}

function oddsThoughtOf(state: BattleState, attack: AttackInReach): unknown {
  const game = gameOf(state);
  if (attack.action === 'fight') return fightOddsOf(thoughtOfFight(game, attack), WELL);
  const { shot, target } = shotInHand(game, newShot(game, attack));
  return oddsOf(shot, target);
}

/** Every weapon with every enemy, in the order of the list that is looked at. */
const everyPair = ({ operatives }: BattleState, operative: Operative): AttackInReach[] =>
  operatives
    .filter(({ side }) => side !== operative.side)
    .flatMap((target) =>
      operative.weapons.map((weapon) => ({
        action: weapon.kind === 'ranged' ? ('shoot' as const) : ('fight' as const),
        operative,
        weapon,
        target,
      })),
    );

/** The state at one moment of so many in which somebody may act. */
function* moments(number: number): Generator<BattleState> {
  const played = playRandomly(testBattle(`reach-${number}`), `reach-${number}`, { turningPoints: 2 });
  let state = played.start;
  for (const [at, { events }] of played.entries.entries()) {
    state = evolveAll(state, events);
    if (at % EVERY === 0 && state.tasks.length === 0 && actingId(state) !== null && state.result === null) yield state;
  }
}

describe('the attacks in reach', () => {
  it(`should be those the engine takes, with the odds of the declared attack, in ${BATTLES} battles`, () => {
    const seen = { shoot: 0, fight: 0, refused: 0 };
    for (const state of Array.from({ length: BATTLES }, (_, number) => [...moments(number)]).flat()) {
      const attacks = attacksInReach(gameOf(state), actor(state), null);
      for (const attack of attacks) {
        const open = declared(state, attack);
        if (open === null) throw new Error(`refused: ${said([attack]).join()}`);
        expect(oddsThoughtOf(state, attack)).toEqual(oddsInHand(open));
        seen[attack.action] += 1;
      }
      const inReach = new Set(said(attacks));
      const others = everyPair(state, actor(state)).filter((pair) => !inReach.has(said([pair]).join()));
      expect(others.filter((pair) => declared(state, pair) !== null)).toEqual([]);
      seen.refused += others.length;
    }
    expect(Math.min(seen.shoot, seen.fight, seen.refused)).toBeGreaterThan(20);
  });

  it('should be any weapon for it on any enemy where the action is done anyway', () => {
    const jammed = { weapons: [countedRifle(), knife()], ammo: shots(0) };
    const { state } = play(battleOf([vex(jammed), cultist(), thug()])).does(activate('vex'));
    const game = gameOf(state);
    expect(said(attacksInReach(game, actor(state), null))).toEqual([]);
    expect(said(attacksInReach(game, actor(state), 'shoot'))).toEqual(['shoot rifle cultist', 'shoot rifle thug']);
    expect(said(attacksInReach(game, actor(state), 'fight'))).toEqual(['fight knife cultist', 'fight knife thug']);
  });
});

describe('a fight thought of', () => {
  it('should be resolved first by a defender in a stronghold, in the odds too', () => {
    const me = { weapons: [knife({ attacks: 2 })], wounds: 3 };
    const other = { weapons: [knife({ attacks: 2 })], wounds: 3 };
    const odds = (inStronghold: boolean) => {
      const { state } = vexActs({ ...ENGAGED, me, other: { ...other, inStronghold } });
      const [attack] = attacksInReach(gameOf(state), actor(state), null).filter(({ action }) => action === 'fight');
      if (attack === undefined) throw new Error('no fight is in reach');
      const inHand = thoughtOfFight(gameOf(state), attack);
      return byRole(inHand, fightOdds(foughtAs(inHand, WELL)));
    };
    const [open, garrisoned] = [odds(false), odds(true)];
    expect(open.attacker.killed).toBeLessThan(open.defender.killed);
    expect(garrisoned.defender.killed).toBe(open.attacker.killed);
    expect(garrisoned.attacker.killed).toBe(open.defender.killed);
  });
});

describe('the shots of Blast still to come', () => {
  const TOUGH = { wounds: 40, maxWounds: 40 };
  const begun = play(
    battleOf([
      vex({ weapons: [rifle({}, rule('blast', 2))], onVantage: true, height: 3 }),
      cultist({ ...TOUGH, order: 'conceal' }),
      thug(TOUGH),
      cultist({ ...TOUGH, id: 'third', save: 3 }),
    ]),
  )
    .does(activate('vex'))
    .does(shoot())
    .does({ type: 'setFacts', facts: { cover: true, coverIsLight: true } });
  const further = (state: BattleState) => {
    const task = topTask(state);
    if (task?.kind !== 'shoot') throw new Error('no shot is open');
    return furtherShots(shotInHand(gameOf(state), task));
  };

  it('should be none before it is said who they are', () => {
    expect(further(begun.midway)).toEqual([]);
  });

  it('should be each as it will begin, with what it copies of the first', () => {
    const second = begun.answers([4, 4, 1, 1], 'critical', [1, 1], 'c0n1', ticked('thug', 'third'));
    const [shot, ...others] = further(second.midway);
    if (shot === undefined) throw new Error('nothing follows');
    expect(others).toEqual([]);
    const third = second.answers('1', [4, 4, 1], 'normal', [1, 1], 'c0n1');
    expect(third.pending).toMatchObject({ operative: 'vex' });
    expect(oddsOf(shot.shot, shot.target)).toEqual(oddsInHand(third.midway));
    expect(oddsOf(shot.shot, shot.target).target).toMatchObject({ save: 3, cover: 2, eitherCover: true });
  });
});
