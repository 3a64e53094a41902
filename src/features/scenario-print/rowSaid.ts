import type { Deck, RollTable } from '../../engine/family/killteam/tables/rollTable.ts';
import { capital } from '../../words/capital.ts';
import { contentName, contentText } from '../../words/content.ts';
import { effectsSaid } from '../../words/scenarioSaid.ts';
import type { Words } from '../../words/words.ts';
import type { Printed } from './usePrinted.ts';
import { namesIn } from './view.ts';

type Row = RollTable['rows'][number];

/** The faces of a row. */
export const facesOf = ({ from, to }: Row): string => (from === to ? `${from}` : `${from}–${to}`);

/** When a deck is shuffled, as on the cards themselves. */
export function deckSaid({ words, printing }: Printed, { die, rows }: RollTable, deck: Deck): string {
  if (deck.reshuffle === 'whenEmpty') return printing.deck.whenEmpty(die);
  const face = deck.face ?? die;
  const card = rows.find(({ from, to }) => face >= from && face <= to);
  return printing.deck.atFace(die, `${face}, ${contentName(words, card?.id ?? '', card?.name ?? '')}`);
}

/** What a row tells, and what it does: rows of the app tell that themselves. */
export function rowSaid(
  printed: Printed,
  said: Words<'scenario'>,
  { id, text, effects, otherwise, provenance }: Row,
): string {
  const { words, printing } = printed;
  const told = contentText(words, `${id}/text`, text);
  if (provenance !== 'user' && told !== '') return told;
  const does = (steps: Row['effects']): string => effectsSaid(said, steps, namesIn(printed));
  return [
    told,
    ...(effects.length === 0 ? [] : [`${capital(does(effects))}.`]),
    ...(otherwise === null || otherwise.length === 0 ? [] : [printing.noAmmo(does(otherwise))]),
  ]
    .filter((part) => part !== '')
    .join(' ');
}
