import { useQuery } from '@tanstack/react-query';
import { homeTextsQuery } from '../../api/queries/homeBlocks.ts';
import styles from './Lead.module.css';

/** What the shop says under one of home's headings; its place stays empty where it says nothing. */
export function Lead({ of }: { of: string }) {
  const { data } = useQuery(homeTextsQuery());
  return <span className={styles.lead}>{data?.find(({ title }) => title === of)?.text}</span>;
}
