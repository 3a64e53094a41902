const TERMS: Readonly<Record<string, 'kt2021'>> = { kt2021: 'kt2021', 'kt2021-lite': 'kt2021' };

/** The catalogue of the terms of a system; null: it speaks as the app does. */
export const termsOf = (system: string): 'kt2021' | null => TERMS[system] ?? null;
