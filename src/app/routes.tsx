import type { ReactElement } from 'react';
import { AreaPage } from './AreaPage.tsx';
import { lazyPage as page } from './lazyPage.tsx';
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
const ListEntry = page(() => import('./entries/ListEntry.tsx'), 'ListEntry');
const ProductEntry = page(() => import('./entries/ProductEntry.tsx'), 'ProductEntry');
const ArticleEntry = page(() => import('./entries/ArticleEntry.tsx'), 'ArticleEntry');
const OptOutEntry = page(() => import('./entries/OptOutEntry.tsx'), 'OptOutEntry');
const ContactEntry = page(() => import('./entries/ContactEntry.tsx'), 'ContactEntry');
const ContactUsEntry = page(() => import('./entries/ContactEntry.tsx'), 'ContactUsEntry');
const PartnerPage = page(() => import('../pages/partner/PartnerPage.tsx'), 'PartnerPage');
const PartnerApplyEntry = page(() => import('./entries/PartnerApplyEntry.tsx'), 'PartnerApplyEntry');
const DesignPage = page(() => import('../pages/design/DesignPage.tsx'), 'DesignPage');
const DesignFormEntry = page(() => import('./entries/DesignFormEntry.tsx'), 'DesignFormEntry');
const AboutPage = page(() => import('../pages/about/AboutPage.tsx'), 'AboutPage');
const StoresPage = page(() => import('../pages/stores/StoresPage.tsx'), 'StoresPage');
const FaqPage = page(() => import('../pages/faq/FaqPage.tsx'), 'FaqPage');
const PrivacyPage = page(() => import('../pages/privacy/PrivacyPage.tsx'), 'PrivacyPage');
const VerificationPage = page(() => import('../pages/verification/VerificationPage.tsx'), 'VerificationPage');
const TermsPage = page(() => import('../pages/terms/TermsPage.tsx'), 'TermsPage');
const NotFoundPage = page(() => import('../pages/notFound/NotFoundPage.tsx'), 'NotFoundPage');
const ForbiddenPage = page(() => import('../pages/notFound/ForbiddenPage.tsx'), 'ForbiddenPage');

/** Where a pin-board service looks for its proof. (ROUTE-59) */
const VERIFICATION_PATH = '/pinterest-6f1c2.html';

export type Route = {
  path: string;
  element: ReactElement;
  /** An address of the route, for whoever walks the table. */
  example: string;
  /** Further addresses of it, where one element shows several kinds of page. */
  others?: string[];
  /** Can it be written out as HTML for everybody? */
  isPublic: boolean;
};

/** Addresses that lead on to another one, and to which. (ROUTE-64, ACCT-05) */
const MOVED = [
  ['/frame', '/custom-framing/'],
  ['/frame-edit', '/custom-framing/'],
  ['/resize', '/crop'],
  ['/cart', '/checkout/shopping-bag/'],
  ['/company', '/about/'],
  ['/account', '/account/profile/'],
  ['/account/shippinglist', '/profile-details/shippinglist'],
  ['/profile/edit', '/account/profile/'],
  ['/profile/shipping', '/account/saved_address/'],
  ['/profile/shipping/edit', '/account/saved_address/'],
] as const;
const moved = MOVED.map(([path, to]) => ({ path, element: <MovedTo path={to} />, example: path, isPublic: false }));

/** A list with its pages, and what stands on them, under one address. */
const area = (path: string, element: ReactElement, [example = '', ...others]: string[]): Route[] => [
  { path, element, example: `${path}/`, isPublic: true },
  {
    path: `${path}/:id`,
    element,
    example: `${path}/${example}`,
    others: others.map((id) => `${path}/${id}`),
    isPublic: true,
  },
];

const artPages = <AreaPage key="/art" list={<ArtListEntry />} one={<ArtDetailEntry />} />;

/** Every route of the store. (area ROUTE) */
export const routes: Route[] = [
  ...moved,
  { path: '/', element: <HomePage />, example: '/', isPublic: true },
  ...area('/art', artPages, ['2/', 'misty-ghats']),
  { path: '/art/theme/:theme/:page', element: artPages, example: '/art/theme/Botanicals/1', isPublic: true },
  ...area(
    '/gallery-walls',
    <AreaPage key="/gallery-walls" list={<ListEntry area="walls" />} one={<ProductEntry kind="wall" />} />,
    ['nine-thresholds'],
  ),
  ...area('/gifts', <AreaPage key="/gifts" list={<ListEntry area="gifts" />} one={<ProductEntry kind="gift" />} />, [
    '2/',
    'first-chai',
  ]),
  ...area(
    '/decor-objects',
    <AreaPage key="/decor-objects" list={<ListEntry area="objects" />} one={<ProductEntry kind="object" />} />,
    ['2/', 'kettle-pond-bottle'],
  ),
  ...area(
    '/mixed-media',
    <AreaPage key="/mixed-media" list={<ListEntry area="mixedMedia" />} one={<ProductEntry kind="mixedMedia" />} />,
    ['2/', 'six-ridges-to-munnar'],
  ),
  ...area('/blog', <AreaPage key="/blog" list={<ListEntry area="blog" />} one={<ArticleEntry />} />, [
    '2/',
    'hang-it-lower',
  ]),
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
  { path: '/privacy-policy', element: <PrivacyPage />, example: '/privacy-policy/', isPublic: true },
  { path: '/about', element: <AboutPage />, example: '/about/', isPublic: true },
  { path: '/stores', element: <StoresPage />, example: '/stores', isPublic: true },
  { path: '/faq', element: <FaqPage />, example: '/faq/', isPublic: true },
  { path: '/opt_out', element: <OptOutEntry />, example: '/opt_out', isPublic: true },
  { path: '/contact', element: <ContactEntry />, example: '/contact/', isPublic: true },
  { path: '/contact-us', element: <ContactUsEntry />, example: '/contact-us', isPublic: true },
  { path: '/partner', element: <PartnerPage />, example: '/partner', isPublic: true },
  { path: '/partner/apply', element: <PartnerApplyEntry />, example: '/partner/apply', isPublic: true },
  { path: '/design', element: <DesignPage />, example: '/design', isPublic: true },
  { path: '/design/art', element: <DesignFormEntry service="art" />, example: '/design/art', isPublic: true },
  { path: '/design/wall', element: <DesignFormEntry service="wall" />, example: '/design/wall', isPublic: true },
  {
    path: VERIFICATION_PATH,
    element: <VerificationPage />,
    example: VERIFICATION_PATH,
    isPublic: true,
  },
  { path: '/login', element: <LoginEntry />, example: '/login', isPublic: true },
  { path: '/signup', element: <LoginEntry />, example: '/signup', isPublic: true },
  { path: '/403', element: <ForbiddenPage />, example: '/403', isPublic: true },
  { path: '*', element: <NotFoundPage />, example: '/404s', isPublic: true },
];
