import { PlainButton } from '../../../ui/PlainButton.tsx';
import { WhyList } from '../../../ui/WhyList.tsx';
import { capital } from '../../../words/capital.ts';
import { useScene } from '../../../scene/useScene.ts';
import { useDesk } from '../desk.ts';
import { runScenario } from '../runScenario.ts';
import { scenarioViews } from '../view/scenarioViews.ts';
import { Sheet } from './Sheet.tsx';

/** What an action of the scenario is, why it cannot be done now, and doing it anyway. */
export function ScenarioSheet({ action }: { readonly action: string }) {
  const desk = useDesk();
  const { words, look, view } = useScene();
  const { actor, openSheet } = desk;
  const views = actor === null ? [] : scenarioViews({ words, look, view, operative: actor }, words.battle.endsBattle);
  const offered = views.find(({ id }) => id === action);
  if (offered === undefined) return null;
  const { title, detail, reason, rejection, ap } = offered;
  const may = rejection === null || view.actions.mayOverride(rejection);
  const go = () => {
    openSheet(null);
    runScenario(desk, action, rejection === null ? null : { reason: words.battle.doAnywayReason });
  };
  const rows = [
    ...(reason === null
      ? []
      : [{ id: 'why', lead: { icon: 'couldNot' as const }, text: capital(reason), weight: 'did' as const }]),
    { id: 'text', lead: { icon: 'why' as const }, text: detail === '' ? words.actions.interact.meaning : detail },
    { id: 'ap', lead: { value: `${ap}` }, text: words.common.stats.apUnit },
  ];
  return (
    <Sheet
      title={title}
      actions={
        may && (
          <PlainButton
            label={reason === null ? title : words.battle.doAnyway}
            tone={reason === null ? 'brass' : 'edge'}
            onPress={go}
          />
        )
      }
    >
      <WhyList label={words.common.why} rows={rows} />
    </Sheet>
  );
}
