import { cutWords } from '../../engine/core/plainWords.ts';
import { type ReactNode, Suspense, useState } from 'react';
import type { MissionRow } from '../../content/schema/mission.ts';
import { copiedScenario, flawsOf, scenarioOf } from '../../content/scenarioFiles.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { useTogether } from '../../ui/Together.tsx';
import form from '../../ui/Form.module.css';
import { contentName } from '../../words/content.ts';
import { useWords } from '../../words/useWords.ts';
import { inWords } from './inWords.ts';
import type { ScenarioShelved } from './useScenarioShelf.ts';

/** A scenario is to be printed; `own`: of the workshop. */
type Print = (id: string, own: boolean) => void;

type ShelfProps = {
  readonly shelf: ScenarioShelved;
  readonly onOpen: (id: string) => void;
  readonly onTry: (id: string) => void;
  readonly onShare: (id: string) => void;
  /** To what of it can go on paper; left out: nothing. */
  readonly onPrint?: Print;
  /** The generator; null: there is none. */
  readonly onGenerate: (() => void) | null;
  /** What stands between those of one’s own and those of the app: what came from others. */
  readonly children?: ReactNode;
};

type SheetProps = {
  readonly row: MissionRow;
  readonly own: boolean;
  readonly shelf: ScenarioShelved;
  readonly onOpen: (id: string) => void;
  readonly onTry: (id: string) => void;
  readonly onShare: (id: string) => void;
  readonly onPrint: Print | undefined;
  readonly onClose: () => void;
};

function PrintButton({ onPress }: { readonly onPress: () => void }) {
  return <PlainButton icon="print" label={useWords('printing').title} onPress={onPress} />;
}

/** What can be done with one scenario. */
function ScenarioSheet({ row, own, shelf, onOpen, onTry, onShare, onPrint, onClose }: SheetProps) {
  const words = useWords('workshop').scenarioEditor;
  const content = useWords('shared');
  const name = own ? row.name : contentName(content, row.id, row.name);
  const and = (act: () => void) => () => {
    onClose();
    act();
  };
  const written = own ? row : inWords(content, scenarioOf(row));
  const copy = copiedScenario(written, cutWords(words.copyName(name), 80), shelf.taken);
  return (
    <SheetDialog open title={name} closeLabel={content.common.close} onClose={onClose}>
      <div className={form.inner}>
        {own && <PlainButton tone="brass" icon="open" label={words.open} onPress={and(() => onOpen(row.id))} />}
        {own && <PlainButton icon="acting" label={words.tryIt} onPress={and(() => onTry(row.id))} />}
        <PlainButton
          tone={own ? 'edge' : 'brass'}
          icon="plus"
          label={words.copy}
          onPress={and(() => shelf.make(copy))}
        />
        {own && <PlainButton icon="share" label={words.share} onPress={and(() => onShare(row.id))} />}
        {onPrint !== undefined && (
          <Suspense fallback={null}>
            <PrintButton onPress={and(() => onPrint(row.id, own))} />
          </Suspense>
        )}
        {own && <PlainButton icon="cross" label={words.remove} onPress={and(() => void shelf.remove(row))} />}
      </div>
    </SheetDialog>
  );
}

/** Scenarios of one’s own, how to make another, and those of the app to take a copy of. */
export function ScenarioShelf({ shelf, onOpen, onTry, onShare, onPrint, onGenerate, children }: ShelfProps) {
  const words = useWords('workshop').scenarioEditor;
  const content = useWords('shared');
  const [more, setMore] = useState<{ readonly row: MissionRow; readonly own: boolean } | null>(null);
  const { scenarios } = shelf;
  useTogether(scenarios !== undefined);
  if (scenarios === undefined) return null;
  if (scenarios === null) return <p className={form.inner}>{words.unread}</p>;
  const shipped = [...scenarios.base.missions.values()];
  const detail = ({ role, turningPoints }: MissionRow) =>
    words.said.limit(words.rolesLong[role], words.turningPoints(turningPoints));
  return (
    <>
      <section className={form.shelf} aria-label={words.scenarios}>
        <SectionHead title={words.scenarios} />
        {scenarios.own.length === 0 && <p className={form.hint}>{words.noOwn}</p>}
        {scenarios.own.map((row) => (
          <ListRow
            key={row.id}
            icon="byHand"
            title={row.name}
            detail={flawsOf(row, scenarios.files, scenarios.ground.pack).length === 0 ? detail(row) : words.unsound}
            opens
            onPress={() => setMore({ row, own: true })}
          />
        ))}
        {onGenerate !== null && (
          <ListRow icon="dice" title={words.generate} detail={words.generateDetail} onPress={onGenerate} />
        )}
      </section>
      {children}
      <section className={form.shelf} aria-label={words.shippedScenarios}>
        <SectionHead title={words.shippedScenarios} />
        {shipped.map((row) => (
          <ListRow
            key={row.id}
            icon="campaign"
            title={contentName(content, row.id, row.name)}
            detail={detail(row)}
            opens
            onPress={() => setMore({ row, own: false })}
          />
        ))}
      </section>
      {more !== null && (
        <ScenarioSheet
          {...more}
          shelf={shelf}
          onOpen={onOpen}
          onTry={onTry}
          onShare={onShare}
          onPrint={onPrint}
          onClose={() => setMore(null)}
        />
      )}
    </>
  );
}
