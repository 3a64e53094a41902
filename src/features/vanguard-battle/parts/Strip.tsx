import type { SideView, VanguardView } from '../../../engine/family/vanguard/view/vanguardView.ts';
import { colourIn, modelName, playerOf, sideName } from '../../../scene/vanguardLook.ts';
import { useVanguardScene, type VanguardScene } from '../../../scene/useVanguardScene.ts';
import { useGame } from '../../../state/base/useApp.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { SaveGlyph } from '../../../ui/SaveGlyph.tsx';
import { StatusStrip } from '../../../ui/StatusStrip.tsx';
import { StripCell } from '../../../ui/StripCell.tsx';
import { useSaveShown } from '../../../ui/useSaveShown.ts';
import { saveSentence } from '../../../words/saveSentence.ts';
import { useDesk } from '../desk.ts';
import { useMedia, WIDE } from '../../../ui/useMedia.ts';
import styles from './Strip.module.css';

/** The save glyph, and the way to everything else. */
function StripEnd() {
  const { words } = useVanguardScene();
  const { openSheet } = useDesk();
  const save = useSaveShown(useGame((game) => game.save));
  return (
    <>
      <SaveGlyph state={save.kind} label={saveSentence(words, save)} onPress={() => openSheet({ kind: 'save' })} />
      <button
        type="button"
        className={styles.more}
        aria-label={words.table.menu}
        onClick={() => openSheet({ kind: 'menu' })}
      >
        <Icon name="more" />
      </button>
    </>
  );
}

/** Who acts, else whose turn it is. */
function turnCell(scene: VanguardScene) {
  const { view, words } = scene;
  const { cells, nobody } = words.table;
  if (view.actor !== null) {
    const { id, side } = view.actor.model;
    return { label: cells.acts, value: modelName(scene, id), side: colourIn(view, side) };
  }
  if (view.turn === null) return { label: cells.turn, value: nobody };
  return { label: cells.turn, value: playerOf(scene, view.turn), side: colourIn(view, view.turn) };
}

/** Two numbers, one of each side. */
function bothOf(scene: VanguardScene, full: string, of: (side: SideView) => number) {
  const { view, words } = scene;
  const [left, right]: VanguardView['sides'] = view.sides;
  const said = view.sides.map((side) => `${sideName(scene, side.id)} ${of(side)}`).join(', ');
  return {
    value: `${of(left)} : ${of(right)}`,
    pair: [`${of(left)}`, `${of(right)}`] as const,
    name: words.table.bothSaid(full, said),
  };
}

/** The line above the table: round, whose turn, command points and victory points of both. */
export function Strip() {
  const scene = useVanguardScene();
  const { openSheet } = useDesk();
  const { table } = scene.words;
  const { round, lastRound } = scene.view;
  const wide = useMedia(WIDE);
  const tableMode = useGame((game) => game.settings.tableMode);
  return (
    <StatusStrip label={table.strip} end={<StripEnd />}>
      <StripCell
        label={table.cells.round}
        value={round === 0 ? table.nobody : wide ? `${round}` : `${round}/${lastRound}`}
        {...(wide && round > 0 && { note: table.of(lastRound) })}
        name={`${table.cells.round} ${round} ${table.of(lastRound)}`}
        onPress={() => openSheet({ kind: 'table' })}
      />
      {!(tableMode && scene.view.actor !== null) && (
        <StripCell {...turnCell(scene)} onPress={() => openSheet({ kind: 'table' })} />
      )}
      <StripCell
        label={table.cells.cp}
        {...bothOf(scene, table.cpFull, ({ cp }) => cp)}
        onPress={() => openSheet({ kind: 'cp' })}
      />
      <StripCell
        label={table.cells.vp}
        {...bothOf(scene, table.vpFull, ({ points }) => points)}
        onPress={() => openSheet({ kind: 'points' })}
      />
    </StatusStrip>
  );
}
