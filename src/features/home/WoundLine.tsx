import { Suspense } from 'react';
import { InTerms } from '../../scene/InTerms.tsx';
import type { Ledger } from '../../state/base/store.ts';
import { classNames } from '../../ui/classNames.ts';
import { Mark } from '../../ui/Mark.tsx';
import type { SideColour } from '../../ui/side.ts';
import { useWords } from '../../words/useWords.ts';
import { shortName } from './shortName.ts';
import styles from './WoundLine.module.css';

/** The sides of a battle, each with its colour; the first of two with other ids stands as the player’s own. */
function sidesOf({ operatives }: Ledger): readonly { readonly side: string; readonly colour: SideColour }[] {
  const ids = [...new Set(operatives.map(({ side }) => side))];
  if (ids.some((id) => id === 'retinue' || id === 'enemy'))
    return (['retinue', 'enemy'] as const).map((side) => ({ side, colour: side }));
  return ids.map((side, at) => ({ side, colour: at === 0 ? 'retinue' : 'enemy' }));
}

type SideProps = { readonly side: string; readonly colour: SideColour; readonly ledger: Ledger };

function SideLine({ side, colour, ledger }: SideProps) {
  const words = useWords('home');
  const operatives = ledger.operatives.filter((operative) => operative.side === side);
  if (operatives.length === 0) return null;
  return (
    <div className={styles.side}>
      <Mark side={colour} />
      <ul>
        {operatives.map(({ name, wounds, harmed, down }) => (
          <li key={name} className={classNames(harmed && styles.harmed, down && styles.down)}>
            <b>{wounds}</b>
            <small>{shortName(words, name)}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

type LineProps = { readonly ledger: Ledger; readonly small?: boolean };

function Lines({ ledger, small = false }: LineProps) {
  return (
    <div className={classNames(styles.lines, small && styles.small)}>
      {sidesOf(ledger).map((each) => (
        <SideLine key={each.side} {...each} ledger={ledger} />
      ))}
    </div>
  );
}

/** The wounds of both sides of a battle of a game, a line each; `small`: of one that is not the newest. Names follow the language when they come. */
export function WoundLine({ game, ...line }: LineProps & { readonly game: string | null }) {
  const lines = <Lines {...line} />;
  if (game === null) return lines;
  return (
    <Suspense fallback={lines}>
      <InTerms system={game}>{lines}</InTerms>
    </Suspense>
  );
}
