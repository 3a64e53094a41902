import { NextButton } from '../../../src/ui/NextButton.tsx';
import { StatusStrip } from '../../../src/ui/StatusStrip.tsx';
import { StripCell } from '../../../src/ui/StripCell.tsx';
import { TableFoe, TableFoes } from '../../../src/ui/TableFoes.tsx';
import { TableRow } from '../../../src/ui/TableRow.tsx';
import { TableSheet } from '../../../src/ui/TableSheet.tsx';
import { TableLayout } from '../../../src/ui/TableLayout.tsx';
import { ThumbBar } from '../../../src/ui/ThumbBar.tsx';
import { UndoButton } from '../../../src/ui/UndoButton.tsx';
import { ap, ENGAGE, FOES, nothing, RETINUE, shots } from './cast.tsx';

/** The table read from across it; add `&scale=table`. */
export function TableView() {
  return (
    <TableLayout
      label="Combat"
      strip={
        <StatusStrip label="État">
          <StripCell label="Point" value="PT 2" onPress={nothing} />
          <StripCell label="Init." value="Vous" side="retinue" onPress={nothing} />
          <StripCell label="PC" value="2" onPress={nothing} />
          <StripCell label="Alerte" value="2" onPress={nothing} />
        </StatusStrip>
      }
      sheet={
        <TableSheet
          name="Vex"
          order={ENGAGE}
          ap={{ ...ap(2, 3), text: '2 PA' }}
          shots={{ ammo: shots(4), text: '4 coups' }}
          now={6}
          max={8}
          ofText="sur 8"
          sentence="Vex agit"
          woundsLabel="6 sur 8"
          opens="Actions"
          onPress={nothing}
          onWounds={nothing}
        />
      }
      rows={RETINUE.slice(1).map((each) => (
        <TableRow
          key={each.name}
          side="retinue"
          name={each.name.split(' ')[0] ?? ''}
          state={each.state}
          stateWord={each.stateWord}
          order={each.order?.kind ?? null}
          now={each.wounds.now}
          warn={each.injuredWord === null ? null : { word: each.injuredWord, harm: true }}
          sentence={each.sentence}
          onPress={nothing}
        />
      ))}
      foes={
        <TableFoes label="Culte" count={5}>
          {FOES.slice(0, 5).map((each, index) => (
            <TableFoe
              key={each.name}
              short={['Voix', 'C1', 'C2', 'Mitrailleur', 'C3'][index] ?? ''}
              state={each.state}
              order={each.order?.kind ?? null}
              now={each.wounds.now}
              injured={each.injuredWord !== null}
              sentence={each.sentence}
              onPress={nothing}
            />
          ))}
        </TableFoes>
      }
      bar={
        <ThumbBar
          label="Ensuite"
          undo={<UndoButton label="Annuler" what="Reposition." emptyText="" fullLabel="Annuler" onPress={nothing} />}
          next={<NextButton title="Finir Vex" onPress={nothing} />}
        />
      }
    />
  );
}
