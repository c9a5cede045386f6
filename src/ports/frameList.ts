import type { QueryClient } from '@tanstack/react-query';
import { frameListMachine } from '../../machines/frameList/frameList.machine.ts';
import type { FrameCatalogue } from '../../machines/frameList/frameListContext.ts';
import { provideActors } from '../../machines/kit/port.ts';
import { framesQuery } from '../api/queries/framing.ts';
import { frameTermsQuery } from '../api/queries/lists.ts';
import { framedPictureLogic } from './framing.ts';

/** The frames and the names of filters are read side by side. (CONST-04) */
export const frameListPorts = ({ queries }: { queries: QueryClient }) => ({
  async listFrames(): Promise<FrameCatalogue> {
    const [entries, filterNames] = await Promise.all([
      queries.fetchQuery(framesQuery()),
      // The frames themselves bear all the names: the shop's lists only put them in order.
      queries.fetchQuery(frameTermsQuery()).catch(() => null),
    ]);
    return { entries, filterNames };
  },
});

export const frameListLogic = (dependencies: { queries: QueryClient }) =>
  provideActors(frameListMachine, { ...frameListPorts(dependencies), framedPicture: framedPictureLogic(dependencies) });
