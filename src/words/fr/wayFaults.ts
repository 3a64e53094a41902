import { inches } from './format.ts';
import type { WayFaultWords } from '../wayFaultSaid.ts';
import { de } from './de.ts';

/** Why a way on the board is no move: a fact, in lower case. */
export const wayFaults: WayFaultWords = {
  offBoard: 'au-delà du bord du plateau',
  tooFar: (cost, most, over) =>
    over === null ? `${cost} sur ${most}` : `${cost} sur ${most}, escalade comprise (${over})`,
  none: 'aucun chemin n’y mène',
  terrain: (piece) => `${piece ?? 'un décor'} barre le chemin`,
  inTerrain: (piece) => `finit dans ${piece ?? 'le décor'}`,
  noFooting: 'rien pour se tenir debout ici',
  noClimb: 'pas d’escalade en sprintant',
  climbFar: 'trop loin de ce qu’il escalade',
  climbTooHigh: (piece) => (piece === null ? 'trop haut pour escalader' : `trop haut pour escalader (${piece})`),
  dropTooHigh: 'trop haut pour descendre',
  noJump: 'pas de saut d’ici',
  jumpTooWide: 'trop large pour sauter',
  slanted: 'ni à plat, ni droit en haut ou en bas',
  throughBase: (who) => (who === null ? 'un socle barre le chemin' : `le socle ${de(who)} barre le chemin`),
  onBase: (who) => `finit sur le socle ${de(who ?? 'un autre')}`,
  intoRange: (who) => `à ${inches(1)} ${de(who ?? 'un ennemi')} en chemin`,
  leftEnemy: (who) => `quitte ${who ?? 'un ennemi'} après l’avoir rejoint`,
  endsInRange: (who) => `finit à ${inches(1)} ${de(who ?? 'un ennemi')}`,
  mustEndInRange: `doit finir à ${inches(1)} d’un ennemi`,
  otherFall: 'pas la chute de ce chemin',
  fallGoesOn: 'la chute met fin au mouvement',
};
