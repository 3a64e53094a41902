import '../../../src/ui/tokens.css';
import '../../../src/ui/base.css';
import { createRoot } from 'react-dom/client';
import { AttackView } from './AttackView.tsx';
import { BattleView } from './BattleView.tsx';
import { ComponentsView } from './ComponentsView.tsx';
import { FightView } from './FightView.tsx';
import { HomeView } from './HomeView.tsx';
import { TableView } from './TableView.tsx';

const VIEWS = {
  battle: BattleView,
  attack: AttackView,
  fight: FightView,
  home: HomeView,
  table: TableView,
  components: ComponentsView,
};

/** `?view=battle&theme=light&scale=table&text=130&thumb=left`: any view in any dress. */
const asked = new URLSearchParams(location.search);
const html = document.documentElement;
html.dataset.theme = asked.get('theme') ?? 'dark';
html.dataset.thumb = asked.get('thumb') ?? 'right';
const scale = asked.get('scale');
if (scale !== null) html.dataset.scale = scale;
html.style.fontSize = `${asked.get('text') ?? '100'}%`;

const name = asked.get('view') ?? 'components';
const View = Object.entries(VIEWS).find(([each]) => each === name)?.[1] ?? ComponentsView;
const root = document.querySelector('#root');
if (root !== null) createRoot(root).render(<View />);
