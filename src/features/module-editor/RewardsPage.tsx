import { NO_REWARD, type Reward } from '../../content/moduleFiles.ts';
import { DocumentPage } from '../../forms/DocumentPage.tsx';
import { NumberField } from '../../forms/Fields.tsx';
import { ItemList } from '../../forms/ItemList.tsx';
import { Text } from '../../forms/Text.tsx';
import { capital } from '../../words/capital.ts';
import { useWords } from '../../words/useWords.ts';
import { useEditing } from './editing.ts';
import { FlagsPart } from './FlagsPart.tsx';
import { type Numbered, numbered } from './numbered.ts';

const MOST = { loot: 9, rare: 9, capacity: 9, xp: 99 } as const;
const KINDS = ['loot', 'rare', 'capacity', 'xp'] as const;

const plain = ({ if: condition, text, loot, rare, capacity, xp }: Reward): Reward => ({
  if: condition,
  text,
  loot,
  rare,
  capacity,
  xp,
});

/** What the end of the campaign brings. */
export function RewardsPage({ turned }: { readonly turned: boolean }) {
  const { rewards: words } = useWords('workshop').moduleEditor;
  const { draft, change, said } = useEditing();
  const titleOf = ({ text, loot, rare, capacity, xp }: Reward) => {
    const brought = words.brings(loot, rare, capacity, xp);
    return text.trim() === '' ? capital(brought === '' ? words.nothing : brought) : text;
  };
  return (
    <DocumentPage title={words.title} hint={words.hint} turned={turned}>
      <ItemList
        label={words.title}
        path="rewards"
        items={numbered(draft.rewards)}
        most={12}
        addLabel={words.add}
        stem="reward"
        make={(id): Numbered<Reward> => ({ ...NO_REWARD, id })}
        said={(reward) => ({
          title: titleOf(reward),
          detail: reward.if === null ? words.else : capital(said(reward.if)),
        })}
        onChange={(rewards, typed = null) =>
          change('rewards', (now) => ({ ...now, rewards: rewards.map(plain) }), typed)
        }
      >
        {(reward, set, at) => (
          <>
            <Text
              label={words.text}
              path={`${at.path}.text`}
              value={reward.text}
              maxLength={400}
              lines={2}
              onChange={(text, typed) => set({ text }, typed)}
            />
            {KINDS.map((kind) => (
              <NumberField
                key={kind}
                label={words[kind]}
                value={reward[kind]}
                max={MOST[kind]}
                onChange={(value) => set({ [kind]: value })}
              />
            ))}
            <FlagsPart
              title={words.if}
              none={words.else}
              path={`${at.path}.if`}
              condition={reward.if}
              onChange={(condition) => set({ if: condition })}
            />
          </>
        )}
      </ItemList>
    </DocumentPage>
  );
}
