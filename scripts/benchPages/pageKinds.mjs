/** An address of every kind of page that anybody may open, and where it is a list, the call that brings what it lists. */
export const PAGE_KINDS = [
  { page: 'home', path: '/' },
  { page: 'art list', path: '/art/', list: /\/jsonapi\/commerce_product\/default\?/ },
  { page: 'art theme', path: '/art/theme/Botanicals/1', list: /\/jsonapi\/commerce_product\/default\?/ },
  { page: 'art', path: '/art/misty-ghats' },
  { page: 'wall list', path: '/gallery-walls/', list: /\/jsonapi\/commerce_product\/gallery_wall\?/ },
  { page: 'wall', path: '/gallery-walls/nine-thresholds' },
  { page: 'gift list', path: '/gifts/', list: /\/jsonapi\/commerce_product\/gifting\?/ },
  { page: 'gift', path: '/gifts/first-chai' },
  { page: 'object list', path: '/decor-objects/', list: /\/jsonapi\/commerce_product\/object\?/ },
  { page: 'object', path: '/decor-objects/kettle-pond-bottle' },
  { page: 'mixed media list', path: '/mixed-media/', list: /\/jsonapi\/commerce_product\/mixed_media\?/ },
  { page: 'mixed media', path: '/mixed-media/six-ridges-to-munnar' },
  { page: 'blog', path: '/blog/', list: /\/jsonapi\/node\/article\?/ },
  { page: 'post', path: '/blog/hang-it-lower' },
  { page: 'custom framing', path: '/custom-framing/' },
  { page: 'about', path: '/about/' },
  { page: 'stores', path: '/stores' },
  { page: 'faq', path: '/faq/' },
  { page: 'contact', path: '/contact/' },
  { page: 'terms', path: '/terms-of-service/' },
  { page: 'privacy', path: '/privacy-policy/' },
  { page: 'partner', path: '/partner' },
  { page: 'design', path: '/design' },
  { page: 'design form', path: '/design/art' },
  { page: 'not found', path: '/404s' },
];

/** A phone in the hand and a window on a desk. */
export const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1280, height: 800 } },
};

/** While the embedded backend starts, the network is idle and the page is not done. */
export async function settled(page) {
  await page.waitForFunction(() => document.querySelector('main h1') && !document.querySelector('[aria-busy="true"]'));
  await page.waitForLoadState('networkidle');
}
