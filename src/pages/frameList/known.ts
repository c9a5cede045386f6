import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Opened, SubjectAsked } from '../../../machines/configurator/configuratorContext.ts';
import { artQuery } from '../../api/queries/arts.ts';
import { atHand } from '../../api/queries/atHand.ts';
import { framesQuery } from '../../api/queries/frames.ts';
import { frameTermsQuery } from '../../api/queries/frameTerms.ts';
import { priceTableQuery } from '../../api/queries/prices.ts';
import { subjectOfArt } from '../../domain/subject.ts';

function openedArt(queries: QueryClient, subject: SubjectAsked | null): Opened | null {
  if (subject?.by !== 'art') return null;
  const art = atHand(queries, artQuery(subject.alias));
  const table = atHand(queries, priceTableQuery());
  return art && table ? { subject: subjectOfArt(art), art, table } : null;
}

/** What of the picture, the frames and the names to narrow them by was read before. */
export function useKnown(subject: SubjectAsked | null) {
  const queries = useQueryClient();
  const entries = atHand(queries, framesQuery()) ?? null;
  const listed = atHand(queries, frameTermsQuery()) ?? null;
  return { opened: openedArt(queries, subject), entries, hung: entries && listed && { entries, listed } };
}
