import type { Lasts } from '../../model/lasting.ts';
import type { Operative } from '../../model/operative.ts';
import {
  type OddsRules,
  type OddsTarget,
  type OddsWeapon,
  openTarget,
  PLAIN_POLICY,
  READINGS,
  type OddsShot,
} from '../../../../odds/shot.ts';
import { changesOf } from '../../stats/changes.ts';
import { unspent } from '../../stats/uses.ts';
import { effectiveFacts } from '../../attack/effectiveFacts.ts';
import { fold } from '../../attack/fold.ts';
import { keptDie, type Pool } from '../../model/pool.ts';
import { rulesInUse } from '../rulesInUse.ts';
import { accurateLimit, coverSavePossible, rerollRights, thresholdsOf, triggersOf } from '../../attack/shoot/derive.ts';
import { type CoverWay, coverWay } from '../../attack/shoot/coverWay.ts';
import type { Shot } from '../../rules/steps.ts';

const crits = (dice: number): Pool => Array.from({ length: dice }, () => keptDie('critical', 'rolled'));

const piercingWith = (shot: Shot, pool: Pool): number =>
  shot.ignoresPiercing ? 0 : fold(shot.rules, 'piercing', { value: 0, moment: { ...shot.context, pool } }).value;

const flag = (shot: Shot, window: 'critsOnly' | 'hot'): boolean =>
  fold(shot.rules, window, { value: false, moment: shot.context }).value;

/** What the rules of the weapon in use, and traits, come to. */
const rulesOf = (shot: Shot): OddsRules => ({
  ...rulesInUse({
    rights: rerollRights(shot),
    rules: shot.context.weapon.rules,
    triggers: triggersOf(shot, crits(1)),
    critical: thresholdsOf(shot).critical,
    accurate: accurateLimit(shot),
  }),
  piercing: piercingWith(shot, []),
  piercingCrits: piercingWith(shot, crits(1)),
  brutal: flag(shot, 'critsOnly'),
  hot: flag(shot, 'hot'),
});

const toughnessOf = (lasts: Lasts, target: Operative): number =>
  changesOf(lasts, target, 'toughness')
    .filter(({ source }) => unspent(target, source, 'turningPoint'))
    .reduce((sum, { change }) => sum + change.by, 0);

const COVER: Readonly<Record<CoverWay, Pick<OddsTarget, 'cover' | 'coverCrits' | 'eitherCover'>>> = {
  normal: { cover: 1, coverCrits: 0, eitherCover: false },
  critical: { cover: 0, coverCrits: 1, eitherCover: false },
  two: { cover: 2, coverCrits: 0, eitherCover: false },
  either: { cover: 2, coverCrits: 1, eitherCover: true },
};

/** Damage that it rolls for (`rules/acolyte.md` A10, Cadia). */
function hardenedOf(lasts: Lasts, target: Operative): Pick<OddsTarget, 'hardened'> {
  const change = changesOf(lasts, target, 'hardened')[0]?.change;
  return change === undefined ? {} : { hardened: { least: change.least, from: change.from, by: change.by } };
}

function targetOf(shot: Shot, target: Operative): OddsTarget {
  const { obscured } = effectiveFacts(shot.context.facts);
  const plain = {
    ...openTarget(shot.save, Math.max(1, target.wounds)),
    ...hardenedOf(shot.context, target),
    dice: shot.defenceDice,
    obscured,
    toughness: toughnessOf(shot.context, target),
  };
  if (!coverSavePossible(shot)) return plain;
  return { ...plain, ...COVER[coverWay(shot)] };
}

type Harm = Pick<OddsWeapon, 'damage' | 'rules'>;

/** Whoever stays up with no wounds left loses none (`rules/acolyte.md` A10, Krieg). */
const harmTo = ({ wounds }: Operative, { damage, rules }: Harm): Harm =>
  wounds > 0
    ? { damage, rules }
    : { damage: { normal: 0, critical: 0 }, rules: { ...rules, devastating: 0, critBonus: 0 } };

/** Where each die left as a 1 burns the shooter, failed dice alone are rolled again; else what is best. */
const rerollOf = (shot: Shot): 'fails' | 'best' =>
  shot.rules.attacks.hot === 'discardedOnes' && flag(shot, 'hot') ? 'fails' : 'best';

/**
 * A shot as the odds have it, with its target as it stands: what is read of it are the same windows that the dice go through.
 * Every choice is the one that is advised: first by the chance to take the target down, then by the wounds.
 */
export const oddsOf = (shot: Shot, target: Operative): OddsShot => ({
  book: shot.rules.attacks,
  weapon: {
    dice: shot.context.weapon.attacks,
    hit: thresholdsOf(shot).hit,
    ...harmTo(target, { damage: shot.context.weapon.damage, rules: rulesOf(shot) }),
  },
  target: targetOf(shot, target),
  policy: { ...PLAIN_POLICY, reroll: rerollOf(shot), accurate: 'max', cover: 'best' },
  readings: READINGS,
});
