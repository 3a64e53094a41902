import { Fragment } from 'react';
import type { BandAttack } from '../../../content/schema/warBands/bandAttack.ts';
import type { FieldedCard } from '../../../content/warBands/fieldModel.ts';
import { bandCardSaid } from '../../../forms/bandCardSaid.ts';
import { target } from '../../../words/format.ts';
import { packName } from '../../../words/packName.ts';
import { useWords } from '../../../words/useWords.ts';
import styles from './BandPrint.module.css';

/** The attacks of a card as a table (V-05); below each what follows it (V-06). */
function Attacks({ attacks }: { readonly attacks: readonly BandAttack[] }) {
  const words = useWords('play');
  const { card } = useWords('warBands');
  const { columns } = card;
  return (
    <table className={styles.attacks}>
      <thead>
        <tr>
          {(['attack', 'range', 'dice', 'hit', 'ap', 'd'] as const).map((column) => (
            <th key={column} scope="col">
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {attacks.map(({ id, name, kind, range, dice, hit, ap, d, followUp }) => (
          <Fragment key={id}>
            <tr>
              <th scope="row">{packName(words, name)}</th>
              <td>{kind === 'ranged' ? card.ranged(range) : card.melee(range)}</td>
              <td>{dice}</td>
              <td>{target(hit)}</td>
              <td>{ap}</td>
              <td>{d}</td>
            </tr>
            {followUp !== null && (
              <tr>
                <td className={styles.follows} colSpan={6}>
                  {card.followUp(
                    packName(words, followUp.name),
                    followUp.radius,
                    card.profile(followUp.dice, followUp.hit, followUp.ap, followUp.d),
                  )}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

/** Wounds to cross out, beside what else is known of the body. */
function Tracks({ wounds, beside }: { readonly wounds: number; readonly beside: string }) {
  const { paper } = useWords('warBands');
  return (
    <p className={styles.tracks}>
      <span className={styles.boxes} role="img" aria-label={paper.woundBoxes(wounds)}>
        {Array.from({ length: wounds }, (_, at) => (
          <i key={at} />
        ))}
      </span>
      <span>{beside}</span>
    </p>
  );
}

/** One card for paper: black lines only, nothing that needs a printed ground. */
export function PrintedCard({ name, card }: { readonly name: string; readonly card: FieldedCard }) {
  const words = useWords('play');
  const said = useWords('warBands');
  const { figures, invulnerable, base, parts } = bandCardSaid(words, said.card, card);
  const others = parts.filter(({ title }) => title !== said.card.attacks);
  return (
    <article className={styles.card}>
      <header>
        <h3>{name}</h3>
        <p>
          {[packName(words, card.kind), ...(card.leader ? [said.leader] : []), said.points(card.points)].join(' · ')}
        </p>
      </header>
      <ul className={styles.figures}>
        {figures.map(({ id, label, value }) => (
          <li key={id}>
            <b>{value}</b> <span>{label}</span>
          </li>
        ))}
      </ul>
      <Tracks wounds={card.wn} beside={[...(invulnerable === null ? [] : [invulnerable]), base].join(' · ')} />
      <Attacks attacks={card.attacks} />
      {others.map(({ title, lines }) => (
        <div key={title} className={styles.lines}>
          <h4>{title}</h4>
          {lines.map((line) => (
            <p key={line.id}>
              <b>{line.name}</b> {line.said}
            </p>
          ))}
        </div>
      ))}
    </article>
  );
}
