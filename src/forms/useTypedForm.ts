import { useState } from 'react';
import { useTypedKeeper } from './useTypedKeeper.ts';

type Fields = Readonly<Record<string, string>>;

/** Where the fields of a form are parked. */
interface TypedForm {
  readonly read: () => Fields;
  readonly put: (fields: Fields) => Promise<boolean>;
  readonly drop: () => void;
}

const changed = (fields: Fields, first: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field, text]) => text !== first[field]));

/**
 * Text fields that are kept by a button: what is typed in them is still there when the page was left before. `first`: what
 * stands in them without that.
 */
export function useTypedForm<F extends Fields>(first: F, form: TypedForm) {
  const [fields, setFields] = useState<F>(() => {
    const typed = Object.entries(form.read()).filter(([field]) => Object.hasOwn(first, field));
    return { ...first, ...Object.fromEntries(typed) };
  });
  const put = (now: F): Promise<boolean> => {
    const typed = changed(now, first);
    if (Object.keys(typed).length > 0) return form.put(typed);
    form.drop();
    return Promise.resolve(true);
  };
  const { keeper } = useTypedKeeper<F>(fields, {
    write: put,
    park: (now) => {
      void put(now);
      return () => undefined;
    },
  });
  return {
    fields,
    type: (set: Partial<F>) => setFields({ ...fields, ...set }),
    /** They are kept, or not to be. */
    done: () => {
      keeper.forget();
      form.drop();
    },
  };
}
