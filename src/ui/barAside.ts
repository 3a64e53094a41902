import { createContext, type ReactNode } from 'react';

/** What stands beside Undo in every bar of a screen, as narrow as a thumb; null: nothing. */
export const BarAside = createContext<ReactNode>(null);
