/** What one icon is made of, on a 24 grid: stroked lines, solid shapes, or both. */
export type IconShape = { readonly line?: string; readonly solid?: string };

const SLATE = 'M4 4h16v16H4z';
const EYE = 'M2 12c4-7 16-7 20 0-4 7-16 7-20 0z';

/** States of operatives, filled or hollow; orders. */
const STATES = {
  ready: { solid: 'M5 5h14v14H5z' },
  done: { line: 'M5 5h14v14H5z' },
  enemyReady: { solid: 'M12 2l10 10-10 10L2 12z' },
  enemyDone: { line: 'M12 3l9 9-9 9-9-9z' },
  acting: { solid: 'M5 4l14 8-14 8z' },
  guard: { line: EYE, solid: 'M9.5 9.5h5v5h-5z' },
  down: { line: 'M5 5l14 14M19 5 5 19' },
  engage: { solid: 'M4 20 12 5l8 15z' },
  conceal: { line: 'M4 20 12 5l8 15zM8 20l7-8M12.5 20l4-5' },
  tired: { line: 'M5 4h14M5 20h14M7 4c0 7 10 9 10 16M17 4c0 7-10 9-10 16' },
  floored: { line: 'M3 19h18M5 15h9l4-5' },
  injured: { line: 'M12 3v7l-4 3 7 3-3 5' },
} as const satisfies Record<string, IconShape>;

/** Acts of operatives. */
const ACTS = {
  reposition: { line: 'M4 20v-6h10V5M9.5 9 14 4.5 18.5 9' },
  dash: { line: 'M4 6l6 6-6 6M12 6l6 6-6 6' },
  shoot: { line: 'M2 7h15v5h-6l-1 3H8l-1 5H3l1-8H2zM20.5 9.5h1.5' },
  fight: { line: 'M4 4l15 15M20 4 5 19M3 15l6 6M21 15l-6 6' },
  walk: { line: 'M4 19h4v-5h5V9h6M15 5l4 4-4 4' },
  aim: { line: 'M12 3v5M12 16v5M3 12h5M16 12h5', solid: 'M10.5 10.5h3v3h-3z' },
  charge: { line: 'M3 12h13M11 7l5 5-5 5M20 4v16' },
  fallBack: { line: 'M21 12H8M13 7l-5 5 5 5M4 4v16' },
  reload: { line: 'M19 12a7 7 0 1 1-2.5-5.4M19 3v5h-5' },
  interact: {
    line: 'M5 5h5M5 5v5M19 5h-5M19 5v5M5 19h5M5 19v-5M19 19h-5M19 19v-5',
    solid: 'M10 10h4v4h-4z',
  },
  reanimate: { line: 'M2 13h5l3-8 4 14 3-6h5' },
  pass: { line: `${SLATE}M8.5 12h7` },
  pickUp: { line: 'M5 20h14M12 16V5M7 10l5-5 5 5' },
  cover: { line: 'M3 20V9h5V5h4v4h4V5h5v15z' },
} as const satisfies Record<string, IconShape>;

/** Things of the game. */
const GAME = {
  freeDice: { line: 'M12 3 20 7.5v9L12 21l-8-4.5v-9ZM12 8.5l4.5 7h-9ZM12 3v5.5M20 16.5l-3.5-1M4 16.5l3.5-1' },
  dice: { line: SLATE, solid: 'M7.2 7.2h2.6v2.6H7.2zM10.7 10.7h2.6v2.6h-2.6zM14.2 14.2h2.6v2.6h-2.6z' },
  reroll: { line: 'M5 11a7 7 0 0 1 12.5-3.5M19 13a7 7 0 0 1-12.5 3.5M18 3v5h-5M6 21v-5h5' },
  odds: { line: 'M4 20V13M10 20V5M16 20v-9M21 20v-4' },
  why: { line: `${SLATE}M9.5 9.5c0-3.5 5-3.5 5 0 0 2-2.5 2-2.5 4M12 16.5v.3` },
  lock: { line: 'M5 11h14v9H5zM8 11V7c0-4 8-4 8 0v4' },
  couldNot: { line: `M4 4l16 16${SLATE}` },
  different: { line: 'M4 8h13M13 4l4 4-4 4M20 16H7M11 12l-4 4 4 4' },
  byHand: { line: 'M5 20c0-8 5-15 15-16-1 9-6 13-13 13M5 20l7-9' },
  honour: { line: 'M12 3l2.5 6H21l-5 4 2 7-6-4-6 4 2-7-5-4h6.5z' },
  scar: { line: 'M6 20 18 4M6 11l5 4M12 6l5 4' },
} as const satisfies Record<string, IconShape>;

/** Things of the application. */
const APP = {
  undo: { line: 'M9 5 4 10l5 5M5 10h9a5 5 0 0 1 0 10h-4' },
  redo: { line: 'M15 5l5 5-5 5M19 10h-9a5 5 0 0 0 0 10h4' },
  next: { line: 'M4 12h15M13 6l6 6-6 6' },
  back: { line: 'M15 5l-7 7 7 7' },
  check: { line: 'M4 12.5 9.5 18 20 6' },
  cross: { line: 'M5 5l14 14M19 5 5 19' },
  open: { line: 'M9 5l7 7-7 7' },
  plus: { line: 'M12 5v14M5 12h14' },
  minus: { line: 'M5 12h14' },
  saved: { line: `${SLATE}M8 12.5l3 3 5.5-6.5` },
  savedOnce: { line: `${SLATE}M9.5 9.5 12 8v8` },
  writing: { line: 'M5 4h14v16H5zM9 9h6M9 13h6M9 17h3' },
  notSaved: { line: `${SLATE}M12 8v5M12 16v.5` },
  readOnly: { line: `${EYE}M12 10v4` },
  log: { line: 'M5 4h14v16H5zM9 9h6M9 13h6' },
  cards: { line: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z' },
  measure: { line: 'M3 8h18v8H3zM7 8v4M11 8v3M15 8v4M19 8v3' },
  board: { line: 'M3 4h18v16H3zM8 4v7h6M14 20v-5' },
  roster: { line: 'M4 4h7v16H4zM14 4h6v7h-6zM14 14h6v6h-6z' },
  campaign: { line: 'M5 21V4h13l-3 4.5 3 4.5H5' },
  workshop: { line: 'M14 4l6 6-3 3-6-6zM12 9l-8 8 3 3 8-8' },
  export: { line: 'M12 15V4M7 8.5 12 4l5 4.5M4 14v6h16v-6' },
  import: { line: 'M12 4v11M7 10.5l5 4.5 5-4.5M4 14v6h16v-6' },
  print: { line: 'M6 9V3h12v6M6 17H3V9h18v8h-3M6 14h12v7H6z' },
  settings: { line: 'M4 7h9M19 7h1M4 17h1M11 17h9M13 4h6v6h-6zM5 14h6v6H5z' },
  share: { line: 'M8 10.5l8-4.5M8 13.5l8 4.5', solid: 'M2 9h6v6H2zM16 2h6v6h-6zM16 16h6v6h-6z' },
  wargear: { line: 'M8 8V4h8v4M3 8h18v12H3zM3 13h18M12 11v4' },
  grip: { line: 'M4 9h16M4 15h16' },
  more: { solid: 'M4 10.5h3v3H4zM10.5 10.5h3v3h-3zM17 10.5h3v3h-3z' },
} as const satisfies Record<string, IconShape>;

/** Every icon of the application by name. All are ours. */
export const ICON_SHAPES = { ...STATES, ...ACTS, ...GAME, ...APP } as const satisfies Record<string, IconShape>;

export type IconName = keyof typeof ICON_SHAPES;
