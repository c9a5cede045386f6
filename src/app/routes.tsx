import { Navigate, type NonIndexRouteObject } from 'react-router-dom';
import type { DesignService } from '../domain/designForm.ts';
import type { ListArea } from '../domain/listArea.ts';
import type { ProductKind } from '../domain/product.ts';
import { AreaPage, isListPageId } from './AreaPage.tsx';
import { dynamicLazyRoute, type LazyPage, lazyRoute, type PageRoute, createLazyPage as page } from './lazyPage.tsx';
import { openInOwnDocument } from './ownDocument.ts';

const artListPage = page(() => import('../routes/artList/ArtListPage.tsx'), 'ArtListPage');
const artDetailPage = page(() => import('../routes/artDetail/ArtDetailPage.tsx'), 'ArtDetailPage');
const sizePage = page(() => import('../routes/sizes/SizePage.tsx'), 'SizePage');
const checkoutPage = page(() => import('../routes/checkout/CheckoutPage.tsx'), 'CheckoutPage');
const accountPage = page(() => import('../routes/account/AccountPage.tsx'), 'AccountPage');
const loginPage = page(() => import('../routes/login/LoginPage.tsx'), 'LoginPage');
const selectPage = page(() => import('../routes/select/SelectPage.tsx'), 'SelectPage');
const createListPage = (area: Exclude<ListArea, 'art'>) =>
  page(() => import('../routes/lists/ListPage.tsx'), 'ListPage', { area });
const createProductPage = (kind: ProductKind) =>
  page(() => import('../routes/product/ProductPage.tsx'), 'ProductPage', { kind });
const createDesignFormPage = (service: DesignService) =>
  page(() => import('../routes/design/DesignFormPage.tsx'), 'DesignFormPage', { service });

/** Where a pin-board service looks for its proof. (ROUTE-59) */
const VERIFICATION_PATH = '/pinterest-6f1c2.html';

export type StoreRoute = NonIndexRouteObject & PageRoute & { path: string };

/** Addresses that redirect to another one. (ROUTE-64, ACCT-05) */
const REDIRECTS = [
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
const redirectRoutes = REDIRECTS.map(([path, to]) => ({ path, element: <Navigate to={to} replace /> }));

/** The pages of a list and of its items, under one address. One element for both, so that a list stays mounted. */
const createListRoute = (path: string, listPage: LazyPage, itemPage: LazyPage) => ({
  ...dynamicLazyRoute(({ id }) => (isListPageId(id) ? listPage : itemPage)),
  element: <AreaPage key={path} />,
});

/** The routes of a list and its items. */
function createAreaRoutes(path: string, listPage: LazyPage, itemPage: LazyPage): StoreRoute[] {
  const route = createListRoute(path, listPage, itemPage);
  return [
    { ...route, id: path, path },
    { ...route, id: `${path}/:id`, path: `${path}/:id` },
  ];
}

/** In front of a host, the proxy lets the second provider's code run in the checkout alone. (PAY-10) */
const checkoutDocument =
  import.meta.env.VITE_API_HOST && import.meta.env.VITE_RAZORPAY_KEY ? { loader: openInOwnDocument } : {};

/** Orders that nobody pays for must not reach a real host, unless its build states that it is one to try. (CHK-01) */
const testGatewayRoutes: StoreRoute[] =
  import.meta.env.VITE_API_HOST && import.meta.env.VITE_TEST_GATEWAY !== '1'
    ? []
    : [
        { path: '/mock_checkout/:stage', ...lazyRoute(checkoutPage) },
        {
          path: '/test-gateway',
          ...lazyRoute(page(() => import('../routes/testGateway/TestGatewayPage.tsx'), 'TestGatewayPage')),
        },
      ];

/** Every page of the store, by its address. (area ROUTE) */
export const routes: StoreRoute[] = [
  ...redirectRoutes,
  { path: '/', ...lazyRoute(page(() => import('../routes/home/HomePage.tsx'), 'HomePage')) },
  ...createAreaRoutes('/art', artListPage, artDetailPage),
  { ...createListRoute('/art', artListPage, artDetailPage), id: '/art/theme', path: '/art/theme/:theme/:page' },
  ...createAreaRoutes('/gallery-walls', createListPage('walls'), createProductPage('wall')),
  {
    path: '/gallery-walls/:id/plan',
    ...lazyRoute(page(() => import('../routes/nailPlan/NailPlanPage.tsx'), 'NailPlanPage')),
  },
  { path: '/wall', ...lazyRoute(page(() => import('../routes/wall/WallPage.tsx'), 'WallPage')) },
  ...createAreaRoutes('/gifts', createListPage('gifts'), createProductPage('gift')),
  ...createAreaRoutes('/decor-objects', createListPage('objects'), createProductPage('object')),
  ...createAreaRoutes('/mixed-media', createListPage('mixedMedia'), createProductPage('mixedMedia')),
  ...createAreaRoutes(
    '/blog',
    createListPage('blog'),
    page(() => import('../routes/article/ArticlePage.tsx'), 'ArticlePage'),
  ),
  { path: '/shop_art/:artid', ...lazyRoute(sizePage) },
  { path: '/size', ...lazyRoute(sizePage) },
  { path: '/size/:artid', ...lazyRoute(sizePage) },
  { path: '/frame/:id', ...lazyRoute(page(() => import('../routes/frameList/FrameListPage.tsx'), 'FrameListPage')) },
  {
    path: '/shop_art_type/:artid',
    ...lazyRoute(page(() => import('../routes/artType/ArtTypePage.tsx'), 'ArtTypePage')),
  },
  { path: '/select/:type', ...lazyRoute(selectPage) },
  { path: '/start_framing', ...lazyRoute(selectPage) },
  {
    path: '/frame-edit/:id',
    ...lazyRoute(page(() => import('../routes/frameEdit/FrameEditPage.tsx'), 'FrameEditPage')),
  },
  {
    path: '/custom-framing',
    ...lazyRoute(page(() => import('../routes/customFraming/CustomFramingPage.tsx'), 'CustomFramingPage')),
  },
  { path: '/crop', ...lazyRoute(page(() => import('../routes/crop/CropPage.tsx'), 'CropPage')) },
  { path: '/checkout/:stage', ...lazyRoute(checkoutPage), ...checkoutDocument },
  ...testGatewayRoutes,
  { path: '/account/:id', ...lazyRoute(accountPage) },
  { path: '/account/:id/:orderNo', ...lazyRoute(accountPage) },
  {
    path: '/profile-details/shippinglist',
    ...lazyRoute(page(() => import('../routes/account/AccountPage.tsx'), 'ShippingListPage')),
  },
  { path: '/search', ...lazyRoute(page(() => import('../routes/search/SearchPage.tsx'), 'SearchPage')) },
  { path: '/track-order', ...lazyRoute(page(() => import('../routes/order/TrackOrderPage.tsx'), 'TrackOrderPage')) },
  { path: '/order/:id', ...lazyRoute(page(() => import('../routes/order/OrderPage.tsx'), 'ConfirmedPage')) },
  { path: '/order/:id/invoice', ...lazyRoute(page(() => import('../routes/order/OrderPage.tsx'), 'InvoicePage')) },
  { path: '/terms-of-service', ...lazyRoute(page(() => import('../routes/fixedPage/TextPage.tsx'), 'TermsPage')) },
  { path: '/privacy-policy', ...lazyRoute(page(() => import('../routes/fixedPage/TextPage.tsx'), 'PrivacyPage')) },
  { path: '/about', ...lazyRoute(page(() => import('../routes/about/AboutPage.tsx'), 'AboutPage')) },
  { path: '/stores', ...lazyRoute(page(() => import('../routes/stores/StoresPage.tsx'), 'StoresPage')) },
  { path: '/faq', ...lazyRoute(page(() => import('../routes/faq/FaqPage.tsx'), 'FaqPage')) },
  { path: '/opt_out', ...lazyRoute(page(() => import('../routes/optOut/OptOutPage.tsx'), 'OptOutPage')) },
  {
    path: '/newsletter',
    ...lazyRoute(page(() => import('../routes/optOut/OptOutPage.tsx'), 'NewsletterLinkPage')),
  },
  { path: '/contact', ...lazyRoute(page(() => import('../routes/contact/ContactPage.tsx'), 'ContactPage')) },
  { path: '/contact-us', ...lazyRoute(page(() => import('../routes/contact/ContactPage.tsx'), 'ContactUsPage')) },
  { path: '/partner', ...lazyRoute(page(() => import('../routes/partner/PartnerPage.tsx'), 'PartnerPage')) },
  { path: '/partner/apply', ...lazyRoute(page(() => import('../routes/partner/PartnerPage.tsx'), 'PartnerApplyPage')) },
  { path: '/design', ...lazyRoute(page(() => import('../routes/design/DesignPage.tsx'), 'DesignPage')) },
  { path: '/design/art', ...lazyRoute(createDesignFormPage('art')) },
  { path: '/design/wall', ...lazyRoute(createDesignFormPage('wall')) },
  {
    path: VERIFICATION_PATH,
    ...lazyRoute(page(() => import('../routes/fixedPage/TextPage.tsx'), 'VerificationPage')),
  },
  { path: '/login', ...lazyRoute(loginPage) },
  { path: '/signup', ...lazyRoute(loginPage) },
  { path: '/403', ...lazyRoute(page(() => import('../routes/notFound/ForbiddenPage.tsx'), 'ForbiddenPage')) },
  { path: '*', ...lazyRoute(page(() => import('../routes/notFound/NotFoundPage.tsx'), 'NotFoundPage')) },
];
