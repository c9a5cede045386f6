import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import styles from './ProgressSteps.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props = {
  label: string;
  /** `path` where one may go back to a step. */
  steps: { name: string; path?: string | null }[];
  /** The step one is at, from 0; as many as there are steps when all is done. */
  current: number;
  /** A section where no step is ever a link. */
  as?: 'nav' | 'section';
};

/** Where one stands in the checkout, or an order on its way. In a narrow place only the present step keeps its name; the last one, once all is done. */
export function ProgressSteps({ label, steps, current, as: Container = 'nav' }: Props) {
  return (
    <Container className={styles.progress} aria-label={label}>
      <ol className={styles.steps}>
        {steps.map(({ name, path }, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
          const content = (
            <>
              <span className={styles.marker} aria-hidden="true">
                {state === 'done' ? <Icon name="check" size={16} /> : index + 1}
              </span>
              <span className={styles.name}>
                {name}
                {state === 'done' ? <VisuallyHidden>, done</VisuallyHidden> : null}
              </span>
            </>
          );
          return (
            <li
              key={name}
              className={styles.step}
              data-state={state}
              data-second-half={index * 2 >= steps.length || undefined}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {path ? (
                <Link className={styles.content} to={path}>
                  {content}
                </Link>
              ) : (
                <span className={styles.content}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </Container>
  );
}
