import type { Words } from '../../words.ts';
import { home as screen } from '../home.ts';
import { shared } from './shared.ts';

export const home = { ...shared, home: screen } satisfies Words<'home'>;
