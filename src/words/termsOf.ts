const TERMS = { kt2021: 'kt2021', 'kt2021-lite': 'kt2021Lite', vanguard: 'bandRows' } as const;

const hasTerms = (system: string): system is keyof typeof TERMS => Object.hasOwn(TERMS, system);

/** The catalogue of the terms of a system; null: it speaks as the app does. */
export const termsOf = (system: string): (typeof TERMS)[keyof typeof TERMS] | null =>
  hasTerms(system) ? TERMS[system] : null;
