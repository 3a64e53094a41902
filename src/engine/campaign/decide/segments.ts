import { efficiencyOf } from '../model/efficiency.ts';
import type { CampaignCommand, CampaignCommandType } from '../model/command.ts';
import type { CampaignEvent } from '../model/event.ts';
import { type CampaignDecider, type CampaignDecision, done, refused } from '../model/game.ts';
import { type CampaignRejection, refuse } from '../model/rejection.ts';
import { isThreatTag } from '../model/segmentTags.ts';
import { broughtBy, mayBeMilder, nextSegment, owesOf } from '../model/segments.ts';
import type { CampaignState, Segment } from '../model/state.ts';

type SegmentCommand = Extract<CampaignCommandType, 'setSegments' | 'reckonSegment' | 'settleSegment'>;
type Settle = Extract<CampaignCommand, { type: 'settleSegment' }>;

const set = (segments: readonly Segment[]): CampaignDecision => done([{ type: 'segmentsSet', segments }]);

const isPercent = (value: number | null): boolean => value === null || (Number.isSafeInteger(value) && value >= 0);

/** A mission that was played names a scenario, and no scenario counts twice in one segment. */
const segmentsFit = ({ scenarios }: CampaignState, segments: readonly Segment[]): boolean =>
  segments.every(({ name, missions, efficiency }) => {
    const played = missions.flatMap(({ scenario }) => (scenario === null ? [] : [scenario]));
    const known = played.every((scenario) => Number.isInteger(scenario) && scenario >= 1 && scenario <= scenarios);
    return name.trim() !== '' && known && new Set(played).size === played.length && isPercent(efficiency);
  });

/** The scenario in hand is played in a segment that would be gone. */
function takesAway({ scenario, segments }: CampaignState, next: readonly Segment[]): CampaignRejection | null {
  const fewer = next.length < segments.length && scenario?.segment !== undefined;
  return fewer ? refuse('scenarioOpen', { stage: scenario.stage }) : null;
}

function setSegments(state: CampaignState, segments: readonly Segment[]): CampaignDecision {
  const wrong = segmentsFit(state, segments) ? takesAway(state, segments) : refuse('badValue');
  if (wrong !== null) return refused(wrong);
  const begun: readonly CampaignEvent[] = segments.length > state.segments.length ? [{ type: 'segmentBegun' }] : [];
  return done([{ type: 'segmentsSet', segments }, ...begun]);
}

const without = (segment: Segment, what: 'milder' | 'threat'): Segment => {
  const owes = owesOf(segment);
  return { ...segment, owes: { ...owes, [what]: owes[what] - 1 } };
};

/** The segment next door with its tag milder, or with one more threat; null: it cannot be. */
function changed(next: Segment, { what, tag }: Settle): Segment | null {
  if (what === 'milder') {
    return mayBeMilder(next).includes(tag) ? { ...next, milder: [...(next.milder ?? []), tag] } : null;
  }
  return isThreatTag(tag) && !next.tags.includes(tag) ? { ...next, tags: [...next.tags, tag] } : null;
}

function settled(state: CampaignState, command: Settle): CampaignDecision {
  const from = state.segments[command.at];
  const place = nextSegment(state, command.at);
  const next = place === null ? undefined : state.segments[place];
  if (from === undefined || place === null || next === undefined || owesOf(from)[command.what] === 0)
    return refused(refuse('badValue', { field: 'at' }));
  const now = changed(next, command);
  if (now === null) return refused(refuse('badValue', { field: 'tag' }));
  return set(state.segments.with(command.at, without(from, command.what)).with(place, now));
}

/** Segments of a larger war (`rules/acolyte.md` C20): what they are, how they are reckoned, and what that brings. */
export const segmentDeciders: { readonly [T in SegmentCommand]: CampaignDecider<T> } = {
  setSegments: ({ state }, { segments }) => setSegments(state, segments),
  reckonSegment: ({ state, content }, { at }) => {
    const segment = state.segments[at];
    if (segment === undefined || segment.efficiency !== null) return refused(refuse('badValue', { field: 'at' }));
    if (state.scenario !== null) return refused(refuse('scenarioOpen', { stage: state.scenario.stage }));
    const efficiency = efficiencyOf(content, state, segment);
    if (efficiency === null) return refused(refuse('segmentUnplayed'));
    const { percent } = efficiency;
    return set(state.segments.with(at, { ...segment, efficiency: percent, owes: broughtBy(percent) }));
  },
  settleSegment: ({ state }, command) => settled(state, command),
};
