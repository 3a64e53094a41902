import { useScene } from '../../../scene/useScene.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { SettingRow } from '../../../ui/SettingRow.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { Tally } from '../../../ui/Tally.tsx';
import { useDesk } from '../desk.ts';
import { Block } from './Sheet.tsx';

const MOST = 9;

function Owner({ operative }: { readonly operative: Operative }) {
  const { words, state } = useScene();
  const { act } = useDesk();
  const { owner } = operative;
  if (state.players.length < 2 || owner === null) return null;
  return (
    <SettingRow label={words.battle.card.player}>
      <Segmented
        label={words.battle.card.player}
        options={state.players.map(({ id, name, mark }) => ({ value: id, label: mark, name }))}
        value={owner}
        onChange={(to) => act({ type: 'assign', operative: operative.id, owner: to })}
      />
    </SettingRow>
  );
}

/** Whom it has brought down; nothing of one that the tables play, or of none. */
export function Kills({ operative }: { readonly operative: Operative }) {
  const { words, view } = useScene();
  const { kills } = words.battle.card;
  if (!view.table.byPeople(operative.side) || operative.kills === 0) return null;
  return (
    <Block label={kills(operative.kills)}>
      <Tally count={operative.kills} label={kills(operative.kills)} />
    </Block>
  );
}

/** Times raised, and whose it is. */
export function History({ operative }: { readonly operative: Operative }) {
  const { words, view } = useScene();
  const { act } = useDesk();
  const { card } = words.battle;
  if (!view.table.byPeople(operative.side)) return null;
  return (
    <Block label={card.history}>
      <SettingRow label={card.raiseCount} hint={card.raiseHint}>
        <Stepper
          label={card.raiseCount}
          value={operative.reanimations}
          max={MOST}
          lessLabel={words.common.less(card.raiseCount)}
          moreLabel={words.common.oneMore(card.raiseCount)}
          onChange={(to) => act({ type: 'correct', correction: { what: 'reanimations', operative: operative.id, to } })}
        />
      </SettingRow>
      <Owner operative={operative} />
    </Block>
  );
}
