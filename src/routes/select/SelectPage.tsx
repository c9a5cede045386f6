import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { SelectEffect } from '../../../machines/select/select.machine.ts';
import { artsQuery } from '../../api/queries/lists.ts';
import { getDocumentTitle } from '../../domain/documentTitle.ts';
import type { ListCard } from '../../domain/listCard.ts';
import { uploadEffects } from '../../effects/cropEffects.ts';
import { Select, SyncAddress, select } from '../../flows/select/Select.tsx';
import type { AreaEffects } from '../../kit/flow/effects.ts';
import { artModeStorage, flowTypeStorage } from '../../storage/listingStorage.ts';
import { Page } from '../../ui/Layout.tsx';
import { Head } from '../head/Head.tsx';

/** Stores what the shopper wants to do. (CONF-04, CONF-05, CONF-27) */
const selectEffects: AreaEffects<SelectEffect> = {
  ...uploadEffects,
  'purpose.stored'({ artmode, flowtype }, environment) {
    artModeStorage.write(artmode);
    flowTypeStorage.write(flowtype);
    // The title was set as the page opened, by what was stored then. (SHELL-17, SHELL-18)
    environment.setTitle(getDocumentTitle(environment.getAddress().pathname, flowtype));
  },
};

const PICTURE_COUNT = 5;

/** '/select/{type}', and '/start_framing', which is the same as '/select/frame': what is to be printed or framed? (ROUTE-24, ROUTE-37) */
export function SelectPage() {
  const { type = 'frame' } = useParams();
  // The first page of the art list, which the shopper may look at next.
  const { data } = useQuery(artsQuery({ page: 1 }));
  const pictures = useMemo(() => toScenePictures(data?.cards ?? []), [data]);
  return (
    <Page>
      <Head
        title="What to print or frame"
        description="A print of ours or a picture of yours: choose what hangs on your wall, and we make it to measure."
        path={`/select/${type}`}
      />
      <select.Provider effects={selectEffects} options={{ input: { requested: type } }}>
        <SyncAddress requested={type} />
        <Select pictures={pictures} />
      </select.Provider>
    </Page>
  );
}

/** So many of the first pictures, a portrait before the others. */
function toScenePictures(cards: readonly ListCard[]) {
  const pictures = cards.flatMap(({ picture }) =>
    picture ? [{ url: picture.listing.url, ratio: picture.listing.width / picture.listing.height }] : [],
  );
  const first = pictures.find(({ ratio }) => ratio < 0.9) ?? pictures[0];
  return first ? [first, ...pictures.filter((picture) => picture !== first)].slice(0, PICTURE_COUNT) : [];
}
