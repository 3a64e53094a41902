import { zoneKind, zoneSide, zoneSized } from '../../content/killzones/editZone.ts';
import type { ZoneRow } from '../../content/killzones/schema.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './BoardEditor.module.css';
import { SegmentField } from '../../ui/SegmentField.tsx';
import { LengthField } from './LengthField.tsx';
import type { Editing } from './useBoardEditing.ts';

const KINDS = ['drop', 'entry', 'area'] as const;
const SIDES = ['0', '1', 'either'] as const;

type ZoneMakeProps = { readonly editing: Editing; readonly zone: ZoneRow };

/** What a zone is for, whose it is, and how large where it is a box. Of a marker nothing of it. */
export function ZoneMake({ editing: { row, change }, zone }: ZoneMakeProps) {
  const words = useWords('workshop').boardEditor.zone;
  const { id, kind, side, box } = zone;
  if (kind === 'marker') return null;
  const [left = 0, near = 0, right = 0, far = 0] = box ?? [];
  const size = (wide: number, deep: number) => change('zone', (all) => zoneSized(all, id, [wide, deep]), `zone ${id}`);
  return (
    <>
      <SegmentField
        label={words.kind}
        options={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
        value={kind}
        onChange={(next) => change('zone', (all) => zoneKind(all, id, next))}
      />
      {kind !== 'area' && (
        <SegmentField
          label={words.side}
          options={SIDES.map((value) => ({ value, label: words.sides[value] }))}
          value={side === undefined ? 'either' : side === 0 ? '0' : '1'}
          onChange={(next) =>
            change('zone', (all) => zoneSide(all, id, next === 'either' ? null : next === '0' ? 0 : 1))
          }
        />
      )}
      {box !== undefined && (
        <div className={styles.pair}>
          <LengthField
            label={words.wide}
            value={right - left}
            most={row.size[0]}
            onChange={(wide) => size(wide, far - near)}
          />
          <LengthField
            label={words.deep}
            value={far - near}
            most={row.size[1]}
            onChange={(deep) => size(right - left, deep)}
          />
        </div>
      )}
    </>
  );
}
