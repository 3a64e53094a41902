/** Text that arrives in pieces, cut at line feeds only (U+2028 may stand inside a JSON string); the last line needs none. */
export async function* lines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const [first = '', ...further] = piece.split('\n');
    rest += first;
    for (const line of further) {
      yield rest;
      rest = line;
    }
  }
  yield rest;
}
