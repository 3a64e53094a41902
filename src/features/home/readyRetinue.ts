import { READY_MEMBERS } from '../../content/readyMembers.ts';
import { capital } from '../../words/capital.ts';

/** One of the ready-made retinue as the first screen shows it. */
interface Ready {
  readonly name: string;
  /** What fits under a bust; null: an auxiliary, which is called by what it is. */
  readonly short: string | null;
  readonly card: string;
  readonly role: string;
  readonly portrait: string;
}

const SHORT = ['Vex', 'Hale', 'Pim', 'Loam'] as const;

/** Who takes the field in the first battle; without the cards of the pack, so that the first screen need not wait for them. */
export const READY_RETINUE: readonly Ready[] = READY_MEMBERS.map(({ name, card, portrait }) => ({
  name,
  short: SHORT.find((short) => name.includes(short)) ?? null,
  card,
  role: capital(card),
  portrait,
}));

/** Its mission, Deployment Value and limit. */
export const READY_BATTLE = {
  mission: 'silence-the-voice',
  missionName: 'Silence the Voice',
  dv: 6,
  limit: 6,
} as const;
