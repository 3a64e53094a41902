import type { BattleView } from '../../engine/view/battleView.ts';

type Parts = BattleView['parts'];

/** What these screens read of a battle of two sides: its set-up, its tac ops, its score. */
export type SetUpView = NonNullable<Parts['setUp']>;
export type ScoreView = NonNullable<Parts['score']>;
export type ScoreLine = ReturnType<ScoreView['lines']>[number];
export type MarkerView = ScoreView['markers'][number];
export type TacOpsView = NonNullable<Parts['tacOps']>;
export type TacOp = TacOpsView['offered'][number];
export type MarkerOption = ReturnType<SetUpView['options']>[number];
