/**
 * The same function, which remembers what it made of the thing it was given last: for what is asked for several times in a row
 * of one moment. `make` may look at nothing that the thing does not tell.
 */
export function latest<A extends object, T>(make: (of: A) => T): (of: A) => T {
  let known: { readonly of: A; readonly made: T } | null = null;
  return (of) => {
    if (known?.of !== of) known = { of, made: make(of) };
    return known.made;
  };
}
