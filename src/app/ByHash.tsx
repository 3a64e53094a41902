import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { useAddress } from './useAddress.ts';

/** Where screens read their address: behind the #. Home, which is there before this is, reads it by itself. */
export const ByHash = ({ children }: { readonly children: ReactNode }) => <Router hook={useAddress}>{children}</Router>;
