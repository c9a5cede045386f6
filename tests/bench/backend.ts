// What scripts/benchBackend.mjs runs, in one bundle.
export { measureLastPage } from './lastPage.ts';
export { LIST, measureListing } from './listing.ts';
export { serveMany } from './manyPages.ts';
export { serveByMiddleware, serveConstant, serveOurs } from './overHttp.ts';
