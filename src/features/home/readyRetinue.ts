import retinues from '../../content/packs/acolyte-core/retinues.json' with { type: 'json' };

/** One of the ready-made retinue as the first screen shows it. */
interface Ready {
  readonly name: string;
  /** What fits under a bust; null: an auxiliary, which is called by what it is. */
  readonly short: string | null;
  readonly card: string;
  readonly role: string;
  readonly portrait: string;
}

/** What the first screen says of them, written out so that it needs no cards; a test compares it with the bundled pack. */
const SAID: Readonly<Record<string, Pick<Ready, 'short' | 'role'>>> = {
  'isaura-vex': { short: 'Vex', role: 'Acolyte' },
  'sabine-hale': { short: 'Hale', role: 'Serviceman' },
  'pim-latchkey': { short: 'Pim', role: 'Hiver' },
  'ignace-loam': { short: 'Loam', role: 'Hiver' },
  'cyber-hound': { short: null, role: 'Cyber-hound' },
};

/** Who takes the field in the first battle. */
export const READY_RETINUE: readonly Ready[] = retinues
  .filter(({ id }) => id === 'first-retinue')
  .flatMap(({ members }) => members)
  .map(({ id, name, card, portrait }) => ({
    name,
    card,
    portrait,
    ...(SAID[id] ?? { short: name, role: card }),
  }));

/** Its mission, Deployment Value and limit. */
export const READY_BATTLE = {
  mission: 'silence-the-voice',
  missionName: 'Silence the Voice',
  dv: 6,
  limit: 6,
} as const;
