import { createContext, type ReactNode } from 'react';

/** What stands below the head of screens that are not the table, for as long as they lie over it; null: nothing. */
export const BelowTop = createContext<ReactNode>(null);
