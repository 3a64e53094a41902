import { type ReactNode, useEffect, useRef } from 'react';

type FreshProps = {
  readonly id?: string;
  readonly className: string | undefined;
  /** It was added just now: the focus goes to the first thing to write in. */
  readonly fresh: boolean;
  readonly children: ReactNode;
};

/** The form of something that may have been added just now. */
export function Fresh({ id, className, fresh, children }: FreshProps) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fresh) form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [fresh]);
  return (
    <div id={id} ref={form} className={className}>
      {children}
    </div>
  );
}
