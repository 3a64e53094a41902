import { card } from './card.ts';
import { weapon } from './weapon.ts';
import { turn } from './turn.ts';
import { table } from './table.ts';
import { enemy } from './enemy.ts';
import { campaign } from './campaign.ts';

/** What the words of the game mean, in our own words, for whoever plays for the first time. */
export const glossary = {
  glossary: {
    title: 'Words of the game',
    search: 'Look up a word',
    none: 'No such word here',
    all: 'All words',
    rules: 'Weapon rules',
    rulings: 'Rulings on Kill Team 2021',
    sections: {
      card: 'On a card',
      weapon: 'Weapons and dice',
      turn: 'Turns',
      table: 'On the table',
      enemy: 'Enemies',
      campaign: 'Campaign',
    },
    terms: { card, weapon, turn, table, enemy, campaign },
  },
};
