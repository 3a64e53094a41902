import type { BustName } from '../../ui/icons/Bust.tsx';

/** One of the ready-made retinue as the first screen shows it; names and roles as the bundled pack has them. */
interface Ready {
  readonly name: string;
  /** What fits under a bust; null: an auxiliary, which is called by what it is. */
  readonly short: string | null;
  readonly card: string;
  readonly role: string;
  readonly portrait: BustName;
}

/** Who takes the field in the first battle. Written out, so that the first screen needs no pack; a test compares them. */
export const READY_RETINUE: readonly Ready[] = [
  { name: 'Isaura Vex', short: 'Vex', card: 'acolyte', role: 'Acolyte', portrait: 'brim' },
  { name: 'Sabine Hale', short: 'Hale', card: 'serviceman', role: 'Serviceman', portrait: 'helmet' },
  { name: 'Pim Latchkey', short: 'Pim', card: 'hiver', role: 'Hiver', portrait: 'cap' },
  { name: 'Ignace Loam', short: 'Loam', card: 'hiver', role: 'Hiver', portrait: 'hood' },
  { name: 'Cyber-hound', short: null, card: 'cyber-hound', role: 'Cyber-hound', portrait: 'brute' },
];

/** Its mission, Deployment Value and limit. */
export const READY_BATTLE = {
  mission: 'silence-the-voice',
  missionName: 'Silence the Voice',
  dv: 6,
  limit: 6,
} as const;
