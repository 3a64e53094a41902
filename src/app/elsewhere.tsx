import { Suspense } from 'react';
import type { BringElsewhere } from '../features/home/AfterBringing.tsx';
import { BroughtElsewhere } from './behind.ts';

/** Deals with files that are not over with a sentence; fetched with the first of them. */
export const elsewhere: BringElsewhere = (brought, dismiss) => (
  <Suspense fallback={null}>
    <BroughtElsewhere brought={brought} onClose={dismiss} />
  </Suspense>
);
