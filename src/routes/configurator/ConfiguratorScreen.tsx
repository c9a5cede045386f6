import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { ConfiguratorInput } from '../../../machines/configurator/configuratorContext.ts';
import { getCachedData } from '../../api/queries/cachedQuery.ts';
import { framesQuery } from '../../api/queries/framing.ts';
import { formatChoicePath } from '../../domain/choice.ts';
import { configuratorEffects } from '../../effects/configuratorEffects.ts';
import { configurator } from '../../flows/configurator/configurator.ts';
import { ShareButton } from '../../flows/share/ShareButton.tsx';
import { renderArtHeart } from '../../flows/wishlist/HeartButton.tsx';
import { PartErrorBoundary } from '../../kit/loading/PartErrorBoundary.tsx';
import { useOnRefetch } from '../../kit/loading/refetchSignal.ts';
import { configuratorLogic } from '../../ports/framing.ts';
import { AddToCartProvider } from '../details/AddToCartProvider.tsx';
import { DetailScreen } from '../details/DetailScreen.tsx';
import { loadShareLogic } from '../details/loadShareLogic.ts';
import { getCachedSubject } from './subject.ts';

type Props = Omit<ConfiguratorInput, 'cachedSubjectData' | 'cachedFrames'> & { back: ReactNode; children: ReactNode };

/** A screen on which a picture is made up and put into the bag: its charts, its back link, and its buttons to save and share. */
export function ConfiguratorScreen({ back, children, ...request }: Props) {
  const queries = useQueryClient();
  const logic = useMemo(() => configuratorLogic({ queries }), [queries]);
  const { cachedSubjectData, cachedFrames } = useCachedData(request);
  return (
    <configurator.Provider
      logic={logic}
      effects={configuratorEffects}
      options={{ input: { ...request, cachedSubjectData, cachedFrames } }}
    >
      <RefetchListener subject={request.subject} />
      <DetailScreen
        back={back}
        actions={
          <>
            <SaveArtButton />
            <ShareArtButton />
          </>
        }
      >
        <AddToCartProvider>{children}</AddToCartProvider>
      </DetailScreen>
    </configurator.Provider>
  );
}

/** Passes refetched data to the chart. (CONST-04) */
function RefetchListener(request: Pick<ConfiguratorInput, 'subject'>) {
  const { cachedSubjectData: subjectData, cachedFrames: frames } = useCachedData(request);
  const refresh = configurator.useView((view) => view.refresh);
  useOnRefetch([subjectData?.art, subjectData?.table, frames], () => refresh({ subjectData, frames }));
  return null;
}

/** The art with its prices, and the frames, where they are cached. */
function useCachedData({ subject }: Pick<ConfiguratorInput, 'subject'>) {
  const queries = useQueryClient();
  return {
    cachedSubjectData: getCachedSubject(queries, subject),
    cachedFrames: getCachedData(queries, framesQuery()) ?? null,
  };
}

/**
 * Shares an art with all that is chosen of it: a link to its own page, which brings the choice back. A shopper's own
 * picture can be opened by nobody else, so that there is no button for it. (ART-22)
 */
function ShareArtButton() {
  const { art, choice } = configurator.useView();
  if (!art) return null;
  return (
    <PartErrorBoundary part="share">
      <ShareButton
        load={loadShareLogic}
        path={formatChoicePath(art.alias, choice)}
        title={`${art.title} by ${art.artist}`}
        picture={art.picture.detail.url}
      />
    </PartErrorBoundary>
  );
}

/** Saves the art that is chosen for later; a shopper's own picture is no product. (WISH-02) */
function SaveArtButton() {
  const art = configurator.useView((view) => view.art);
  return art && renderArtHeart(art, 'plain');
}
