import type { QueryClient } from '@tanstack/react-query';
import type { Hung } from '../../machines/frameList/frameListContext.ts';
import { framesQuery } from '../api/queries/framing.ts';
import { frameTermsQuery } from '../api/queries/terms.ts';
import { configuratorPorts } from './configurator.ts';

/** The frame list's ports. The picture is opened as where it is made up; the frames and the names of filters are read side by side. (CONST-04) */
export const frameListPorts = ({ queries }: { queries: QueryClient }) => ({
  openSubject: configuratorPorts({ queries }).openSubject,
  async listFrames(): Promise<Hung> {
    const [entries, listed] = await Promise.all([
      queries.fetchQuery(framesQuery()),
      // The frames themselves bear all the names: the shop's lists only put them in order.
      queries.fetchQuery(frameTermsQuery()).catch(() => null),
    ]);
    return { entries, listed };
  },
});
