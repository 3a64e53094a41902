import { useContext } from 'react';
import { useTable } from '../../../scene/useScene.ts';
import { useGame } from '../../../state/base/useApp.ts';
import { AlertBars } from '../../../ui/AlertBars.tsx';
import { HoldsLine } from '../../../ui/HoldsLine.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { SaveGlyph } from '../../../ui/SaveGlyph.tsx';
import { StatusStrip } from '../../../ui/StatusStrip.tsx';
import { TermDoor } from '../../../ui/termDoor.ts';
import { StripCell } from '../../../ui/StripCell.tsx';
import { contentName, contentText } from '../../../words/content.ts';
import { saveSentence } from '../../../words/saveSentence.ts';
import { useSaveShown } from '../../../ui/useSaveShown.ts';
import { useDesk } from '../desk.ts';
import { holdCells, stripCells } from '../view/stripCells.ts';
import { useMedia, WIDE } from '../../../ui/useMedia.ts';
import styles from './Strip.module.css';

/** The save glyph, and the way to everything else. */
export function StripEnd() {
  const { words } = useTable();
  const { openSheet } = useDesk();
  const save = useSaveShown(useGame((game) => game.save));
  const tableMode = useGame((game) => game.settings.tableMode);
  return (
    <>
      {!(tableMode && save.kind === 'saved') && (
        <SaveGlyph state={save.kind} label={saveSentence(words, save)} onPress={() => openSheet({ kind: 'save' })} />
      )}
      <button
        type="button"
        className={styles.more}
        aria-label={words.battle.menu}
        onClick={() => openSheet({ kind: 'menu' })}
      >
        <Icon name="more" />
      </button>
    </>
  );
}

/** What the objective is, where there is width for it. */
function Primary({ onPress }: { readonly onPress: () => void }) {
  const { words, state } = useTable();
  const { id, name, primary } = state.mission;
  return (
    <StripCell
      grow
      label={words.turningPoint.cells.primary}
      value={contentName(words, id, name)}
      note={contentText(words, `${id}/primary`, primary)}
      onPress={onPress}
    />
  );
}

/** Where there is no room for cells: what holds now, as one line below the strip. */
export function Holds() {
  const { words, look, state, view } = useTable();
  const { openSheet } = useDesk();
  const holds = holdCells({ words, look, state, view });
  const source = holds.length === 1 ? (holds[0]?.source ?? null) : null;
  return (
    <HoldsLine
      holds={holds.map(({ value }) => value)}
      label={words.battle.table.holdsLine(words.common.list(holds.map(({ name }) => name ?? '')))}
      onPress={() => openSheet({ kind: 'holds', source })}
    />
  );
}

/** What a cell of the strip is about, in the glossary. */
const TERMS = { phase: 'turningPoint', initiative: 'initiative', cp: 'cp', alert: 'alert' };

/** The line above the table. Command points open what they buy; every other cell what can be set by hand of the battle. */
export function Strip() {
  const { words, look, state, view } = useTable();
  const { openSheet } = useDesk();
  const wide = useMedia(WIDE);
  const explain = useContext(TermDoor);
  const holds = holdCells({ words, look, state, view });
  return (
    <>
      <StatusStrip label={words.battle.stripLabel} end={<StripEnd />}>
        {stripCells({ words, look, state }, wide).map(({ id, ...cell }) => (
          <StripCell
            key={id}
            {...cell}
            {...(id === 'alert' && { lead: <AlertBars level={state.alert ?? 0} /> })}
            onPress={() => openSheet(id === 'cp' ? { kind: 'cp' } : { kind: 'table', at: 'battle' })}
            {...(explain !== null && { onHold: () => explain(TERMS[id]) })}
          />
        ))}
        {wide &&
          holds.map(({ source, ...cell }) => (
            <StripCell key={source} {...cell} onPress={() => openSheet({ kind: 'holds', source })} />
          ))}
        {wide && <Primary onPress={() => openSheet({ kind: 'table' })} />}
      </StatusStrip>
      {!wide && <Holds />}
    </>
  );
}
