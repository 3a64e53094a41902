import {
  type Circumstances,
  environmentChoices,
  environmentsIn,
  environmentsWanted,
  eventTableChoices,
  eventTableIn,
  ROLES,
  rollEnvironments,
} from '../content/circumstances.ts';
import { asDeckId, canBeDeck, isDeckId, tableIdOf } from '../content/eventDeck.ts';
import type { Pack } from '../content/pack.ts';
import type { Difficulty } from '../content/schema/difficulty.ts';
import type { MissionRow } from '../content/schema/mission.ts';
import { KeyButton } from '../ui/KeyButton.tsx';
import { PickList } from '../ui/PickList.tsx';
import { PrepHead, PrepHint, PrepSection } from '../ui/PrepSection.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { contentName, contentText } from '../words/content.ts';
import { toldApart } from '../words/toldApart.ts';
import { whoseRow } from '../words/whoseRow.ts';
import { useWords } from '../words/useWords.ts';
import styles from './CircumstancesSection.module.css';

type CircumstancesProps = {
  readonly pack: Pack;
  readonly mission: MissionRow;
  readonly difficulty: Difficulty['id'];
  readonly chosen: Circumstances;
  readonly onChange: (chosen: Circumstances) => void;
  /** A face 1..sides. */
  readonly roll: (sides: number) => number;
};

const NONE = '';

/** Environments, one list for each that the difficulty has or that is there: a die on the table is typed by its face. */
function Environments({ pack, mission, difficulty, chosen, onChange, roll }: CircumstancesProps) {
  const words = useWords('play');
  const { circumstances } = words.deployment;
  const choices = environmentChoices(pack, mission);
  const now = environmentsIn(pack, mission, chosen);
  const named = ({ id, name }: { readonly id: string; readonly name: string }) => contentName(words, id, name);
  const set = (at: number, id: string) => {
    const ids = now.map((each) => each.id);
    const next = id === NONE ? ids.toSpliced(at, 1) : [...ids.slice(0, at), id, ...ids.slice(at + 1)];
    onChange({ ...chosen, environments: [...new Set(next)] });
  };
  const lists = Math.max(now.length, Math.min(environmentsWanted(difficulty), now.length + 1));
  return (
    <>
      {Array.from({ length: lists }, (_, at) => (
        <PickList
          key={at}
          label={at === 0 ? circumstances.environment : circumstances.another}
          groups={[
            {
              label: null,
              options: [
                { value: NONE, label: circumstances.none },
                ...choices.map((each) => ({
                  value: each.id,
                  label: each.face === null ? named(each) : circumstances.byFace(each.face, named(each)),
                })),
              ],
            },
          ]}
          value={now[at]?.id ?? NONE}
          onChange={(id) => set(at, id)}
        />
      ))}
      {now.map(({ id, name, text, face }) => (
        <PrepHint key={id}>
          {circumstances.says(
            contentName(words, id, name),
            contentText(words, face === null ? `${mission.id}/environment/${id}` : `${id}/text`, text),
          )}
        </PrepHint>
      ))}
      <KeyButton
        icon="dice"
        label={circumstances.roll(environmentsWanted(difficulty))}
        onPress={() => onChange({ ...chosen, environments: rollEnvironments(pack, difficulty, roll) })}
      />
    </>
  );
}

const DRAWN = ['die', 'deck'] as const;

/** The table that events come from, and whether by a die each time or from a deck. */
function Events({ pack, mission, chosen, onChange }: CircumstancesProps) {
  const words = useWords('play');
  const { circumstances } = words.deployment;
  const now = eventTableIn(pack, mission.id, chosen);
  const isDeck = isDeckId(now);
  return (
    <>
      <PickList
        label={circumstances.events}
        groups={[
          {
            label: null,
            options: toldApart(
              eventTableChoices(pack, mission.id).map((id) => ({
                id,
                name: contentName(words, id, pack.tables.get(id)?.title ?? id),
              })),
              (id) => whoseRow(words, id, pack.merged),
            ).map(({ id, name }) => ({ value: id, label: name })),
          },
        ]}
        value={tableIdOf(now)}
        onChange={(id) => onChange({ ...chosen, eventTable: asDeckId(id, isDeck && canBeDeck(pack, id)) })}
      />
      {canBeDeck(pack, now) && (
        <>
          <PrepHead title={circumstances.drawn} />
          <Segmented
            wide
            label={circumstances.drawn}
            options={DRAWN.map((value) => ({ value, label: circumstances.drawnBy[value] }))}
            value={isDeck ? 'deck' : 'die'}
            onChange={(value) => onChange({ ...chosen, eventTable: asDeckId(now, value === 'deck') })}
          />
          {isDeck && <PrepHint>{circumstances.deckMeans}</PrepHint>}
        </>
      )}
    </>
  );
}

/** Where it is played: environments, the table of events, and the side where the scenario leaves it open. */
export function CircumstancesSection(props: CircumstancesProps) {
  const { pack, mission, chosen, onChange } = props;
  const words = useWords('play');
  const { circumstances, role } = words.deployment;
  return (
    <PrepSection title={circumstances.title}>
      <div className={styles.lists}>
        {environmentChoices(pack, mission).length > 0 && <Environments {...props} />}
        <Events {...props} />
        {mission.role === 'either' && (
          <>
            <PrepHead title={circumstances.side} />
            <Segmented
              wide
              label={circumstances.side}
              options={ROLES.map((value) => ({ value, label: role[value] }))}
              value={chosen.role ?? ''}
              onChange={(value) => {
                const side = ROLES.find((each) => each === value);
                if (side !== undefined) onChange({ ...chosen, role: side });
              }}
            />
          </>
        )}
      </div>
    </PrepSection>
  );
}
