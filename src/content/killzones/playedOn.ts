/** How a battle is played: with miniatures on a table, with a board beside that, or on the board without them. */
export type PlayedOn = 'table' | 'beside' | 'screen';
