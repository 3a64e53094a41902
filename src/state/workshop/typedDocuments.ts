import * as z from 'zod/mini';
import { isEqual } from '../../engine/core/isEqual.ts';
import { readTimeline, trimmed } from '../../persistence/timelines.ts';
import type { TypedTexts } from '../../persistence/typedTexts.ts';
import type { DocumentRef, Timeline } from './documentTimelines.ts';

/** A document as it is to be written. */
export interface TypedDocument<R> {
  readonly row: R;
  /** What may be stored of it by now: first what was seen, then what was being written. */
  readonly known: readonly (R | null)[];
  /** What it is called beside another. */
  readonly copy: string;
  readonly timeline: Timeline<unknown, string> | null;
}

/** A document to be kept by whoever keeps those of its kind. */
export interface ToKeep<R> {
  readonly row: R;
  readonly was: R | null;
  readonly copyName: () => string;
  readonly timeline?: () => Timeline<unknown, string>;
}

/** The documents of a kind. `keep`: true when it is stored. */
interface Documents<R> {
  readonly kind: DocumentRef['kind'];
  readonly shape: z.ZodMiniType<R>;
  readonly idOf: (row: R) => string;
  readonly stored: () => Promise<readonly R[] | null>;
  readonly keep: (document: ToKeep<R>) => Promise<boolean>;
}

const step = z.object({ draft: z.unknown(), did: z.string() });
const typedShape = z.object({
  row: z.unknown(),
  known: z.array(z.unknown()),
  copy: z.string(),
  timeline: z.nullable(z.object({ past: z.array(step), now: z.unknown(), future: z.array(step) })),
});

const stepsOf = (steps: readonly z.infer<typeof step>[]): Timeline<unknown, string>['past'] =>
  steps.map(({ draft, did }) => ({ draft, did, typed: null }));

/** Documents of a kind that were left while they were typed, parked until the next page writes them. */
export class TypedDocuments<R> {
  readonly #texts: TypedTexts;
  readonly #documents: Documents<R>;
  /** Which parking of a place was the last. */
  readonly #last = new Map<string, number>();
  #parked = 0;
  #settled: Promise<void> | null = null;

  constructor(texts: TypedTexts, documents: Documents<R>) {
    this.#texts = texts;
    this.#documents = documents;
  }

  /**
   * Parks a document, at once; without its timeline where there is no room for that. Gives how to take it away again, if
   * nothing else was parked there since.
   */
  park(typed: TypedDocument<R>): () => void {
    const { typist } = this.#texts;
    typist?.types();
    const place = [this.#folder() + this.#documents.idOf(typed.row), ...(typist === null ? [] : [typist.id])].join('/');
    const timeline = typed.timeline === null ? null : trimmed(typed.timeline);
    const isIn = this.#texts.put(place, { ...typed, timeline });
    if (!isIn && timeline !== null) this.#texts.put(place, { ...typed, timeline: null });
    this.#parked += 1;
    const nth = this.#parked;
    this.#last.set(place, nth);
    return () => {
      if (this.#last.get(place) === nth) this.#texts.drop(place);
    };
  }

  /**
   * Writes what pages before have parked, once, before anything is opened; not what belongs to a tab that is still open. What
   * cannot be written stays there.
   */
  settle(): Promise<void> {
    this.#settled ??= this.#settleAll();
    return this.#settled;
  }

  async #settleAll(): Promise<void> {
    await this.#texts.catchUp(this.#folder());
    for (const place of this.#texts.places(this.#folder()))
      if (!(await this.#isTyped(place))) await this.#settleOne(place);
  }

  /** Whether a tab is still open in which this is being typed. Places of older apps name none. */
  async #isTyped(place: string): Promise<boolean> {
    const { typist } = this.#texts;
    const tab = place.slice(this.#folder().length).split('/')[1];
    return typist !== null && tab !== undefined && typist.isOpen(tab);
  }

  #folder(): string {
    return `workshop/${this.#documents.kind}/`;
  }

  #read(place: string): TypedDocument<R> | null {
    const { shape } = this.#documents;
    const typed = typedShape.safeParse(this.#texts.read(place)).data;
    const row = shape.safeParse(typed?.row);
    if (typed === undefined || !row.success) return null;
    const { past, now, future } = typed.timeline ?? { past: [], now: null, future: [] };
    return {
      row: row.data,
      known: typed.known.map((each) => shape.safeParse(each).data ?? null),
      copy: typed.copy,
      timeline: typed.timeline && { past: stepsOf(past), now, future: stepsOf(future) },
    };
  }

  /** What can be taken back of what is stored, with a step to a row that was parked over `that`; null: nothing can. */
  async #goneOn(row: R, that: boolean): Promise<Timeline<unknown, string> | null> {
    const { durable } = this.#texts;
    const { kind, idOf } = this.#documents;
    const found = durable === null || !that ? null : await readTimeline(durable, { kind, id: idOf(row) });
    const last = found?.past.at(-1);
    if (found === null || last === undefined) return null;
    return { past: stepsOf([...found.past, { draft: found.now, did: last.did }]), now: row, future: [] };
  }

  async #settleOne(place: string): Promise<void> {
    const { idOf, stored, keep } = this.#documents;
    const typed = this.#read(place);
    const all = typed === null ? null : await stored();
    if (typed === null || all === null) return;
    const { row, known, copy, timeline } = typed;
    const here = all.find((each) => idOf(each) === idOf(row));
    const was = known.find((each) => isEqual(each, here)) ?? known[0] ?? null;
    const goesOn = timeline ?? (await this.#goneOn(row, isEqual(here, was)));
    const document = { row, was, copyName: () => copy, ...(goesOn !== null && { timeline: () => goesOn }) };
    if (isEqual(here, row) || (await keep(document))) this.#texts.drop(place);
  }
}
