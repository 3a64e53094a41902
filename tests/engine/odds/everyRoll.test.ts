import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../../../src/content/oddsEditions.ts';
import type { ShotFacts } from '../../../src/engine/family/killteam/model/facts.ts';
import type { WeaponRuleUse } from '../../../src/engine/family/killteam/model/operative.ts';
import type { PickRequest } from '../../../src/engine/family/killteam/model/request.ts';
import type { RerollRequest } from '../../../src/engine/log/request.ts';
import { fightOdds } from '../../../src/engine/odds/fight.ts';
import type { FightPolicy } from '../../../src/engine/odds/fightPolicy.ts';
import { shotOdds } from '../../../src/engine/odds/shoot.ts';
import { NO_RULES, type OddsRules, openTarget, PLAIN_POLICY, READINGS } from '../../../src/engine/odds/shot.ts';
import { battleAdvisor } from '../../../src/engine/systems/battleAdvisor.ts';
import { advisedOption } from '../../../src/state/answer/diceSource.ts';
import { fight, shoot } from '../../support/decide.ts';
import { devastating, ENGAGED, knife, rifle, rule, vexActs } from '../../support/duel.ts';
import { type Choosing, everyFaces, everyRoll } from '../../support/everyRoll.ts';
import { withCp } from '../../support/sides.ts';
import { changed } from '../../support/traits.ts';

const DICE = 2;
const HIT = 4;
const SAVE = 5;
/** Two defence dice: the third is pierced. */
const PIERCED = 'piercing';
const WOUNDS = 30;
const TOLERANCE = 1e-12;

const fails = (face: number): boolean => face === 1 || (face < HIT && face !== 6);

/** Failed dice alone: the lowest; all of the result shown most often, the lowest of equals; all. */
function failsAgain({ mode, dice, faces }: RerollRequest): readonly number[] {
  const failed = dice
    .filter((die) => fails(faces[die] ?? 6))
    .toSorted((one, other) => (faces[one] ?? 0) - (faces[other] ?? 0));
  if (mode === 'any') return failed;
  if (mode === 'one') return failed.slice(0, 1);
  const shown = [1, 2, 3].map((face) => failed.filter((die) => faces[die] === face));
  return shown.reduce((most, some) => (some.length > most.length ? some : most));
}

const byBest: Choosing['pick'] = (request, state) => advisedOption(request, battleAdvisor.advise(state, request));
const plainCover: Choosing['pick'] = (request, state) =>
  request.options.find(({ code }) => code === 'coverNormal')?.id ?? byBest(request, state);
const strikes = ({ options }: PickRequest): string =>
  options.find(({ id }) => id === 'strikeCritical')?.id ?? 'strikeNormal';

/** All dice of Accurate and the saves of least damage; one question is answered in a way of its own. */
const choosing = (question: PickRequest['question'], own: Choosing['pick']): Choosing => ({
  reroll: failsAgain,
  pick: (request, state) => {
    if (request.question === question) return own(request, state);
    return request.question === 'accurate' ? (request.options[0]?.id ?? '') : byBest(request, state);
  },
});

const RULES: Readonly<Record<string, { readonly uses: readonly WeaponRuleUse[]; readonly odds: Partial<OddsRules> }>> =
  {
    none: { uses: [], odds: {} },
    accurate: { uses: [rule('accurate', 1)], odds: { accurate: 1 } },
    balanced: { uses: [rule('balanced')], odds: { balanced: true } },
    ceaseless: { uses: [rule('ceaseless')], odds: { ceaseless: true } },
    relentless: { uses: [rule('relentless')], odds: { relentless: true } },
    lethal: { uses: [rule('lethal', 5)], odds: { lethal: 5 } },
    piercing: { uses: [rule('piercing', 1)], odds: { piercing: 1 } },
    piercingCrits: { uses: [rule('piercingCrits', 2)], odds: { piercingCrits: 2 } },
    devastating: { uses: [devastating(2)], odds: { devastating: 2 } },
    punishing: { uses: [rule('punishing')], odds: { punishing: true } },
    rending: { uses: [rule('rending')], odds: { rending: true } },
    severe: { uses: [rule('severe')], odds: { severe: true } },
    saturate: { uses: [rule('saturate')], odds: { saturate: true } },
    brutal: { uses: [rule('brutal')], odds: { brutal: true } },
    shock: { uses: [rule('shock')], odds: { shock: true } },
  };

const usesOf = (names: readonly string[]): readonly WeaponRuleUse[] => names.flatMap((name) => RULES[name]?.uses ?? []);
const oddsOf = (names: readonly string[]): OddsRules =>
  Object.assign({}, NO_RULES, ...names.map((name) => RULES[name]?.odds ?? {}));

const TOUGH = { wounds: WOUNDS, maxWounds: WOUNDS };

describe('every way that the dice can fall', () => {
  it('should add up to 1', () => {
    for (const count of [0, 1, 2, 3, 4])
      expect(everyFaces(count).reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  });
});

interface ShotCase {
  readonly name: string;
  readonly rules: readonly string[];
  readonly facts: Partial<ShotFacts>;
  /** Left out: every cover save is kept. */
  readonly cover?: 'optimal';
  /** Damage of so much or more from one die is rolled for: on a 6 it is 1 less. */
  readonly hardened?: number;
}

/** One defence die alone is rolled: the other two are pierced and kept. */
const ONE_DIE: Partial<ShotFacts> = { cover: true };
const AGAIN: ReadonlySet<string> = new Set(['balanced', 'ceaseless', 'relentless']);

const shots: readonly ShotCase[] = [
  ...Object.keys(RULES)
    .filter((name) => name !== 'shock' && !AGAIN.has(name))
    .map((name) => ({ name, rules: [...new Set([name, PIERCED])], facts: {} })),
  { name: 'three defence dice', rules: [], facts: {} },
  ...[...AGAIN].map((name) => ({ name, rules: [name, PIERCED], facts: ONE_DIE })),
  { name: 'Ceaseless with Balanced', rules: ['ceaseless', 'balanced', PIERCED], facts: ONE_DIE },
  { name: 'Piercing Crits against somebody who may roll', rules: ['piercingCrits'], facts: ONE_DIE, cover: 'optimal' },
  { name: 'in cover', rules: [PIERCED], facts: { cover: true } },
  { name: 'Saturate in cover', rules: ['saturate', PIERCED], facts: { cover: true } },
  {
    name: 'obscured',
    rules: ['lethal', 'rending', 'punishing', 'severe', 'devastating', PIERCED],
    facts: { obscured: true },
  },
  { name: 'Accurate, obscured', rules: ['accurate', PIERCED], facts: { obscured: true } },
  { name: 'Accurate, Rending, Punishing', rules: ['accurate', 'rending', 'punishing', PIERCED], facts: {} },
  {
    name: 'Severe with everything',
    rules: ['severe', 'punishing', 'rending', 'devastating', 'piercingCrits'],
    facts: {},
  },
  { name: 'Ceaseless, Lethal, Rending in cover', rules: ['ceaseless', 'lethal', 'rending', PIERCED], facts: ONE_DIE },
  { name: 'Rolls against the damage of each die', rules: ['lethal', PIERCED], facts: {}, hardened: 3 },
  { name: 'Rolls against crits alone, in cover', rules: ['devastating', PIERCED], facts: ONE_DIE, hardened: 4 },
  { name: 'Piercing and Piercing Crits in cover', rules: ['piercing', 'piercingCrits'], facts: { cover: true } },
];

describe('the odds of a shot and the table that plays it', () => {
  it.each(shots)('should be the same for $name', ({ rules, facts, cover, hardened: least }) => {
    const hardened = least === undefined ? null : { least, from: 6, by: 1 };
    const gun = rifle({ attacks: DICE, damage: { normal: 3, critical: 5 } }, ...usesOf(rules));
    const other = { ...TOUGH, ...(hardened !== null && changed({ op: 'hardened', ...hardened })) };
    const told = vexActs({ me: { weapons: [gun] }, other })
      .does(shoot())
      .does({ type: 'setFacts', facts }).midway;
    const played = new Float64Array(WOUNDS + 1);
    const kept = cover === undefined ? plainCover : byBest;
    everyRoll(told, choosing('coverSave', kept), (state, chance) => {
      const lost = WOUNDS - (state.operatives.find(({ id }) => id === 'cultist')?.wounds ?? 0);
      played[lost] = (played[lost] ?? 0) + chance;
    });
    const { damage } = shotOdds({
      book: EDITIONS.kt24.book,
      weapon: { dice: DICE, hit: HIT, damage: { normal: 3, critical: 5 }, rules: oddsOf(rules) },
      target: {
        ...openTarget(SAVE, WOUNDS),
        ...(hardened !== null && { hardened }),
        cover: facts.cover === true ? 1 : 0,
        obscured: facts.obscured ?? false,
      },
      policy: { ...PLAIN_POLICY, cover: cover ?? 'always' },
      readings: READINGS,
    });
    for (const [lost, chance] of played.entries())
      expect(Math.abs(chance - (damage[lost] ?? 0)), `${String(lost)} wounds`).toBeLessThan(TOLERANCE);
  });
});

interface FightCase {
  readonly name: string;
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  readonly wounds: number;
  readonly policy: FightPolicy;
}

const fights: readonly FightCase[] = [
  { name: 'strikes alone', mine: [], theirs: [], wounds: 8, policy: 'strike' },
  { name: 'best play', mine: [], theirs: [], wounds: 8, policy: 'optimal' },
  { name: 'best play, few wounds', mine: [], theirs: [], wounds: 4, policy: 'optimal' },
  { name: 'Brutal against Shock', mine: ['brutal'], theirs: ['shock'], wounds: 7, policy: 'optimal' },
  { name: 'Shock against Brutal, strikes', mine: ['shock'], theirs: ['brutal'], wounds: 7, policy: 'strike' },
  { name: 'Rending against Lethal', mine: ['rending'], theirs: ['lethal'], wounds: 6, policy: 'optimal' },
  { name: 'Devastating both ways', mine: ['devastating'], theirs: ['devastating'], wounds: 5, policy: 'optimal' },
  { name: 'Severe against Punishing', mine: ['severe'], theirs: ['punishing'], wounds: 6, policy: 'optimal' },
  { name: 'Accurate against Balanced', mine: ['accurate'], theirs: ['balanced'], wounds: 7, policy: 'optimal' },
];

describe('the odds of a fight and the table that plays it', () => {
  it.each(fights)('should be the same for $name', ({ mine, theirs, wounds, policy }) => {
    const blade = (names: readonly string[]) => ({
      weapons: [knife({ attacks: DICE }, ...usesOf(names))],
      wounds,
      maxWounds: wounds,
    });
    const engaged = vexActs({ ...ENGAGED, ...withCp(0), me: blade(mine), other: blade(theirs) }).does(fight()).midway;
    const side = wounds + 1;
    const played = new Float64Array(side * side);
    everyRoll(engaged, choosing('fightDie', policy === 'strike' ? strikes : byBest), (state, chance) => {
      const left = (who: string) => state.operatives.find(({ id }) => id === who)?.wounds ?? 0;
      const at = left('vex') * side + left('cultist');
      played[at] = (played[at] ?? 0) + chance;
    });
    const fighter = (names: readonly string[]) => ({
      weapon: { dice: DICE, damage: { normal: 3, critical: 4 }, rules: oddsOf(names) },
      hit: HIT,
      wounds,
      injuredAt: Math.ceil(wounds / 2) - 1,
      injury: false,
      policy,
      reroll: 'fails' as const,
    });
    const { outcome } = fightOdds({
      book: EDITIONS.kt24.book,
      injuredHit: 1,
      attacker: fighter(mine),
      defender: fighter(theirs),
      rounds: 1,
      swaps: false,
      readings: READINGS,
    });
    for (const [at, chance] of played.entries())
      expect(
        Math.abs(chance - (outcome[at] ?? 0)),
        `${String(Math.floor(at / side))},${String(at % side)}`,
      ).toBeLessThan(TOLERANCE);
  });
});
