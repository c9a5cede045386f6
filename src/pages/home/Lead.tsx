import { homeTextsQuery } from '../../api/queries/homeBlocks.ts';
import styles from './Lead.module.css';
import { useRead } from './useRead.ts';

/** What the shop says under one of home's headings; its place stays empty where it says nothing. */
export function Lead({ of }: { of: string }) {
  const { data } = useRead(homeTextsQuery());
  return <span className={styles.lead}>{data?.find(({ title }) => title === of)?.text}</span>;
}
