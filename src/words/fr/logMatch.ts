import { type LogCatalogue, say } from '../speech.ts';
import { de } from './de.ts';

/** Marqueurs, points, et ce qui est réglé ou choisi en secret avant une bataille à deux camps. */
export const logMatch = {
  nearTold: () => null,
  placeTold: () => null,
  setUpMoved: () => null,
  terrainAgreed: () => say('Le décor est convenu'),
  controlChanged: ({ marker, side }, look) =>
    say(
      side === null
        ? `Personne ne contrôle ${look.trackName(marker)}`
        : `${look.side(side)} : contrôle ${de(look.trackName(marker))}`,
    ),
  actionUndone: ({ operative }, look) =>
    say(`${look.name(operative)} ne peut terminer cette action : rien n’est dépensé`),
  missionActed: () => null,
  alarmRaised: ({ by, seen, name }, look) => say(`${name} : ${look.name(by)} voit ${look.name(seen)}`),
  scored: ({ side, points, name, award, hand, turningPoint }, look) =>
    say(
      `${look.side(side)} : ${look.contentName(award, name)}, ${points} ${points > 1 ? 'pts' : 'pt'}`,
      hand ? 'à la main' : turningPoint === null ? 'fin de la bataille' : null,
    ),
  tacOpsChosen: ({ side }, look) => say(`${look.side(side)} : objectifs tactiques choisis`),
  tacOpRevealed: ({ side, tacOp, name }, look) => say(`${look.side(side)} : ${look.contentName(tacOp, name)} révélé`),
  defenderSet: ({ side }, look) => say(`${look.side(side)} : défenseur`),
  barricadePlaced: ({ side }, look) => say(`${look.side(side)} : une barricade est posée`),
  markerChosen: ({ side }, look) => say(`${look.side(side)} : un marqueur est choisi`),
} satisfies Partial<LogCatalogue>;
