import type { Barred, ModelView, SideView, VanguardView } from '../engine/family/vanguard/view/vanguardView.ts';
import type { SideColour } from '../state/battle/sides.ts';
import type { VanguardScene } from './useVanguardScene.ts';

type Sided = Pick<VanguardView, 'sides'>;
type Named = Pick<VanguardScene, 'view' | 'shown'>;

/** Every model of both sides, in the order of their cards. */
export const modelsIn = ({ sides }: Sided): readonly ModelView[] => sides.flatMap(({ models }) => models);

/** A model by its id; null: there is none. */
export const modelIn = (view: Sided, id: string | null): ModelView | null =>
  modelsIn(view).find((model) => model.id === id) ?? null;

/** A side by its id; the first one where it is not known. */
export const sideIn = ({ sides }: Sided, id: string | null): SideView =>
  sides.find((side) => side.id === id) ?? sides[0];

/** The other side. */
export const otherSide = ({ sides }: Sided, id: string | null): SideView => (sides[0].id === id ? sides[1] : sides[0]);

/** Everybody of the side against a model, by ids. */
export const foesOf = (view: Sided, id: string): readonly string[] =>
  otherSide(view, modelIn(view, id)?.side ?? null).models.map((model) => model.id);

/** The colours of a side: the first one stands on the left. */
export const colourIn = ({ sides }: Sided, id: string): SideColour => (sides[0].id === id ? 'retinue' : 'enemy');

/** The name of a model as it is shown; an id that is not known as it is. */
export function modelName({ view, shown }: Named, id: string): string {
  const model = modelIn(view, id);
  return model === null ? id : shown(model.name);
}

/** The name of a side as it is shown. */
export const sideName = ({ view, shown }: Named, id: string): string => shown(sideIn(view, id).name);

/** Edges of the table as they are shown, from their names in one line (V-70, V-80). */
export const edgesShown = ({ shown }: Pick<Named, 'shown'>, edges: string): string =>
  edges.split(', ').map(shown).join(', ');

/** Who plays a side: the player, else the side by its name. */
export const playerOf = (scene: Named, id: string): string => sideIn(scene.view, id).player ?? sideName(scene, id);

/** Why something cannot be done, in words; ids of models and sides are said by name, acts by theirs. */
export function barredSaid(scene: Pick<VanguardScene, 'view' | 'shown' | 'words'>, { code, params }: Barred): string {
  const { reasons, acts } = scene.words;
  const acting: Readonly<Record<string, string>> = acts.names;
  const said = (key: string, value: string): string =>
    key === 'action' ? (acting[value]?.toLowerCase() ?? value) : anyName(scene, value);
  const named = Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, typeof value === 'string' ? said(key, value) : value]),
  );
  return reasons.of[code]?.(named) ?? reasons.other;
}

function anyName(scene: Named, id: string): string {
  if (modelIn(scene.view, id) !== null) return modelName(scene, id);
  return scene.view.sides.some((side) => side.id === id) ? sideName(scene, id) : id;
}
