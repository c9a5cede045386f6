import type { EventFrom, SnapshotFrom } from 'xstate';
import { printLine } from '../../src/domain/cart.ts';
import { MEDIA, type Media } from '../../src/domain/media.ts';
import { price } from '../../src/domain/price.ts';
import { type Bucket, type Size, sizesByBucket } from '../../src/domain/size.ts';
import { artSizes } from './artSizes.ts';
import type { configuratorMachine } from './configurator.machine.ts';

type Configurator = typeof configuratorMachine;

const SMALLEST: Size = { width: 12, height: 12 };
const ART_PRINT = { source: 'art', framed: false } as const;

/** What the art detail may know and do. Prices are paise, sizes inches. */
export function connect(state: SnapshotFrom<Configurator>, send: (event: EventFrom<Configurator>) => void) {
  const { opened, media, tab, size } = state.context;
  const tabs = sizesByBucket(artSizes(opened?.art, media));
  const priceOf = (of: Size) => (opened ? price({ ...ART_PRINT, size: of, media, table: opened.table }) : null);
  const chosenPrice = size ? priceOf(size) : null;
  return {
    art: opened?.art ?? null,
    media,
    medias: MEDIA,
    size,
    /** The size that the preview shows: the chosen one, or the first of the open tab while none is. */
    seenAs: size ?? tabs.find(({ bucket }) => bucket === tab)?.sizes[0] ?? SMALLEST,
    tabs,
    tab,
    price: chosenPrice,
    priceOf,
    isMissing: state.matches('missing'),
    hasFailed: state.matches('failed'),
    /** The line that this choice would put in the bag; null without a size. */
    line:
      opened && size && chosenPrice !== null
        ? printLine({ art: opened.art, media, size, price: chosenPrice, pincode: '' })
        : null,
    chooseMedia: (chosen: Media) => send({ type: 'media.chosen', media: chosen }),
    openTab: (chosen: Bucket) => send({ type: 'tab.opened', tab: chosen }),
    chooseSize: (chosen: Size) => send({ type: 'size.chosen', size: chosen }),
    retry: () => send({ type: 'art.retried' }),
  };
}
