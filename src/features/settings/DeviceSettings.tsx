import { useGame, useApp } from '../../state/base/useApp.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { useWords } from '../../words/useWords.ts';
import { type KeyOf, KeySettings } from './KeySettings.tsx';
import { OnOff } from './OnOff.tsx';
import form from '../../ui/Form.module.css';

const LANGUAGES = ['auto', 'en', 'fr'] as const;
const THEMES = ['auto', 'dark', 'light'] as const;
const SIZES = ['100', '115', '130', '150'] as const;
const PERCENT = { '100': 100, '115': 115, '130': 130, '150': 150 } as const;
const SEATS = ['beside', 'facing'] as const;
const DISTANCES = ['inches', 'symbols'] as const;
const THUMBS = ['left', 'right'] as const;

type DeviceProps = {
  /** Distances may be shown as symbols: the open battle knows them, or none is open. */
  readonly inSymbols: boolean;
  readonly letters: readonly KeyOf[];
};

/** Where two players sit, and how they measure. */
function TwoPlayers({ inSymbols }: Pick<DeviceProps, 'inSymbols'>) {
  const { changeSettings } = useApp();
  const { settings: text } = useWords('settings');
  const { seat, distances } = useGame((game) => game.settings);
  return (
    <>
      <SettingRow label={text.seat} hint={text.seatHint}>
        <Segmented
          label={text.seat}
          options={SEATS.map((value) => ({ value, label: text.seats[value] }))}
          value={seat ?? 'beside'}
          onChange={(next) => changeSettings({ seat: next })}
        />
      </SettingRow>
      {inSymbols && (
        <SettingRow label={text.distances} hint={text.distancesHint}>
          <Segmented
            label={text.distances}
            options={DISTANCES.map((value) => ({ value, label: text.distanceWays[value] }))}
            value={distances ?? 'inches'}
            onChange={(next) => changeSettings({ distances: next })}
          />
        </SettingRow>
      )}
    </>
  );
}

/** How the app looks on this device. */
export function DeviceSettings({ inSymbols, letters }: DeviceProps) {
  const { changeSettings } = useApp();
  const words = useWords('settings');
  const { language, theme, textSize, thumbSide, tableMode, attackOdds } = useGame((game) => game.settings);
  const text = words.settings;
  return (
    <section className={form.section} aria-label={text.appSection}>
      <SectionHead title={text.appSection} />
      <SettingRow label={text.language}>
        <Segmented
          label={text.language}
          options={LANGUAGES.map((value) =>
            value === 'auto'
              ? { value, label: text.auto, name: text.themes.system }
              : { value, label: words.common.languageShort[value], name: words.common.languages[value] },
          )}
          value={language}
          onChange={(next) => changeSettings({ language: next })}
        />
      </SettingRow>
      <SettingRow label={text.theme}>
        <Segmented
          label={text.theme}
          options={THEMES.map((value) =>
            value === 'auto'
              ? { value, label: text.auto, name: text.themes.system }
              : { value, label: text.themes[value] },
          )}
          value={theme}
          onChange={(next) => changeSettings({ theme: next })}
        />
      </SettingRow>
      <SettingRow label={text.textSize}>
        <Segmented
          label={text.textSize}
          options={SIZES.map((value) => ({ value, label: text.textSizeValue(PERCENT[value]) }))}
          value={SIZES.find((value) => PERCENT[value] === textSize) ?? '100'}
          onChange={(next) => changeSettings({ textSize: PERCENT[next] })}
        />
      </SettingRow>
      <SettingRow label={text.thumbSide} hint={text.thumbHint}>
        <Segmented
          label={text.thumbSide}
          options={THUMBS.map((value) => ({ value, label: text.thumbSides[value] }))}
          value={thumbSide}
          onChange={(next) => changeSettings({ thumbSide: next })}
        />
      </SettingRow>
      <OnOff
        label={text.tableMode}
        hint={text.tableModeHint}
        value={tableMode}
        onChange={(on) => changeSettings({ tableMode: on })}
      />
      <TwoPlayers inSymbols={inSymbols} />
      <OnOff
        label={text.odds}
        hint={text.oddsHint}
        value={attackOdds ?? true}
        onChange={(on) => changeSettings({ attackOdds: on })}
      />
      <KeySettings letters={letters} />
    </section>
  );
}
