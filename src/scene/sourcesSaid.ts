import type { Source } from '../engine/family/killteam/stats/changes.ts';
import { isMoment } from '../words/secrets.ts';
import type { PlayScene } from './useScene.ts';

function nameOf({ words, look }: Pick<PlayScene, 'words' | 'look'>, { id, name, lasting }: Source): string {
  const from = lasting?.source.id ?? id;
  return isMoment(look, from) ? words.effects.byScenario : look.contentName(from, name);
}

/** Where something comes from, by name, each once. */
export const sourcesSaid = ({ words, look }: Pick<PlayScene, 'words' | 'look'>, by: readonly Source[]): string =>
  words.common.list([...new Set(by.map((source) => nameOf({ words, look }, source)))]);
