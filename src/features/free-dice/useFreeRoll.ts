import { useMemo } from 'react';
import { diceOf, type FreeRoll, type FreeRollKind, isRoll } from '../../engine/dice/freeRoll.ts';
import type { FreeDiceAsked } from '../../scene/freeDiceDoor.ts';
import { type FreeDiceTable, useFreeDiceTable } from '../../scene/freeDiceTable.ts';
import { useHalfDone } from '../../scene/useHalfDone.ts';
import { type ListId, type ListSaid, listsOf, namesOf } from './lists.ts';

const takesList = (kind: FreeRollKind): boolean => kind === 'oneOf' || kind === 'highest';

/** What the players have said of the roll so far. `list` null: the usual one; `left`: who is left out of it. */
interface Wanted {
  readonly kind: FreeRollKind;
  readonly why: string;
  readonly far: number;
  readonly list: ListId | null;
  readonly said: ListSaid;
  readonly left: readonly string[];
  /** Faces typed of dice that are not all typed yet. */
  readonly typed: readonly number[];
}

const D6 = 6;
const NUMBERED = 8;

const begun = (asked: FreeDiceAsked | null): Wanted => ({
  kind: asked?.kind ?? 'd6',
  why: asked?.why ?? '',
  far: D6,
  list: asked?.numbered === undefined ? null : 'numbers',
  said: { count: asked?.numbered ?? NUMBERED, own: '' },
  left: [],
  typed: [],
});

const usualList = (kind: FreeRollKind, lists: readonly ListId[]): ListId => {
  const wanted: ListId = kind === 'highest' ? 'players' : 'standing';
  return lists.find((list) => list === wanted) ?? lists[0] ?? 'numbers';
};

/** The list that one is drawn from; null: the roll takes none. */
function listOf(table: FreeDiceTable, { kind, list: chosen, said, left }: Wanted) {
  if (!takesList(kind)) return null;
  const lists = listsOf(table);
  const list = chosen !== null && lists.includes(chosen) ? chosen : usualList(kind, lists);
  return { lists, list, said, left, all: namesOf(table, list, said) };
}

const withOrWithout = (left: readonly string[], name: string): readonly string[] =>
  left.includes(name) ? left.filter((each) => each !== name) : [...left, name];

/** What is being rolled, with the faces typed so far; rolling it is a command of the battle. */
export function useFreeRoll(asked: FreeDiceAsked | null) {
  const table = useFreeDiceTable();
  const first = useMemo(() => begun(asked), [asked]);
  const [wanted, want] = useHalfDone<Wanted>(`freeDice ${first.kind} ${first.why}`, first);
  const { kind, why, far, left, typed } = wanted;
  const list = listOf(table, wanted);
  const roll: FreeRoll = { kind, among: (list?.all ?? []).filter((name) => !left.includes(name)), far };
  const anew = (change: Partial<Wanted>) => want({ ...wanted, typed: [], ...change });
  const send = (faces: readonly number[] | null) => {
    anew({});
    table.send(roll, faces, why === '' ? null : why);
  };
  return {
    roll,
    ready: isRoll(roll),
    why,
    typed,
    list,
    choose: (next: FreeRollKind) => anew({ kind: next }),
    setWhy: (next: string) => want({ ...wanted, why: next }),
    setFar: (next: number) => anew({ far: next }),
    setList: (next: ListId) => anew({ list: next, left: [] }),
    setSaid: (said: ListSaid) => anew({ said }),
    leave: (name: string) => anew({ left: withOrWithout(left, name) }),
    /** The app rolls it. */
    byApp: () => send(null),
    /** A face that lies on the table; the last one rolls. */
    type: (face: number) => {
      const faces = [...typed, face];
      if (faces.length < diceOf(roll).length) want({ ...wanted, typed: faces });
      else send(faces);
    },
  };
}

export type FreeRolling = ReturnType<typeof useFreeRoll>;
