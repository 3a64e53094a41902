import * as z from 'zod/mini';
import { isShallow } from '../../plugins/scenario/condition.ts';

const id = z.string().check(z.minLength(1), z.maxLength(120));
const name = z.string().check(z.minLength(1), z.maxLength(80));
const line = z.string().check(z.maxLength(400));
/** Markdown, shown without any HTML. */
const prose = z.string().check(z.maxLength(20_000));
const count = z.int().check(z.minimum(0), z.maximum(99));

const flag = z.strictObject({ is: z.literal('flag'), flag: id });

/** What must be so of a campaign's flags: a part of the conditions of a scenario, written the same way. */
export type FlagCondition =
  | z.infer<typeof flag>
  | { readonly is: 'all' | 'any'; readonly of: readonly FlagCondition[] }
  | { readonly is: 'not'; readonly of: FlagCondition };

const anyFlagCondition: z.ZodMiniType<FlagCondition> = z.lazy(() =>
  z.union([
    flag,
    z.strictObject({
      is: z.enum(['all', 'any']),
      of: z.array(anyFlagCondition).check(z.minLength(1), z.maxLength(20)),
    }),
    z.strictObject({ is: z.literal('not'), of: anyFlagCondition }),
  ]),
);

export const flagCondition: z.ZodMiniType<FlagCondition> = z.pipe(
  z.unknown().check(z.refine((value) => isShallow(value), { error: 'tooDeep' })),
  anyFlagCondition,
);

/** A way on from a chapter. `if` null: always open; `text`: what the players read of it before they choose. */
export const chapterWay = z.strictObject({ chapter: id, if: z.nullable(flagCondition), text: line });
export type ChapterWay = z.infer<typeof chapterWay>;

/**
 * What a chapter's battle changes. `if` null: always; `dvTimes`: enemy DV in percent of what it would be; `cp`: more CP for
 * the retinue at set-up (less, when negative); `flags`: that only this battle knows, for the hooks of its scenario;
 * `text`: what the players read of it before they deploy (also of what those hooks do by flags of the campaign), left out: nothing.
 */
const chapterChange = z.strictObject({
  if: z.nullable(flagCondition),
  dvTimes: z.int().check(z.minimum(25), z.maximum(400)),
  cp: z.int().check(z.minimum(-9), z.maximum(9)),
  flags: z.array(id).check(z.maxLength(20)),
  text: z.optional(line),
});

/** One scenario of a module: a mission by id, with what leads on from it. No way open: the module ends here. */
export const chapter = z.strictObject({
  id,
  mission: id,
  title: name,
  intro: prose,
  next: z.array(chapterWay).check(z.maxLength(12)),
  changes: z.array(chapterChange).check(z.maxLength(12)),
});
export type ModuleChapter = z.infer<typeof chapter>;

/**
 * What the end of a module brings when its condition holds; null: always. `loot`, `rare`: rolls on the loot tables (C16);
 * `capacity`: one Acolyte may lead so many more followers; `xp`: for each Acolyte that was in the last battle.
 */
const moduleReward = z.strictObject({
  if: z.nullable(flagCondition),
  text: line,
  loot: count,
  rare: count,
  capacity: count,
  xp: count,
});
export type ModuleReward = z.infer<typeof moduleReward>;

/** A linked campaign (acolyte.md C20, C21): chapters that lead to one another by flags of the campaign. */
export const campaignModule = z.strictObject({
  id,
  name,
  text: prose,
  start: id,
  chapters: z.array(chapter).check(z.minLength(1), z.maxLength(40)),
  rewards: z.array(moduleReward).check(z.maxLength(12)),
});
export type CampaignModule = z.infer<typeof campaignModule>;

export const PINNED_KINDS = [
  'modules',
  'missions',
  'tables',
  'operatives',
  'weapons',
  'armour',
  'factions',
  'behaviours',
] as const;

/** A row of a pack as it was: copied in, so that what a campaign plays does not change under it. Read by content alone. */
export const pinnedRow = z.strictObject({
  kind: z.enum(PINNED_KINDS),
  id: z.string(),
  row: z.unknown(),
});
export type PinnedRow = z.infer<typeof pinnedRow>;

/** Whether a condition holds for these flags; null: always. */
export function flagsHold(condition: FlagCondition | null, flags: readonly string[]): boolean {
  if (condition === null) return true;
  if (condition.is === 'flag') return flags.includes(condition.flag);
  if (condition.is === 'not') return !flagsHold(condition.of, flags);
  return condition.is === 'all'
    ? condition.of.every((each) => flagsHold(each, flags))
    : condition.of.some((each) => flagsHold(each, flags));
}
