import { createContext, type ReactNode } from 'react';

/** Cells that a game adds to every status strip, after those that all have; null: none. */
export const StripAside = createContext<ReactNode>(null);
