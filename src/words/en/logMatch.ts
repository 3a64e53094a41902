import { type LogCatalogue, say } from '../speech.ts';

/** Markers, points, and what is settled or chosen in secret before a battle of two sides. */
export const logMatch = {
  nearTold: () => null,
  placeTold: () => null,
  setUpMoved: () => null,
  terrainAgreed: () => say('The terrain is agreed'),
  controlChanged: ({ marker, side }, look) =>
    say(
      side === null
        ? `Nobody controls ${look.trackName(marker)}`
        : `${look.side(side)} control ${look.trackName(marker)}`,
    ),
  actionUndone: ({ operative }, look) => say(`${look.name(operative)} cannot finish that: it cost nothing`),
  missionActed: () => null,
  alarmRaised: ({ by, seen, name }, look) => say(`${name}: ${look.name(by)} sees ${look.name(seen)}`),
  scored: ({ side, points, name, award, hand, turningPoint }, look) =>
    say(
      `${look.side(side)}: ${look.contentName(award, name)}, ${points} VP`,
      hand ? 'by hand' : turningPoint === null ? 'end of the battle' : null,
    ),
  tacOpsChosen: ({ side }, look) => say(`${look.side(side)} have chosen their tac ops`),
  tacOpRevealed: ({ side, tacOp, name }, look) => say(`${look.side(side)} reveal ${look.contentName(tacOp, name)}`),
  defenderSet: ({ side }, look) => say(`${look.side(side)} defend`),
  barricadePlaced: ({ side }, look) => say(`${look.side(side)} put a barricade down`),
  markerChosen: ({ side }, look) => say(`${look.side(side)} have chosen a marker`),
} satisfies Partial<LogCatalogue>;
