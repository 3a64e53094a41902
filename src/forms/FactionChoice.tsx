import type { Pack } from '../content/pack.ts';
import type { Variant } from '../content/schema/faction.ts';
import { OneOf } from '../ui/OneOf.tsx';
import { PrepHead } from '../ui/PrepSection.tsx';
import { contentName, contentText } from '../words/content.ts';
import { useWords } from '../words/useWords.ts';
import { toldApart } from '../words/toldApart.ts';
import { whoseRow } from '../words/whoseRow.ts';
import type { Words } from '../words/words.ts';

type FactionChoiceProps = {
  readonly pack: Pack;
  readonly faction: string;
  /** The kind of the faction; null: it has none. */
  readonly variant: string | null;
  readonly onFaction: (faction: string) => void;
  readonly onVariant: (variant: string) => void;
};

/** What the variant changes, in the words of its traits. */
const meaningOf = (words: Words<'play'>, { grants }: Variant): string =>
  [...new Set(grants.flatMap(({ traits }) => traits.map(({ id, text }) => contentText(words, id, text))))].join(' ');

const titled = ({ id, name }: { readonly id: string; readonly name: string }) => ({ id, title: name });

/** Which faction, and which kind of it where there are several. */
export function FactionChoice({ pack, faction, variant, onFaction, onVariant }: FactionChoiceProps) {
  const words = useWords('play');
  const { deployment } = words;
  const named = (rows: Iterable<{ readonly id: string; readonly name: string }>) =>
    [...rows].map(({ id, name }) => ({ id, name: contentName(words, id, name) }));
  const { variants = [] } = pack.factions.get(faction) ?? {};
  return (
    <>
      <PrepHead level={3} title={deployment.faction} />
      <OneOf
        label={deployment.chooseEnemy}
        options={toldApart(named(pack.factions.values()), (id) => whoseRow(words, id, pack.merged)).map(titled)}
        value={faction}
        onChange={onFaction}
      />
      {variants.length > 0 && (
        <>
          <PrepHead level={3} title={deployment.variant} />
          <OneOf
            label={deployment.chooseVariant}
            options={variants.map((each) => ({
              id: each.id,
              title: contentName(words, each.id, each.name),
              reason: meaningOf(words, each),
            }))}
            value={variant}
            onChange={onVariant}
          />
        </>
      )}
    </>
  );
}
