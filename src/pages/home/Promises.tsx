import '../../messages/home.ts';
import { useQuery } from '@tanstack/react-query';
import { promisesQuery } from '../../api/queries/home.ts';
import { TextSkeleton } from '../../ui/Skeleton.tsx';
import styles from './Promises.module.css';

const PLACES = ['first', 'second', 'third'];

/** The three promises. (HOME-11) Where they cannot be read the page does without: the footer has them too. */
export function Promises() {
  const { data, isError } = useQuery(promisesQuery());
  if (isError || data?.length === 0) return null;
  return (
    <section className={styles.promises} aria-label="Our promises">
      <ul className={styles.list}>
        {data
          ? data.map(({ id, title, text }) => (
              <li key={id}>
                <h2 className={styles.title}>{title}</h2>
                <p className={styles.text}>{text}</p>
              </li>
            ))
          : PLACES.map((place) => (
              <li key={place}>
                <TextSkeleton lines={2} />
              </li>
            ))}
      </ul>
    </section>
  );
}
