/** Things in words, each with what it means: so that they can be named before what they mean is here. */
export const explained = <T extends Readonly<Record<string, object>>>(
  things: T,
  meanings: { readonly [K in keyof T]: string },
): { readonly [K in keyof T]: T[K] & { readonly meaning: string } } =>
  // Each thing is taken with its own meaning: the compiler does not follow keys through entries.
  Object.fromEntries(Object.entries(things).map(([id, thing]) => [id, { ...thing, meaning: meanings[id] }])) as {
    readonly [K in keyof T]: T[K] & { readonly meaning: string };
  };
