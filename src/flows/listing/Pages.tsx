import type { connect } from '../../../machines/listing/listing.connect.ts';
import { say } from '../../messages/messages.ts';
import { Link } from '../../ui/Link.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { GoToPage } from './GoToPage.tsx';
import styles from './Pages.module.css';
import { Steps } from './Steps.tsx';

type View = Pick<
  ReturnType<typeof connect>,
  'page' | 'pages' | 'ways' | 'pager' | 'pathOf' | 'pageProblem' | 'canGoToPage' | 'goToPage'
>;

const LABELS = {
  pager: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
};

/** The way to the other pages of a list: numbers, steps, and a box for those who know the number. (CAT-10 to CAT-15, GIFT-05, DECOR-03, MIX-03) */
export function Pages({ page, pages, ways, pager, pathOf, pageProblem, canGoToPage, goToPage }: View) {
  const isTold = ways !== null && (pages > 1 || canGoToPage);
  return (
    <div className={styles.pages} data-ways={ways ?? undefined}>
      {ways === 'steps' ? <Steps page={page} pages={pages} pathOf={pathOf} /> : null}
      {ways !== 'steps' && isTold && pages > 1 ? (
        <Pager items={pager} page={page} pages={pages} linkTo={(to) => <Link to={pathOf(to)} />} labels={LABELS} />
      ) : null}
      {isTold ? <p className={styles.where}>{say('listing.pageOf', { n: page, pages })}</p> : null}
      {canGoToPage ? <GoToPage page={page} problem={pageProblem} go={goToPage} /> : null}
    </div>
  );
}
