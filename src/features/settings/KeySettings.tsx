import { keyNow, withKey } from '../../state/base/ownKeys.ts';
import { useApp, useGame } from '../../state/base/useApp.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { useWords } from '../../words/useWords.ts';
import { OnOff } from './OnOff.tsx';
import styles from './Settings.module.css';

type KeyProps = { readonly label: string; readonly name: string; readonly usual: string };

/** What one key does: typed over, the two change places. */
function KeyRow({ label, name, usual }: KeyProps) {
  const { changeSettings } = useApp();
  const keys = useGame((game) => game.settings.keys);
  const type = (typed: string) => {
    const key = typed.trim().slice(-1);
    if (key !== '') changeSettings({ keys: withKey(keys, usual, key) });
  };
  return (
    <SettingRow label={label}>
      <input
        className={styles.key}
        aria-label={name}
        value={keyNow(keys, usual) ?? ''}
        autoCapitalize="characters"
        autoComplete="off"
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => type(target.value)}
      />
    </SettingRow>
  );
}

/** Single keys of a battle: all off, or other ones. They lie on this device alone. */
export function KeySettings() {
  const { changeSettings } = useApp();
  const { settings, keys: said } = useWords('settings');
  const keys = useGame((game) => game.settings.keys);
  const own = keys?.own ?? [];
  const on = keys?.on ?? true;
  const rows = [
    [said.rows.undo, said.undoKey],
    [said.rows.redo, said.redoKey],
    [said.rows.log, said.logKey],
    [said.rows.wounds, said.woundsKey],
    [said.allKeys, said.sheetKey],
  ] as const;
  return (
    <>
      <OnOff
        label={settings.keys.title}
        hint={settings.keys.hint}
        value={on}
        onChange={(next) => changeSettings({ keys: { on: next, own } })}
      />
      {on && (
        <details className={styles.details}>
          <summary>{settings.keys.other}</summary>
          {rows.map(([label, usual]) => (
            <KeyRow key={usual} label={label} name={settings.keys.keyOf(label)} usual={usual} />
          ))}
          {own.length > 0 && (
            <PlainButton
              label={settings.keys.asTheyCome}
              tone="quiet"
              onPress={() => changeSettings({ keys: { on: true, own: [] } })}
            />
          )}
        </details>
      )}
    </>
  );
}
