import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Opened, SubjectAsked } from '../../../machines/configurator/configuratorContext.ts';
import { artQuery } from '../../api/arts.ts';
import { framesQuery } from '../../api/frames.ts';
import { frameTermsQuery } from '../../api/frameTerms.ts';
import { priceTableQuery } from '../../api/prices.ts';
import { subjectOfArt } from '../../domain/subject.ts';

function openedArt(queries: QueryClient, subject: SubjectAsked | null): Opened | null {
  if (subject?.by !== 'art') return null;
  const art = queries.getQueryData(artQuery(subject.alias).queryKey);
  const table = queries.getQueryData(priceTableQuery().queryKey);
  return art && table ? { subject: subjectOfArt(art), art, table } : null;
}

/** What of the picture, the frames and the names to narrow them by was read before. */
export function useKnown(subject: SubjectAsked | null) {
  const queries = useQueryClient();
  const entries = queries.getQueryData(framesQuery().queryKey) ?? null;
  const listed = queries.getQueryData(frameTermsQuery().queryKey) ?? null;
  return { opened: openedArt(queries, subject), entries, hung: entries && listed && { entries, listed } };
}
