import { type TagEffects, isSegmentTag, tagEffects } from './segmentTags.ts';
import type { CampaignState, Segment } from './state.ts';

type OfSegments = Pick<CampaignState, 'segments' | 'flags'>;
type Owes = NonNullable<Segment['owes']>;

/** Efficiency, in percent, from which a segment is rewarded, and below which it has a price (`rules/acolyte.md` C20). */
export const EFFICIENT = { good: 75, fair: 40 } as const;

const NOTHING_OWED: Owes = { loot: 0, milder: 0, threat: 0, moreDv: 0 };
const MORE_DV = 10;

/** What the reckoning of a segment has brought and is not carried out yet. */
export const owesOf = ({ owes }: Segment): Owes => owes ?? NOTHING_OWED;

/** What a reckoning brings: two loot rolls and a milder tag, nothing, or a threat next door and more enemies. */
export const broughtBy = (percent: number): Owes => ({
  ...NOTHING_OWED,
  ...(percent >= EFFICIENT.good && { loot: 2, milder: 1 }),
  ...(percent < EFFICIENT.fair && { threat: 1, moreDv: 1 }),
});

/** The segment of this place; null: none. */
export const segmentAt = ({ segments }: Pick<OfSegments, 'segments'>, at: number | undefined): Segment | null =>
  at === undefined ? null : (segments[at] ?? null);

/** Nobody is let in yet: it is Blocked, and the flag that opens it is not set. */
export const isBlocked = ({ flags }: Pick<OfSegments, 'flags'>, segment: Segment): boolean =>
  tagEffects(segment).blocked && (segment.opens === undefined || !flags.includes(segment.opens));

/** Where scenarios may still be played, by place. */
export const openSegments = ({ segments }: Pick<OfSegments, 'segments'>): readonly number[] =>
  segments.flatMap(({ efficiency }, at) => (efficiency === null ? [at] : []));

/** The next segment after this one that is still to be reckoned, by place; null: there is none yet. */
export const nextSegment = (state: Pick<OfSegments, 'segments'>, from: number): number | null =>
  openSegments(state).find((at) => at > from) ?? null;

/** Tags of a segment that can be made milder. */
export const mayBeMilder = ({ tags, milder = [] }: Segment): readonly string[] =>
  tags.filter((tag) => isSegmentTag(tag) && !milder.includes(tag));

/** What the next scenario, played in this segment, is changed by: its tags, and what a poor reckoning left behind. */
export function segmentChanges(state: Pick<OfSegments, 'segments'>, at: number | undefined): TagEffects {
  const effects = tagEffects(segmentAt(state, at));
  const more = state.segments.reduce((sum, segment) => sum + owesOf(segment).moreDv, 0);
  return { ...effects, dvTimes: (effects.dvTimes * (100 + MORE_DV * more)) / 100 };
}

/** Loot rolls that reckonings have brought and nobody has rolled. */
export const lootOwed = ({ segments }: Pick<OfSegments, 'segments'>): number =>
  segments.reduce((sum, segment) => sum + owesOf(segment).loot, 0);

/** The same segments with these of their debts paid. */
export const paid = (segments: readonly Segment[], what: 'loot' | 'moreDv'): readonly Segment[] =>
  segments.map((segment) =>
    segment.owes === undefined ? segment : { ...segment, owes: { ...segment.owes, [what]: 0 } },
  );

/** The same segments with a scenario that was played in one of them: its mission of that title, else one more. */
export function playedIn(
  segments: readonly Segment[],
  at: number,
  { number, title }: { readonly number: number; readonly title: string },
): readonly Segment[] {
  const segment = segments[at];
  if (segment === undefined || segment.missions.some(({ scenario }) => scenario === number)) return segments;
  const place = segment.missions.findIndex(({ name, scenario }) => scenario === null && name === title);
  const played = { name: title, scenario: number };
  const missions = place < 0 ? [...segment.missions, played] : segment.missions.with(place, played);
  return segments.with(at, { ...segment, missions });
}
