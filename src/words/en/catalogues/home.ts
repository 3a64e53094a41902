import { home as screen } from '../home.ts';
import { shared } from './shared.ts';

/** Home. */
export const home = { ...shared, home: screen };
