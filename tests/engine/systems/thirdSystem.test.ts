import { describe, expect, it } from 'vitest';
import { invariant } from '../../../src/engine/core/invariant.ts';
import type { Command } from '../../../src/engine/family/killteam/model/command.ts';
import type { Operative } from '../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import type { Request } from '../../../src/engine/family/killteam/model/request.ts';
import type { Answer } from '../../../src/engine/log/request.ts';
import { shotOdds } from '../../../src/engine/odds/shoot.ts';
import { NO_RULES, type OddsRules, openTarget, PLAIN_POLICY, READINGS } from '../../../src/engine/odds/shot.ts';
import { kt3Rules } from '../../../src/engine/systems/kt3/rules.ts';
import type { BattleView } from '../../../src/engine/view/battleView.ts';
import { Chooser } from '../../support/randomPlayer.ts';
import { beginSkirmish, skirmish, skirmishAdvisor, skirmishRules } from '../../support/skirmish.ts';

function answerTo(request: Request, dice: Chooser): Answer {
  if (request.kind === 'roll')
    return { kind: 'faces', faces: Array.from({ length: request.count }, () => 1 + dice.below(6)) };
  if (request.kind === 'pick') return { kind: 'pick', option: request.usual ?? request.options[0]?.id ?? '' };
  if (request.kind === 'tick') return { kind: 'tick', operatives: [...request.preset] };
  if (request.kind === 'reroll') return { kind: 'reroll', dice: [] };
  throw new Error(`nobody asks ${request.kind} here`);
}

/** What the one that acts does: a shot if there is one, else it is done. */
function actOf({ actions, aim, table }: BattleView, actor: Operative): Command {
  const shoots = actions.offers(actor).some(({ action, reason }) => action === 'shoot' && reason === null);
  const weapon = shoots ? aim.preferred(actor, 'shoot') : null;
  const isOpen = (target: Operative) => weapon && aim.problem('shoot', { operative: actor, weapon, target }) === null;
  const target = table.foesOf(actor).find(isOpen);
  return weapon && target ? { type: 'shoot', weapon: weapon.id, target: target.id } : { type: 'endActivation' };
}

/** The next command of whoever sees nothing else. */
function commandFor(view: BattleView, dice: Chooser): Command {
  const { state, situation, request } = view;
  if (request !== null) return { type: 'answer', requestId: request.id, answer: answerTo(request, dice) };
  if (state.phase === 'setUp') return { type: 'startBattle' };
  if (state.phase === 'strategy') return { type: 'startFirefight' };
  if (state.phase === 'turningPointOver') return { type: 'nextTurningPoint' };
  if (situation.kind === 'acting') return actOf(view, situation.operative);
  if (situation.kind === 'group') return { type: 'passGroup' };
  invariant(situation.kind === 'choose', `nothing else can be due, and not ${situation.kind}`);
  return { type: 'activate', operative: situation.ready[0]?.id ?? '', order: 'engage' };
}

describe('a third system', () => {
  it('should play a battle to its end by what its own view says, with its own stats, initiative and weapon rule', () => {
    const dice = new Chooser('third');
    const firsts: (string | null)[] = [];
    const rolledFor = new Set<string>();
    const [criticals, injuredAt] = [new Set<number>(), new Set<number>()];
    let state = beginSkirmish();
    for (let step = 0; state.result === null; step += 1) {
      invariant(step < 2000, 'it ends');
      const view = skirmish.view(state);
      const decision = skirmish.decider.decide(state, commandFor(view, dice));
      invariant(decision.ok, JSON.stringify(decision));
      if (view.request?.kind === 'roll' && view.request.purpose === 'initiative') rolledFor.add(view.request.id);
      if (view.attack?.shot) criticals.add(view.attack.shot.thresholds.critical);
      for (const each of state.operatives.filter(view.table.standing))
        if (view.figures(each).injured) injuredAt.add(each.wounds);
      state = decision.events.reduce(skirmish.decider.evolve, state);
      if (decision.events.some(({ type }) => type === 'firefightStarted')) firsts.push(state.initiative);
    }
    expect(rolledFor.size).toBe(1);
    expect(firsts).toEqual(['second', 'first', 'second', 'first']);
    expect(criticals).toEqual(new Set([4]));
    expect(Math.max(...injuredAt)).toBe(2);
  });
});

const ceaseless = { id: 'ceaseless', params: {} };

/** The battle when somebody acts who can shoot, and who. */
function firstShot(): { readonly state: BattleState; readonly shooter: Operative } {
  const dice = new Chooser('odds');
  let state = beginSkirmish();
  for (let step = 0; step < 2000; step += 1) {
    const view = skirmish.view(state);
    const command = commandFor(view, dice);
    if (view.situation.kind === 'acting' && command.type === 'shoot')
      return { state, shooter: view.situation.operative };
    const decision = skirmish.decider.decide(state, command);
    invariant(decision.ok, JSON.stringify(decision));
    state = decision.events.reduce(skirmish.decider.evolve, state);
  }
  throw new Error('nobody shoots');
}

/** The shooter's first gun as the book counts it, and what its view expects of it, with so many wounds left. */
function told(rules: readonly { readonly id: string; readonly params: {} }[], wounds: number | null) {
  const { state, shooter } = firstShot();
  const armed: Operative = {
    ...shooter,
    wounds: wounds ?? shooter.wounds,
    weapons: shooter.weapons.map((weapon) => ({ ...weapon, rules: [...rules] })),
  };
  const operatives = state.operatives.map((each) => (each.id === armed.id ? armed : each));
  const [outlook] = skirmishAdvisor
    .outlooks({ ...state, operatives }, armed, null)
    .with([])
    .filter(({ action }) => action === 'shoot');
  invariant(outlook !== undefined, 'it can shoot');
  const { weapon, target, expected } = outlook;
  const base = weapon.hit.kind === 'set' ? weapon.hit.value : armed.hit;
  const { cover } = skirmish.view(state).aim.told({ operative: armed, weapon, target }) ?? { cover: false };
  const odds = (hit: number, set: Partial<OddsRules>) =>
    shotOdds({
      book: skirmishRules.attacks,
      weapon: {
        dice: weapon.attacks,
        hit: Math.min(6, base + hit),
        damage: weapon.damage,
        rules: { ...NO_RULES, ...set },
      },
      target: { ...openTarget(target.save, target.wounds), dice: 2, cover: cover ? 1 : 0 },
      policy: { ...PLAIN_POLICY, reroll: 'best', accurate: 'max', cover: 'best' },
      readings: READINGS,
    });
  return { expected, odds, armed };
}

describe('the odds told of a third system', () => {
  const sharpest = { lethal: 4 };

  it('should be by its own injury: two wounds left, two pips', () => {
    const few = told([{ id: 'sharp', params: {} }], 2);
    expect(few.expected).toMatchObject({ kill: few.odds(2, sharpest).kill, mean: few.odds(2, sharpest).cappedMean });
    const more = told([{ id: 'sharp', params: {} }], 3);
    expect(more.armed.maxWounds).toBeGreaterThan(6);
    expect(more.expected).toMatchObject({ kill: more.odds(0, sharpest).kill, mean: more.odds(0, sharpest).cappedMean });
    expect(few.odds(2, sharpest).kill).toBeLessThan(more.odds(0, sharpest).kill);
  });

  it('should tell fights its own injury and attacks', () => {
    const { state, shooter } = firstShot();
    const [fight] = skirmishAdvisor.outlooks(state, shooter, 'fight').fights;
    expect(fight).toMatchObject({ book: skirmishRules.attacks, injuredHit: 2, attacker: { injuredAt: 2 } });
  });

  it('should be by its own weapon rule', () => {
    const { expected, odds } = told([], null);
    expect(expected).toMatchObject({ mean: odds(0, {}).cappedMean });
    expect(told([{ id: 'sharp', params: {} }], null).expected).not.toEqual(expected);
  });

  it('should be by its own book of attacks', () => {
    const { expected, odds } = told([ceaseless], null);
    expect(expected).toMatchObject({ mean: odds(0, { ceaseless: true }).cappedMean });
    expect(skirmishRules.attacks.ceaseless).not.toBe(kt3Rules.attacks.ceaseless);
  });
});
