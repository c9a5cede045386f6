import type { QueryClient } from '@tanstack/react-query';
import type { Opened, SubjectAsked } from '../../machines/configurator/configuratorContext.ts';
import { artQuery, framesQuery, priceTableQuery } from '../api/queries/framing.ts';
import type { FrameEntry } from '../domain/frame.ts';
import { subjectOfArt } from '../domain/subject.ts';

/** The configurator's ports: the picture and the price table are read side by side, and so are the frames. (CONST-04) */
export const configuratorPorts = ({ queries }: { queries: QueryClient }) => ({
  async openSubject({ subject }: { subject: SubjectAsked }): Promise<Opened | null> {
    if (subject.by === 'upload') {
      // Only for who has sent a picture.
      const { openUpload } = await import('./openUpload.ts');
      return openUpload(subject, { queries });
    }
    const [art, table] = await Promise.all([
      queries.fetchQuery(artQuery(subject.alias)),
      queries.fetchQuery(priceTableQuery()),
    ]);
    return art && { subject: subjectOfArt(art), art, table };
  },
  /** `only` is in the list as well as any other frame. */
  listFrames: (_: { only: string | null }): Promise<readonly FrameEntry[]> => queries.fetchQuery(framesQuery()),
});
