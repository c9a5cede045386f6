import type { ActorOptions } from 'xstate';
import type { CheckoutInput } from '../../../machines/checkout/checkout.machine.ts';
import { cropMachine } from '../../../machines/crop/crop.machine.ts';
import { provideActors } from '../../../machines/kit/port.ts';
import { configureApi } from '../../../src/api/settings.ts';
import { track } from '../../../src/app/analytics.ts';
import { createQueries } from '../../../src/app/queries.ts';
import { createShop } from '../../../src/app/shop.ts';
import { checkoutEffects } from '../../../src/effects/checkoutEffects.ts';
import { configuratorEffects } from '../../../src/effects/configuratorEffects.ts';
import { cropEffects } from '../../../src/effects/cropEffects.ts';
import { frameListEffects } from '../../../src/effects/frameListEffects.ts';
import { uploadEffects } from '../../../src/effects/uploadEffects.ts';
import type { World } from '../../../src/kit/effects.ts';
import { addToCartLogic } from '../../../src/ports/addToCart.ts';
import { artListingPorts, listingLogic } from '../../../src/ports/artListing.ts';
import { checkoutLogic } from '../../../src/ports/checkout.ts';
import { codeLoginLogic } from '../../../src/ports/codeLogin.ts';
import { configuratorLogic } from '../../../src/ports/configurator.ts';
import { cropPorts } from '../../../src/ports/crop.ts';
import { frameListLogic } from '../../../src/ports/frameList.ts';
import { giftPictureLogic } from '../../../src/ports/giftPicture.ts';
import { listingPorts } from '../../../src/ports/listing.ts';
import { productLogic } from '../../../src/ports/product.ts';
import { readCheckout } from '../../../src/ports/readCheckout.ts';
import { signInLogic } from '../../../src/ports/signIn.ts';
import { testGatewayLogic } from '../../../src/ports/testGateway.ts';
import { uploadLogic } from '../../../src/ports/upload.ts';
import { forgetPictures } from '../../../src/storage/picture.ts';
import { readKeptMode } from '../../../src/storage/preview.ts';
import { HOST } from './host.ts';

// What the store asks for when it is wanted is there from the start, so that no call waits for a module.
import.meta.glob(
  ['../../../src/{api,messages}/**/*.ts', '../../../src/ports/*.ts', '../../../src/app/visit/keptWishlist.ts'],
  {
    eager: true,
  },
);

/**
 * The shop of one tab, with the logic of each page's charts over real ports. All modules of the store that hold anything
 * by themselves are reached from here, so that each tab can have its own.
 */
export function openStore(world: Omit<World, 'track'>) {
  configureApi({ host: HOST });
  // what a page held in memory is gone with it
  void forgetPictures({ kept: false });
  const queries = createQueries();
  const shop = createShop({ queries, world: { ...world, track } });
  const stop = shop.start();
  const { open, cart, pincode } = shop;
  const startConfigurator = configuratorLogic({ queries });
  const startFrameList = frameListLogic({ queries });
  const startCrop = provideActors(cropMachine, cropPorts({ queries }));

  return {
    ...shop,
    readMode: readKeptMode,
    pages: {
      artList: listingLogic({ findPage: artListingPorts({ queries }).findPage }),
      list: (area: Parameters<typeof listingPorts>[0]['area']) =>
        listingLogic({ findPage: listingPorts({ queries, area }).findPage }),
      product: productLogic({ queries }),
      addToCart: addToCartLogic({ pincode, cart }),
      giftPicture: giftPictureLogic,
      codeLogin: codeLoginLogic,
      signIn: signInLogic(shop),
      testGateway: testGatewayLogic,
      openConfigurator: (input: NonNullable<ActorOptions<typeof startConfigurator>['input']>) =>
        open(startConfigurator, { input, effects: configuratorEffects }),
      openFrameList: (input: NonNullable<ActorOptions<typeof startFrameList>['input']>) =>
        open(startFrameList, { input, effects: frameListEffects }),
      openUpload: () => open(uploadLogic, { effects: uploadEffects }),
      openCrop: (input: NonNullable<ActorOptions<typeof startCrop>['input']>) =>
        open(startCrop, { input, effects: cropEffects }),
      openCheckout: (stage: Pick<CheckoutInput, 'prefix' | 'stage' | 'orderNo'>) =>
        open(checkoutLogic(shop), { input: { ...readCheckout(), ...stage }, effects: checkoutEffects }),
    },
    /** Ends all that runs for the whole visit. */
    close() {
      stop();
      queries.clear();
    },
  };
}
export type Store = ReturnType<typeof openStore>;
