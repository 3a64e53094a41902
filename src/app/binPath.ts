import { STORAGE_PATH } from './paths.ts';

/** What was removed and can be brought back. */
export const BIN_PATH = `${STORAGE_PATH}/removed`;
