/** Addresses of the screens, behind the #. */
export const HOME_PATH = '/';
export const NEW_PATH = '/new';
export const SETTINGS_PATH = '/settings';

/** A battle, its log or its end. */
export const battlePath = (id: string, view?: 'log' | 'end'): string =>
  view === undefined ? `/battle/${id}` : `/battle/${id}/${view}`;
