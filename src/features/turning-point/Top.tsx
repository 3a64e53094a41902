import { useGame } from '../../state/base/useApp.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSaveShown } from '../../ui/useSaveShown.ts';
import { Icon, type IconName } from '../../ui/icons/Icon.tsx';
import { SaveGlyph } from '../../ui/SaveGlyph.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { saveSentence } from '../../words/saveSentence.ts';
import styles from './Top.module.css';
import { SaveSheet } from './SaveSheet.tsx';
import { useScene } from '../../scene/useScene.ts';

/** Where the battle stands, the ways out, log and home, and whether all of it is kept. */
export function Top() {
  const { words, battle, state } = useScene();
  const [, go] = useLocation();
  const [open, setOpen] = useState(false);
  const save = useSaveShown(useGame((game) => game.save));
  const { turningPoint, turningPoints, phase } = state;
  const tp = words.turningPoint;
  const to = (icon: IconName, label: string, path: string) => (
    <button type="button" className={styles.way} aria-label={label} onClick={() => go(path)}>
      <Icon name={icon} />
    </button>
  );
  return (
    <>
      <TopBar
        title={turningPoint === 0 ? tp.phases[phase] : tp.title(turningPoint)}
        back={{ label: words.battle.menuHome, onPress: () => go('/') }}
        {...(turningPoints !== null && turningPoint > 0 && { note: tp.of(turningPoints) })}
        end={
          <>
            {to('log', words.battle.menuLog, `/battle/${battle.id}/log`)}
            <SaveGlyph state={save.kind} label={saveSentence(words, save)} onPress={() => setOpen(true)} />
          </>
        }
      />
      {open && <SaveSheet onClose={() => setOpen(false)} />}
    </>
  );
}
