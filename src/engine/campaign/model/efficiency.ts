import type { BattleChapter } from './chronicle.ts';
import type { CampaignContent } from './content.ts';
import { tagEffects } from './segmentTags.ts';
import type { CampaignState, Segment } from './state.ts';
import type { Scripted } from './walk.ts';

/** Points of a segment (`rules/acolyte.md` C20), of the most there were to be had; `percent` from 0 to 100. */
interface Efficiency {
  readonly points: number;
  readonly maximum: number;
  readonly percent: number;
}

const PRIMARY = 2;
const SIDE = 1;
const SECRET = 2;
const SLAIN = { acolyte: -2, follower: -1 } as const;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** What is read beside the chapters: `side`, what each side objective of the segment is worth. */
interface Read {
  readonly content: CampaignContent;
  readonly state: CampaignState;
  readonly side: number;
}

const worth = ({ content: { objectives }, side }: Read, id: string): number =>
  objectives.get(id)?.secret === true ? SECRET : side;

/** Objectives beside the primary ones that the scenario itself brought. */
const sidesOf = ({ scripted = [] }: BattleChapter['report']): readonly Scripted[] =>
  scripted.filter(({ kind }) => kind !== 'primary');

const worthOf =
  ({ side }: Read) =>
  ({ kind }: Scripted): number =>
    kind === 'secret' ? SECRET : side;

function pointsOf(read: Read, { report, slain }: BattleChapter): number {
  const { members } = read.state;
  const lost = slain.map(({ member }) => SLAIN[members.find(({ id }) => id === member)?.kind ?? 'follower']);
  const done = report.objectives.filter((objective) => objective.done).map(({ id }) => worth(read, id));
  const own = sidesOf(report).filter(({ how }) => how === 'done');
  return (report.primary === 'complete' ? PRIMARY : 0) + sum(done) + sum(own.map(worthOf(read))) + sum(lost);
}

const maximumOf = (read: Read, { report }: BattleChapter): number =>
  PRIMARY + sum(report.objectives.map(({ id }) => worth(read, id))) + sum(sidesOf(report).map(worthOf(read)));

/**
 * Efficiency of a segment over its missions that were played: primary 2, each side objective 1 (2 where secondary objectives count as primary ones), secret 2, a slain follower
 * -1, a slain Acolyte -2, divided by the maximum. Null while none of them has a chapter in the chronicle.
 */
export function efficiencyOf(content: CampaignContent, state: CampaignState, segment: Segment): Efficiency | null {
  const numbers = segment.missions.map(({ scenario }) => scenario);
  const chapters = state.chronicle
    .filter((entry) => entry.kind === 'battle')
    .filter(({ number }) => numbers.includes(number));
  if (chapters.length === 0) return null;
  const read = { content, state, side: tagEffects(segment).sidesArePrimary ? PRIMARY : SIDE };
  const points = sum(chapters.map((chapter) => pointsOf(read, chapter)));
  const maximum = sum(chapters.map((chapter) => maximumOf(read, chapter)));
  const percent = Math.max(0, Math.min(100, Math.floor((100 * points) / maximum)));
  return { points, maximum, percent };
}
