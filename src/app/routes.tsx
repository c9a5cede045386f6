import { Navigate } from 'react-router-dom';
import type { DesignService } from '../domain/designForm.ts';
import { LISTS, type ListArea } from '../domain/listArea.ts';
import { PRODUCT_AREAS, type ProductArea } from '../domain/product.ts';
import { AreaPage, isListPageId } from './AreaPage.tsx';
import { openInOwnDocument } from './ownDocument.ts';
import {
  createRoute,
  type PageCode,
  type PageHandle,
  createPage as page,
  pageRoute,
  type StoreRoute,
} from './pageRoute.tsx';

const artListPage = page(() => import('../routes/artList/ArtListPage.tsx'), 'ArtListPage');
const artDetailPage = page(() => import('../routes/artDetail/ArtDetailPage.tsx'), 'ArtDetailPage');
const sizePage = page(() => import('../routes/sizes/SizePage.tsx'), 'SizePage');
const checkoutPage = page(() => import('../routes/checkout/CheckoutPage.tsx'), 'CheckoutPage');
const accountPage = page(() => import('../routes/account/AccountPage.tsx'), 'AccountPage');
const loginPage = page(() => import('../routes/login/LoginPage.tsx'), 'LoginPage');
const selectPage = page(() => import('../routes/select/SelectPage.tsx'), 'SelectPage');
const createListPage = (area: Exclude<ListArea, 'art'>) =>
  page(() => import('../routes/lists/ListPage.tsx'), 'ListPage', { area });
const createProductPage = (area: ProductArea) =>
  page(() => import('../routes/product/ProductPage.tsx'), 'ProductPage', { area });
const createDesignFormPage = (service: DesignService) =>
  page(() => import('../routes/design/DesignFormPage.tsx'), 'DesignFormPage', { service });

/** Where a pin-board service looks for its proof. (ROUTE-59) */
const VERIFICATION_PATH = '/pinterest-6f1c2.html';

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

/** The routes of a list and of its items. One element for all, so that the list stays mounted. */
function createAreaRoutes(area: ListArea, listPage: PageCode, itemPage: PageCode, ...otherPaths: string[]) {
  const listPath = LISTS[area].path.slice(0, -1);
  const handle: PageHandle = ({ id }) => (isListPageId(id) ? listPage : itemPage);
  return [listPath, `${listPath}/:id`, ...otherPaths].map(
    (path): StoreRoute => ({
      path,
      element: <AreaPage key={listPath} />,
      loader: ({ params }) => handle(params).load(),
      handle,
    }),
  );
}

/** In front of a host, the proxy lets the second provider's code run in the checkout alone. (PAY-10) */
const checkoutDocument =
  import.meta.env.VITE_API_HOST && import.meta.env.VITE_RAZORPAY_KEY ? { loader: openInOwnDocument } : {};

/** Orders that nobody pays for must not reach a real host, unless its build states that it is one to try. (CHK-01) */
const testGatewayRoutes: StoreRoute[] =
  import.meta.env.VITE_API_HOST && import.meta.env.VITE_TEST_GATEWAY !== '1'
    ? []
    : [
        createRoute('/mock_checkout/:stage', checkoutPage),
        pageRoute('/test-gateway', () => import('../routes/testGateway/TestGatewayPage.tsx'), 'TestGatewayPage'),
      ];

/** Every page of the store, by its address. (area ROUTE) */
export const routes: StoreRoute[] = [
  ...redirectRoutes,
  pageRoute('/', () => import('../routes/home/HomePage.tsx'), 'HomePage'),
  ...createAreaRoutes('art', artListPage, artDetailPage, '/art/theme/:theme/:page'),
  ...PRODUCT_AREAS.flatMap((area) => createAreaRoutes(area, createListPage(area), createProductPage(area))),
  pageRoute('/gallery-walls/:id/plan', () => import('../routes/nailPlan/NailPlanPage.tsx'), 'NailPlanPage'),
  pageRoute('/wall', () => import('../routes/wall/WallPage.tsx'), 'WallPage'),
  ...createAreaRoutes(
    'blog',
    createListPage('blog'),
    page(() => import('../routes/article/ArticlePage.tsx'), 'ArticlePage'),
  ),
  createRoute('/shop_art/:artid', sizePage),
  createRoute('/size', sizePage),
  createRoute('/size/:artid', sizePage),
  pageRoute('/frame/:id', () => import('../routes/frameList/FrameListPage.tsx'), 'FrameListPage'),
  pageRoute('/shop_art_type/:artid', () => import('../routes/artType/ArtTypePage.tsx'), 'ArtTypePage'),
  createRoute('/select/:type', selectPage),
  createRoute('/start_framing', selectPage),
  pageRoute('/frame-edit/:id', () => import('../routes/frameEdit/FrameEditPage.tsx'), 'FrameEditPage'),
  pageRoute('/custom-framing', () => import('../routes/customFraming/CustomFramingPage.tsx'), 'CustomFramingPage'),
  pageRoute('/crop', () => import('../routes/crop/CropPage.tsx'), 'CropPage'),
  { ...createRoute('/checkout/:stage', checkoutPage), ...checkoutDocument },
  ...testGatewayRoutes,
  createRoute('/account/:id', accountPage),
  createRoute('/account/:id/:orderNo', accountPage),
  pageRoute('/profile-details/shippinglist', () => import('../routes/account/AccountPage.tsx'), 'ShippingListPage'),
  pageRoute('/search', () => import('../routes/search/SearchPage.tsx'), 'SearchPage'),
  pageRoute('/track-order', () => import('../routes/order/TrackOrderPage.tsx'), 'TrackOrderPage'),
  pageRoute('/order/:id', () => import('../routes/order/OrderPage.tsx'), 'ConfirmedPage'),
  pageRoute('/order/:id/invoice', () => import('../routes/order/OrderPage.tsx'), 'InvoicePage'),
  pageRoute('/terms-of-service', () => import('../routes/fixedPage/TextPage.tsx'), 'TermsPage'),
  pageRoute('/privacy-policy', () => import('../routes/fixedPage/TextPage.tsx'), 'PrivacyPage'),
  pageRoute('/about', () => import('../routes/about/AboutPage.tsx'), 'AboutPage'),
  pageRoute('/stores', () => import('../routes/stores/StoresPage.tsx'), 'StoresPage'),
  pageRoute('/faq', () => import('../routes/faq/FaqPage.tsx'), 'FaqPage'),
  pageRoute('/opt_out', () => import('../routes/optOut/OptOutPage.tsx'), 'OptOutPage'),
  pageRoute('/newsletter', () => import('../routes/optOut/OptOutPage.tsx'), 'NewsletterLinkPage'),
  pageRoute('/contact', () => import('../routes/contact/ContactPage.tsx'), 'ContactPage'),
  pageRoute('/contact-us', () => import('../routes/contact/ContactPage.tsx'), 'ContactUsPage'),
  pageRoute('/partner', () => import('../routes/partner/PartnerPage.tsx'), 'PartnerPage'),
  pageRoute('/partner/apply', () => import('../routes/partner/PartnerPage.tsx'), 'PartnerApplyPage'),
  pageRoute('/design', () => import('../routes/design/DesignPage.tsx'), 'DesignPage'),
  createRoute('/design/art', createDesignFormPage('art')),
  createRoute('/design/wall', createDesignFormPage('wall')),
  pageRoute(VERIFICATION_PATH, () => import('../routes/fixedPage/TextPage.tsx'), 'VerificationPage'),
  createRoute('/login', loginPage),
  createRoute('/signup', loginPage),
  pageRoute('/403', () => import('../routes/notFound/ForbiddenPage.tsx'), 'ForbiddenPage'),
  pageRoute('*', () => import('../routes/notFound/NotFoundPage.tsx'), 'NotFoundPage'),
];
