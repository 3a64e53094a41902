import type { Operative } from '../../battle/operative.ts';
import {
  NO_RULES,
  type OddsRules,
  type OddsTarget,
  openTarget,
  PLAIN_POLICY,
  READINGS,
  type Shot as OddsShot,
} from '../../odds/shot.ts';
import { changesOf } from '../../traits/changes.ts';
import { unspent } from '../../traits/uses.ts';
import { effectiveFacts } from '../effectiveFacts.ts';
import { fold } from '../fold.ts';
import { keptDie, type Pool } from '../pool.ts';
import type { Trigger } from '../windows.ts';
import {
  accurateLimit,
  coverImproved,
  coverSavePossible,
  rerollRights,
  type Shot,
  thresholdsOf,
  triggersOf,
} from './derive.ts';

const crits = (dice: number): Pool => Array.from({ length: dice }, () => keptDie('critical', 'rolled'));

const piercingWith = (shot: Shot, pool: Pool): number =>
  shot.ignoresPiercing ? 0 : fold(shot.ruleset, 'piercing', { value: 0, moment: { ...shot.context, pool } }).value;

const flag = (shot: Shot, window: 'critsOnly' | 'hot'): boolean =>
  fold(shot.ruleset, window, { value: false, moment: { ...shot.context, pool: [] } }).value;

const damageOf = (triggers: readonly Trigger[], kind: 'devastating' | 'bonus'): number =>
  triggers.reduce((sum, trigger) => (trigger.kind === kind ? sum + trigger.damage : sum), 0);

/** What the rules of the weapon in use, and traits, come to. */
function rulesOf(shot: Shot): OddsRules {
  const modes = new Set(rerollRights(shot).map(({ mode }) => mode));
  const ids = new Set(shot.context.weapon.rules.map(({ id }) => id));
  const { critical } = thresholdsOf(shot);
  const triggers = triggersOf(shot, crits(1));
  return {
    ...NO_RULES,
    accurate: accurateLimit(shot),
    piercing: piercingWith(shot, []),
    piercingCrits: piercingWith(shot, crits(1)),
    devastating: damageOf(triggers, 'devastating'),
    critBonus: damageOf(triggers, 'bonus'),
    lethal: critical > 6 ? 0 : Math.max(2, critical),
    balanced: modes.has('one'),
    ceaseless: modes.has('face'),
    relentless: modes.has('any'),
    punishing: ids.has('punishing'),
    rending: ids.has('rending'),
    severe: ids.has('severe'),
    brutal: flag(shot, 'critsOnly'),
    stun: triggers.some(({ kind }) => kind === 'stun'),
    hot: flag(shot, 'hot'),
  };
}

const toughnessOf = (target: Operative): number =>
  changesOf(target, 'toughness')
    .filter(({ trait }) => unspent(target, trait, 'turningPoint'))
    .reduce((sum, { change }) => sum + change.by, 0);

function targetOf(shot: Shot, target: Operative): OddsTarget {
  const { obscured } = effectiveFacts(shot.context.facts);
  const plain = { ...openTarget(shot.save, target.wounds), obscured, toughness: toughnessOf(target) };
  if (!coverSavePossible(shot)) return plain;
  return coverImproved(shot) ? { ...plain, cover: 2, coverCrits: 1, eitherCover: true } : { ...plain, cover: 1 };
}

/**
 * A shot as the odds have it, with its target as it stands: what is read of it are the same windows that the dice go through.
 * Every choice is the one that is advised: first by the chance to take the target down, then by the wounds.
 */
export const oddsOf = (shot: Shot, target: Operative): OddsShot => ({
  edition: 'kt24',
  weapon: {
    dice: shot.context.weapon.attacks,
    hit: thresholdsOf(shot).hit,
    damage: shot.context.weapon.damage,
    rules: rulesOf(shot),
  },
  target: targetOf(shot, target),
  policy: { ...PLAIN_POLICY, reroll: 'best', accurate: 'max', cover: 'best' },
  readings: READINGS,
});
