import { useState } from 'react';
import { ActingHead } from '../../../src/ui/ActingHead.tsx';
import { ActionButton } from '../../../src/ui/ActionButton.tsx';
import { ActionGrid } from '../../../src/ui/ActionGrid.tsx';
import { AlertBars } from '../../../src/ui/AlertBars.tsx';
import { BattleLayout } from '../../../src/ui/BattleLayout.tsx';
import { FoldedActions } from '../../../src/ui/FoldedActions.tsx';
import { KeyCap } from '../../../src/ui/KeyCap.tsx';
import { NextButton } from '../../../src/ui/NextButton.tsx';
import { OperativeCard, type OperativeCardProps } from '../../../src/ui/OperativeCard.tsx';
import { SaveGlyph } from '../../../src/ui/SaveGlyph.tsx';
import { SideHead } from '../../../src/ui/SideHead.tsx';
import { StatusStrip } from '../../../src/ui/StatusStrip.tsx';
import { StripCell } from '../../../src/ui/StripCell.tsx';
import { ThumbBar } from '../../../src/ui/ThumbBar.tsx';
import { Toast } from '../../../src/ui/Toast.tsx';
import { UndoButton } from '../../../src/ui/UndoButton.tsx';
import { WoundsPicker } from '../../../src/ui/WoundsPicker.tsx';
import { ap, ENGAGE, FOES, nothing, RETINUE } from './cast.tsx';
import { LogView } from './LogView.tsx';

const asked = new URLSearchParams(location.search);

function Strip() {
  return (
    <StatusStrip label="État" end={<SaveGlyph state="saved" label="Enregistré deux fois" onPress={nothing} />}>
      <StripCell label="Combat" value="PT 2" note="sur 6" onPress={nothing} />
      <StripCell label="Initiative" value="Suite" side="retinue" onPress={nothing} />
      <StripCell label="PC" value="2" onPress={nothing} />
      <StripCell label="Alerte" value="2" note="Alarmés" lead={<AlertBars level={2} />} onPress={nothing} />
    </StatusStrip>
  );
}

function Cards({ cards }: { readonly cards: readonly OperativeCardProps[] }) {
  const [wounds, setWounds] = useState<Record<string, number>>({});
  const [picked, setPicked] = useState<string | null>(null);
  return cards.map((each) => {
    const now = wounds[each.name] ?? each.wounds.now;
    const set = (value: number) => setWounds({ ...wounds, [each.name]: value });
    return (
      <OperativeCard
        key={each.name}
        {...each}
        wounds={{ ...each.wounds, now }}
        onWounds={() => setPicked(each.name)}
        onWoundsSet={set}
      >
        {picked === each.name && (
          <WoundsPicker
            title={each.name}
            note="Sauvegarde 5+"
            value={now}
            max={each.wounds.max}
            side={each.side}
            lessLabel="Un de moins"
            moreLabel="Un de plus"
            valueLabel={(value) => `${value} blessures`}
            onSet={set}
            onClose={() => setPicked(null)}
          />
        )}
      </OperativeCard>
    );
  });
}

function Panel() {
  return (
    <>
      <ActingHead
        name={asked.has('long') ? 'Échanson Grémille' : 'Vex'}
        order={ENGAGE}
        facts={['Touche 3+', 'Svg 5+']}
        ap={{ ...ap(2, 3), text: '2 PA' }}
        owner="Anna"
        stats={[
          { id: 'a', label: 'LPA', value: '3' },
          { id: 'm', label: 'Mvt', value: '6″' },
          { id: 'h', label: 'Touche', value: '3+' },
          { id: 's', label: 'Svg', value: '5+' },
        ]}
      />
      <ActionGrid label="Actions de Vex">
        <ActionButton
          icon="shoot"
          title="Tirer"
          detail="Pistolet laser"
          cost={{ value: '1', unit: 'PA' }}
          keyHint="S"
          onPress={nothing}
        />
        <ActionButton
          icon="reanimate"
          title="Réanimer"
          detail="Pim, sur 5+"
          cost={{ value: '1', unit: 'PA' }}
          keyHint="R"
          onPress={nothing}
        />
        <ActionButton
          icon="dash"
          title="Foncer"
          detail="3″"
          cost={{ value: '1', unit: 'PA' }}
          keyHint="D"
          onPress={nothing}
        />
        <ActionButton
          icon="guard"
          title="Garde"
          detail="compte comme Tirer"
          cost={{ value: '1', unit: 'PA' }}
          keyHint="G"
          onPress={nothing}
        />
        <FoldedActions label="4 pas maintenant" names="Charger, Combattre, Recharger, Se replier">
          <ActionButton icon="charge" title="Charger" impossible="repositionnement fait" onPress={nothing} />
          <ActionButton icon="fight" title="Combattre" impossible="aucun ennemi à 1″" onPress={nothing} />
          <ActionButton icon="reload" title="Recharger" impossible="4 sur 5 chargés" onPress={nothing} />
          <ActionButton icon="fallBack" title="Se replier" impossible="aucun ennemi à 1″" onPress={nothing} />
        </FoldedActions>
      </ActionGrid>
    </>
  );
}

function Bar() {
  return (
    <ThumbBar
      label="Ensuite"
      undo={
        <UndoButton
          label="Annuler"
          what="Repositionner"
          emptyText="rien encore"
          fullLabel="Annuler : Vex se repositionne"
          keyHint="U"
          onPress={nothing}
        />
      }
      next={<NextButton title="Finir l’activation" detail="2 PA non dépensés" keyHint="Espace" onPress={nothing} />}
      keys={
        <>
          <span>
            <KeyCap>1</KeyCap>–<KeyCap>5</KeyCap>opérateur
          </span>
          <span>
            <KeyCap>W</KeyCap>blessures
          </span>
          <span>
            <KeyCap>?</KeyCap>touches
          </span>
        </>
      }
    />
  );
}

/** The table in the middle of a battle, five against six; `?foes=5`, `?target`, `?toast`. */
export function BattleView() {
  const [side, setSide] = useState<'left' | 'right'>('left');
  const foes = FOES.slice(0, Number(asked.get('foes') ?? 6)).map((foe, index) =>
    asked.has('target')
      ? {
          ...foe,
          highlight: index === 0 ? ('chosen' as const) : index < 3 ? ('offered' as const) : null,
          dimmed: index === 3 ? 'hors de vue' : null,
        }
      : foe,
  );
  return (
    <BattleLayout
      label="Combat"
      strip={<Strip />}
      left={{
        label: 'Suite',
        head: <SideHead side="retinue" title="Suite" note="4 sur 5 debout" columns={['Mvt', 'Tch', 'Svg']} />,
        cards: <Cards cards={RETINUE} />,
      }}
      right={{
        label: 'Culte',
        head: <SideHead side="enemy" title="Culte" note="5 sur 6 debout" />,
        cards: <Cards cards={foes} />,
      }}
      panel={<Panel />}
      log={<LogView />}
      panelLabel="Vex agit"
      bar={<Bar />}
      toast={
        asked.has('toast') ? (
          <Toast
            text="Stockage plein. Rien n’est perdu."
            action={{ label: 'Exporter', onPress: nothing }}
            dismissLabel="Fermer"
            onDismiss={nothing}
            tone="harm"
          />
        ) : null
      }
      actingKey="vex"
      sideShown={side}
      onSwitch={setSide}
      switchLabel="Côté montré"
    />
  );
}
