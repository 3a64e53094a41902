import type { CampaignContent } from './content.ts';
import type { Member } from './member.ts';

/** What the systems say differently between battles; the book of a campaign. */
export interface CampaignBook {
  /** Faces of the die of battle scars, and so many scars at once end a career. */
  readonly scarDie: number;
  readonly scarsToEnd: number;
  /** Total of a D6 that heals a scar. */
  readonly recovery: Readonly<Record<Member['kind'], number>>;
  /** Operatives may take battle honours of lists of their own kind instead of the one named; a rolled 6 may wake a psyker. */
  readonly ownLists: boolean;
  /** Leaders lead followers, and what goes is counted in points: of value, of wargear, of equipment. */
  readonly led: boolean;
  /** A retinue brings clues, captives and loot home, and leaves behind on the board whom it cannot carry. */
  readonly bringsHome: boolean;
  /** A difficulty of the campaign changes something. */
  readonly difficulties: boolean;
}

/** ACOLYTE (`rules/acolyte.md` A5, C6). */
const ACOLYTE_BOOK: CampaignBook = {
  scarDie: 10,
  scarsToEnd: 3,
  recovery: { acolyte: 4, follower: 5 },
  ownLists: true,
  led: true,
  bringsHome: true,
  difficulties: true,
};

/** The book that a campaign is played by. */
export const bookOf = ({ book }: Pick<CampaignContent, 'book'>): CampaignBook => book ?? ACOLYTE_BOOK;
