import type { OperativeId } from '../../../core/ids.ts';
import type { RolledDie } from './pool.ts';
import type { FightTask, Fighter, FightRole, ShootSequence, Via } from './task.ts';

/** Which rule spoke, at which moment: the rows of "why". */
export interface Because {
  readonly rule: string;
  readonly window: string;
}
/** What an attack tells, from its declaration to its last die. */
export type AttackEvent =
  | {
      readonly type: 'attackDeclared';
      readonly action: 'shoot' | 'fight';
      readonly operative: OperativeId;
      readonly target: OperativeId;
      readonly weapon: string;
      readonly via: Via;
      /** A fight through an open hatchway. */
      readonly hatchway?: boolean;
      /** Its dice are rolled as if fighting: its target does not fight (C-26). */
      readonly asIf?: true;
    }
  | { readonly type: 'shotMoved'; readonly set: Partial<ShootSequence> }
  | { readonly type: 'fightMoved'; readonly set: Partial<Omit<FightTask, 'kind' | 'attacker' | 'defender'>> }
  | { readonly type: 'fighterMoved'; readonly role: FightRole; readonly set: Partial<Fighter> }
  | {
      readonly type: 'attackDiceRolled';
      readonly operative: OperativeId;
      readonly role: FightRole | 'shooter';
      readonly dice: readonly RolledDie[];
    }
  | { readonly type: 'defenceDiceRolled'; readonly operative: OperativeId; readonly dice: readonly RolledDie[] }
  | {
      readonly type: 'diceRerolled';
      readonly operative: OperativeId;
      readonly rule: string;
      readonly pool: 'attack' | 'defence';
      readonly from: readonly (number | null)[];
      readonly to: readonly (number | null)[];
    }
  | {
      readonly type: 'hitsRetained';
      readonly operative: OperativeId;
      readonly criticals: number;
      readonly normals: number;
      readonly because: readonly Because[];
    }
  | {
      readonly type: 'shotResolved';
      readonly operative: OperativeId;
      readonly target: OperativeId;
      readonly criticals: number;
      readonly normals: number;
      readonly saves: number;
      readonly damage: number;
      readonly because: readonly Because[];
    }
  | {
      readonly type: 'struck';
      readonly operative: OperativeId;
      readonly target: OperativeId;
      readonly grade: 'normal' | 'critical';
      readonly damage: number;
    }
  | {
      readonly type: 'blocked';
      readonly operative: OperativeId;
      readonly with: 'normal' | 'critical';
      readonly cancels: 'normal' | 'critical' | null;
      /** The second die that a shield lets it cancel. */
      readonly also?: 'normal' | 'critical';
    }
  | { readonly type: 'shocked'; readonly operative: OperativeId; readonly grade: 'normal' | 'critical' };
