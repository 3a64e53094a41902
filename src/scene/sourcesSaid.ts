import type { Source } from '../engine/family/killteam/stats/changes.ts';
import type { PlayScene } from './useScene.ts';

/** Where something comes from, by name, each once. */
export const sourcesSaid = ({ words, look }: Pick<PlayScene, 'words' | 'look'>, by: readonly Source[]): string =>
  words.common.list([...new Set(by.map(({ id, name, lasting }) => look.contentName(lasting?.source.id ?? id, name)))]);
