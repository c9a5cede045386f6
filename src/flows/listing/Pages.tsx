import { Link } from 'react-router-dom';
import type { connect } from '../../../machines/listing/listing.connect.ts';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import styles from './Pages.module.css';

type View = Pick<
  ReturnType<typeof connect>,
  'page' | 'pages' | 'pager' | 'pathOf' | 'pageProblem' | 'canGoToPage' | 'goToPage'
>;

const LABELS = {
  pager: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
};

/** Links to the other pages, and a box for those who know the number. (CAT-10 to CAT-15) */
export function Pages({ page, pages, pager, pathOf, pageProblem, canGoToPage, goToPage }: View) {
  return (
    <div className={styles.pages}>
      {pages > 1 ? (
        <Pager items={pager} page={page} pages={pages} linkTo={(to) => <Link to={pathOf(to)} />} labels={LABELS} />
      ) : null}
      {canGoToPage ? (
        <form
          // Another page empties the box.
          key={page}
          className={styles.box}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            goToPage(String(new FormData(event.currentTarget).get('page') ?? ''));
          }}
        >
          <TextInput
            name="page"
            label="Go to page"
            inputMode="numeric"
            autoComplete="off"
            tabular
            error={pageProblem ? say(pageProblem, { n: page }) : undefined}
            action={
              <Button type="submit" look="secondary">
                Go
              </Button>
            }
          />
        </form>
      ) : null}
    </div>
  );
}
