import { isBackendCall } from '../deploy/backendPaths.ts';

/** Is a request meant for the backend? Not for pictures, modules and pages. */
export function isApiCall({ url }: { url: string }): boolean {
  const { pathname } = new URL(url);
  // A real backend has no test gateway.
  return isBackendCall(pathname) || pathname.startsWith('/test_gateway/');
}
