import type { ReactNode } from 'react';
import { withSymbols } from '../../ui/DistanceSymbols.tsx';
import { Distances } from '../../ui/measured.tsx';

/** Everything inside draws its distances in the symbols of 2021. */
export const InSymbols = ({ children }: { readonly children: ReactNode }) => (
  <Distances value={withSymbols}>{children}</Distances>
);
