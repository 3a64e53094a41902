import { type Scene, useTable } from '../../../scene/useScene.ts';
import { colourOf, leftSide } from '../../../state/battle/sides.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { Side } from '../../../engine/core/ids.ts';
import { ownedBy } from '../../../state/battle/selectors.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SideHead } from '../../../ui/SideHead.tsx';
import { contentName } from '../../../words/content.ts';
import { type Desk, useDesk } from '../desk.ts';
import { Cards } from './Cards.tsx';

/** Everybody of a side that was ever on the table; the fallen keep their place. */
export const sideOf = ({ state }: Scene, side: Side) => state.operatives.filter((operative) => operative.side === side);

/** What a side is called: the retinue, or the faction. */
export const sideName = ({ words, state }: Scene, side: Side): string =>
  side === 'retinue' ? words.common.retinue : givenName(words, state.sides.find(({ id }) => id === side)?.name ?? side);

const givenName = (words: Scene['words'], name: string): string =>
  words.content.byName[name] ?? contentName(words, name, name);

/** The head of a side: its name and how many stand. */
export function Head({ side }: { readonly side: Side }) {
  const scene = useTable();
  const { words, state, view } = scene;
  const all = sideOf(scene, side);
  const { moveShort, hitShort, saveShort } = words.common.stats;
  return (
    <SideHead
      side={colourOf(state, side)}
      title={sideName(scene, side)}
      note={words.battle.sideUp(all.filter(view.table.standing).length, all.length)}
      {...(side === leftSide(state).id && { columns: [moveShort, hitShort, saveShort] })}
    />
  );
}

/** Of a side that several people share, those of the player looked at. */
const ownedHere = ({ scene: { state }, player }: Desk, side: Side, all: readonly Operative[]): readonly Operative[] => {
  const shared = new Set(all.map(({ owner }) => owner)).size > 1 || side === leftSide(state).id;
  return shared ? ownedBy(all, player) : all;
};

/** The cards of a side, or what is missing. */
export function SideCards({ side }: { readonly side: Side }) {
  const desk = useDesk();
  const { scene } = desk;
  const all = sideOf(scene, side);
  const { emptyEnemy, emptyRetinue } = scene.words.battle;
  if (all.length === 0) return <EmptyState title={side === leftSide(scene.state).id ? emptyRetinue : emptyEnemy} />;
  return <Cards operatives={ownedHere(desk, side, all)} />;
}
