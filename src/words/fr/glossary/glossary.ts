import type { Words } from '../../words.ts';
import { card } from './card.ts';
import { weapon } from './weapon.ts';
import { turn } from './turn.ts';
import { table } from './table.ts';
import { enemy } from './enemy.ts';
import { campaign } from './campaign.ts';

export const glossary = {
  glossary: {
    title: 'Les mots du jeu',
    search: 'Chercher un mot',
    none: 'Ce mot n’est pas ici',
    all: 'Tous les mots',
    rules: 'Règles d’arme',
    rulings: 'Réponses sur Kill Team 2021',
    sections: {
      card: 'Sur une fiche',
      weapon: 'Armes et dés',
      turn: 'Tours',
      table: 'Sur la table',
      enemy: 'Ennemis',
      campaign: 'Campagne',
    },
    terms: { card, weapon, turn, table, enemy, campaign },
  },
} satisfies Words<'glossary'>;
