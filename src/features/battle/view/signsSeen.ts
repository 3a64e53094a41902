/** Under which it is kept on the device that the signs of a card were explained once. */
export const SIGNS_SEEN = 'signs';
