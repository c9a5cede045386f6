import { type ComponentType, lazy, type ReactElement } from 'react';
import { useParams } from 'react-router-dom';

const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));

const HomePage = page(() => import('../pages/home/HomePage.tsx'), 'HomePage');
const ArtListPage = page(() => import('../pages/artList/ArtListPage.tsx'), 'ArtListPage');
const ArtDetailPage = page(() => import('../pages/artDetail/ArtDetailPage.tsx'), 'ArtDetailPage');
const CheckoutPage = page(() => import('../pages/checkout/CheckoutPage.tsx'), 'CheckoutPage');
const TestGatewayPage = page(() => import('../pages/testGateway/TestGatewayPage.tsx'), 'TestGatewayPage');
const NotFoundPage = page(() => import('../pages/notFound/NotFoundPage.tsx'), 'NotFoundPage');
const ForbiddenPage = page(() => import('../pages/notFound/ForbiddenPage.tsx'), 'ForbiddenPage');

/** Digits are a page of the list, anything else is a picture. (ROUTE-16, ROUTE-17) */
function ArtPage() {
  const { artid = '' } = useParams();
  return /^\d+$/.test(artid) ? <ArtListPage /> : <ArtDetailPage />;
}

export type Route = {
  path: string;
  element: ReactElement;
  /** An address of the route, for whoever walks the table. */
  example: string;
  /** Can it be written out as HTML for everybody? */
  isPublic: boolean;
};

/** Every route of the store. (area ROUTE) */
export const routes: Route[] = [
  { path: '/', element: <HomePage />, example: '/', isPublic: true },
  { path: '/art', element: <ArtListPage />, example: '/art/', isPublic: true },
  { path: '/art/:artid', element: <ArtPage />, example: '/art/2/', isPublic: true },
  { path: '/art/theme/:theme/:page', element: <ArtListPage />, example: '/art/theme/Botanicals/1', isPublic: true },
  { path: '/checkout/:stage', element: <CheckoutPage />, example: '/checkout/shopping-bag', isPublic: false },
  { path: '/mock_checkout/:stage', element: <CheckoutPage />, example: '/mock_checkout/shopping-bag', isPublic: false },
  {
    path: '/test-gateway',
    element: <TestGatewayPage />,
    example: '/test-gateway?order_no=1&amount=100',
    isPublic: false,
  },
  { path: '/403', element: <ForbiddenPage />, example: '/403', isPublic: true },
  { path: '*', element: <NotFoundPage />, example: '/404s', isPublic: true },
];
