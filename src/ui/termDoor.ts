import { createContext } from 'react';

/** Opens what a word of the game means, by its id; null: words are not explained here. */
export const TermDoor = createContext<((term: string) => void) | null>(null);
