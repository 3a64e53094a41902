import * as z from 'zod/mini';
import { isEqual } from '../../engine/core/isEqual.ts';
import { trimmed } from '../../persistence/timelines.ts';
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
  #settled: Promise<void> | null = null;

  constructor(texts: TypedTexts, documents: Documents<R>) {
    this.#texts = texts;
    this.#documents = documents;
  }

  /** Parks a document, at once; without its timeline where there is no room for that. Gives how to take it away again. */
  park(typed: TypedDocument<R>): () => void {
    const place = this.#folder() + this.#documents.idOf(typed.row);
    const timeline = typed.timeline === null ? null : trimmed(typed.timeline);
    if (!this.#texts.put(place, { ...typed, timeline })) this.#texts.put(place, { ...typed, timeline: null });
    return () => this.#texts.drop(place);
  }

  /** Writes what the page before has parked; once, before anything is opened. What cannot be written stays there. */
  settle(): Promise<void> {
    this.#settled ??= this.#texts
      .places(this.#folder())
      .reduce((before, place) => before.then(() => this.#settleOne(place)), Promise.resolve());
    return this.#settled;
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

  async #settleOne(place: string): Promise<void> {
    const { idOf, stored, keep } = this.#documents;
    const typed = this.#read(place);
    const all = typed === null ? null : await stored();
    if (typed === null || all === null) return;
    const { row, known, copy, timeline } = typed;
    const here = all.find((each) => idOf(each) === idOf(row));
    const was = known.find((each) => isEqual(each, here)) ?? known[0] ?? null;
    const document = { row, was, copyName: () => copy, ...(timeline !== null && { timeline: () => timeline }) };
    if (isEqual(here, row) || (await keep(document))) this.#texts.drop(place);
  }
}
