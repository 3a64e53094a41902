import type { Pack } from '../../../content/pack.ts';
import { type BandChoice, bandNames, packOf, spentOf } from '../../../content/warBands/bandChoice.ts';
import { fieldModel } from '../../../content/warBands/fieldModel.ts';
import { classNames } from '../../../ui/classNames.ts';
import { PaperLayout } from '../../../ui/PaperLayout.tsx';
import paper from '../../../ui/PaperLayout.module.css';
import { packName } from '../../../words/packName.ts';
import { useWords } from '../../../words/useWords.ts';
import styles from './BandPrint.module.css';
import { PrintedCard } from './PrintedCard.tsx';

export type BandPrintProps = {
  readonly packs: readonly Pack[];
  readonly choices: readonly BandChoice[];
  /** The points agreed on. */
  readonly limit: number;
  readonly onBack: () => void;
};

/** One war band: its name, faction and points, then a card for everybody in it, in two columns. */
function Band({ packs, choice, limit }: Omit<BandPrintProps, 'choices' | 'onBack'> & { readonly choice: BandChoice }) {
  const words = useWords('play');
  const said = useWords('warBands');
  const pack = packOf(packs, choice);
  const faction = pack.bandFactions.get(choice.faction);
  const names = bandNames(pack, choice);
  const name = packName(words, choice.name);
  return (
    <section className={classNames(paper.flow, styles.band)} aria-label={name}>
      <header className={styles.mast}>
        <h2>{name}</h2>
        <p>{[packName(words, faction?.name ?? choice.faction), said.sum(spentOf(pack, choice), limit)].join(' · ')}</p>
      </header>
      <div className={styles.cards}>
        {choice.members.flatMap((member) => {
          const model = pack.bandModels.get(member.model);
          if (model === undefined) return [];
          const shown = packName(words, names.get(member.id) ?? member.id);
          return [<PrintedCard key={member.id} name={shown} card={fieldModel(model, member, faction)} />];
        })}
      </div>
    </section>
  );
}

/** The cards of war bands on A4, as they come out of the printer (V-04): each war band begins a page, no card is cut. */
export function BandPrint({ packs, choices, limit, onBack }: BandPrintProps) {
  const words = useWords('play');
  const { paper: said } = useWords('warBands');
  const { back, continue: bar } = words.common;
  const printed = choices.filter(({ members }) => members.length > 0);
  return (
    <PaperLayout
      title={said.title}
      head={said.head(words.common.list(printed.map(({ name }) => packName(words, name))))}
      empty={printed.length === 0 ? said.empty : null}
      labels={{ back, bar, print: said.print, detail: said.hint }}
      onBack={onBack}
    >
      {printed.map((choice, at) => (
        <Band key={at} packs={packs} choice={choice} limit={limit} />
      ))}
    </PaperLayout>
  );
}
