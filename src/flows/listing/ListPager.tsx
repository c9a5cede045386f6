import { memo } from 'react';
import type { ListingView } from '../../../machines/listing/listing.connect.ts';
import { listingMessages } from '../../messages/listing.ts';
import { formatMessage } from '../../messages/message.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import styles from './ListPager.module.css';

type Props = { page: number; pages: number; pathOf: (page: number) => string };

/** One page back, one page on; a step without a target is disabled. (GIFT-05) */
const Steps = ({ page, pages, pathOf }: Props) => (
  <nav className={styles.steps} aria-label="Pages">
    <Step name="Previous" to={page > 1 ? pathOf(page - 1) : null} />
    <Step name="Next" to={page < pages ? pathOf(page + 1) : null} />
  </nav>
);

const Step = ({ name, to }: { name: string; to: string | null }) =>
  to === null ? (
    <Button look="secondary" disabled>
      {name}
    </Button>
  ) : (
    <Button look="secondary" render={<Link to={to} />}>
      {name}
    </Button>
  );

type GoToPageProps = {
  page: number;
  problem: 'listing.pageInvalid' | 'listing.pageAlready' | null;
  onSubmit: (text: string) => void;
};

/** The input for the number of a page. (CAT-12 to CAT-15) */
const GoToPage = ({ page, problem, onSubmit }: GoToPageProps) => (
  <form
    // Another page clears the input.
    key={page}
    className={styles.box}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit(String(new FormData(event.currentTarget).get('page') ?? ''));
    }}
  >
    <TextInput
      name="page"
      label="Go to page"
      inputMode="numeric"
      autoComplete="off"
      tabular
      error={problem ? formatMessage(listingMessages[problem], { n: page }) : undefined}
      action={
        <Button type="submit" look="secondary">
          Go
        </Button>
      }
    />
  </form>
);

/** The pagination of a list: numbers, steps, and an input for a page number. (CAT-10 to CAT-15, GIFT-05, DECOR-03, MIX-03) */
export const ListPager = memo(function ListPager(view: ListingView) {
  const { page, pages, paginationStyle, pager, getPagePath, pageProblem, canGoToPage, goToPage } = view;
  const isCounted = pages > 0;
  return (
    <div className={styles.pages} data-pagination-style={paginationStyle ?? undefined}>
      {paginationStyle === 'steps' ? <Steps page={page} pages={pages} pathOf={getPagePath} /> : null}
      {isCounted && (paginationStyle === 'numbers' || paginationStyle === 'numbersAndBox') ? (
        <Pager items={pager} page={page} pages={pages} pathOf={getPagePath} />
      ) : null}
      {paginationStyle && isCounted ? (
        <p className={styles.pageInfo}>{formatMessage(listingMessages['listing.pageOf'], { n: page, pages })}</p>
      ) : null}
      {canGoToPage ? <GoToPage page={page} problem={pageProblem} onSubmit={goToPage} /> : null}
    </div>
  );
});
