import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';

/** Where screens read their address: behind the #. Home, which is there before this is, reads it by itself. */
export const ByHash = ({ children }: { readonly children: ReactNode }) => (
  <Router hook={useHashLocation}>{children}</Router>
);
