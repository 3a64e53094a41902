/** What of a scenario is printed by itself. */
export const SHEETS = ['briefing', 'sheet', 'aloud', 'enemies', 'tables', 'markers'] as const;
export type Sheet = (typeof SHEETS)[number];

export const isSheet = (text: string): text is Sheet => SHEETS.some((sheet) => sheet === text);
