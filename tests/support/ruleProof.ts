import { effectiveFacts } from '../../src/engine/family/killteam/attack/effectiveFacts.ts';
import { vantageAccurate } from '../../src/engine/family/killteam/attack/shoot/derive.ts';
import type { PoolDie } from '../../src/engine/family/killteam/model/pool.ts';
import type { Command } from '../../src/engine/family/killteam/model/command.ts';
import type { BattleEvent } from '../../src/engine/family/killteam/model/event.ts';
import { operativeById, topTask, weaponById } from '../../src/engine/family/killteam/model/lookup.ts';
import type { Operative } from '../../src/engine/family/killteam/model/operative.ts';
import { pendingRequest } from '../../src/engine/systems/battle.ts';
import type { Rejection } from '../../src/engine/family/killteam/model/rejection.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import type { Fighter, ShootTask } from '../../src/engine/family/killteam/model/task.ts';

/** What happened, with the battle after it. */
export interface Happened {
  readonly state: BattleState;
  readonly event: BattleEvent;
}

/** What was refused, with the battle in which it was. */
export interface Refused {
  readonly state: BattleState;
  readonly command: Command;
  readonly rejection: Rejection;
}

/** What shows that a weapon rule did what it is for, beside being printed on the weapon. */
interface Proof {
  readonly event?: (happened: Happened) => boolean;
  readonly refusal?: (refused: Refused) => boolean;
}

type Of<T extends BattleEvent['type']> = Extract<BattleEvent, { type: T }>;

/** Whether a weapon of an operative carries a rule; with `x`, with that number. */
const carries = (bearer: Operative, weapon: string | null, rule: string, x?: number): boolean =>
  weapon !== null &&
  weaponById(bearer, weapon).rules.some(({ id, params }) => id === rule && (x === undefined || params['x'] === x));

const shotOf = ({ state }: Happened): ShootTask | null => {
  const task = topTask(state);
  return task?.kind === 'shoot' ? task : null;
};

const shotWith = (happened: Happened, rule: string): ShootTask | null => {
  const task = shotOf(happened);
  return task !== null && carries(operativeById(happened.state, task.operative), task.weapon, rule) ? task : null;
};

const told =
  <T extends BattleEvent['type']>(
    type: T,
    shows: (event: Of<T>, happened: Happened) => boolean,
  ): Required<Proof>['event'] =>
  (happened) =>
    happened.event.type === type && shows(happened.event as Of<T>, happened);

const rerolledBy = (rule: string): Proof => ({ event: told('diceRerolled', (event) => event.rule === rule) });

/** Among the rules that a retained or resolved attack names. */
const because = (rule: string): Proof => ({
  event: ({ event }) =>
    (event.type === 'hitsRetained' || event.type === 'shotResolved') && event.because.some((why) => why.rule === rule),
});

/** A further target has its own sequence. */
const furtherTarget = (role: 'blast' | 'torrent'): Proof => ({
  event: (happened) =>
    told('taskMoved', ({ set }) => set['sequence'] !== undefined)(happened) &&
    shotWith(happened, role)?.sequence.role === role,
});

/** Kept dice in a fight: said with the fighter, when it is declared or armed. */
const fighters = ({ event }: Happened): readonly Partial<Fighter>[] => {
  if (event.type === 'fighterMoved') return [event.set];
  if (event.type !== 'taskOpened' || event.task.kind !== 'fight') return [];
  return [event.task.attacker, event.task.defender];
};

const lowCritical = ({ grade, face, by }: PoolDie): boolean =>
  grade === 'critical' && face !== null && face < 6 && by === null;

/** A 5, or less, is a crit, and not because of Rending or Severe. */
const lowerCrits = (rule: string): Proof => ({
  event: (happened) => {
    const { event, state } = happened;
    if (event.type === 'fighterMoved' && event.set.pool !== undefined) {
      const task = topTask(state);
      const weapon = task?.kind === 'fight' ? task[event.role] : null;
      const has = weapon !== null && carries(operativeById(state, weapon.operative), weapon.weapon, rule);
      return has && (event.set.pool ?? []).some(lowCritical);
    }
    const shot = event.type === 'hitsRetained' && event.because.length === 0 ? shotWith(happened, rule) : null;
    const dice = shot?.sequence.attack ?? [];
    const sixes = dice.filter(({ face, grade }) => face === 6 || grade === 'critical').length;
    return shot !== null && event.type === 'hitsRetained' && event.criticals > sixes;
  },
});

/** The dice are rolled at a concealed operative whose cover would have hidden it. */
const findsHidden = (rule: string, light: boolean): Proof => ({
  event: (happened) => {
    const shot = happened.event.type === 'attackDiceRolled' ? shotWith(happened, rule) : null;
    if (shot === null || shot.forced || shot.via === 'guard' || shot.sequence.role !== 'primary') return false;
    const { facts, target } = shot.sequence;
    const vantage = facts.fromVantage && facts.height >= 2 && facts.coverIsLight;
    const hidden = operativeById(happened.state, target).order === 'conceal' && effectiveFacts(facts).cover;
    return hidden && !vantage && facts.coverIsLight === light;
  },
});

/** Its opponent has normal successes and is not offered to block with them. */
const normalsCannotBlock = ({ event, state }: Happened): boolean => {
  const task = topTask(state);
  if (event.type !== 'fightMoved' || task?.kind !== 'fight') return false;
  const request = pendingRequest(state);
  if (request?.kind !== 'pick' || request.question !== 'fightDie') return false;
  const [mover, other] =
    task.attacker.operative === request.operative ? [task.attacker, task.defender] : [task.defender, task.attacker];
  const normals = (fighter: Fighter) => (fighter.pool ?? []).some((die) => die.grade === 'normal' && !die.spent);
  return (
    carries(operativeById(state, other.operative), other.weapon, 'brutal') &&
    normals(mover) &&
    normals(other) &&
    !request.options.some(({ id }) => id === 'blockNormalWithNormal' || id === 'blockNothingWithNormal')
  );
};

const refusedShot = ({ command, state, rejection }: Refused, code: Rejection['code'], rule: string): boolean => {
  const acting = state.interrupt?.operative ?? state.activation?.operative;
  if (command.type !== 'shoot' || rejection.code !== code || acting === undefined) return false;
  const x = code === 'outOfRange' ? Number(rejection.params['inches']) : undefined;
  return carries(operativeById(state, acting), command.weapon, rule, x);
};

/** Nothing limits what is seen. */
const farSeen = ({ lasting }: BattleState): boolean => lasting.every(({ change }) => change.op !== 'sight');

/** For each weapon rule of ACOLYTE what shows that it acted. Psychic is a keyword: it has nothing to do. */
const PROOFS: Readonly<Record<string, Proof>> = {
  accurate: {
    event: (happened) => {
      const kept = happened.event.type === 'shotMoved' ? (happened.event.set.accurate ?? 0) : 0;
      const shot = kept > 0 ? shotWith(happened, 'accurate') : null;
      if (shot === null) return fighters(happened).some(({ accurate }) => (accurate ?? 0) > 0);
      const target = operativeById(happened.state, shot.sequence.target);
      return kept > vantageAccurate(shot.sequence.facts, target.order);
    },
  },
  balanced: rerolledBy('balanced'),
  blast: furtherTarget('blast'),
  brutal: { event: normalsCannotBlock },
  ceaseless: rerolledBy('ceaseless'),
  devastating: { event: told('damaged', ({ cause, amount }) => cause === 'devastating' && amount > 0) },
  heavy: { refusal: (refused) => refusedShot(refused, 'heavyMoved', 'heavy') },
  hot: { event: told('damaged', ({ cause }) => cause === 'hot') },
  lethal: lowerCrits('lethal'),
  limited: { refusal: (refused) => refusedShot(refused, 'limitedUsed', 'limited') },
  markerArea: lowerCrits('markerArea'),
  piercing: because('piercing'),
  piercingCrits: because('piercingCrits'),
  psychic: {},
  punishing: because('punishing'),
  range: {
    event: (happened) =>
      told('overridden', ({ code }) => code === 'outOfRange')(happened) &&
      farSeen(happened.state) &&
      shotWith(happened, 'range') !== null,
    refusal: (refused) => farSeen(refused.state) && refusedShot(refused, 'outOfRange', 'range'),
  },
  relentless: rerolledBy('relentless'),
  rending: because('rending'),
  saturate: because('saturate'),
  seek: findsHidden('seek', false),
  seekLight: findsHidden('seekLight', true),
  severe: because('severe'),
  shock: { event: told('shocked', () => true) },
  silent: {
    event: told('attackDeclared', ({ operative, weapon, action, via }, { state }) => {
      const shooter = operativeById(state, operative);
      return (
        action === 'shoot' && via === 'action' && shooter.order === 'conceal' && carries(shooter, weapon, 'silent')
      );
    }),
  },
  stun: { event: told('lastingBegan', ({ lasting: { source } }) => source.kind === 'rule' && source.id === 'stun') },
  torrent: furtherTarget('torrent'),
  web: {
    event: (happened) =>
      told('lastingBegan', ({ lasting: { source } }) => source.id === 'stun')(happened) &&
      shotWith(happened, 'web') !== null &&
      shotWith(happened, 'stun') === null,
  },
};

/** Watches battles for weapon rules that act. */
export class RuleWatch {
  /** Rules there is a proof for, or nothing to prove. */
  readonly acted = new Set<string>();
  static readonly known: readonly string[] = Object.keys(PROOFS);

  constructor() {
    for (const [rule, { event, refusal }] of Object.entries(PROOFS))
      if (event === undefined && refusal === undefined) this.acted.add(rule);
  }

  /** Rules whose proof is still to come. */
  get missing(): readonly string[] {
    return RuleWatch.known.filter((rule) => !this.acted.has(rule));
  }

  saw(happened: Happened): void {
    for (const rule of this.missing) if (PROOFS[rule]?.event?.(happened) === true) this.acted.add(rule);
  }

  sawRefused(refused: Refused): void {
    for (const rule of this.missing) if (PROOFS[rule]?.refusal?.(refused) === true) this.acted.add(rule);
  }
}
