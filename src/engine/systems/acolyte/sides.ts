/** What ACOLYTE calls its sides: the players' retinue, and those who stand against it. */
export const RETINUE = 'retinue';
export const ENEMY = 'enemy';
