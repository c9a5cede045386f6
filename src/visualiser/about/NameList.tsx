import look from '../ui/look.module.css';
import styles from './AboutPanel.module.css';

/** Names of the code, one a line, in the order in which they run. */
export const NameList = ({ names }: { names: readonly string[] }) => (
  <ul className={styles.names}>
    {[...new Set(names)].map((name) => (
      <li key={name} className={look.code}>
        {name}
      </li>
    ))}
  </ul>
);
