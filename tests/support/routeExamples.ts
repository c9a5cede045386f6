/** Addresses of the routes with a parameter or a query; several where a route shows several kinds of page. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  '/art/:id': ['/art/2/', '/art/misty-ghats'],
  '/art/theme/:theme/:page': ['/art/theme/Botanicals/1'],
  '/gallery-walls/:id': ['/gallery-walls/nine-thresholds'],
  '/gallery-walls/:id/plan': ['/gallery-walls/nine-thresholds/plan'],
  '/gifts/:id': ['/gifts/2/', '/gifts/first-chai'],
  '/decor-objects/:id': ['/decor-objects/2/', '/decor-objects/kettle-pond-bottle'],
  '/mixed-media/:id': ['/mixed-media/2/', '/mixed-media/six-ridges-to-munnar'],
  '/blog/:id': ['/blog/2/', '/blog/hang-it-lower'],
  '/shop_art/:artid': ['/shop_art/misty-ghats'],
  '/size': ['/size?width=3600&height=2400&id=1'],
  '/size/:artid': ['/size/misty-ghats'],
  '/frame/:id': ['/frame/misty-ghats?type=art'],
  '/shop_art_type/:artid': ['/shop_art_type/misty-ghats'],
  '/select/:type': ['/select/frame'],
  '/frame-edit/:id': ['/frame-edit/fa1fb702-22e8-54e7-94e8-3a3bb3f530fe?id=misty-ghats&type=art'],
  '/checkout/:stage': ['/checkout/shopping-bag'],
  '/mock_checkout/:stage': ['/mock_checkout/shopping-bag'],
  '/test-gateway': ['/test-gateway?order_no=1&amount=100'],
  '/account/:id': ['/account/orders/'],
  '/account/:id/:orderNo': ['/account/orders/260814301276/'],
  '/search': ['/search?q=ferry'],
  '/order/:id': ['/order/260814301276'],
  '/order/:id/invoice': ['/order/260814301276/invoice'],
  '/newsletter': ['/newsletter?mail=a&key=b'],
  '*': ['/404s'],
};

/** Addresses of a route, of each kind of page. Throws an Error where it has a parameter and no example. */
export function getExamples({ path }: { path: string }): readonly string[] {
  const examples = EXAMPLES[path];
  if (!examples && path.includes(':')) throw new Error(`Add an address of ${path} to the examples.`);
  return examples ?? [path];
}
