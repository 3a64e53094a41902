import { createContext, type ReactNode } from 'react';

/** Undo and Redo as all bars of a battle show them; null: each bar brings its own, or none. */
export const BarBack = createContext<ReactNode>(null);
