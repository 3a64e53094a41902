import { answerLine } from './answerLine.ts';
import { lines } from './lines.ts';

/** One reply for each line that is not empty, in order. A bad line has its reply and the next one is read. */
export async function* answerAll(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines(pieces)) {
    const reply = answerLine(line);
    if (reply !== null) yield reply;
  }
}
