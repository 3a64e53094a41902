import { editionOf } from '../../../content/oddsEditions.ts';
import { NO_RULES, type OddsRules, type OddsShot } from '../../../engine/odds/shot.ts';
import type { OddsTask, OddsWorked } from '../../../state/odds/oddsTasks.ts';
import { type OddsAnswer, answerFrom, type Odds } from '../answer.ts';
import { type RuleId, rulesFor, type OddsSituation } from '../oddsSituation.ts';

/** Whose dice: the place among the attackers in a row, 0 is `mine`; or the other side of a fight. */
export type Whose = number | 'theirs';

/** Something of a situation that can be left out or be otherwise. */
export type Part =
  | { readonly kind: 'rule'; readonly whose: Whose; readonly rule: RuleId; readonly value: number | boolean }
  | {
      readonly kind:
        | 'injured'
        | 'foeInjured'
        | 'rerolls'
        | 'optional'
        | 'accurate'
        | 'cover'
        | 'keptCover'
        | 'vantage'
        | 'obscured'
        | 'invulnerable'
        | 'shots'
        | 'others'
        | 'first'
        | 'strike'
        | 'well'
        | 'leastHarm'
        | 'rounds'
        | 'injuries';
    };

/** The answer as it would be; `fall`: the chance to fall oneself in a fight, else null. */
export interface Otherwise {
  readonly kill: number;
  readonly mean: number;
  readonly fall: number | null;
}

/**
 * One step of the explanation. `dice`: what they are expected to show before any rule but Lethal; `kept`: what is retained with
 * all rules; `saves`: wounds on average without any; `need`: hits of one kind that take so many wounds, null: none
 * do; `part`: how it would be without that part.
 */
export type WhyStep =
  | {
      readonly kind: 'dice';
      readonly whose: Whose;
      readonly dice: number;
      readonly hit: number;
      readonly normals: number;
      readonly crits: number;
    }
  | { readonly kind: 'kept'; readonly whose: Whose; readonly normals: number; readonly crits: number }
  | { readonly kind: 'saves'; readonly without: number }
  | {
      readonly kind: 'need';
      readonly whose: Whose;
      readonly wounds: number;
      readonly normals: number | null;
      readonly crits: number | null;
    }
  | { readonly kind: 'part'; readonly part: Part; readonly otherwise: Otherwise };

/** How a step is found: what is to be worked out for it, and what it says then; null: it could not be worked out. */
export interface StepPlan {
  readonly tasks: readonly OddsTask[];
  readonly step: (worked: readonly OddsWorked[]) => WhyStep | null;
}

/** Rules that do nothing to the wounds of the other side. */
const ASIDE: ReadonlySet<RuleId> = new Set<RuleId>(['hot', 'stun']);

/** The rules of a side that its hits and their wounds hang on. */
export const workingRules = (
  rules: OddsRules,
  { kind, edition }: Pick<OddsSituation, 'kind' | 'edition'>,
): readonly RuleId[] =>
  rulesFor(kind, edition).filter(
    (rule) =>
      rules[rule] !== NO_RULES[rule] &&
      (!ASIDE.has(rule) || (rule === 'stun' && kind === 'fight' && editionOf(edition).book.stun === 'strikes')),
  );

/** Whether any rule changes what is retained of the dice that fell. */
export const changesKept = (rules: OddsRules): boolean =>
  (['accurate', 'balanced', 'ceaseless', 'relentless', 'punishing', 'rending', 'severe'] as const).some(
    (rule) => rules[rule] !== NO_RULES[rule],
  );

const NOBODY_DIES = 999;

const meanIn = (worked: OddsWorked | undefined): number | null =>
  worked?.kind === 'shots' ? worked.all.cappedMean : null;

/** A shot at nobody who saves, each normal or each critical success a wound: its average is how many there are. */
const counting = (shot: OddsShot, kind: 'normal' | 'critical'): OddsTask => ({
  kind: 'shots',
  shots: [
    {
      ...shot,
      weapon: {
        ...shot.weapon,
        damage: { normal: 0, critical: 0, [kind]: 1 },
        rules: { ...shot.weapon.rules, devastating: 0, critBonus: 0 },
      },
      target: { ...shot.target, dice: 0, invulnerable: null, wounds: NOBODY_DIES },
    },
  ],
  wounds: NOBODY_DIES,
});

/** How many successes of each kind a shot retains on average. */
export const countPlan = (shot: OddsShot, step: (normals: number, crits: number) => WhyStep): StepPlan => ({
  tasks: [counting(shot, 'normal'), counting(shot, 'critical')],
  step: ([normals, crits]) => {
    const counts = [meanIn(normals), meanIn(crits)] as const;
    return counts[0] === null || counts[1] === null ? null : step(counts[0], counts[1]);
  },
});

/** The average of shots as another step says it. */
export const meanPlan = (task: OddsTask, step: (mean: number) => WhyStep): StepPlan => ({
  tasks: [task],
  step: ([worked]) => {
    const mean = meanIn(worked);
    return mean === null ? null : step(mean);
  },
});

/** A step that needs nothing worked out. */
export const saidPlan = (step: WhyStep): StepPlan => ({ tasks: [], step: () => step });

const otherwiseOf = (kind: OddsSituation['kind'], { kill, mean, risk }: Odds): Otherwise => ({
  kill,
  mean,
  fall: kind === 'fight' ? (risk?.chance ?? null) : null,
});

/** The same with one part otherwise. `read`: the answer, where it is not that of the situation. */
export const partPlan = (
  part: Part,
  situation: OddsSituation,
  task: OddsTask,
  read: (worked: OddsWorked) => OddsAnswer = (worked) => answerFrom(situation, worked),
): StepPlan => ({
  tasks: [task],
  step: ([worked]) => {
    const answer = worked === undefined ? null : read(worked);
    if (answer?.kind !== 'odds') return null;
    return { kind: 'part', part, otherwise: otherwiseOf(situation.kind, answer) };
  },
});

/** Hits of one kind that take so many wounds; null where they do none. */
const hitsFor = (wounds: number, damage: number): number | null => (damage === 0 ? null : Math.ceil(wounds / damage));

/** `critical` with what comes on top of it at once. */
export const needOf = (
  whose: Whose,
  wounds: number,
  damage: { readonly normal: number; readonly critical: number },
): WhyStep => ({
  kind: 'need',
  whose,
  wounds,
  normals: hitsFor(wounds, damage.normal),
  crits: hitsFor(wounds, damage.critical),
});
