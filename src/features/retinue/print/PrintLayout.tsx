import { useCampaignScene } from '../../../scene/useCampaignScene.ts';
import type { ReactNode } from 'react';
import { PaperLayout } from '../../../ui/PaperLayout.tsx';

type PrintLayoutProps = {
  readonly title: string;
  /** Null: the browser counts them. */
  readonly pages: number | null;
  readonly empty: boolean;
  readonly onBack: () => void;
  readonly children: ReactNode;
};

/** A sheet of a retinue. */
export function PrintLayout({ title, pages, empty, onBack, children }: PrintLayoutProps) {
  const { words, state } = useCampaignScene();
  const { printing } = words.campaign.retinue;
  const { back, continue: bar } = words.common;
  const detail = pages === null ? printing.hint : printing.printDetail(pages);
  return (
    <PaperLayout
      large
      title={title}
      head={printing.after(state.name, state.scenarios)}
      empty={empty ? printing.empty : null}
      labels={{ back, bar, print: printing.print, detail }}
      onBack={onBack}
    >
      {children}
    </PaperLayout>
  );
}
