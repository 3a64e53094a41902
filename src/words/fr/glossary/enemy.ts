import { term } from '../../term.ts';
import type { enemy as en } from '../../en/glossary/enemy.ts';

export const enemy = {
  group: term(
    'Groupe',
    'Des ennemis de même sorte qui se tiennent ensemble, à 3″ les uns des autres. Un groupe fait sa ronde ensemble, et peut agir l’un après l’autre.',
    'groupes',
  ),
  patrolPoint: term(
    'Point de ronde',
    'Trois endroits de la table, que vous choisissez pour chaque groupe. Tant qu’il n’est pas alarmé, il va de l’un à l’autre, et du dernier au premier.',
    'points de ronde',
  ),
  alert: term(
    'Alerte',
    'Combien l’ennemi est alarmé, pour tout le plateau. 0\u202f: il patrouille. 1\u202f: il va voir. 2\u202f: il combat. 3\u202f: il traque, et d’autres peuvent venir.',
  ),
  spotted: term(
    'Repéré',
    'L’un des vôtres a fini son activation en cible valide à 12″, pas à couvert. L’alerte monte de 1.',
    'remarqué',
  ),
  noise: term(
    'Bruit',
    'Un tir qui n’est pas silencieux, ou quelqu’un qui tombe\u202f: à l’alerte 1, les ennemis vont y voir.',
    'dernier bruit',
  ),
  threat: term(
    'Menace',
    'Quand plusieurs peuvent agir ou être visés\u202f: celui dont l’attaque coûte le plus, ou que l’attaque blesse le plus.',
    'le plus dangereux',
  ),
  decisionTable: term(
    'Table de décision',
    'Des lignes qui disent ce que fait un ennemi\u202f: la première possible est faite. « Pourquoi » montre celles d’avant.',
    'tables de décision',
  ),
  brawler: term(
    'Bagarreur',
    'Un ennemi qui charge et se bat. D’après les tables de l’application il ne tire pas\u202f: sans personne à portée, il s’approche.',
    'Bagarreurs',
  ),
  marksman: term(
    'Tireur',
    'Un ennemi qui tire sur qui il voit, évite les combats, et se met en garde quand il n’a pas de cible.',
    'Tireurs',
  ),
  heavyEnemy: term(
    'Ennemi lourd',
    'Un ennemi à l’arme imposante\u202f: il tire sur qui il voit et évite les combats.',
    'Ennemis lourds',
  ),
  caster: term('Lanceur', 'Un ennemi qui use d’abord de son pouvoir, puis tire, et évite les combats.', 'Lanceurs'),
  beast: term('Bête', 'Un ennemi qui charge et se bat, comme un Bagarreur, et ne tire pas.', 'Bêtes'),
  priorityTarget: term(
    'Cible prioritaire',
    'Qui les ennemis attaquent d’abord s’ils le peuvent\u202f: la mission le dit, ou une cicatrice.',
  ),
  targetLocation: term(
    'Lieu visé',
    'L’endroit où vont les ennemis, ou qu’ils tiennent, quand personne n’est à portée\u202f: la mission le dit.',
  ),
  reinforcements: term(
    'Renforts',
    'Des ennemis qui arrivent en cours de bataille, tirés sur la table de leur faction\u00A0: prêts, et en Dissimulation si rien ne dit autre chose.',
  ),
} satisfies Record<keyof typeof en, unknown>;
