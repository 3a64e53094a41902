import { useLayoutEffect, useRef, useState } from 'react';

const SIZES = ['normal', 'small', 'smaller', 'tiny'] as const;

/** The largest of four sizes of type in which a list, or columns, fit their place on paper. `text`: what it says. */
export function useFitting<E extends HTMLElement = HTMLUListElement>(text: string) {
  const ref = useRef<E>(null);
  const [fitted, setFitted] = useState({ text, step: 0 });
  const step = fitted.text === text ? fitted.step : 0;
  useLayoutEffect(() => {
    let shown = true;
    const shrink = () => {
      const list = ref.current;
      if (!shown || list === null) return;
      // Columns that do not fit stand beside it.
      if (list.scrollHeight <= list.clientHeight + 1 && list.scrollWidth <= list.clientWidth + 1) return;
      if (step < SIZES.length - 1) setFitted({ text, step: step + 1 });
    };
    // Laying out asks for the fonts; another font is broader, and what it says of the room would stay.
    void ref.current?.scrollHeight;
    const { fonts } = document;
    if (fonts === undefined) shrink();
    else void fonts.ready.then(shrink);
    return () => {
      shown = false;
    };
  }, [text, step]);
  return { ref, size: SIZES[step] ?? 'normal' };
}
