import { useState } from 'react';
import { AmmoDie } from '../../../src/ui/AmmoDie.tsx';
import { ArithmeticLine, type SumCell } from '../../../src/ui/ArithmeticLine.tsx';
import { ChipRow } from '../../../src/ui/ChipRow.tsx';
import { ChoiceList } from '../../../src/ui/ChoiceList.tsx';
import { CountStepper } from '../../../src/ui/CountStepper.tsx';
import { DicePool } from '../../../src/ui/DicePool.tsx';
import { type FaceMeaning, FacePad } from '../../../src/ui/FacePad.tsx';
import { FactChip } from '../../../src/ui/FactChip.tsx';
import { NextButton } from '../../../src/ui/NextButton.tsx';
import { SaveGlyph } from '../../../src/ui/SaveGlyph.tsx';
import { ScreenLayout } from '../../../src/ui/ScreenLayout.tsx';
import { SectionHead } from '../../../src/ui/SectionHead.tsx';
import { ThumbBar } from '../../../src/ui/ThumbBar.tsx';
import { TopBar } from '../../../src/ui/TopBar.tsx';
import { Tray } from '../../../src/ui/Tray.tsx';
import { UndoButton } from '../../../src/ui/UndoButton.tsx';
import { Versus } from '../../../src/ui/Versus.tsx';
import { WhyList } from '../../../src/ui/WhyList.tsx';
import { nothing, shots } from './cast.tsx';

const DICE_STEP = new URLSearchParams(location.search).has('dice');

const CELLS: readonly SumCell[] = [
  { id: 'dice', value: '4', label: 'Dés', state: 'set' },
  { id: 'hit', value: '3+', label: 'Touche', state: 'byHand', before: '·' },
  { id: 'hits', value: '2', label: 'Touches', state: 'set', before: '→' },
  { id: 'crit', value: '1', label: 'Crit', state: 'set', before: '+' },
  { id: 'saves', value: DICE_STEP ? '1+' : '2', label: 'Svg', state: DICE_STEP ? 'waiting' : 'set', before: '−' },
  { id: 'damage', value: DICE_STEP ? '?' : '4', label: 'Dégâts', state: DICE_STEP ? 'waiting' : 'harm', before: '=' },
];

const MEANINGS: readonly FaceMeaning[] = [
  { from: 1, to: 4, text: 'raté · 7 dégâts' },
  { from: 5, to: 5, text: '4', good: true },
  { from: 6, to: 6, text: '3', good: true },
];

function Pools() {
  return (
    <>
      <DicePool
        title="Attaque"
        note="Touche 3+ · 3 / 4 dégâts"
        dice={[
          { id: '1', kind: 'crit', face: 6, word: 'Crit 4', label: 'critique, 6' },
          {
            id: '2',
            kind: DICE_STEP ? 'hit' : 'stopped',
            face: 4,
            word: DICE_STEP ? 'Touche 3' : 'Arrêtée',
            label: 'touche, 4',
          },
          {
            id: '3',
            kind: DICE_STEP ? 'hit' : 'stopped',
            face: 5,
            was: 2,
            word: 'Relancée',
            label: 'touche, 5, relancée de 2',
          },
          { id: '4', kind: 'miss', face: 1, word: 'Ratée', label: 'ratée, 1' },
        ]}
      />
      <DicePool
        title="Défense"
        note="Svg 5+ · 2 dés sur 3"
        onDie={nothing}
        dice={[
          { id: '1', kind: 'coverSave', face: null, word: 'Couvert', label: 'sauvegarde de couvert' },
          DICE_STEP
            ? { id: '2', kind: 'wanted', face: null, word: '1 à lancer', label: 'dé attendu' }
            : { id: '2', kind: 'hit', face: 5, word: 'Svg', label: 'sauvegarde, 5' },
          { id: '3', kind: 'removed', face: null, word: 'Perce crit. 1', label: 'retiré : perce critiques 1' },
        ]}
      />
    </>
  );
}

function TypeDice() {
  const [cover, setCover] = useState(true);
  const [crits, setCrits] = useState(0);
  const words = { lessLabel: 'un de moins', moreLabel: 'un de plus' };
  return (
    <Tray prompt="Lancez 1 dé pour La Voix" hint="Touchez la face visible" waiting>
      <FacePad label="Face du dé" sides={6} faceLabel={String} meanings={MEANINGS} waiting onFace={nothing} />
      <SectionHead title="Ou par le compte" />
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 6 }}>
        <CountStepper label="Critiques" value={crits} max={3} onChange={setCrits} {...words} />
        <CountStepper label="Saves" value={0} max={3} onChange={nothing} {...words} />
      </div>
      <SectionHead title="Sur la table" />
      <ChipRow label="Sur la table">
        <FactChip label="À couvert" on={cover} onPress={() => setCover(!cover)} />
        <FactChip label="À 8″" on onPress={nothing} />
        <FactChip label="Masqué" on={false} onPress={nothing} />
      </ChipRow>
    </Tray>
  );
}

function ChooseSaves() {
  const [saves, setSaves] = useState('normals');
  return (
    <>
      <div style={{ padding: '2px 12px 8px' }}>
        <SectionHead title="Ce que les sauvegardes arrêtent" />
        <ChoiceList
          label="Ce que les sauvegardes arrêtent"
          value={saves}
          onChange={setSaves}
          options={[
            {
              id: 'normals',
              title: 'Les deux touches normales',
              reason: 'La Voix y perd le moins. 9 → 5',
              number: '4',
            },
            {
              id: 'crit',
              title: 'Le critique, avec deux saves',
              reason: 'Deux normales arrêtent un critique. 9 → 3',
              number: '6',
            },
          ]}
          more={{ title: 'Autre', reason: 'Fixer les dégâts à la main. C’est noté comme tel.', onPress: nothing }}
        />
      </div>
    </>
  );
}

/** A shot: saves allocated with the why open, or with `?dice` the dice being typed. */
export function AttackView() {
  const [open, setOpen] = useState<string | null>(DICE_STEP ? null : 'saves');
  return (
    <ScreenLayout
      label="Tirer"
      top={
        <TopBar
          title="Tirer"
          back={{ label: 'Retour à la table', onPress: nothing }}
          note="Combat · PT 2"
          end={<SaveGlyph state="saved" label="Enregistré" onPress={nothing} />}
        />
      }
      bar={
        <ThumbBar
          label="Ensuite"
          undo={
            <UndoButton
              label="Annuler"
              what="Relance, 1 PC"
              emptyText=""
              fullLabel="Annuler la relance"
              onPress={nothing}
            />
          }
          next={
            DICE_STEP ? (
              <NextButton
                quiet
                icon="dice"
                title="Lancer pour moi"
                detail="à l’écran, ce dé seulement"
                onPress={nothing}
              />
            ) : (
              <NextButton title="Infliger 4 dégâts" detail="La Voix 9 → 5, sans blessure" onPress={nothing} />
            )
          }
        />
      }
    >
      <Versus
        left={{
          name: 'Vex',
          detail: (
            <>
              Pistolet laser surchargé <AmmoDie ammo={shots(4)} />
            </>
          ),
        }}
        right={{ name: 'La Voix', detail: 'Svg 5+ · 9 sur 9 · à couvert' }}
      />
      <ArithmeticLine
        sentence="4 dés, touche sur 3+, 2 touches et 1 critique, moins 2 sauvegardes, 4 dégâts"
        cells={CELLS}
        openId={open}
        onToggle={(id) => setOpen(id === open ? null : id)}
      >
        <WhyList
          boxed
          label="Pourquoi"
          rows={[
            { id: '1', lead: { value: '3' }, text: 'dés de défense, à chaque tir' },
            { id: '2', lead: { value: '−1' }, text: 'Perce critiques 1 : un critique a été gardé' },
            { id: '3', lead: { value: '2' }, text: 'un gardé sans jet pour le couvert, un 5 au jet' },
          ]}
        />
      </ArithmeticLine>
      <Pools />
      {DICE_STEP ? <TypeDice /> : <ChooseSaves />}
    </ScreenLayout>
  );
}
