import { createContext } from 'react';

/** What fields say by themselves: `cut`: that what was pasted is longer than a field may hold. Null: they say nothing. */
export const FieldWords = createContext<{ readonly cut: (most: number) => string } | null>(null);
