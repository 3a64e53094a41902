/** The rulings on Kill Team 2021. */
export const RULINGS_PATH = '/rulings';
