import { useState } from 'react';
import { ChoiceList } from '../../../src/ui/ChoiceList.tsx';
import { Duel } from '../../../src/ui/Duel.tsx';
import { NextButton } from '../../../src/ui/NextButton.tsx';
import { ScreenLayout } from '../../../src/ui/ScreenLayout.tsx';
import { SectionHead } from '../../../src/ui/SectionHead.tsx';
import { ThumbBar } from '../../../src/ui/ThumbBar.tsx';
import { TopBar } from '../../../src/ui/TopBar.tsx';
import { UndoButton } from '../../../src/ui/UndoButton.tsx';
import { WhyList } from '../../../src/ui/WhyList.tsx';
import { nothing } from './cast.tsx';

/** A fight: one die to resolve. */
export function FightView() {
  const [choice, setChoice] = useState('strike');
  return (
    <ScreenLayout
      label="Combattre"
      top={<TopBar title="Combattre" back={{ label: 'Retour', onPress: nothing }} note="dé 1 sur 5" />}
      bar={
        <ThumbBar
          label="Ensuite"
          undo={
            <UndoButton
              label="Annuler"
              what="Les deux jets"
              emptyText=""
              fullLabel="Annuler les deux jets"
              onPress={nothing}
            />
          }
          next={<NextButton title="Frapper, 4 dégâts" detail="La Voix 5 → 1, blessure" onPress={nothing} />}
        />
      }
    >
      <Duel
        left={{
          name: 'Vex',
          detail: 'Épée 3+ · 3/4',
          now: 6,
          ofText: 'sur 8',
          dice: [
            { id: '1', kind: 'crit', face: 6, word: 'Crit 4', label: 'critique' },
            { id: '2', kind: 'hit', face: 5, word: 'Tch 3', label: 'touche' },
            { id: '3', kind: 'hit', face: 3, word: 'Tch 3', label: 'touche' },
          ],
        }}
        right={{
          name: 'La Voix',
          detail: 'Lame rituelle 3+ · 4/5',
          now: 5,
          ofText: 'sur 9',
          dice: [
            { id: '1', kind: 'crit', face: 6, word: 'Crit 5', label: 'critique' },
            { id: '2', kind: 'hit', face: 4, word: 'Tch 4', label: 'touche' },
          ],
        }}
      />
      <div style={{ padding: '10px 12px 0' }}>
        <SectionHead title="Vex résout un dé" note="elle a attaqué : à elle" />
        <ChoiceList
          label="Vex résout un dé"
          value={choice}
          onChange={setChoice}
          options={[
            {
              id: 'strike',
              title: 'Frapper avec le critique',
              reason: 'La Voix tombe au coup suivant, quoi qu’elle fasse. Vex perd 5 au plus.',
              number: '4',
            },
            {
              id: 'hit',
              title: 'Frapper avec une touche',
              reason: '5 → 2. Garde le critique pour bloquer.',
              number: '3',
            },
            { id: 'block', title: 'Bloquer le critique', reason: 'Vex perd alors 4 au plus.', icon: 'cover' },
          ]}
        />
        <SectionHead title="Jusqu’ici" />
        <WhyList
          label="Jusqu’ici"
          rows={[
            { id: '1', lead: { icon: 'dice' }, text: 'Vex : 6, 5, 3 gardés, 1 raté. Épée, sans aide' },
            { id: '2', lead: { icon: 'check' }, text: 'La Voix : 6, 4 gardés', weight: 'did', onOpen: nothing },
            { id: '3', lead: { icon: 'cross' }, text: 'Aucun ami à 1″ : pas d’aide', weight: 'faint' },
          ]}
        />
      </div>
    </ScreenLayout>
  );
}
