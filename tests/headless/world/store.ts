import type { ActorOptions } from 'xstate';
import type { CheckoutInput } from '../../../machines/checkout/checkoutContext.ts';
import { cropMachine } from '../../../machines/crop/crop.machine.ts';
import { provideActors } from '../../../machines/kit/port.ts';
import { configureApi } from '../../../src/api/settings.ts';
import { trackEvent } from '../../../src/app/analytics.ts';
import { createQueryClient } from '../../../src/app/queryClient.ts';
import { createShop } from '../../../src/app/shop.ts';
import { checkoutEffects } from '../../../src/effects/checkoutEffects.ts';
import { configuratorEffects } from '../../../src/effects/configuratorEffects.ts';
import { cropEffects, uploadEffects } from '../../../src/effects/cropEffects.ts';
import { frameListEffects } from '../../../src/effects/frameListEffects.ts';
import { wallEffects } from '../../../src/effects/wallEffects.ts';
import type { Environment } from '../../../src/kit/flow/effects.ts';
import { addToCartLogic } from '../../../src/ports/addToCart.ts';
import { checkoutLogic } from '../../../src/ports/checkout.ts';
import { readCheckoutInput } from '../../../src/ports/checkoutInput.ts';
import { codeLoginLogic } from '../../../src/ports/codeLogin.ts';
import { cropPorts } from '../../../src/ports/crop.ts';
import { frameListLogic } from '../../../src/ports/frameList.ts';
import { configuratorLogic } from '../../../src/ports/framing.ts';
import { giftPictureLogic } from '../../../src/ports/giftPictureLogic.ts';
import { listingLogic } from '../../../src/ports/listing.ts';
import { readOwnWishlist } from '../../../src/ports/ownWishlist.ts';
import { testGatewayLogic } from '../../../src/ports/payment.ts';
import { productLogic } from '../../../src/ports/product.ts';
import { signInLogic } from '../../../src/ports/signIn.ts';
import { uploadLogic } from '../../../src/ports/upload.ts';
import { getWallInput, wallLogic } from '../../../src/ports/wall.ts';
import { closeStorage, openStorage } from '../../../src/storage/persisted.ts';
import { clearPictures } from '../../../src/storage/pictureStorage.ts';
import { readPersistedMode } from '../../../src/storage/previewStorage.ts';
import { HOST } from './host.ts';

// What the store asks for when it is wanted is there from the start, so that no call waits for a module.
import.meta.glob(
  ['../../../src/{api,messages}/**/*.ts', '../../../src/ports/*.ts', '../../../src/app/visit/startWishlist.ts'],
  {
    eager: true,
  },
);

/**
 * The shop of one tab, with the logic of each page's charts over real ports. All modules of the store that hold anything
 * by themselves are reached from here, so that each tab can have its own.
 */
export function openStore(world: Omit<Environment, 'track'>) {
  configureApi({ host: HOST });
  // what a page held in memory is gone with it
  void clearPictures({ includeStored: false });
  closeStorage();
  openStorage();
  const queries = createQueryClient();
  const shop = createShop({ queries, environment: { ...world, track: trackEvent } });
  const stop = shop.start();
  const { open, cart, pincode } = shop;
  const startConfigurator = configuratorLogic({ queries });
  const startFrameList = frameListLogic({ queries });
  const startWall = wallLogic({
    queries,
    readBag: () => cart.getSnapshot().context.lines,
    readWishlist: readOwnWishlist,
  });
  const startCrop = provideActors(cropMachine, cropPorts({ queries }));

  return {
    ...shop,
    readMode: readPersistedMode,
    pages: {
      list: listingLogic(queries),
      product: productLogic(queries),
      addToCart: addToCartLogic({ pincode, cart }),
      giftPicture: giftPictureLogic,
      codeLogin: codeLoginLogic,
      signIn: signInLogic,
      testGateway: testGatewayLogic,
      openConfigurator: (input: NonNullable<ActorOptions<typeof startConfigurator>['input']>) =>
        open(startConfigurator, { input, effects: configuratorEffects }),
      openFrameList: (input: NonNullable<ActorOptions<typeof startFrameList>['input']>) =>
        open(startFrameList, { input, effects: frameListEffects }),
      openWall: (search: string) => open(startWall, { input: getWallInput(search), effects: wallEffects }),
      openUpload: () => open(uploadLogic, { effects: uploadEffects }),
      openCrop: (input: NonNullable<ActorOptions<typeof startCrop>['input']>) =>
        open(startCrop, { input, effects: cropEffects }),
      openCheckout: (stage: Pick<CheckoutInput, 'prefix' | 'stage' | 'orderNo'>) =>
        open(checkoutLogic(shop), { input: { ...readCheckoutInput(), ...stage }, effects: checkoutEffects }),
    },
    /** Ends all that runs for the whole visit. */
    close() {
      stop();
      queries.clear();
    },
  };
}
export type Store = ReturnType<typeof openStore>;
