/** What a part of a terrain feature is, as the games name it. */
export const TRAITS = [
  'Heavy',
  'Light',
  'Vantage',
  'Exposed',
  'Insignificant',
  'Accessible',
  'Blocking',
  'Open',
  'Rampart',
  'Scalable',
  'Traversable',
] as const;
export type Trait = (typeof TRAITS)[number];
