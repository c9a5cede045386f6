import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { addToCartSamples } from '../../../machines/addToCart/addToCart.samples.ts';
import { ownPicture } from '../../../machines/cart/sampleLines.ts';
import { ownGift } from '../../../machines/cart/sampleProducts.ts';
import { pincodeMachine } from '../../../machines/pincode/pincode.machine.ts';
import { pincode } from '../pincode/pincode.ts';
import { AddToCart, addToCart } from './AddToCart.tsx';

export default {
  component: AddToCart,
  args: { line: ownPicture, days: '5-7', children: '₹5,951' },
  decorators: [
    (Story) => (
      <pincode.Provider logic={pincodeMachine}>
        <div style={{ maxInlineSize: '27rem', padding: 16 }}>
          <Story />
        </div>
      </pincode.Provider>
    ),
  ],
} satisfies Meta<typeof AddToCart>;

const at = createStateStories(addToCart, addToCartSamples);

export const Ready = at('ready');
export const CheckingDelivery = at('checkingDelivery');
export const Storing = at('storing');
export const NoPincode = at('refused.pincode.noPincode');
export const ShortPincode = at('refused.pincode.shortPincode');
export const Unserviceable = at('refused.pincode.unserviceable');
export const Unanswered = at('refused.pincode.unanswered');
export const NoSize = { ...at('refused.noSize'), args: { line: null, frames: null, children: null } };
export const NoPicture = { ...at('refused.noPicture'), args: { line: ownGift, picture: null, label: 'ADD TO CART' } };
export const UploadFailed = {
  ...at('refused.uploadFailed'),
  args: { line: ownGift, picture: 'picture-1', label: 'ADD TO CART' },
};
export const UploadingPicture = { ...at('uploadingPicture'), args: { line: ownGift, picture: 'picture-1' } };
export const Full = at('refused.full');
export const Added = at('added');

export const WithFrames = { ...at('ready'), args: { frames: '/frame/between-two-islands?type=art' } };
export const BuyNow = { ...at('ready'), args: { buyNow: true } };
export const OnTheFrame = { ...at('ready'), args: { label: 'ADD TO CART', days: '10-14' } };
export const SoldOut = { ...at('ready'), args: { label: 'ADD TO CART', soldOut: true } };
