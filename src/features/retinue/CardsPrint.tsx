import { useCampaignScene } from '../../scene/useCampaignScene.ts';
import { servingOf } from '../../engine/campaign/model/allowances.ts';
import { classNames } from '../../ui/classNames.ts';
import paper from '../../ui/PaperLayout.module.css';
import { PrintCard } from './print/PrintCard.tsx';
import { PrintLayout } from './print/PrintLayout.tsx';
import styles from './print/Print.module.css';
import { shownOf } from './view/look.ts';

export type PrintProps = { readonly onBack: () => void };

const A_PAGE = 4;

/** The datacards of all who serve, four to an A4 page; fewer keep their size. */
export function CardsPrint({ onBack }: PrintProps) {
  const scene = useCampaignScene();
  const { printing } = scene.words.campaign.retinue;
  const members = servingOf(scene.state);
  const pages = Array.from({ length: Math.ceil(members.length / A_PAGE) }, (_, page) =>
    members.slice(page * A_PAGE, (page + 1) * A_PAGE),
  );
  return (
    <PrintLayout title={printing.cards} pages={pages.length} empty={members.length === 0} onBack={onBack}>
      {pages.map((page, index) => (
        <section
          key={page[0]?.id ?? index}
          className={classNames(paper.whole, styles.page)}
          aria-label={printing.page(index + 1, pages.length)}
        >
          {page.map((member) => (
            <PrintCard key={member.id} shown={shownOf(scene, member)} />
          ))}
          <p className={styles.sheetFoot}>
            <span>{printing.after(scene.state.name, scene.state.scenarios)}</span>
            <span>{printing.legend}</span>
            <span>{printing.page(index + 1, pages.length)}</span>
          </p>
        </section>
      ))}
    </PrintLayout>
  );
}
