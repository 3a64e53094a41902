import { createContext, memo, type ReactNode, useContext } from 'react';

/** How texts with distances in them are drawn; null: as they are written, in inches. */
export const Distances = createContext<((text: string) => ReactNode) | null>(null);

/** A text whose distances are drawn as the player has chosen. */
export const Measured = memo(({ text }: { readonly text: string }): ReactNode => useContext(Distances)?.(text) ?? text);
