import { explained } from '../explained.ts';
import { inches } from './format.ts';
import { actions as names } from './actions.ts';

export const actions = explained(names, {
  reposition: `Bouger de son Mouvement au plus, jamais à ${inches(1)} d’un ennemi.`,
  dash: `Bouger de ${inches(3)} au plus, sans escalader.`,
  fallBack: 'S’éloigner de son Mouvement au plus, et finir loin de tout ennemi.',
  charge: `Bouger de son Mouvement et ${inches(2)} au plus, et finir à ${inches(1)} d’un ennemi.`,
  shoot: 'Attaquer une cible valide avec une arme de tir.',
  fight: `Attaquer un ennemi à ${inches(1)} avec une arme de mêlée.`,
  guard: 'Attendre, et frapper ou tirer une fois après une action d’un ennemi.',
  pickUpMarker: 'Ramasser un marqueur qu’il contrôle.',
  placeMarker: `Laisser son marqueur à ${inches(1)}.`,
  reload: 'Remplir une arme vide, ou la désenrayer.',
  pickUpOperative: `Porter un ami à terre à ${inches(1)}. Mouvement ${inches(-2)} tant qu’il le porte.`,
  putDownOperative: 'Laisser l’ami qu’il porte.',
  reanimate: `Lancer un dé pour remettre debout un ami à terre à ${inches(1)}.`,
  interact: `Faire ce que veut la mission, avec un objet à ${inches(1)}.`,
  operateHatch: `Ouvrir ou fermer une porte du plateau à ${inches(1)}\u00A0; pas une porte ouverte devant un ennemi.`,
  pass: 'Rien n’est fait de ce PA.',
});
