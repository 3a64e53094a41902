/** Addresses that the battle screens lead to, behind the #. */
export const HOME = '/';
export const SETTINGS = '/settings';
export const GLOSSARY = '/glossary';
export const RULINGS = '/rulings';
export const logPath = (battle: string): string => `/battle/${battle}/log`;
export const masterPath = (battle: string): string => `/battle/${battle}/master`;
export const endPath = (battle: string): string => `/battle/${battle}/end`;
