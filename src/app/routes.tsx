import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { lazyPage as page } from './lazyPage.ts';
import { MovedTo } from './MovedTo.tsx';

const HomePage = page(() => import('../pages/home/HomePage.tsx'), 'HomePage');
const ArtListEntry = page(() => import('./entries/ArtListEntry.tsx'), 'ArtListEntry');
const ArtDetailEntry = page(() => import('./entries/ArtDetailEntry.tsx'), 'ArtDetailEntry');
const FrameEditEntry = page(() => import('./entries/FrameEditEntry.tsx'), 'FrameEditEntry');
const FrameListEntry = page(() => import('./entries/FrameListEntry.tsx'), 'FrameListEntry');
const CustomFramingEntry = page(() => import('./entries/CustomFramingEntry.tsx'), 'CustomFramingEntry');
const CropEntry = page(() => import('./entries/CropEntry.tsx'), 'CropEntry');
const SizeEntry = page(() => import('./entries/SizeEntry.tsx'), 'SizeEntry');
const CheckoutEntry = page(() => import('./entries/CheckoutEntry.tsx'), 'CheckoutEntry');
const TestGatewayEntry = page(() => import('./entries/TestGatewayEntry.tsx'), 'TestGatewayEntry');
const AccountEntry = page(() => import('./entries/AccountEntry.tsx'), 'AccountEntry');
const ShippingListEntry = page(() => import('./entries/AccountEntry.tsx'), 'ShippingListEntry');
const ConfirmedEntry = page(() => import('./entries/ConfirmedEntry.tsx'), 'ConfirmedEntry');
const LoginEntry = page(() => import('./entries/LoginEntry.tsx'), 'LoginEntry');
const SelectEntry = page(() => import('./entries/SelectEntry.tsx'), 'SelectEntry');
const StartFramingEntry = page(() => import('./entries/SelectEntry.tsx'), 'StartFramingEntry');
const ArtTypePage = page(() => import('../pages/artType/ArtTypePage.tsx'), 'ArtTypePage');
const TermsPage = page(() => import('../pages/terms/TermsPage.tsx'), 'TermsPage');
const NotFoundPage = page(() => import('../pages/notFound/NotFoundPage.tsx'), 'NotFoundPage');
const ForbiddenPage = page(() => import('../pages/notFound/ForbiddenPage.tsx'), 'ForbiddenPage');

/** Nothing or digits are a page of the list, anything else is a picture. One element for all, so that the list stays. (ROUTE-15 to ROUTE-18) */
function ArtPage() {
  const { artid = '' } = useParams();
  return /^\d*$/.test(artid) ? <ArtListEntry /> : <ArtDetailEntry />;
}

export type Route = {
  path: string;
  element: ReactElement;
  /** An address of the route, for whoever walks the table. */
  example: string;
  /** Can it be written out as HTML for everybody? */
  isPublic: boolean;
};

/** Addresses that lead on to another one, and to which. (ROUTE-64, ACCT-05) */
const MOVED = [
  ['/frame', '/custom-framing/'],
  ['/frame-edit', '/custom-framing/'],
  ['/resize', '/crop'],
  ['/account', '/account/profile/'],
  ['/account/shippinglist', '/profile-details/shippinglist'],
  ['/profile/edit', '/account/profile/'],
  ['/profile/shipping', '/account/saved_address/'],
  ['/profile/shipping/edit', '/account/saved_address/'],
] as const;
const moved = MOVED.map(([path, to]) => ({ path, element: <MovedTo path={to} />, example: path, isPublic: false }));

/** Every route of the store. (area ROUTE) */
export const routes: Route[] = [
  ...moved,
  { path: '/', element: <HomePage />, example: '/', isPublic: true },
  { path: '/art', element: <ArtPage />, example: '/art/', isPublic: true },
  { path: '/art/:artid', element: <ArtPage />, example: '/art/2/', isPublic: true },
  { path: '/art/theme/:theme/:page', element: <ArtPage />, example: '/art/theme/Botanicals/1', isPublic: true },
  { path: '/shop_art/:artid', element: <SizeEntry />, example: '/shop_art/last-ferry', isPublic: true },
  { path: '/size', element: <SizeEntry />, example: '/size?width=3600&height=2400&id=1', isPublic: false },
  { path: '/size/:artid', element: <SizeEntry />, example: '/size/last-ferry', isPublic: false },
  { path: '/frame/:id', element: <FrameListEntry />, example: '/frame/misty-ghats?type=art', isPublic: false },
  { path: '/shop_art_type/:artid', element: <ArtTypePage />, example: '/shop_art_type/misty-ghats', isPublic: true },
  { path: '/select/:type', element: <SelectEntry />, example: '/select/frame', isPublic: true },
  { path: '/start_framing', element: <StartFramingEntry />, example: '/start_framing', isPublic: true },
  {
    path: '/frame-edit/:id',
    element: <FrameEditEntry />,
    example: '/frame-edit/fa1fb702-22e8-54e7-94e8-3a3bb3f530fe?id=misty-ghats&type=art',
    isPublic: false,
  },
  { path: '/custom-framing', element: <CustomFramingEntry />, example: '/custom-framing/', isPublic: true },
  { path: '/crop', element: <CropEntry />, example: '/crop', isPublic: false },
  { path: '/checkout/:stage', element: <CheckoutEntry />, example: '/checkout/shopping-bag', isPublic: false },
  {
    path: '/mock_checkout/:stage',
    element: <CheckoutEntry />,
    example: '/mock_checkout/shopping-bag',
    isPublic: false,
  },
  { path: '/account/:id', element: <AccountEntry />, example: '/account/orders/', isPublic: false },
  {
    path: '/account/:id/:orderNo',
    element: <AccountEntry />,
    example: '/account/orders/260814301276/',
    isPublic: false,
  },
  {
    path: '/profile-details/shippinglist',
    element: <ShippingListEntry />,
    example: '/profile-details/shippinglist',
    isPublic: false,
  },
  { path: '/order/:id', element: <ConfirmedEntry />, example: '/order/260814301276', isPublic: false },
  {
    path: '/test-gateway',
    element: <TestGatewayEntry />,
    example: '/test-gateway?order_no=1&amount=100',
    isPublic: false,
  },
  { path: '/terms-of-service', element: <TermsPage />, example: '/terms-of-service/', isPublic: true },
  { path: '/login', element: <LoginEntry />, example: '/login', isPublic: true },
  { path: '/signup', element: <LoginEntry />, example: '/signup', isPublic: true },
  { path: '/403', element: <ForbiddenPage />, example: '/403', isPublic: true },
  { path: '*', element: <NotFoundPage />, example: '/404s', isPublic: true },
];
