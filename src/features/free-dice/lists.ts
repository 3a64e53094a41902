import type { PlayScene } from '../../scene/useScene.ts';
import { MOST_AMONG } from '../../engine/dice/freeRoll.ts';
import type { Words } from '../../words/words.ts';

export type ListId = keyof Words<'log'>['freeDice']['lists'];

/** What a list is made of, where the players say it: how many numbers, which names. */
export interface ListSaid {
  readonly count: number;
  readonly own: string;
}

const standing = ({ state, view, look }: PlayScene, side: string | null): readonly string[] =>
  state.operatives
    .filter((operative) => view.table.standing(operative) && (side === null || operative.side === side))
    .map(({ id }) => look.name(id));

function namesIn(scene: PlayScene, list: ListId, { count, own }: ListSaid): readonly string[] {
  const { state } = scene;
  switch (list) {
    case 'standing':
      return standing(scene, null);
    case 'mine':
      return standing(scene, state.sides[0].id);
    case 'foes':
      return standing(scene, state.sides[1].id);
    case 'marks':
      return state.marks.map(({ mark }, nth) => `${nth + 1} ${scene.look.contentName(mark, mark)}`);
    case 'players':
      return state.players.map(({ name }) => name);
    case 'numbers':
      return Array.from({ length: count }, (_, nth) => `${nth + 1}`);
    case 'own':
      return own
        .split(/[,;\n]/u)
        .map((name) => name.trim())
        .filter((name) => name !== '');
  }
}

/** The names of a list, no more than can be drawn from. */
export const namesOf = (scene: PlayScene, list: ListId, said: ListSaid): readonly string[] =>
  namesIn(scene, list, said).slice(0, MOST_AMONG);

const LISTS: readonly ListId[] = ['standing', 'mine', 'foes', 'marks', 'players', 'numbers', 'own'];
const SAID_BY_PLAYERS: readonly ListId[] = ['numbers', 'own'];
const LEAST = 2;

/** The lists that have something to draw from. */
export const listsOf = (scene: PlayScene): readonly ListId[] =>
  LISTS.filter((list) => SAID_BY_PLAYERS.includes(list) || namesOf(scene, list, { count: 0, own: '' }).length >= LEAST);
