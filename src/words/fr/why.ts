import type { whyRows as enWhyRows, windows as enWindows } from '../en/why.ts';
import { signed, target } from './format.ts';
import { plural } from './plural.ts';

export const windows = {
  weaponAllowed: 'ne sert pas maintenant',
  actionsBarred: 'interdit de bouger ensuite',
  range: 'limite la portée',
  targetCover: 'le couvert ne protège pas la cible',
  accurate: 'dés gardés sans les lancer',
  rerolls: 'des dés se relancent',
  thresholds: 'change les faces critiques',
  retained: 'change un dé retenu',
  triggers: 'une touche critique est retenue',
  piercing: 'dés de défense en moins',
  coverSave: 'pas de sauvegarde de couvert',
  critsOnly: 'seuls les critiques parent',
  shock: 'un dé est retiré',
  stuns: 'une frappe critique étourdit',
  price: 'coûte plus de PA',
  reap: 'blesse d’autres tout près',
  spread: 'd’autres cibles',
  hot: 'un D6 après l’action',
  limited: 'un usage est compté',
} satisfies typeof enWindows;

export const whyRows = {
  attackDice: (attacks) =>
    attacks === 1 ? '1 dé d’attaque, celui de l’arme' : `${attacks} dés d’attaque, ceux de l’arme`,
  ownHit: (hit) => `Touche ${target(hit)}, la sienne`,
  weaponHit: (hit) => `Touche ${target(hit)}, celle de l’arme`,
  shiftHit: (by) => `${signed(by)} au dé, par l’arme`,
  injured: (pips) => `Blessure : Touche pire de ${pips}`,
  outOfTurn: 'Hors de son tour : Touche pire',
  pointBlank: 'À bout portant : Touche pire de 1',
  foe: 'Son adversaire complique la frappe',
  assists: (count) =>
    count === 1
      ? 'Un ami en soutien : Touche meilleure de 1'
      : `${count} amis en soutien : Touche meilleure de ${count}`,
  aura: (pips) => `Un ami à proximité : Touche meilleure de ${pips}`,
  effect: (what, source) => `${what}, par ${source}`,
  natural6: 'Un 6 est toujours critique',
  natural1: 'Un 1 rate toujours',
  lethal: (face) => `Critique dès ${target(face)}`,
  obscured: 'Masqué : les critiques deviennent normales, une normale est perdue',
  defenceDice: 'dés de défense, à chaque tir',
  piercing: (rule, by) => `${rule} : ${by} en moins`,
  coverSave: 'une gardée sans lancer, pour le couvert',
  noCoverSave: 'pas de sauvegarde de couvert',
  saveOf: (save) => `Sauv. ${target(save)}`,
  damageOf: (criticals, normals, damage) =>
    `${plural(criticals, 'critique', 'critiques')}, ${plural(normals, 'normale', 'normales')}, à ${damage}`,
  devastating: (damage) => `${damage} aussitôt, avant les sauvegardes`,
  byHand: 'Fixé à la main, et noté comme tel',
  ruleSpoke: (rule, what) => `${rule} : ${what}`,
  ruleQuiet: (rule) => `${rule} : sans objet`,
  nothing: 'Aucune autre règle n’a joué',
} satisfies typeof enWhyRows;
