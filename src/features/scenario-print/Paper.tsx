import type { ReactNode } from 'react';
import { PaperLayout } from '../../ui/PaperLayout.tsx';
import type { Printed } from './usePrinted.ts';

type PaperProps = {
  readonly printed: Printed;
  readonly title: string;
  readonly empty?: boolean;
  readonly onBack: () => void;
  readonly children: ReactNode;
};

/** A sheet of a scenario. */
export function Paper({ printed: { words, printing, mission }, title, empty = false, onBack, children }: PaperProps) {
  const { back, continue: bar } = words.common;
  return (
    <PaperLayout
      title={title}
      head={printing.head(mission.name, title)}
      empty={empty ? printing.empty : null}
      labels={{ back, bar, print: printing.print, detail: printing.hint }}
      onBack={onBack}
    >
      {children}
    </PaperLayout>
  );
}
