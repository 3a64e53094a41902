import type { Segment } from './state.ts';

/** What a tag of a segment changes in its scenarios (`rules/acolyte.md` C20). */
export interface TagEffects {
  /** Enemy DV in percent. */
  readonly dvTimes: number;
  /** Experience in percent. */
  readonly xpTimes: number;
  /** Clue markers laid beside those of the mission. */
  readonly clueMarkers: number;
  /** Secondary objectives count and pay as primary ones. */
  readonly sidesArePrimary: boolean;
  /** Missions that its scenarios must be among; none: any. */
  readonly missions: readonly string[];
  /** Factions that its enemies must be of; none: any. */
  readonly factions: readonly string[];
  /** Faces of the D20 that the enemies are rolled with, which count as another. */
  readonly faces: readonly { readonly from: number; readonly to: number; readonly as: number }[];
  /** The enemies have a priority target, whatever the mission. */
  readonly priorityTarget: boolean;
  /** No scenario there, until a flag opens it. */
  readonly blocked: boolean;
}

const NOTHING: TagEffects = {
  dvTimes: 100,
  xpTimes: 100,
  clueMarkers: 0,
  sidesArePrimary: false,
  missions: [],
  factions: [],
  faces: [],
  priorityTarget: false,
  blocked: false,
};

/** A tag as it is, and once it is milder (ours: half as bad, or for Investigation one marker more). */
interface SegmentTag {
  /** For whom no words know it. */
  readonly name: string;
  readonly plain: Partial<TagEffects>;
  readonly milder: Partial<TagEffects>;
}

const TARGETS = ['silence-the-voice', 'bring-them-home'] as const;

/** Every other ordinary fighter of the cult is a daemon. */
const DAEMONS = [{ from: 9, to: 12, as: 19 }] as const;

const threat = (name: string, faction: string, faces: TagEffects['faces'] = []): SegmentTag => ({
  name,
  plain: { factions: [faction], faces },
  milder: { factions: [faction], faces, dvTimes: 90 },
});

const THREATS = {
  'tag-xenothreat': threat('Xenothreat', 'brood'),
  'tag-heretics': threat('Heretics', 'chaos-cult'),
  'tag-rebellion': threat('Rebellion', 'underhive-gang'),
  'tag-invasio-daemonum': threat('Invasio daemonum', 'chaos-cult', DAEMONS),
} as const;

const TAGS = {
  'tag-combat': { name: 'Combat', plain: { dvTimes: 125, xpTimes: 110 }, milder: { dvTimes: 110, xpTimes: 110 } },
  'tag-investigation': {
    name: 'Investigation',
    plain: { clueMarkers: 2, sidesArePrimary: true },
    milder: { clueMarkers: 3, sidesArePrimary: true },
  },
  'tag-priority-target': {
    name: 'Priority target',
    plain: { missions: TARGETS, priorityTarget: true },
    milder: { missions: TARGETS },
  },
  'tag-blocked': { name: 'Blocked', plain: { blocked: true }, milder: {} },
  ...THREATS,
} as const satisfies Readonly<Record<string, SegmentTag>>;

export type SegmentTagId = keyof typeof TAGS;
export type ThreatTagId = keyof typeof THREATS;

export const isSegmentTag = (id: string): id is SegmentTagId => Object.hasOwn(TAGS, id);
/** What a tag is called where no words know it: its row's name, or what the players wrote. */
export const tagName = (tag: string): string => (isSegmentTag(tag) ? TAGS[tag].name : tag);
export const isThreatTag = (id: string): id is ThreatTagId => Object.hasOwn(THREATS, id);

/** Every tag that changes something, in the order it is offered. */
export const SEGMENT_TAGS: readonly SegmentTagId[] = Object.keys(TAGS).filter(isSegmentTag);
/** Those that say who the enemies are. */
export const THREAT_TAGS: readonly ThreatTagId[] = Object.keys(THREATS).filter(isThreatTag);

type Tagged = Pick<Segment, 'tags' | 'milder'>;

const effectsOf = ({ milder = [] }: Tagged, tag: string): TagEffects => {
  if (!isSegmentTag(tag)) return NOTHING;
  const found: SegmentTag = TAGS[tag];
  return { ...NOTHING, ...(milder.includes(tag) ? found.milder : found.plain) };
};

const both = (one: TagEffects, other: TagEffects): TagEffects => ({
  dvTimes: (one.dvTimes * other.dvTimes) / 100,
  xpTimes: (one.xpTimes * other.xpTimes) / 100,
  clueMarkers: one.clueMarkers + other.clueMarkers,
  sidesArePrimary: one.sidesArePrimary || other.sidesArePrimary,
  missions: [...one.missions, ...other.missions],
  factions: [...new Set([...one.factions, ...other.factions])],
  faces: [...one.faces, ...other.faces],
  priorityTarget: one.priorityTarget || other.priorityTarget,
  blocked: one.blocked || other.blocked,
});

/** What all tags of a segment change together; tags that the players made up change nothing. */
export const tagEffects = (segment: Tagged | null): TagEffects =>
  segment === null ? NOTHING : segment.tags.map((tag) => effectsOf(segment, tag)).reduce(both, NOTHING);

/** The face that a face of the enemies' D20 counts as. */
export const faceWith = ({ faces }: TagEffects, face: number): number =>
  faces.find(({ from, to }) => face >= from && face <= to)?.as ?? face;
