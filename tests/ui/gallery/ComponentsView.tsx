import { Die, type DieKind } from '../../../src/ui/Die.tsx';
import { BUST_NAMES, Bust } from '../../../src/ui/icons/Bust.tsx';
import { Icon } from '../../../src/ui/icons/Icon.tsx';
import { ICON_SHAPES, type IconName } from '../../../src/ui/icons/paths.ts';
import { Ladder } from '../../../src/ui/Ladder.tsx';
import { NextButton } from '../../../src/ui/NextButton.tsx';
import { type CardState, OperativeCard } from '../../../src/ui/OperativeCard.tsx';
import { FacePad } from '../../../src/ui/FacePad.tsx';
import { SaveGlyph, type SaveShown } from '../../../src/ui/SaveGlyph.tsx';
import { SectionHead } from '../../../src/ui/SectionHead.tsx';
import { Tally } from '../../../src/ui/Tally.tsx';
import { ThumbBar } from '../../../src/ui/ThumbBar.tsx';
import { UndoButton } from '../../../src/ui/UndoButton.tsx';
import { ActionButton } from '../../../src/ui/ActionButton.tsx';
import { ap, card, CONCEAL, nothing, shots } from './cast.tsx';

const STATES: readonly CardState[] = ['ready', 'acting', 'guard', 'done', 'down'];
const KINDS: readonly DieKind[] = ['crit', 'hit', 'miss', 'coverSave', 'removed', 'stopped', 'wanted'];
const SAVES: readonly SaveShown[] = ['saved', 'writing', 'unsaved', 'readOnly'];
const OWNER = { letter: 'A', name: 'Anna' };

function Cards() {
  const both = (['retinue', 'enemy'] as const).flatMap((side) => [
    ...STATES.map((state) =>
      card({
        side,
        state,
        name: state,
        now: state === 'down' ? 0 : 8,
        max: 8,
        owner: OWNER,
        ammo: state === 'down' ? null : shots(4),
        note: state === 'down' ? 'par Vex' : null,
      }),
    ),
    card({ side, name: 'Injured', now: 3, max: 8, order: CONCEAL, owner: OWNER, ammo: shots(8) }),
    card({ side, name: 'Acting hurt', state: 'acting', now: 3, max: 8, owner: OWNER, ammo: shots(1) }),
    card({ side, name: 'Jammed', now: 12, max: 13, ammo: { kind: 'out', word: 'Enrayé' }, ap: ap(1, 3) }),
    card({
      side,
      name: 'Échanson Grémille',
      now: 12,
      max: 13,
      ammo: { kind: 'out', word: 'Vide' },
      owner: OWNER,
      tokens: [
        { id: '1', short: 'POI', label: 'Poison' },
        { id: '2', short: 'FEU', label: 'Feu' },
      ],
    }),
    card({ side, name: 'Combattante', now: 7, max: 7, highlight: 'offered' }),
    card({ side, name: 'Combattant 12', now: 7, max: 7, highlight: 'chosen' }),
    card({ side, name: 'Dimmed', now: 7, max: 7, dimmed: 'hors de vue', ap: null }),
  ]);
  return (
    <div
      style={{
        display: 'grid',
        gridAutoFlow: 'column',
        gridTemplateRows: 'repeat(12, auto)',
        gridTemplateColumns: '1fr 1fr',
        gap: '5px 6px',
        padding: 6,
      }}
    >
      {both.map((each) => (
        <OperativeCard key={each.side + each.name} {...each} />
      ))}
    </div>
  );
}

function Small() {
  return (
    <div style={{ padding: 12, display: 'grid', gap: 12, minWidth: 0, gridTemplateColumns: 'minmax(0,1fr)' }}>
      <SectionHead title="Dice" note="every kind" />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10 }}>
        {KINDS.map((kind, index) => (
          <Die
            key={kind}
            die={{
              id: kind,
              kind,
              face: kind === 'wanted' ? null : 6 - (index % 6),
              word: kind,
              label: kind,
              was: kind === 'hit' ? 2 : null,
            }}
          />
        ))}
        <Die die={{ id: 'd10', kind: 'hit', face: 10, sides: 10, word: 'D10', label: 'D10' }} onPress={nothing} />
      </div>
      <FacePad
        label="D3"
        sides={3}
        faceLabel={String}
        meanings={[
          { from: 1, to: 2, text: 'reste' },
          { from: 3, to: 3, text: 'part', good: true },
        ]}
        onFace={nothing}
      />
      <FacePad label="D10" sides={10} faceLabel={String} waiting onFace={nothing} />
      <SectionHead title="Buttons" />
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 6 }}>
        <ActionButton
          icon="shoot"
          title="Possible"
          detail="with what"
          cost={{ value: '1', unit: 'AP' }}
          onPress={nothing}
        />
        <ActionButton icon="charge" title="Not now" impossible="the reason, always" onPress={nothing} />
      </div>
      <ThumbBar
        label="a"
        undo={<UndoButton label="Undo" what={null} emptyText="nothing yet" fullLabel="Undo" onPress={nothing} />}
        next={<NextButton quiet icon="different" title="Waiting for you" detail="answer above" onPress={nothing} />}
      />
      <div data-thumb="left">
        <ThumbBar
          label="b"
          undo={<UndoButton label="Undo" what="Shoot: Fighter 1" emptyText="" fullLabel="Undo" onPress={nothing} />}
          next={<NextButton impossible title="Deploy" detail="DV 7 of 6" onPress={nothing} />}
        />
      </div>
      <div style={{ display: 'flex' }}>
        {SAVES.map((state) => (
          <SaveGlyph key={state} state={state} label={state} onPress={nothing} />
        ))}
      </div>
      <Ladder
        label="Events"
        rolledId="b"
        rolledWord="rolled"
        rows={[
          { id: 'a', face: '1-2', text: 'Nothing stirs', note: '33 %' },
          { id: 'b', face: '3-5', text: 'They stir: Alert rises, ready enemies Dash', note: '50 %' },
          { id: 'c', face: '6', text: 'Reinforcements', note: '17 %' },
        ]}
      />
      <SectionHead title="Portraits and kills" />
      <div style={{ display: 'flex', gap: 8 }}>
        {BUST_NAMES.map((bust) => (
          <span key={bust} style={{ width: 64 }}>
            <Bust name={bust} />
          </span>
        ))}
      </div>
      <div style={{ display: 'flex', gap: 20 }}>
        <Tally count={4} label="4" />
        <Tally count={11} label="11" />
      </div>
    </div>
  );
}

const isIcon = (name: string): name is IconName => name in ICON_SHAPES;

function Icons() {
  return (
    <div
      style={{
        padding: 12,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(68px, 1fr))',
        gap: '10px 4px',
      }}
    >
      {Object.keys(ICON_SHAPES)
        .filter(isIcon)
        .map((name) => (
          <span
            key={name}
            style={{ display: 'grid', justifyItems: 'center', gap: 4, fontSize: 12, color: 'var(--dim)' }}
          >
            <Icon name={name} size={24} />
            {name}
          </span>
        ))}
    </div>
  );
}

/** Every component in its states. */
export function ComponentsView() {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 378px), 1fr))',
        alignItems: 'start',
      }}
    >
      <Cards />
      <Small />
      <Icons />
    </div>
  );
}
