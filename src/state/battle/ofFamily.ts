import type { GameTypes } from '../../engine/log/battleBase.ts';
import type { BattleLog } from '../../persistence/battleFile.ts';
import type { App } from '../base/app.ts';
import { useApp } from '../base/useApp.ts';
import type { OpenBattle } from '../base/store.ts';
import type { Refusal, RefusalOf } from '../log/dispatch.ts';
import type { Session } from '../log/session.ts';
import { battlesOf, type Play, playOf } from './play.ts';

/** How the screens of one family of games get at what the shared layers hold of any. */
export interface Family<T extends GameTypes> {
  /** The battle, where it is one of the family; null: none is open, or one of another. */
  readonly battleIn: (battle: OpenBattle | null) => OpenBattle<T> | null;
  /** Its advisor; null: it is still to come. */
  readonly advisorIn: (advisor: GameTypes['advisor'] | null) => T['advisor'] | null;
  /** What can be done with the battles of an app, while one of the family is open. */
  readonly playOf: (app: App) => Play<T>;
  readonly usePlay: () => Play<T>;
  readonly battlesOf: (app: App) => Session<BattleLog<T>>;
  /** Why a command of a battle of the family was refused. */
  readonly refusalOf: (refusal: Refusal) => RefusalOf<BattleLog<T>>;
}

/** The door of a family, by the kind of its views: what has that kind is of its types. */
export function ofFamily<T extends GameTypes>(kind: T['view']['kind']): Family<T> {
  const isOf = (battle: OpenBattle | OpenBattle<T>): battle is OpenBattle<T> => battle.view.kind === kind;
  const family: Family<T> = {
    battleIn: (battle) => (battle !== null && isOf(battle) ? battle : null),
    advisorIn: (advisor) => (advisor?.kind === kind ? advisor : null),
    playOf: (app) => playOf(app) as unknown as Play<T>,
    usePlay: () => family.playOf(useApp()),
    refusalOf: (refusal) => refusal as unknown as RefusalOf<BattleLog<T>>,
    battlesOf: (app) => battlesOf(app) as unknown as Session<BattleLog<T>>,
  };
  return family;
}
