import { ChipRow } from './ChipRow.tsx';
import { FactChip } from './FactChip.tsx';
import { SettingRow } from './SettingRow.tsx';
import { Stepper } from './Stepper.tsx';

type TracksProps = {
  readonly label: string;
  readonly counters: readonly {
    readonly id: string;
    readonly label: string;
    readonly value: number;
    readonly max: number;
  }[];
  readonly ticks: readonly {
    readonly id: string;
    readonly label: string;
    readonly on: boolean;
    /** What it brings about. */
    readonly note?: string;
  }[];
  readonly lessLabel: (what: string) => string;
  readonly moreLabel: (what: string) => string;
  readonly onCount: (id: string, value: number) => void;
  readonly onTick: (id: string, on: boolean) => void;
};

/** What a scenario keeps track of: numbers with less and more, things that are so or not. */
export function Tracks({ label, counters, ticks, lessLabel, moreLabel, onCount, onTick }: TracksProps) {
  return (
    <>
      {counters.map((counter) => (
        <SettingRow key={counter.id} label={counter.label}>
          <Stepper
            label={counter.label}
            value={counter.value}
            max={counter.max}
            lessLabel={lessLabel(counter.label)}
            moreLabel={moreLabel(counter.label)}
            onChange={(value) => onCount(counter.id, value)}
          />
        </SettingRow>
      ))}
      {ticks.length > 0 && (
        <ChipRow label={label}>
          {ticks.map((tick) => (
            <FactChip
              key={tick.id}
              label={tick.label}
              on={tick.on}
              wide={ticks.some(({ note }) => note !== undefined)}
              {...(tick.note !== undefined && { note: tick.note })}
              onPress={() => onTick(tick.id, !tick.on)}
            />
          ))}
        </ChipRow>
      )}
    </>
  );
}
