import { seededFaces } from '../dice/seededDice.ts';
import { type BattleReport, type Secret, SECRETS } from './model/walk.ts';

type ReportSoFar = Omit<BattleReport, 'objectives' | 'secret'>;

/** Turning points in which the mission is done swiftly. */
const SWIFT = 4;
const HANDS = 2;

interface Deeds {
  /** Members of the roster who are Acolytes. */
  readonly acolytes: readonly string[];
  readonly report: ReportSoFar;
}

const CONDITIONS: { readonly [S in Secret]: (deeds: Deeds) => boolean } = {
  masterHand: ({ acolytes, report }) =>
    report.operatives.some(({ member, kills }) => member !== null && acolytes.includes(member) && kills > 0),
  noneDown: ({ report }) => report.operatives.every(({ down, slain }) => !down && !slain),
  manyHands: ({ report }) => report.operatives.filter(({ kills }) => kills > 0).length >= HANDS,
  halfDown: ({ report }) => report.enemies > 0 && report.enemiesDown * 2 >= report.enemies,
  swift: ({ report }) => report.primary === 'complete' && report.turningPoints <= SWIFT,
  somethingHome: ({ report }) => report.clues > 0 || report.captives > 0,
};

/** Which of the six the battle of this seed hides: a D6 of the app, the same each time (`rules/acolyte.md` C15). */
export function secretOf(seed: string): Secret {
  const [face = 1] = seededFaces(seed, 'secret', { count: 1, sides: SECRETS.length });
  return SECRETS[face - 1] ?? SECRETS[0];
}

/** Whether what a battle says of itself meets a hidden condition. */
export const secretMet = (secret: Secret, deeds: Deeds): boolean => CONDITIONS[secret](deeds);
