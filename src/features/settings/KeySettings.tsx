import { useState } from 'react';
import { keyMeant, keyNow, type OwnKeys, withKey } from '../../state/base/ownKeys.ts';
import { useApp, useGame } from '../../state/base/useApp.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { useWords } from '../../words/useWords.ts';
import { OnOff } from './OnOff.tsx';
import styles from './Settings.module.css';

/** What has a key of its own, and which as the app comes. */
export type KeyOf = { readonly name: string; readonly key: string };

type KeyProps = { readonly of: KeyOf; readonly keys: OwnKeys | undefined; readonly onType: (typed: string) => void };

/** What one key does: typed over, the two change places. */
function KeyRow({ of: { name, key }, keys, onType }: KeyProps) {
  const { settings } = useWords('settings');
  return (
    <SettingRow label={name}>
      <input
        className={styles.key}
        aria-label={settings.keys.keyOf(name)}
        value={keyNow(keys, key) ?? ''}
        autoCapitalize="characters"
        autoComplete="off"
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onType(target.value)}
      />
    </SettingRow>
  );
}

/** The rows of keys, and what the last change has given another key to. */
function KeyRows({ rows }: { readonly rows: readonly KeyOf[] }) {
  const { changeSettings } = useApp();
  const { settings } = useWords('settings');
  const keys = useGame((game) => game.settings.keys);
  const [told, tell] = useState('');
  const type = (of: KeyOf, typed: string) => {
    const key = typed.trim().slice(-1).toUpperCase();
    if (key === '') return;
    const meant = keyMeant(keys, key) ?? key;
    const other = rows.find((row) => row.key === meant && row.key !== of.key);
    const next = withKey(keys, of.key, key);
    tell(other === undefined ? '' : settings.keys.clash(key, other.name, keyNow(next, other.key) ?? ''));
    changeSettings({ keys: next });
  };
  return (
    <>
      <p className={styles.told} role="status">
        {told}
      </p>
      {rows.map((row) => (
        <KeyRow key={row.key} of={row} keys={keys} onType={(typed) => type(row, typed)} />
      ))}
    </>
  );
}

/** Keys by what they do: those of everywhere, then those of acts. */
function useRows(letters: readonly KeyOf[]): readonly KeyOf[] {
  const { keys } = useWords('settings');
  return [
    { name: keys.rows.undo, key: keys.undoKey },
    { name: keys.rows.redo, key: keys.redoKey },
    { name: keys.rows.log, key: keys.logKey },
    { name: keys.rows.wounds, key: keys.woundsKey },
    { name: keys.allKeys, key: keys.sheetKey },
    ...letters,
  ];
}

/** Single keys of a battle: all off, or other ones, those of acts (`letters`) too. They lie on this device alone. */
export function KeySettings({ letters }: { readonly letters: readonly KeyOf[] }) {
  const { changeSettings } = useApp();
  const { settings } = useWords('settings');
  const keys = useGame((game) => game.settings.keys);
  const rows = useRows(letters);
  const own = keys?.own ?? [];
  const on = keys?.on ?? true;
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
          <KeyRows rows={rows} />
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
