/** What ACOLYTE is called in saves, and which edition of its rules this is. */
export const acolyteEdition = { id: 'acolyte', version: '1.0.0' } as const;
