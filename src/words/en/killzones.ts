import { NO_CONTENT } from '../content.ts';
import { percent } from '../format.ts';

/** Killzones and their pieces, which are written in English, and what is said of them. Names and lengths come as they are written. */
export const killzones = {
  content: NO_CONTENT,
  theatre: 'Theatre',
  theatres: { standard: 'Anywhere', frontline: 'Frontline', underhive: 'Underhive', 'void-hulk': 'Void hulk' },
  density: 'How full',
  densities: { open: 'Open', even: 'Even', dense: 'Dense' },
  length: (inches: number) => `${inches}″`,
  /** What the linter of boards finds: what it is, and why it matters. */
  findings: {
    twice: {
      title: (name: string) => `“${name}” is there twice`,
      why: 'Both have one id: nobody can tell them apart.',
    },
    badShape: {
      title: (name: string) => `“${name}” has a hollow`,
      why: 'Each part must be convex. What has hollows is made of several parts.',
    },
    noHeight: { title: (name: string) => `“${name}” has no height`, why: 'Nobody can tell whether it hides a head.' },
    overEdge: { title: (name: string) => `“${name}” lies over the edge`, why: 'The board ends before it does.' },
    noKind: {
      title: (name: string) => `“${name}” is neither Heavy nor Light`,
      why: 'Nobody can tell what it does to a shot.',
    },
    overlap: {
      title: (name: string, other: string) => `“${name}” and “${other}” are in each other`,
      why: 'Two pieces cannot stand in one place.',
    },
    tightGap: {
      title: (name: string, other: string) => `“${name}” and “${other}” are almost together`,
      why: (width: string) => `The gap is ${width}: no base of 32 mm goes through.`,
    },
    noAccess: {
      title: (name: string) => `Nobody comes up on “${name}”`,
      why: (height: string) => `A floor at ${height} that cannot be climbed to, or where nobody has room.`,
    },
    nobodyStands: {
      title: (name: string) => `Nobody can stand at “${name}”`,
      why: 'No base has room within 1″ of it.',
    },
    zoneSmall: {
      title: (name: string) => `“${name}” is too small`,
      why: (room: number, team: number) => `It has room for ${room}, and a team may be ${team}.`,
    },
    unfair: {
      title: 'One side sees more than the other',
      why: (first: number, second: number) =>
        `From the first drop zone ${percent(first)} of the other is seen without cover, from the second ${percent(second)}.`,
    },
  },
  /** What can be done about it. */
  answers: {
    moves: { onBoard: 'Onto the board', apart: 'Apart', together: 'Together', toRoom: 'To the next free place' },
    height: (height: string) => `${height} high`,
    kinds: { Heavy: 'Heavy', Light: 'Light' },
    join: 'One piece',
    ladder: 'A ladder',
    noFloor: 'Nobody stands there',
    fill: 'Fill the hollow',
    reshape: 'Make it larger',
    rename: 'Two ids',
  },
};
