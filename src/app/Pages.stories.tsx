import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createBackend } from '../../mocks/backend.ts';
import { memoryStorage } from '../../mocks/drupal/storage.ts';
import { interceptRequests } from '../../mocks/interceptRequests.ts';
import { StoreProvider } from './Store.tsx';
import { storeRoutes } from './storeRoutes.tsx';

/** The whole store at an address. */
function OpenPage({ address }: { address: string }) {
  const [queries] = useState(() => new QueryClient());
  const [router] = useState(() => createMemoryRouter(storeRoutes, { initialEntries: [address] }));
  return (
    <StoreProvider queries={queries}>
      <RouterProvider router={router} />
    </StoreProvider>
  );
}

/** Every page of the shop as a shopper finds it who comes for the first time: `test:storybook` opens them on a desk and a phone, and `stories` does not. */
export default {
  title: 'Pages/Whole',
  component: OpenPage,
  tags: ['!test'],
  parameters: { layout: 'fullscreen', hasRouter: true, controls: { disable: true } },
  beforeEach: () => interceptRequests(...createBackend({ storage: memoryStorage() }).handlers),
} satisfies Meta<typeof OpenPage>;

const at = (address: string): StoryObj<{ address: string }> => ({ args: { address } });

export const Home = at('/');
export const ArtPrints = at('/art/');
export const ArtPrint = at('/art/misty-ghats');
export const GalleryWalls = at('/gallery-walls/');
export const GalleryWall = at('/gallery-walls/nine-thresholds');
export const NailPlan = at('/gallery-walls/nine-thresholds/plan');
export const Gifts = at('/gifts/');
export const Gift = at('/gifts/first-chai');
export const DecorObjects = at('/decor-objects/');
export const DecorObject = at('/decor-objects/kettle-pond-bottle');
export const MixedMedia = at('/mixed-media/');
export const MixedMediaWork = at('/mixed-media/six-ridges-to-munnar');
export const Blog = at('/blog/');
export const Article = at('/blog/hang-it-lower');
export const ArtTypes = at('/shop_art_type/misty-ghats');
export const Sizes = at('/shop_art/misty-ghats');
export const Frames = at('/frame/misty-ghats?type=art');
export const FrameEdit = at('/frame-edit/fa1fb702-22e8-54e7-94e8-3a3bb3f530fe?id=misty-ghats&type=art');
export const StartFraming = at('/start_framing');
export const CustomFraming = at('/custom-framing/');
export const Crop = at('/crop');
export const Bag = at('/checkout/shopping-bag');
export const TestGateway = at('/test-gateway?order_no=1&amount=100');
export const Account = at('/account/orders/');
export const TrackOrder = at('/track-order');
export const OrderConfirmed = at('/order/260814301276');
export const Login = at('/login');
export const SignUp = at('/signup');
export const About = at('/about/');
export const Stores = at('/stores');
export const Questions = at('/faq/');
export const Contact = at('/contact/');
export const ContactUs = at('/contact-us');
export const Partner = at('/partner');
export const PartnerForm = at('/partner/apply');
export const Design = at('/design');
export const DesignArt = at('/design/art');
export const DesignWall = at('/design/wall');
export const OptOut = at('/opt_out');
export const NewsletterLink = at('/newsletter?mail=a&key=b');
export const Terms = at('/terms-of-service/');
export const Privacy = at('/privacy-policy/');
export const Forbidden = at('/403');
export const NotFound = at('/404s');
