import * as z from 'zod/mini';
import { isFreeName, ORDERS } from '../../core/ids.ts';
import { operative } from '../../family/killteam/model/operative.ts';
import type { EffectStep } from '../../family/killteam/tables/effect.ts';
import { selector, SIDE_WORDS } from '../../family/killteam/tables/selector.ts';
import { condition } from './condition.ts';

declare module '../../family/killteam/model/mission.ts' {
  interface MissionScripts {
    readonly scenario: Script;
  }
}

const id = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u), z.maxLength(60), z.refine(isFreeName, { error: 'badId' }));
/** A row by its id among all packs: that of an own pack stands behind the pack’s, after two hyphens. */
const rowAmongAll = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:--?[a-z0-9]+)*$/u), z.maxLength(130), z.refine(isFreeName, { error: 'badId' }));
const name = z.string().check(z.minLength(1), z.maxLength(80));
const line = z.string().check(z.maxLength(400));
/** Markdown, shown without any HTML. */
const prose = z.string().check(z.maxLength(20_000));
const count = z.int().check(z.minimum(0), z.maximum(99));

/** How closely effects are looked at: as a pack holds them, or as a battle does. */
type Step = z.ZodMiniType<EffectStep>;
const effectsOf = (step: Step) => z.array(step).check(z.maxLength(20));

/** Something to read aloud; an effect tells it, or the master does. */
const passage = z.strictObject({ id, title: name, text: prose });

export const OBJECTIVE_KINDS = ['primary', 'secondary', 'secret'] as const;
/**
 * `done`, `failed`: when it is settled by itself; null: the table settles it. A secret one is shown to the players once
 * revealed, by the master, an effect, or `reveal`. `xp`: for each Acolyte, null: as the rules have it for its kind (C8).
 */
const objective = z.strictObject({
  id,
  kind: z.enum(OBJECTIVE_KINDS),
  text: line,
  done: z.nullable(condition),
  failed: z.nullable(condition),
  reveal: z.nullable(condition),
  xp: z.nullable(count),
});
export type ScenarioObjective = z.infer<typeof objective>;

export const ONCE_PER = ['activation', 'turningPoint', 'battle', 'operative'] as const;
/**
 * An action of the scenario, a kind of Interact: what it costs (AP), how often, when it can be done (`if`), which
 * table is rolled for whoever does it, and what it does. `times`: in the whole battle; null: no limit. `engaged`: also in
 * control range of enemies.
 */
export const actionWith = (step: Step) =>
  z.strictObject({
    id,
    name,
    text: line,
    ap: z.int().check(z.minimum(0), z.maximum(3)),
    once: z.enum(ONCE_PER),
    times: z.nullable(count),
    engaged: z.boolean(),
    keyword: z.nullable(name),
    /** Only for whoever carries the marker of this name. */
    carries: z.optional(name),
    /** Only in control range of a marker of this id of the table; null or left out: of none that a board knows. */
    marker: z.optional(z.nullable(id)),
    /** That marker is taken off the board, unless the table then says that it lies elsewhere; left out: it stays. */
    takes: z.optional(z.boolean()),
    if: z.nullable(condition),
    table: z.nullable(rowAmongAll),
    effects: effectsOf(step),
  });
export type ScenarioAction = z.infer<ReturnType<typeof actionWith>>;

/** Moments at which a hook may fire. `acted`: an action of the scenario was done, an object interacted with. */
export const MOMENTS = [
  'battleStart',
  'turningPointStart',
  'readyStep',
  'eventStep',
  'firefightStart',
  'activationEnd',
  'acted',
  'incapacitated',
  'turningPointEnd',
] as const;
export type ScriptMoment = (typeof MOMENTS)[number];

/** `side`: only for operatives of it (activation end, incapacitated); `action`: only after this one (acted). */
const hookWith = (step: Step) =>
  z.strictObject({
    id,
    name,
    when: z.enum(MOMENTS),
    side: z.nullable(z.enum(SIDE_WORDS)),
    action: z.nullable(id),
    if: z.nullable(condition),
    once: z.boolean(),
    effects: effectsOf(step),
  });
export type Hook = z.infer<ReturnType<typeof hookWith>>;

/**
 * Those who arrive later. By DV: rolled on the faction's table (null: the battle's own reinforcement DV); by hand: these,
 * cards copied in. `entries`: zones of the board that the scenario is bound to by which they come in, one of them by chance.
 */
export const wave = z.strictObject({
  id,
  name,
  where: line,
  entries: z.optional(z.array(id).check(z.maxLength(60))),
  order: z.enum(ORDERS),
  dv: z.nullable(count),
  operatives: z.array(operative),
});
export type Wave = z.infer<typeof wave>;

/** How a battle may have ended: the first that fits is told in the chronicle and sets flags of the campaign. */
const ending = z.strictObject({
  id,
  name,
  text: prose,
  if: z.nullable(condition),
  flags: z.array(id).check(z.maxLength(20)),
});
export type Ending = z.infer<typeof ending>;

/**
 * What a scenario does by itself in a battle. `notes`: for the master alone, those of the plan; `hidden`: counters and ticks
 * that only the master sees; `flags`: of the campaign, as the battle began; `priorityTarget`, `targetLocation`: what enemies look at (acolyte.md A7), a selector or
 * the table's words.
 */
export const scriptWith = (step: Step) =>
  z.strictObject({
    briefing: prose,
    notes: z.optional(prose),
    passages: z.array(passage).check(z.maxLength(60)),
    objectives: z.array(objective).check(z.maxLength(30)),
    actions: z.array(actionWith(step)).check(z.maxLength(30)),
    hooks: z.array(hookWith(step)).check(z.maxLength(60)),
    waves: z.array(wave).check(z.maxLength(20)),
    endings: z.array(ending).check(z.maxLength(20)),
    hidden: z.array(id),
    flags: z.array(z.string()),
    priorityTarget: z.nullable(z.strictObject({ text: line, to: z.nullable(selector) })),
    targetLocation: z.nullable(line),
  });
export type Script = z.infer<ReturnType<typeof scriptWith>>;
