import { useState } from 'react';
import { BUST_NAMES, Bust } from '../../../src/ui/icons/Bust.tsx';
import { EmptyState } from '../../../src/ui/EmptyState.tsx';
import { KeyButton } from '../../../src/ui/KeyButton.tsx';
import { ListRow } from '../../../src/ui/ListRow.tsx';
import { NextButton } from '../../../src/ui/NextButton.tsx';
import { PlainButton } from '../../../src/ui/PlainButton.tsx';
import { ScreenLayout } from '../../../src/ui/ScreenLayout.tsx';
import { SectionHead } from '../../../src/ui/SectionHead.tsx';
import { Segmented } from '../../../src/ui/Segmented.tsx';
import { SettingRow } from '../../../src/ui/SettingRow.tsx';
import { SheetDialog } from '../../../src/ui/SheetDialog.tsx';
import { Stepper } from '../../../src/ui/Stepper.tsx';
import { TextField } from '../../../src/ui/TextField.tsx';
import { ThumbBar } from '../../../src/ui/ThumbBar.tsx';
import { TopBar } from '../../../src/ui/TopBar.tsx';
import { nothing } from './cast.tsx';

/** Rows, settings, fields and a sheet; `?sheet` opens it. */
export function HomeView() {
  const [open, setOpen] = useState(new URLSearchParams(location.search).has('sheet'));
  const [dice, setDice] = useState<'table' | 'screen'>('table');
  const [players, setPlayers] = useState(2);
  const [name, setName] = useState('Échanson');
  return (
    <ScreenLayout
      label="Réglages"
      top={<TopBar title="Réglages" />}
      bar={
        <ThumbBar
          label="Ensuite"
          next={
            <NextButton
              title="Jouer le premier combat"
              detail="Faire taire la Voix, une heure"
              onPress={() => setOpen(true)}
            />
          }
        />
      }
    >
      <div style={{ padding: '0 16px' }}>
        <SectionHead title="Prêts à jouer" side="retinue" note="DV 6 sur 6" />
      </div>
      <div style={{ display: 'flex', gap: 6, padding: '0 16px 8px' }}>
        {BUST_NAMES.map((bust) => (
          <span key={bust} style={{ flex: 1, background: 'var(--slate)' }}>
            <Bust name={bust} />
          </span>
        ))}
      </div>
      <ListRow
        icon="campaign"
        title="Le registre Carrow"
        detail="6 scénarios, 5 opérateurs, 3 cicatrices"
        opens
        onPress={nothing}
      />
      <SettingRow label="Dés">
        <Segmented
          label="Dés"
          options={[
            { value: 'table', label: 'Sur la table' },
            { value: 'screen', label: 'À l’écran' },
          ]}
          value={dice}
          onChange={setDice}
        />
      </SettingRow>
      <SettingRow label="Joueurs" hint="autour de la table">
        <Stepper
          label="Joueurs"
          value={players}
          min={1}
          max={4}
          lessLabel="moins"
          moreLabel="plus"
          onChange={setPlayers}
        />
      </SettingRow>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 6, padding: 8 }}>
        <KeyButton icon="fight" label="Nouveau combat" onPress={nothing} />
        <KeyButton icon="plus" label="Campagne" onPress={nothing} />
        <KeyButton icon="check" label="Oui" waiting onPress={nothing} />
        <KeyButton icon="why" label="Je ne sais pas" detail="au pire pour nous" quiet onPress={nothing} />
      </div>
      <div style={{ padding: '4px 16px', display: 'grid', gap: 12 }}>
        <TextField label="Nom" value={name} onChange={setName} hint="Jusqu’à 24 lettres" maxLength={24} />
        <TextField label="Lien" value="htp:/" onChange={nothing} error="Ce lien ne mène à rien" />
        <EmptyState title="Pas encore de campagne" text="Jouez, puis gardez-les." />
      </div>
      <SheetDialog
        open={open}
        title="Combattre n’est pas possible"
        closeLabel="Fermer"
        onClose={() => setOpen(false)}
        actions={
          <>
            <PlainButton label="Le faire quand même" icon="byHand" onPress={nothing} />
            <PlainButton label="Compris" tone="brass" onPress={() => setOpen(false)} />
          </>
        }
      >
        <p>Aucun ennemi à 1″ de Vex. Fait à la main, c’est noté comme tel.</p>
      </SheetDialog>
    </ScreenLayout>
  );
}
