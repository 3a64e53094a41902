import { MARKER_KINDS } from '../../../content/schema/mission.ts';
import { NumberField, WordsField } from '../../../forms/Fields.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { classNames } from '../../../ui/classNames.ts';
import form from '../../../ui/Form.module.css';
import { useWords } from '../../../words/useWords.ts';
import { useEditing, useSetters } from '../editing.ts';
import { Fresh } from '../../../forms/Fresh.tsx';
import { ItemList } from '../../../forms/ItemList.tsx';
import styles from '../Scenario.module.css';
import { ZonesField } from './ZonesField.tsx';
import { Text } from '../../../forms/Text.tsx';
import { GroundPart } from './GroundPart.tsx';
import { LyingField } from './LyingField.tsx';
import { NameField } from './NameField.tsx';

const MOST_LINES = 20;

/** The steps of the set-up, one line each. */
function Lines() {
  const { fields } = useWords('workshop').scenarioEditor;
  const { draft, open, onOpen } = useEditing();
  const { top } = useSetters('setUp');
  const lines = draft.setUp;
  const isFresh = (index: number) => open?.fresh === true && open.path === `setUp[${index}]`;
  const set = (next: readonly string[], typed: string | null = null) => top({ setUp: [...next] }, typed);
  return (
    <div className={styles.group} role="group" aria-label={fields.lines}>
      {lines.map((line, index) => (
        <Fresh key={index} className={classNames(form.line, form.low)} fresh={isFresh(index)}>
          <Text
            label={fields.line(index + 1)}
            path={`setUp[${index}]`}
            value={line}
            maxLength={400}
            lines={2}
            fresh={isFresh(index)}
            onChange={(text, typed) => set(lines.with(index, text), typed)}
          />
          <IconButton
            icon="next"
            turned="up"
            label={fields.earlier(index + 1)}
            impossible={index === 0}
            onPress={() => index > 0 && set(lines.toSpliced(index, 1).toSpliced(index - 1, 0, line))}
          />
          <IconButton
            icon="cross"
            label={fields.removeLine(index + 1)}
            onPress={() => set(lines.toSpliced(index, 1))}
          />
        </Fresh>
      ))}
      {lines.length < MOST_LINES && (
        <PlainButton
          tone="quiet"
          icon="plus"
          label={fields.addLine}
          onPress={() => {
            onOpen({ path: `setUp[${lines.length}]`, fresh: true });
            set([...lines, '']);
          }}
        />
      )}
    </div>
  );
}

/** Markers that lie on the board. */
function Markers() {
  const { fields, said, markerKinds, nameless } = useWords('workshop').scenarioEditor;
  const { draft } = useEditing();
  const { plan } = useSetters('setUp');
  return (
    <ItemList
      label={fields.markers}
      path="plan.markers"
      items={draft.plan.markers}
      most={30}
      addLabel={fields.addMarker}
      stem="marker"
      make={(id) => ({ id, name: '', kind: MARKER_KINDS[0], count: 1, perAcolyte: 0, where: '' })}
      said={({ name, count, perAcolyte, kind, where }) => ({
        title: said.marker(count, perAcolyte, name === '' ? nameless : name),
        detail: [markerKinds[kind], where].filter((part) => part !== '').join(' · '),
      })}
      onChange={(markers, typed) => plan({ markers }, typed)}
    >
      {(marker, set, at) => (
        <>
          <NameField name={marker.name} placeholder={fields.newMarker} at={at} set={set} />
          <WordsField label={fields.kind} names={markerKinds} value={marker.kind} onChange={(kind) => set({ kind })} />
          <NumberField label={fields.count} value={marker.count} max={30} onChange={(count) => set({ count })} />
          <NumberField
            label={fields.perAcolyte}
            value={marker.perAcolyte}
            max={10}
            onChange={(perAcolyte) => set({ perAcolyte })}
          />
          <Text
            label={fields.where}
            path={`${at.path}.where`}
            value={marker.where}
            maxLength={400}
            onChange={(where, typed) => set({ where }, typed)}
          />
          <ZonesField
            label={fields.liesIn}
            none={fields.byChance}
            path={`${at.path}.zones`}
            zones={marker.zones}
            onChange={(zones) => set({ zones })}
          />
          <LyingField marker={marker.id} lies={marker.lies} onChange={(lies) => set({ lies })} />
        </>
      )}
    </ItemList>
  );
}

/** The table: the board, how it is laid out, the markers on it. */
export function SetUpSection() {
  const { fields } = useWords('workshop').scenarioEditor;
  const { draft } = useEditing();
  const { plan } = useSetters('setUp');
  return (
    <>
      <GroundPart />
      <Text
        label={fields.board}
        hint={fields.boardHint}
        path="plan.board"
        value={draft.plan.board}
        maxLength={400}
        lines={2}
        onChange={(board, typed) => plan({ board }, typed)}
      />
      <SectionHead level={3} title={fields.lines} />
      <Lines />
      <SectionHead level={3} title={fields.markers} />
      <Markers />
    </>
  );
}
