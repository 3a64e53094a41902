import { Explained } from '../../forms/Explained.tsx';
import { useCampaignScene } from '../../scene/useCampaignScene.ts';
import { type ReactNode, useState } from 'react';
import { bookOf } from '../../engine/campaign/model/book.ts';
import { freeId } from '../../engine/campaign/model/freeId.ts';
import type { Player } from '../../engine/family/killteam/model/state.ts';
import type { CampaignState } from '../../engine/campaign/model/state.ts';
import { useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { KeyButton } from '../../ui/KeyButton.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import styles from './Campaign.module.css';
import { NameField } from './NameField.tsx';

const DIFFICULTIES: readonly CampaignState['difficulty'][] = ['easy', 'medium', 'hard'];
const MOST_PLAYERS = 4;
const TITLE_LONGEST = 60;

function Players({ state }: { readonly state: CampaignState }) {
  const { tracker } = useCampaignScene().words.campaign;
  const { dispatchCampaign } = useCampaignPlay();
  const setPlayers = (players: readonly Player[]) => dispatchCampaign({ type: 'setPlayers', players });
  const add = () => {
    const number = state.players.length + 1;
    const id = freeId('p', number, [
      ...state.players.map((each) => each.id),
      ...state.members.map(({ player }) => player),
    ]);
    const mark = freeId(
      '',
      number,
      state.players.map((each) => each.mark),
    );
    setPlayers([...state.players, { id, name: tracker.settings.player(number), mark }]);
  };
  return (
    <section className={styles.section}>
      <SectionHead title={tracker.settings.players} />
      <div>
        {state.players.map((player, index) => (
          <NameField
            key={player.id}
            at={`player ${player.id}`}
            label={tracker.settings.player(index + 1)}
            value={player.name}
            onName={(name) =>
              setPlayers(state.players.map((each) => (each.id === player.id ? { ...each, name } : each)))
            }
          />
        ))}
        {state.players.length < MOST_PLAYERS && (
          <div className={styles.keys}>
            <KeyButton icon="plus" label={tracker.settings.addPlayer} onPress={add} />
          </div>
        )}
      </div>
    </section>
  );
}

/** How hard it is. */
function Difficulty() {
  const { dispatchCampaign } = useCampaignPlay();
  const { words, state } = useCampaignScene();
  const { tracker, home } = words.campaign;
  return (
    <SettingRow label={tracker.settings.difficulty} hint={<Explained text={tracker.settings.difficultyHint} />}>
      <Segmented
        label={tracker.settings.difficulty}
        value={state.difficulty}
        options={DIFFICULTIES.map((value) => ({ value, label: home.found.difficulties[value] }))}
        onChange={(difficulty) => dispatchCampaign({ type: 'setDifficulty', difficulty })}
      />
    </SettingRow>
  );
}

type SettingsProps = {
  readonly undo: ReactNode;
  readonly onBack: () => void;
  readonly onExport: () => void;
  /** Deletes the campaign. False: it could not be, and is still here. */
  readonly onDelete: () => Promise<boolean>;
};

/** To take it away as a file first, or to delete it. */
function DeleteSheet({
  onExport,
  onDelete,
  onClose,
}: Omit<SettingsProps, 'undo' | 'onBack'> & { readonly onClose: () => void }) {
  const { words, state } = useCampaignScene();
  const { settings } = words.campaign.tracker;
  const [failed, setFailed] = useState(false);
  const remove = async () => setFailed(!(await onDelete()));
  return (
    <SheetDialog open title={state.name} closeLabel={words.common.close} onClose={onClose}>
      <div className={styles.keys}>
        <KeyButton icon="export" label={settings.exportFirst} detail={settings.exportFirstDetail} onPress={onExport} />
        <KeyButton
          icon="cross"
          label={settings.discard}
          detail={settings.discardDetail}
          onPress={() => void remove()}
        />
      </div>
      <p role="status">{failed ? settings.notDeleted : ''}</p>
    </SheetDialog>
  );
}

/** What a campaign is called, who plays it, and how hard it is. */
export function CampaignSettingsScreen({ undo, onBack, ...removal }: SettingsProps) {
  const { dispatchCampaign } = useCampaignPlay();
  const [asked, setAsked] = useState(false);
  const { words, state, content } = useCampaignScene();
  const { tracker } = words.campaign;
  return (
    <ScreenLayout
      label={tracker.settings.title}
      top={<TopBar title={tracker.settings.title} back={{ label: words.common.back, onPress: onBack }} />}
      bar={undo}
    >
      <NameField
        at="campaign"
        label={tracker.settings.name}
        value={state.name}
        maxLength={TITLE_LONGEST}
        onName={(name) => dispatchCampaign({ type: 'rename', name })}
      />
      {bookOf(content).difficulties && <Difficulty />}
      <Players state={state} />
      <ListRow
        icon="couldNot"
        title={tracker.settings.discard}
        detail={tracker.settings.discardDetail}
        opens
        onPress={() => setAsked(true)}
      />
      {asked && <DeleteSheet {...removal} onClose={() => setAsked(false)} />}
    </ScreenLayout>
  );
}
