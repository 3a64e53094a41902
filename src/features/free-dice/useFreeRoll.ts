import { useState } from 'react';
import { diceOf, type FreeRoll, type FreeRollKind, isRoll } from '../../engine/dice/freeRoll.ts';
import type { FreeDiceAsked } from '../../scene/freeDiceDoor.ts';
import { useScene } from '../../scene/useScene.ts';
import { freeRollCommand } from '../../state/battle/freeDice.ts';
import { type ListId, listsOf, namesOf } from './lists.ts';

const takesList = (kind: FreeRollKind): boolean => kind === 'oneOf' || kind === 'highest';

const usualList = (kind: FreeRollKind, lists: readonly ListId[]): ListId => {
  const wanted: ListId = kind === 'highest' ? 'players' : 'standing';
  return lists.find((list) => list === wanted) ?? lists[0] ?? 'numbers';
};

const EIGHT = 8;

/** What is being rolled, with the faces typed so far; rolling it is a command of the battle. */
export function useFreeRoll(asked: FreeDiceAsked | null) {
  const scene = useScene('log');
  const [kind, setKind] = useState<FreeRollKind>(asked?.kind ?? 'd6');
  const [why, setWhy] = useState(asked?.why ?? '');
  const [far, setFar] = useState(6);
  const [chosen, setList] = useState<ListId | null>(asked?.numbered === undefined ? null : 'numbers');
  const [said, setSaid] = useState({ count: asked?.numbered ?? EIGHT, own: '' });
  const [left, setLeft] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState<readonly number[]>([]);
  const lists = listsOf(scene);
  const list = chosen !== null && lists.includes(chosen) ? chosen : usualList(kind, lists);
  const all = takesList(kind) ? namesOf(scene, list, said) : [];
  const roll: FreeRoll = { kind, among: all.filter((name) => !left.includes(name)), far };
  const anew =
    <T>(set: (value: T) => void) =>
    (value: T): void => {
      setTyped([]);
      set(value);
    };
  const send = (faces: readonly number[] | null) => {
    setTyped([]);
    scene.act(freeRollCommand(scene.state, { roll, faces, why: why === '' ? null : why }));
  };
  return {
    roll,
    ready: isRoll(roll),
    why,
    typed,
    list: takesList(kind) ? { lists, list, all, left, said } : null,
    choose: anew(setKind),
    setWhy,
    setFar: anew(setFar),
    setList: anew((next: ListId) => {
      setLeft([]);
      setList(next);
    }),
    setSaid: anew(setSaid),
    leave: anew((name: string) =>
      setLeft(left.includes(name) ? left.filter((each) => each !== name) : [...left, name]),
    ),
    /** The app rolls it. */
    byApp: () => send(null),
    /** A face that lies on the table; the last one rolls. */
    type: (face: number) => {
      const faces = [...typed, face];
      if (faces.length < diceOf(roll).length) setTyped(faces);
      else send(faces);
    },
  };
}

export type FreeRolling = ReturnType<typeof useFreeRoll>;
