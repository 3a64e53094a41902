import { type ReactNode, useEffect } from 'react';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { useReadMarks } from '../../../state/battle/readMarks.ts';
import { AmmoDie } from '../../../ui/AmmoDie.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { stateIcon } from '../../../ui/OperativeCard.tsx';
import { Pips } from '../../../ui/Pips.tsx';
import { Term } from '../../../ui/Term.tsx';
import { Tokens } from '../../../ui/Tokens.tsx';
import { type Desk, useDesk } from '../desk.ts';
import { type CardView, cardView } from '../view/cardView.ts';
import type { Words } from '../../../words/words.ts';
import { useScene } from '../../../scene/useScene.ts';
import { cardMark } from '../view/cardMark.ts';
import { SIGNS_SEEN } from '../view/signsSeen.ts';
import styles from './CardSigns.module.css';
import { Block } from './Sheet.tsx';

/** A sign as the card shows it, what it says there, and the word of the glossary that explains it. */
interface Sign {
  readonly id: string;
  readonly sign: ReactNode;
  readonly says: string;
  /** Null: it stands for no word of the glossary. */
  readonly term: string | null;
}

const TERM_OF_TOKEN: Readonly<Record<string, string>> = {
  engaged: 'controlRange',
  onVantage: 'vantage',
  nearMarker: 'marker',
};
const TERM_OF_STATE = { ready: 'activation', acting: 'activation', done: 'activation', guard: 'guard', down: 'wounds' };

/** What is drawn from, and what the sheet says of it. */
interface Signing {
  readonly desk: Desk;
  readonly said: Words<'play'>['battle']['card'];
}

function woundSigns({ desk, said }: Signing, { wounds, injuredWord }: CardView, operative: Operative): Sign[] {
  const { words, view } = desk.scene;
  const { signWounds, signWoundsTap } = said;
  const says = view.table.standing(operative) ? `${signWounds}. ${signWoundsTap}` : signWounds;
  return [
    { id: 'wounds', sign: <b>{wounds.now}</b>, says, term: 'wounds' },
    ...(injuredWord === null
      ? []
      : [{ id: 'injured', sign: <em>{injuredWord}</em>, says: words.hints.injured, term: 'injured' }]),
  ];
}

function bodySigns({ desk, said }: Signing, shown: CardView, operative: Operative): Sign[] {
  const { side, state, stateWord, order, ammo = null, ap } = shown;
  const { words } = desk.scene;
  const { signLoaded } = said;
  const out = ammo?.kind === 'out';
  return [
    {
      id: 'state',
      sign: <Icon name={stateIcon(side, state)} size={15} />,
      says: stateWord,
      term: TERM_OF_STATE[state],
    },
    ...(order === null
      ? []
      : [
          {
            id: 'order',
            sign: <Icon name={order.kind} size={15} />,
            says: words.orders[operative.order].name,
            term: order.kind,
          },
        ]),
    ...(ammo === null
      ? []
      : [{ id: 'ammo', sign: <AmmoDie ammo={ammo} />, says: out ? signLoaded : ammo.label, term: 'ammo' }]),
    ...(ap === null ? [] : [{ id: 'ap', sign: <Pips {...ap} />, says: ap.label, term: 'ap' }]),
  ];
}

const tokenSigns = ({ tokens = [] }: CardView): Sign[] =>
  tokens.map((token) => ({
    id: token.id,
    sign: <Tokens tokens={[token]} />,
    says: token.label,
    term: TERM_OF_TOKEN[token.id] ?? null,
  }));

/** What the choice in hand adds to the card. */
function choiceSigns({ desk, said }: Signing, { order }: CardView, operative: Operative): Sign[] {
  const { view } = desk.scene;
  const { signOdds, signChosen } = said;
  const chosen = cardMark(view, desk, operative).highlight === 'chosen';
  return [
    ...(order?.odds === undefined ? [] : [{ id: 'odds', sign: <b>{order.odds}</b>, says: signOdds, term: 'odds' }]),
    ...(chosen ? [{ id: 'chosen', sign: <Icon name="check" size={14} />, says: signChosen, term: null }] : []),
  ];
}

function signsOf(signing: Signing, operative: Operative): readonly Sign[] {
  const { desk } = signing;
  const shown = { ...cardView(desk.scene, operative), ...desk.figures?.cards[operative.id] };
  return [
    ...woundSigns(signing, shown, operative),
    ...bodySigns(signing, shown, operative),
    ...tokenSigns(shown),
    ...choiceSigns(signing, shown, operative),
  ];
}

/** The signs that the card of this operative shows now, each with what it says. Once read, nothing points to it any more. */
export function CardSigns({ operative }: { readonly operative: Operative }) {
  const desk = useDesk();
  const { words } = useScene();
  const said = words.battle.card;
  const { seeOnce } = useReadMarks();
  useEffect(() => seeOnce(SIGNS_SEEN), [seeOnce]);
  return (
    <Block label={said.signs}>
      <ul className={styles.signs}>
        {signsOf({ desk, said }, operative).map(({ id, sign, says, term }) => (
          <li key={id}>
            <span className={styles.sign} aria-hidden="true">
              {sign}
            </span>
            <span>{term === null ? says : <Term of={term}>{says}</Term>}</span>
          </li>
        ))}
      </ul>
    </Block>
  );
}
