import killzones from './killzones.json' with { type: 'json' };
import pack from './pack.json' with { type: 'json' };
import pieces from './pieces.json' with { type: 'json' };

/** The files of our own pieces of terrain and killzones. */
export const killzonesFiles: Readonly<Record<string, unknown>> = {
  'pack.json': pack,
  'pieces.json': pieces,
  'killzones.json': killzones,
};
