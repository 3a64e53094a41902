import type { SceneWith } from '../../../scene/useScene.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';

/** "Targets: Vex", "In reach of a Charge: nobody": what was told of this enemy where it stands. */
export function toldLines({ words, told, look, state }: SceneWith<'behaviour'>, enemy: Operative): readonly string[] {
  const { turn } = told;
  const mine = (state.npo?.told ?? []).filter((fact) => fact.enemy === enemy.id && fact.target !== null);
  const line = (kind: string, said: (names: string) => string): readonly string[] => {
    const about = mine.filter(({ fact }) => fact === kind);
    const names = about.flatMap(({ target, is }) => (is && target !== null ? [look.name(target)] : []));
    if (about.length === 0) return [];
    return [said(names.length === 0 ? turn.nobody : words.common.list(names))];
  };
  return [...line('validTarget', turn.knownSees), ...line('chargeReach', turn.knownReach)];
}
