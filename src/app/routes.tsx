import { Navigate, type NonIndexRouteObject } from 'react-router-dom';
import type { DesignService } from '../domain/designForm.ts';
import type { ListArea } from '../domain/listArea.ts';
import type { ProductKind } from '../domain/product.ts';
import { AreaPage, isListAt } from './AreaPage.tsx';
import { pageCode as code, type PageCode, pageAt, pageBy, type RouteFacts } from './pageCode.tsx';

const homePage = code(() => import('../pages/home/HomePage.tsx'), 'HomePage');
const artListEntry = code(() => import('./entries/ArtListEntry.tsx'), 'ArtListEntry');
const artDetailEntry = code(() => import('./entries/ArtDetailEntry.tsx'), 'ArtDetailEntry');
const frameEditEntry = code(() => import('./entries/FrameEditEntry.tsx'), 'FrameEditEntry');
const frameListEntry = code(() => import('./entries/FrameListEntry.tsx'), 'FrameListEntry');
const customFramingEntry = code(() => import('./entries/CustomFramingEntry.tsx'), 'CustomFramingEntry');
const cropEntry = code(() => import('./entries/CropEntry.tsx'), 'CropEntry');
const sizeEntry = code(() => import('./entries/SizeEntry.tsx'), 'SizeEntry');
const checkoutEntry = code(() => import('./entries/CheckoutEntry.tsx'), 'CheckoutEntry');
const testGatewayEntry = code(() => import('./entries/TestGatewayEntry.tsx'), 'TestGatewayEntry');
const accountEntry = code(() => import('./entries/AccountEntry.tsx'), 'AccountEntry');
const shippingListEntry = code(() => import('./entries/AccountEntry.tsx'), 'ShippingListEntry');
const confirmedEntry = code(() => import('./entries/ConfirmedEntry.tsx'), 'ConfirmedEntry');
const loginEntry = code(() => import('./entries/LoginEntry.tsx'), 'LoginEntry');
const selectEntry = code(() => import('./entries/SelectEntry.tsx'), 'SelectEntry');
const startFramingEntry = code(() => import('./entries/SelectEntry.tsx'), 'StartFramingEntry');
const artTypePage = code(() => import('../pages/artType/ArtTypePage.tsx'), 'ArtTypePage');
const articleEntry = code(() => import('./entries/ArticleEntry.tsx'), 'ArticleEntry');
const optOutEntry = code(() => import('./entries/OptOutEntry.tsx'), 'OptOutEntry');
const contactEntry = code(() => import('./entries/ContactEntry.tsx'), 'ContactEntry');
const contactUsEntry = code(() => import('./entries/ContactEntry.tsx'), 'ContactUsEntry');
const partnerPage = code(() => import('../pages/partner/PartnerPage.tsx'), 'PartnerPage');
const partnerApplyEntry = code(() => import('./entries/PartnerApplyEntry.tsx'), 'PartnerApplyEntry');
const designPage = code(() => import('../pages/design/DesignPage.tsx'), 'DesignPage');
const aboutPage = code(() => import('../pages/about/AboutPage.tsx'), 'AboutPage');
const storesPage = code(() => import('../pages/stores/StoresPage.tsx'), 'StoresPage');
const faqPage = code(() => import('../pages/faq/FaqPage.tsx'), 'FaqPage');
const privacyPage = code(() => import('../pages/privacy/PrivacyPage.tsx'), 'PrivacyPage');
const verificationPage = code(() => import('../pages/verification/VerificationPage.tsx'), 'VerificationPage');
const termsPage = code(() => import('../pages/terms/TermsPage.tsx'), 'TermsPage');
const notFoundPage = code(() => import('../pages/notFound/NotFoundPage.tsx'), 'NotFoundPage');
const forbiddenPage = code(() => import('../pages/notFound/ForbiddenPage.tsx'), 'ForbiddenPage');
const list = (area: Exclude<ListArea, 'art'>) => code(() => import('./entries/ListEntry.tsx'), 'ListEntry', { area });
const product = (kind: ProductKind) => code(() => import('./entries/ProductEntry.tsx'), 'ProductEntry', { kind });
const designForm = (service: DesignService) =>
  code(() => import('./entries/DesignFormEntry.tsx'), 'DesignFormEntry', { service });

/** Where a pin-board service looks for its proof. (ROUTE-59) */
const VERIFICATION_PATH = '/pinterest-6f1c2.html';

export type Route = NonIndexRouteObject & RouteFacts & { path: string };

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
const moved = MOVED.map(([path, to]) => ({
  path,
  element: <Navigate to={to} replace />,
  example: path,
  isPublic: false,
}));

/** A list with its pages, and what stands on them, under one address. */
function area(path: string, list: PageCode, one: PageCode, [example = '', ...others]: string[]): Route[] {
  // The same element for each, so that a list stays where it is.
  const page = { ...pageBy(({ id }) => (isListAt(id) ? list : one)), element: <AreaPage key={path} /> };
  return [
    { ...page, id: path, path, example: `${path}/`, isPublic: true },
    {
      ...page,
      id: `${path}/:id`,
      path: `${path}/:id`,
      example: `${path}/${example}`,
      others: others.map((id) => `${path}/${id}`),
      isPublic: true,
    },
  ];
}

const artPages = area('/art', artListEntry, artDetailEntry, ['2/', 'misty-ghats']);

/** Every page of the store, by its address. (area ROUTE) */
export const routes: Route[] = [
  ...moved,
  { path: '/', ...pageAt(homePage), example: '/', isPublic: true },
  ...artPages,
  { ...(artPages[0] as Route), id: '/art/theme', path: '/art/theme/:theme/:page', example: '/art/theme/Botanicals/1' },
  ...area('/gallery-walls', list('walls'), product('wall'), ['nine-thresholds']),
  ...area('/gifts', list('gifts'), product('gift'), ['2/', 'first-chai']),
  ...area('/decor-objects', list('objects'), product('object'), ['2/', 'kettle-pond-bottle']),
  ...area('/mixed-media', list('mixedMedia'), product('mixedMedia'), ['2/', 'six-ridges-to-munnar']),
  ...area('/blog', list('blog'), articleEntry, ['2/', 'hang-it-lower']),
  { path: '/shop_art/:artid', ...pageAt(sizeEntry), example: '/shop_art/last-ferry', isPublic: true },
  { path: '/size', ...pageAt(sizeEntry), example: '/size?width=3600&height=2400&id=1', isPublic: false },
  { path: '/size/:artid', ...pageAt(sizeEntry), example: '/size/last-ferry', isPublic: false },
  { path: '/frame/:id', ...pageAt(frameListEntry), example: '/frame/misty-ghats?type=art', isPublic: false },
  { path: '/shop_art_type/:artid', ...pageAt(artTypePage), example: '/shop_art_type/misty-ghats', isPublic: true },
  { path: '/select/:type', ...pageAt(selectEntry), example: '/select/frame', isPublic: true },
  { path: '/start_framing', ...pageAt(startFramingEntry), example: '/start_framing', isPublic: true },
  {
    path: '/frame-edit/:id',
    ...pageAt(frameEditEntry),
    example: '/frame-edit/fa1fb702-22e8-54e7-94e8-3a3bb3f530fe?id=misty-ghats&type=art',
    isPublic: false,
  },
  { path: '/custom-framing', ...pageAt(customFramingEntry), example: '/custom-framing/', isPublic: true },
  { path: '/crop', ...pageAt(cropEntry), example: '/crop', isPublic: false },
  { path: '/checkout/:stage', ...pageAt(checkoutEntry), example: '/checkout/shopping-bag', isPublic: false },
  {
    path: '/mock_checkout/:stage',
    ...pageAt(checkoutEntry),
    example: '/mock_checkout/shopping-bag',
    isPublic: false,
  },
  { path: '/account/:id', ...pageAt(accountEntry), example: '/account/orders/', isPublic: false },
  {
    path: '/account/:id/:orderNo',
    ...pageAt(accountEntry),
    example: '/account/orders/260814301276/',
    isPublic: false,
  },
  {
    path: '/profile-details/shippinglist',
    ...pageAt(shippingListEntry),
    example: '/profile-details/shippinglist',
    isPublic: false,
  },
  { path: '/order/:id', ...pageAt(confirmedEntry), example: '/order/260814301276', isPublic: false },
  {
    path: '/test-gateway',
    ...pageAt(testGatewayEntry),
    example: '/test-gateway?order_no=1&amount=100',
    isPublic: false,
  },
  { path: '/terms-of-service', ...pageAt(termsPage), example: '/terms-of-service/', isPublic: true },
  { path: '/privacy-policy', ...pageAt(privacyPage), example: '/privacy-policy/', isPublic: true },
  { path: '/about', ...pageAt(aboutPage), example: '/about/', isPublic: true },
  { path: '/stores', ...pageAt(storesPage), example: '/stores', isPublic: true },
  { path: '/faq', ...pageAt(faqPage), example: '/faq/', isPublic: true },
  { path: '/opt_out', ...pageAt(optOutEntry), example: '/opt_out', isPublic: true },
  { path: '/contact', ...pageAt(contactEntry), example: '/contact/', isPublic: true },
  { path: '/contact-us', ...pageAt(contactUsEntry), example: '/contact-us', isPublic: true },
  { path: '/partner', ...pageAt(partnerPage), example: '/partner', isPublic: true },
  { path: '/partner/apply', ...pageAt(partnerApplyEntry), example: '/partner/apply', isPublic: true },
  { path: '/design', ...pageAt(designPage), example: '/design', isPublic: true },
  { path: '/design/art', ...pageAt(designForm('art')), example: '/design/art', isPublic: true },
  { path: '/design/wall', ...pageAt(designForm('wall')), example: '/design/wall', isPublic: true },
  {
    path: VERIFICATION_PATH,
    ...pageAt(verificationPage),
    example: VERIFICATION_PATH,
    isPublic: true,
  },
  { path: '/login', ...pageAt(loginEntry), example: '/login', isPublic: true },
  { path: '/signup', ...pageAt(loginEntry), example: '/signup', isPublic: true },
  { path: '/403', ...pageAt(forbiddenPage), example: '/403', isPublic: true },
  { path: '*', ...pageAt(notFoundPage), example: '/404s', isPublic: true },
];
