import { type Begun, begunOf } from '../state/answer/begun.ts';
import { part } from '../state/base/part.ts';

/** The sections of the workshop, in the order in which they are shown. */
export const WORKSHOP_SECTIONS = ['scenarios', 'campaigns', 'boards', 'tables', 'content', 'packs'] as const;
export type WorkshopSection = (typeof WORKSHOP_SECTIONS)[number];

const NAME = 'workshop section';
const sectionNamed = (said: unknown): WorkshopSection | undefined => WORKSHOP_SECTIONS.find((each) => each === said);

/** The section that was shown last, also after a restart; the address has it too. */
class ShelfPlace {
  readonly #begun: Begun;

  constructor(begun: Begun) {
    this.#begun = begun;
  }

  /** What an address says, or else what was shown last. */
  sectionOf = (said: string): WorkshopSection => {
    const last = sectionNamed(this.#begun.read(NAME)) ?? 'scenarios';
    const section = sectionNamed(said) ?? last;
    if (section !== last) this.#begun.put(NAME, section);
    return section;
  };
}

/** Where the workshop of an app was last looked at. */
export const shelfPlaceOf = part((app) => new ShelfPlace(begunOf(app)));
