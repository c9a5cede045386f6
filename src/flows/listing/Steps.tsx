import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './Pages.module.css';

type Props = { page: number; pages: number; pathOf: (page: number) => string };

/** One page back, one page on; a step that leads nowhere keeps its place. (GIFT-05) */
export const Steps = ({ page, pages, pathOf }: Props) => (
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
