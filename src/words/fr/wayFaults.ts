import { inches } from '../format.ts';
import type { WayFaultWords } from '../wayFaultSaid.ts';

/** Why a way on the board is no move: a fact, in lower case. */
export const wayFaults: WayFaultWords = {
  offBoard: 'au-delà du bord du plateau',
  terrain: 'un décor barre le chemin',
  inTerrain: 'finit dans le décor',
  noFooting: 'rien pour se tenir debout ici',
  noClimb: 'pas d’escalade en sprintant',
  climbFar: 'trop loin de ce qu’il escalade',
  climbTooHigh: 'trop haut pour escalader',
  dropTooHigh: 'trop haut pour descendre',
  noJump: 'pas de saut d’ici',
  jumpTooWide: 'trop large pour sauter',
  slanted: 'ni à plat, ni droit en haut ou en bas',
  throughBase: 'un socle barre le chemin',
  onBase: 'finit sur le socle d’un autre',
  intoRange: `à ${inches(1)} d’un ennemi en chemin`,
  leftEnemy: 'quitte un ennemi qu’il a rejoint',
  endsInRange: `finit à ${inches(1)} d’un ennemi`,
  mustEndInRange: `doit finir à ${inches(1)} d’un ennemi`,
  otherFall: 'pas la chute de ce chemin',
  fallGoesOn: 'la chute met fin au mouvement',
};
