import { AlertBars } from '../../../ui/AlertBars.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { SaveGlyph } from '../../../ui/SaveGlyph.tsx';
import { StatusStrip } from '../../../ui/StatusStrip.tsx';
import { StripCell } from '../../../ui/StripCell.tsx';
import { contentName, contentText } from '../../../words/content.ts';
import { useDesk } from '../desk.ts';
import { useMedia, WIDE } from '../useMedia.ts';
import { saveSentence, useSaveShown } from '../useSaveShown.ts';
import styles from './Strip.module.css';

function StripEnd() {
  const { words, openSheet } = useDesk();
  const shown = useSaveShown();
  return (
    <>
      <SaveGlyph state={shown} label={saveSentence(words, shown)} onPress={() => openSheet({ kind: 'save' })} />
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
  const { words, state } = useDesk();
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

/** The line above the table. Every cell opens what can be set by hand, the mission's counters and ticks among it. */
export function Strip() {
  const { words, state, openSheet } = useDesk();
  const wide = useMedia(WIDE);
  const { cells, phases, alertNames, short, of } = words.turningPoint;
  const open = () => openSheet({ kind: 'table' });
  const side = state.initiative;
  return (
    <StatusStrip label={words.battle.stripLabel} end={<StripEnd />}>
      <StripCell
        label={phases[state.phase]}
        value={short(state.turningPoint)}
        {...(state.turningPoints !== null && { note: of(state.turningPoints) })}
        onPress={open}
      />
      <StripCell
        label={words.turningPoint.initiative}
        value={side === null ? '–' : words.common[side]}
        {...(side !== null && { side })}
        onPress={open}
      />
      <StripCell label={wide ? cells.cp : cells.cpShort} value={`${state.cp}`} name={`${cells.cp} ${state.cp}`} onPress={open} />
      <StripCell
        label={cells.alert}
        value={`${state.alert}`}
        lead={<AlertBars level={state.alert} />}
        name={`${cells.alert} ${state.alert} ${alertNames[state.alert] ?? ''}`}
        {...(wide && { note: alertNames[state.alert] ?? '' })}
        onPress={open}
      />
      {wide && <Primary onPress={open} />}
    </StatusStrip>
  );
}
