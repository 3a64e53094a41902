import type { CampaignWays } from './CampaignViews.tsx';
import * as views from './views.ts';

type RetinueViewProps = {
  readonly view: 'roster' | 'recruit' | 'deploy' | 'operative' | 'equip';
  /** The operative that the view is about. */
  readonly of: string | null;
  readonly ways: CampaignWays;
};

/** Who serves: the roster, an operative, recruiting, equipping, deploying. */
export function RetinueView({ view, of, ways }: RetinueViewProps) {
  const member = of ?? '';
  switch (view) {
    case 'roster':
      return (
        <views.RosterScreen
          onBack={ways.home}
          onOperative={(id) => ways.go('operative', id)}
          onRecruit={() => ways.go('recruit')}
          onDeploy={() => ways.go('deploy')}
          onScenario={ways.scenario}
          onFallen={() => ways.go('fallen')}
          onPrint={(what) => ways.go('print', what)}
        />
      );
    case 'operative':
      return (
        <views.OperativePage
          member={member}
          panel={<views.RequestPanel />}
          panelNext={<views.RequestNext />}
          onBack={() => ways.go('roster')}
          onEquip={(id) => ways.go('equip', id)}
          onScenario={ways.scenario}
        />
      );
    case 'recruit':
      return (
        <views.RecruitScreen
          onBack={() => ways.go('roster')}
          onRecruited={(id) => ways.go('operative', id)}
          onScenario={ways.scenario}
        />
      );
    case 'equip':
      return (
        <views.EquipScreen member={member} onBack={() => ways.go('operative', member)} onScenario={ways.scenario} />
      );
    case 'deploy':
      return (
        <views.DeployScreen
          onBack={ways.home}
          onDeployed={ways.toBattle}
          onScenario={ways.scenario}
          onRecruit={() => ways.go('recruit')}
        />
      );
  }
}
