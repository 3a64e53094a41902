/** In which language a scenario is written: names by id, sentences by path, with what the pack has. */
export interface Say {
  readonly name: (id: string, written: string) => string;
  readonly text: (path: string, written: string) => string;
}

/** As the pack has it. */
export const asWritten: Say = { name: (_id, written) => written, text: (_path, written) => written };

/** A sentence with what stands between its braces put in. */
export const filled = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{(?<key>\w+)\}/gu, (whole, key: string) => values[key] ?? whole);
