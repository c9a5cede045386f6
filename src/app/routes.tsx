import { Navigate, type NonIndexRouteObject } from 'react-router-dom';
import type { DesignService } from '../domain/designForm.ts';
import type { ListArea } from '../domain/listArea.ts';
import type { ProductKind } from '../domain/product.ts';
import { AreaPage, isListAt } from './AreaPage.tsx';
import { createLazyPage as code, dynamicLazyRoute, type LazyPage, lazyRoute, type RouteInfo } from './lazyPage.tsx';
import { inOwnDocument } from './ownDocument.ts';

const homePage = code(() => import('../routes/home/HomePage.tsx'), 'HomePage');
const artListPage = code(() => import('../routes/artList/ArtListPage.tsx'), 'ArtListPage');
const artDetailPage = code(() => import('../routes/artDetail/ArtDetailPage.tsx'), 'ArtDetailPage');
const frameEditPage = code(() => import('../routes/frameEdit/FrameEditPage.tsx'), 'FrameEditPage');
const frameListPage = code(() => import('../routes/frameList/FrameListPage.tsx'), 'FrameListPage');
const customFramingPage = code(() => import('../routes/customFraming/CustomFramingPage.tsx'), 'CustomFramingPage');
const cropPage = code(() => import('../routes/crop/CropPage.tsx'), 'CropPage');
const sizePage = code(() => import('../routes/sizes/SizePage.tsx'), 'SizePage');
const checkoutPage = code(() => import('../routes/checkout/CheckoutPage.tsx'), 'CheckoutPage');
const accountPage = code(() => import('../routes/account/AccountPage.tsx'), 'AccountPage');
const shippingListPage = code(() => import('../routes/account/AccountPage.tsx'), 'ShippingListPage');
const searchPage = code(() => import('../routes/search/SearchPage.tsx'), 'SearchPage');
const trackOrderPage = code(() => import('../routes/order/TrackOrderPage.tsx'), 'TrackOrderPage');
const confirmedPage = code(() => import('../routes/order/OrderPage.tsx'), 'ConfirmedPage');
const invoicePage = code(() => import('../routes/order/OrderPage.tsx'), 'InvoicePage');
const loginPage = code(() => import('../routes/login/LoginPage.tsx'), 'LoginPage');
const selectPage = code(() => import('../routes/select/SelectPage.tsx'), 'SelectPage');
const nailPlanPage = code(() => import('../routes/nailPlan/NailPlanPage.tsx'), 'NailPlanPage');
const wallPage = code(() => import('../routes/wall/WallPage.tsx'), 'WallPage');
const artTypePage = code(() => import('../routes/artType/ArtTypePage.tsx'), 'ArtTypePage');
const articlePage = code(() => import('../routes/article/ArticlePage.tsx'), 'ArticlePage');
const optOutPage = code(() => import('../routes/optOut/OptOutPage.tsx'), 'OptOutPage');
const newsletterLinkPage = code(() => import('../routes/optOut/OptOutPage.tsx'), 'NewsletterLinkPage');
const contactPage = code(() => import('../routes/contact/ContactPage.tsx'), 'ContactPage');
const contactUsPage = code(() => import('../routes/contact/ContactPage.tsx'), 'ContactUsPage');
const partnerPage = code(() => import('../routes/partner/PartnerPage.tsx'), 'PartnerPage');
const partnerApplyPage = code(() => import('../routes/partner/PartnerPage.tsx'), 'PartnerApplyPage');
const designPage = code(() => import('../routes/design/DesignPage.tsx'), 'DesignPage');
const aboutPage = code(() => import('../routes/about/AboutPage.tsx'), 'AboutPage');
const storesPage = code(() => import('../routes/stores/StoresPage.tsx'), 'StoresPage');
const faqPage = code(() => import('../routes/faq/FaqPage.tsx'), 'FaqPage');
const privacyPage = code(() => import('../routes/fixedPage/TextPage.tsx'), 'PrivacyPage');
const verificationPage = code(() => import('../routes/fixedPage/TextPage.tsx'), 'VerificationPage');
const termsPage = code(() => import('../routes/fixedPage/TextPage.tsx'), 'TermsPage');
const notFoundPage = code(() => import('../routes/notFound/NotFoundPage.tsx'), 'NotFoundPage');
const forbiddenPage = code(() => import('../routes/notFound/ForbiddenPage.tsx'), 'ForbiddenPage');
const list = (area: Exclude<ListArea, 'art'>) =>
  code(() => import('../routes/lists/ListPage.tsx'), 'ListPage', { area });
const product = (kind: ProductKind) => code(() => import('../routes/product/ProductPage.tsx'), 'ProductPage', { kind });
const designForm = (service: DesignService) =>
  code(() => import('../routes/design/DesignFormPage.tsx'), 'DesignFormPage', { service });

/** Where a pin-board service looks for its proof. (ROUTE-59) */
const VERIFICATION_PATH = '/pinterest-6f1c2.html';

export type StoreRoute = NonIndexRouteObject & RouteInfo & { path: string };

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
function area(path: string, list: LazyPage, one: LazyPage, [example = '', ...others]: string[]): StoreRoute[] {
  // The same element for each, so that a list stays where it is.
  const page = { ...dynamicLazyRoute(({ id }) => (isListAt(id) ? list : one)), element: <AreaPage key={path} /> };
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

const artPages = area('/art', artListPage, artDetailPage, ['2/', 'misty-ghats']);

/** In front of a host, the proxy lets the second provider's code run in the checkout alone. (PAY-10) */
const checkoutDocument =
  import.meta.env.VITE_API_HOST && import.meta.env.VITE_RAZORPAY_KEY ? { loader: inOwnDocument('/checkout/') } : {};

/** Orders that nobody pays for must not reach a real host, unless its build states that it is one to try. (CHK-01) */
const testGatewayRoutes: StoreRoute[] =
  import.meta.env.VITE_API_HOST && import.meta.env.VITE_TEST_GATEWAY !== '1'
    ? []
    : [
        {
          path: '/mock_checkout/:stage',
          ...lazyRoute(checkoutPage),
          example: '/mock_checkout/shopping-bag',
          isPublic: false,
        },
        {
          path: '/test-gateway',
          ...lazyRoute(code(() => import('../routes/testGateway/TestGatewayPage.tsx'), 'TestGatewayPage')),
          example: '/test-gateway?order_no=1&amount=100',
          isPublic: false,
        },
      ];

/** Every page of the store, by its address. (area ROUTE) */
export const routes: StoreRoute[] = [
  ...moved,
  { path: '/', ...lazyRoute(homePage), example: '/', isPublic: true },
  ...artPages,
  {
    ...(artPages[0] as StoreRoute),
    id: '/art/theme',
    path: '/art/theme/:theme/:page',
    example: '/art/theme/Botanicals/1',
  },
  ...area('/gallery-walls', list('walls'), product('wall'), ['nine-thresholds']),
  {
    path: '/gallery-walls/:id/plan',
    ...lazyRoute(nailPlanPage),
    example: '/gallery-walls/nine-thresholds/plan',
    isPublic: false,
  },
  { path: '/wall', ...lazyRoute(wallPage), example: '/wall', isPublic: true },
  ...area('/gifts', list('gifts'), product('gift'), ['2/', 'first-chai']),
  ...area('/decor-objects', list('objects'), product('object'), ['2/', 'kettle-pond-bottle']),
  ...area('/mixed-media', list('mixedMedia'), product('mixedMedia'), ['2/', 'six-ridges-to-munnar']),
  ...area('/blog', list('blog'), articlePage, ['2/', 'hang-it-lower']),
  { path: '/shop_art/:artid', ...lazyRoute(sizePage), example: '/shop_art/misty-ghats', isPublic: true },
  { path: '/size', ...lazyRoute(sizePage), example: '/size?width=3600&height=2400&id=1', isPublic: false },
  { path: '/size/:artid', ...lazyRoute(sizePage), example: '/size/misty-ghats', isPublic: false },
  { path: '/frame/:id', ...lazyRoute(frameListPage), example: '/frame/misty-ghats?type=art', isPublic: false },
  { path: '/shop_art_type/:artid', ...lazyRoute(artTypePage), example: '/shop_art_type/misty-ghats', isPublic: true },
  { path: '/select/:type', ...lazyRoute(selectPage), example: '/select/frame', isPublic: true },
  { path: '/start_framing', ...lazyRoute(selectPage), example: '/start_framing', isPublic: true },
  {
    path: '/frame-edit/:id',
    ...lazyRoute(frameEditPage),
    example: '/frame-edit/fa1fb702-22e8-54e7-94e8-3a3bb3f530fe?id=misty-ghats&type=art',
    isPublic: false,
  },
  { path: '/custom-framing', ...lazyRoute(customFramingPage), example: '/custom-framing/', isPublic: true },
  { path: '/crop', ...lazyRoute(cropPage), example: '/crop', isPublic: false },
  {
    path: '/checkout/:stage',
    ...lazyRoute(checkoutPage),
    ...checkoutDocument,
    example: '/checkout/shopping-bag',
    isPublic: false,
  },
  ...testGatewayRoutes,
  { path: '/account/:id', ...lazyRoute(accountPage), example: '/account/orders/', isPublic: false },
  {
    path: '/account/:id/:orderNo',
    ...lazyRoute(accountPage),
    example: '/account/orders/260814301276/',
    isPublic: false,
  },
  {
    path: '/profile-details/shippinglist',
    ...lazyRoute(shippingListPage),
    example: '/profile-details/shippinglist',
    isPublic: false,
  },
  { path: '/search', ...lazyRoute(searchPage), example: '/search?q=ferry', isPublic: false },
  { path: '/track-order', ...lazyRoute(trackOrderPage), example: '/track-order', isPublic: true },
  { path: '/order/:id', ...lazyRoute(confirmedPage), example: '/order/260814301276', isPublic: false },
  { path: '/order/:id/invoice', ...lazyRoute(invoicePage), example: '/order/260814301276/invoice', isPublic: false },
  { path: '/terms-of-service', ...lazyRoute(termsPage), example: '/terms-of-service/', isPublic: true },
  { path: '/privacy-policy', ...lazyRoute(privacyPage), example: '/privacy-policy/', isPublic: true },
  { path: '/about', ...lazyRoute(aboutPage), example: '/about/', isPublic: true },
  { path: '/stores', ...lazyRoute(storesPage), example: '/stores', isPublic: true },
  { path: '/faq', ...lazyRoute(faqPage), example: '/faq/', isPublic: true },
  { path: '/opt_out', ...lazyRoute(optOutPage), example: '/opt_out', isPublic: true },
  {
    path: '/newsletter',
    ...lazyRoute(newsletterLinkPage),
    example: '/newsletter?mail=a&key=b',
    isPublic: false,
  },
  { path: '/contact', ...lazyRoute(contactPage), example: '/contact/', isPublic: true },
  { path: '/contact-us', ...lazyRoute(contactUsPage), example: '/contact-us', isPublic: true },
  { path: '/partner', ...lazyRoute(partnerPage), example: '/partner', isPublic: true },
  { path: '/partner/apply', ...lazyRoute(partnerApplyPage), example: '/partner/apply', isPublic: true },
  { path: '/design', ...lazyRoute(designPage), example: '/design', isPublic: true },
  { path: '/design/art', ...lazyRoute(designForm('art')), example: '/design/art', isPublic: true },
  { path: '/design/wall', ...lazyRoute(designForm('wall')), example: '/design/wall', isPublic: true },
  {
    path: VERIFICATION_PATH,
    ...lazyRoute(verificationPage),
    example: VERIFICATION_PATH,
    isPublic: true,
  },
  { path: '/login', ...lazyRoute(loginPage), example: '/login', isPublic: true },
  { path: '/signup', ...lazyRoute(loginPage), example: '/signup', isPublic: true },
  { path: '/403', ...lazyRoute(forbiddenPage), example: '/403', isPublic: true },
  { path: '*', ...lazyRoute(notFoundPage), example: '/404s', isPublic: true },
];
