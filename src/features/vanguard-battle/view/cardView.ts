import type { ModelView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { colourIn, modelName } from '../../../scene/vanguardLook.ts';
import type { VanguardScene } from '../../../scene/useVanguardScene.ts';
import type { IconName } from '../../../ui/icons/Icon.tsx';
import type { CardState, OperativeCardProps } from '../../../ui/OperativeCard.tsx';
import type { ApShown } from '../../../ui/side.ts';
import { inches, target } from '../../../words/format.ts';

/** All that a card shows of one model, without what a tap does. */
export type CardView = Omit<OperativeCardProps, 'onOpen' | 'onWounds' | 'highlight' | 'dimmed' | 'children'>;

const STATES = {
  ready: 'ready',
  acting: 'acting',
  activated: 'done',
  out: 'down',
  waiting: 'done',
} as const satisfies Record<ModelView['status'], CardState>;

/** How a card of this model is drawn. */
export const cardState = ({ status }: Pick<ModelView, 'status'>): CardState => STATES[status];

/** Short acts that are left, of one that is ready or acts. */
export function slotsShown({ words }: VanguardScene, { status, slots }: ModelView): ApShown | null {
  if (status !== 'ready' && status !== 'acting') return null;
  const of = slots.of + Number(slots.pushed);
  const left = Math.max(0, of - slots.used);
  return { left, of, label: words.table.slots(left, of), slots: true };
}

/** With whom it is engaged, as short as a card has room for. */
function engagedShort(scene: VanguardScene, { engaged }: ModelView): string | null {
  const { marks } = scene.words.table;
  const [only] = engaged;
  if (only === undefined) return null;
  return engaged.length === 1 ? marks.engaged(modelName(scene, only)) : marks.engagedMany(engaged.length);
}

/** Floored and tired, as one word where both are so; null: neither. */
function worn({ words }: VanguardScene, { floored, tired }: ModelView) {
  const { marks } = words.table;
  if (floored && tired) return { icon: 'floored' as const, text: marks.both };
  if (floored) return { icon: 'floored' as const, text: marks.floored };
  return tired ? { icon: 'tired' as const, text: marks.tired } : null;
}

interface Note {
  readonly icon: IconName | null;
  readonly text: string;
}

/** What marks it: floored and tired first, then with whom it is engaged, then what it is or may. */
export function noteOf(scene: VanguardScene, model: ModelView): Note | null {
  const { table } = scene.words;
  if (model.status === 'out') return null;
  const state = worn(scene, model);
  const engaged = engagedShort(scene, model);
  if (state !== null)
    return { ...state, text: engaged === null ? state.text : table.and(state.text, table.marks.engagedShort) };
  if (engaged !== null) return { icon: 'fight', text: engaged };
  if (model.testsNerve) return { icon: 'dice', text: table.marks.nerve };
  if (model.tap === 'activateAgain') return { icon: 'check', text: table.marks.again };
  return model.leader ? { icon: null, text: table.marks.leader } : null;
}

/** "Thorn, 2 of 3 wounds, ready, leader, tired, engaged with Bass, 1 of 1 short acts left". */
export function sentenceOf(scene: VanguardScene, model: ModelView): string {
  const { table, common } = scene.words;
  const { said } = table;
  const parts: readonly (string | false)[] = [
    modelName(scene, model.id),
    table.wounds(model.wounds, model.wn),
    table.states[model.status],
    model.leader && said.leader,
    model.floored && said.floored,
    model.tired && said.tired,
    model.engaged.length > 0 && said.engaged(common.list(model.engaged.map((id) => modelName(scene, id)))),
    model.testsNerve && said.nerve,
    ...Object.entries(model.tokens).map(([name, count]) => count > 0 && said.token(scene.shown(name), count)),
    slotsShown(scene, model)?.label ?? false,
  ];
  return table.sentence(parts.filter((part) => part !== false));
}

/** Beside a mark there is no room for its acts: those of whoever acts are counted in the panel. */
const hasRoom = (note: Note | null): boolean => note === null || note.icon === null;

/** A model as its card. */
export function cardView(scene: VanguardScene, model: ModelView): CardView {
  const { table } = scene.words;
  const name = modelName(scene, model.id);
  const note = noteOf(scene, model);
  return {
    side: colourIn(scene.view, model.side),
    name,
    sentence: sentenceOf(scene, model),
    state: cardState(model),
    stateWord: table.states[model.status],
    order: null,
    note: note?.text ?? null,
    noteIcon: note?.icon ?? null,
    wounds: { now: model.wounds, max: model.wn, injuredAt: 0 },
    woundsLabel: table.woundsLabel(name, model.wounds, model.wn),
    injuredWord: null,
    ap: hasRoom(note) ? slotsShown(scene, model) : null,
    stats: [
      { id: 'sp', value: inches(model.sp) },
      { id: 'ar', value: target(model.ar) },
      { id: 'ne', value: target(model.ne) },
    ],
  };
}
