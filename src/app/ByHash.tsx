import type { ReactNode } from 'react';
import { Router } from 'wouter';
import * as address from './useAddress.ts';

const BY_HASH = { hook: address.useAddress };

/** Where screens read their address: behind the #. Home, which is there before this is, reads it by itself. */
export const ByHash = ({ children }: { readonly children: ReactNode }) => <Router {...BY_HASH}>{children}</Router>;
