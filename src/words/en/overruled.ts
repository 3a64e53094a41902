import { inches } from '../format.ts';
import { overruledSaid } from '../overruledSaid.ts';

/** What the table says of what one sees of another, against the board. */
export const overruled = {
  seen: (from: string, to: string) => `What ${from} sees of ${to}`,
  says: overruledSaid('the board has the word again', (facts) => `by hand: ${facts}`, {
    visible: ['not seen', 'seen'],
    cover: ['not in cover', 'in cover'],
    obscured: ['not obscured', 'obscured'],
    within: (far) => `within ${inches(far)}`,
    beyond: (far) => `more than ${inches(far)} apart`,
  }),
};
