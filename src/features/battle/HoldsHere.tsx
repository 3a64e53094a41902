import { useState } from 'react';
import { type PlayScene, useOpenScene } from '../../scene/useScene.ts';
import { HoldsLine } from '../../ui/HoldsLine.tsx';
import { HoldsList } from '../../ui/HoldsList.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { type Holding, holdsNow } from '../../words/holdsNow.ts';

type HereProps = { readonly scene: PlayScene; readonly holds: readonly Holding[] };

/** What holds, why and until when; each can be lifted by hand. */
function HoldsSheet({ scene, holds, onClose }: HereProps & { readonly onClose: () => void }) {
  const { words, act } = scene;
  const { holds: title, lift, liftOf } = words.battle.table;
  return (
    <SheetDialog open title={title} closeLabel={words.common.close} onClose={onClose}>
      <HoldsList
        holds={holds}
        lift={lift}
        liftLabel={liftOf}
        onLift={(ids) => {
          for (const lasting of ids) act({ type: 'correct', correction: { what: 'lift', lasting } });
        }}
      />
    </SheetDialog>
  );
}

function Holds({ scene, holds }: HereProps) {
  const { words } = scene;
  const [open, setOpen] = useState(false);
  const named = holds.map(({ short, until }) => `${short}, ${until}`);
  return (
    <>
      <HoldsLine
        holds={holds.map(({ short }) => short)}
        label={words.battle.table.holdsLine(words.common.list(named))}
        onPress={() => setOpen(true)}
      />
      {open && <HoldsSheet scene={scene} holds={holds} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What holds now, on a screen of the battle that is not the table: one line, a tap opens it. Nothing where nothing holds. */
export function HoldsHere() {
  const scene = useOpenScene();
  if (scene === null) return null;
  const { words, look, state, view } = scene;
  const { overruledBy, onTable } = view.lasting;
  const holds = holdsNow({ words, look, turningPoint: state.turningPoint, overruledBy }, onTable);
  return holds.length === 0 ? null : <Holds scene={scene} holds={holds} />;
}
