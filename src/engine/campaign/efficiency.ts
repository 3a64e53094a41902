import type { BattleChapter } from './model/chronicle.ts';
import type { CampaignContent } from './model/content.ts';
import type { CampaignState, Segment } from './model/state.ts';
import type { Scripted } from './model/walk.ts';

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

const worth = ({ objectives }: CampaignContent, id: string): number =>
  objectives.get(id)?.secret === true ? SECRET : SIDE;

/** Objectives beside the primary ones that the scenario itself brought. */
const sidesOf = ({ scripted = [] }: BattleChapter['report']): readonly Scripted[] =>
  scripted.filter(({ kind }) => kind !== 'primary');

const worthOf = ({ kind }: Scripted): number => (kind === 'secret' ? SECRET : SIDE);

function pointsOf(content: CampaignContent, { members }: CampaignState, { report, slain }: BattleChapter): number {
  const lost = slain.map(({ member }) => SLAIN[members.find(({ id }) => id === member)?.kind ?? 'follower']);
  const done = report.objectives.filter((objective) => objective.done).map(({ id }) => worth(content, id));
  const own = sidesOf(report).filter(({ how }) => how === 'done');
  return (report.primary === 'complete' ? PRIMARY : 0) + sum(done) + sum(own.map(worthOf)) + sum(lost);
}

const maximumOf = (content: CampaignContent, { report }: BattleChapter): number =>
  PRIMARY + sum(report.objectives.map(({ id }) => worth(content, id))) + sum(sidesOf(report).map(worthOf));

/**
 * Efficiency of a segment over its missions that were played: primary 2, each side objective 1, secret 2, a slain follower
 * -1, a slain Acolyte -2, divided by the maximum. Null while none of them has a chapter in the chronicle.
 */
export function efficiencyOf(content: CampaignContent, state: CampaignState, segment: Segment): Efficiency | null {
  const numbers = segment.missions.map(({ scenario }) => scenario);
  const chapters = state.chronicle
    .filter((entry) => entry.kind === 'battle')
    .filter(({ number }) => numbers.includes(number));
  if (chapters.length === 0) return null;
  const points = sum(chapters.map((chapter) => pointsOf(content, state, chapter)));
  const maximum = sum(chapters.map((chapter) => maximumOf(content, chapter)));
  const percent = Math.max(0, Math.min(100, Math.floor((100 * points) / maximum)));
  return { points, maximum, percent };
}
