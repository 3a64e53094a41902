import type { ScenarioAction } from '../../../engine/plugins/scenario/script.ts';
import type { Rejection } from '../../../engine/family/killteam/model/rejection.ts';
import { contentText } from '../../../words/content.ts';
import { reason } from '../../../words/reason.ts';
import type { ActionLook } from './actionsView.ts';

/** An action of the scenario as a button. `key`: a letter that no other action has; `reason` null: it can be done now. */
export interface ScenarioView {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly ap: number;
  readonly key: string | null;
  readonly reason: string | null;
  readonly rejection: Rejection | null;
}

/** Not a thing that this one could do at another moment: not shown at all. */
const OUT_OF_PLACE: ReadonlySet<string> = new Set(['notRetinue', 'guardActionsOnly']);

const plainLetters = (text: string): readonly string[] => text.normalize('NFD').toUpperCase().match(/[A-Z]/gu) ?? [];

const ALPHABET = plainLetters('abcdefghijklmnopqrstuvwxyz');

/** Letters that mean something else at the table. */
const takenLetters = ({ words }: ActionLook): Set<string> => {
  const { woundsKey, undoKey, redoKey, logKey } = words.keys;
  const acts = Object.values(words.actions).map(({ key }) => key);
  return new Set([...acts, woundsKey, undoKey, redoKey, logKey].map((key) => key.toUpperCase()));
};

/** The first free letter of each name, else of the alphabet; it does not change while the battle goes on. */
function keysFor(titles: readonly string[], taken: Set<string>): readonly (string | null)[] {
  return titles.map((title) => {
    const key = [...plainLetters(title), ...ALPHABET].find((letter) => !taken.has(letter)) ?? null;
    if (key !== null) taken.add(key);
    return key;
  });
}

/** Actions of a scenario, and of a mission that two sides play for, at one of its markers each. */
const offersOf = ({ view, operative }: ActionLook) => [
  ...view.actions.scenario(operative).map((offer) => ({ ...offer, id: offer.action.id, marker: null })),
  ...(view.parts.score?.actions(operative) ?? []).map((offer) => ({ ...offer, ap: offer.action.ap })),
];

/** What it is; first that it ends the battle, where it does. */
function detailOf(
  { words, view }: ActionLook,
  { id, text }: Pick<ScenarioAction, 'id' | 'text'>,
  ends: string,
): string {
  const said = contentText(words, `${view.state.mission.id}/actions/${id}`, text);
  return ends === '' ? said : `${ends} ${said}`;
}

/** The actions of the scenario, for the one that acts. `ends`: that one ends the battle, in words. */
export function scenarioViews(desk: ActionLook, ends = ''): readonly ScenarioView[] {
  const offers = offersOf(desk);
  if (offers.length === 0) return [];
  const titles = offers.map(({ action, marker }) => {
    const name = desk.look.contentName(action.id, action.name);
    return marker === null ? name : desk.words.common.named(name, desk.look.trackName(marker));
  });
  const keys = keysFor(titles, takenLetters(desk));
  return offers.flatMap(({ id, action, ap, reason: rejection }, index) =>
    rejection !== null && OUT_OF_PLACE.has(rejection.code)
      ? []
      : [
          {
            id,
            title: titles[index] ?? action.name,
            detail: detailOf(desk, action, rejection === null && desk.view.actions.endsBattle(action.id) ? ends : ''),
            ap,
            key: keys[index] ?? null,
            reason: rejection === null ? null : reason(desk.words, rejection, desk.look),
            rejection,
          },
        ],
  );
}
