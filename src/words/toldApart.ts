const isAlike = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Things to choose from: behind each of those that are called the same it stands whose it is, as `whose` says it. */
export const toldApart = <T extends { readonly id: string; readonly name: string }>(
  all: readonly T[],
  whose: (id: string) => string,
): readonly T[] =>
  all.map((each) =>
    all.some((other) => other.id !== each.id && isAlike(other.name, each.name))
      ? { ...each, name: `${each.name} (${whose(each.id)})` }
      : each,
  );
