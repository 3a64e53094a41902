import { PlainButton } from '../../ui/PlainButton.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { lookOf } from '../../words/look.ts';
import { whereSaid } from '../../words/scenarioNotes.ts';
import { toldMission } from '../../words/toldMission.ts';
import { useWords } from '../../words/useWords.ts';
import { ReadingSheet } from './ReadingSheet.tsx';
import styles from './Sheet.module.css';
import type { Telling } from './view/tellings.ts';
import type { KillTeamBattle } from '../../state/battle/killTeam.ts';

type TellingProps = { readonly battle: KillTeamBattle; readonly telling: Telling; readonly onClose: () => void };
type Of<K extends Telling['kind']> = TellingProps & { readonly telling: Extract<Telling, { kind: K }> };

/** Who has arrived, with what, and where they are set up; it stays until they stand. */
function Arrival({ battle: { state }, telling, onClose }: Of<'arrival'>) {
  const words = useWords('play');
  const told = useWords('play').scenarioPlay;
  const look = lookOf(words, state);
  const place = whereSaid(look, telling.where);
  return (
    <SheetDialog
      open
      title={told.arrival.title(telling.come.length)}
      closeLabel={words.common.close}
      onClose={onClose}
      actions={<PlainButton icon="check" label={told.arrival.done} tone="brass" onPress={onClose} />}
    >
      <div className={styles.sheet}>
        {place !== '' && <p className={styles.place}>{place}</p>}
        <ul className={styles.come}>
          {telling.come.map(({ id, name, order, weapons }) => (
            <li key={id}>
              <b>{look.packName(name)}</b>
              <small>
                {[words.orders[order].name, ...weapons.map((weapon) => look.weaponName(weapon.id))].join(', ')}
              </small>
            </li>
          ))}
        </ul>
      </div>
    </SheetDialog>
  );
}

/** A secret objective that the players now know of. */
function Secret({ battle: { state }, telling, onClose }: Of<'secret'>) {
  const words = useWords('play');
  const told = useWords('play').scenarioPlay;
  const { script } = toldMission(words, state.mission);
  const text = script?.objectives.find(({ id }) => id === telling.objective)?.text;
  if (text === undefined) return null;
  return <ReadingSheet reading={{ id: null, title: told.secret, text }} above={told.secretHint} onClose={onClose} />;
}

function Passage({ battle: { state }, telling, onClose }: Of<'passage'>) {
  const words = useWords('play');
  const passage = toldMission(words, state.mission).script?.passages.find(({ id }) => id === telling.passage);
  return passage === undefined ? null : <ReadingSheet reading={passage} onClose={onClose} />;
}

/** Something the battle has just told, over whatever is on screen. */
export function TellingSheet({ telling, ...rest }: TellingProps) {
  switch (telling.kind) {
    case 'passage':
      return <Passage telling={telling} {...rest} />;
    case 'secret':
      return <Secret telling={telling} {...rest} />;
    case 'arrival':
      return <Arrival telling={telling} {...rest} />;
  }
}
