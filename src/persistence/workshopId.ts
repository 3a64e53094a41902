/** The pack that the workshop writes: decision tables of one’s own. It is kept, exported and brought back like any own pack. */
export const WORKSHOP_ID = 'workshop';
