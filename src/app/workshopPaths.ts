import { WORKSHOP_PATH } from './paths.ts';

/** One section of the workshop. */
export const sectionPath = (section: string): string => `${WORKSHOP_PATH}/shelf/${section}`;

/** The workshop’s own pack. */
export const PACK_PATH = `${WORKSHOP_PATH}/pack`;

/** One roll table of the workshop. */
export const rollTablePath = (id: string): string => `${WORKSHOP_PATH}/table/${encodeURIComponent(id)}`;

/** What of the workshop is shared: a row by its kind and id, or all of it. */
export const sharePackPath = (kind: string, id = ''): string =>
  `${WORKSHOP_PATH}/share/${kind}${id === '' ? '' : `/${encodeURIComponent(id)}`}`;

/** What was shared, to be looked at: that of a code, or of a file that was brought (empty). */
export const takePackPath = (code: string): string => `${WORKSHOP_PATH}/take/${code}`;

/** What has just been taken, by the id of its pack. */
export const takenPath = (pack: string): string => `${WORKSHOP_PATH}/taken/${pack}`;

/** One decision table of the workshop. */
export const behaviourPath = (id: string): string => `${WORKSHOP_PATH}/behaviour/${encodeURIComponent(id)}`;

/** One scenario of the workshop, or a section of it. */
export const scenarioPath = (id: string, section: string | null = null): string =>
  [WORKSHOP_PATH, 'scenario', encodeURIComponent(id), ...(section === null ? [] : [section])].join('/');

/** One linked campaign of the workshop, or what of it is open. */
export const modulePath = (id: string, section: string | null = null): string =>
  [WORKSHOP_PATH, 'module', encodeURIComponent(id), ...(section === null ? [] : [encodeURIComponent(section)])].join(
    '/',
  );

/** What is made of a kind, or one row of it; `kind`: with its system in front. */
export const madePath = (kind: string, id = ''): string =>
  `${WORKSHOP_PATH}/made/${kind}${id === '' ? '' : `/${encodeURIComponent(id)}`}`;

/** One board of the workshop. */
export const boardPath = (id: string): string => `${WORKSHOP_PATH}/board/${encodeURIComponent(id)}`;
