import { BACKEND_PATHS } from '../deploy/backendPaths.ts';

// A real backend has no test gateway.
const CALL_PATHS = [...BACKEND_PATHS.flatMap(({ path, files }) => (files ? [] : [path])), '/test_gateway/'];

/** Is a request meant for the backend? Not for pictures, modules and pages. */
export function isApiCall({ url }: { url: string }): boolean {
  const { pathname } = new URL(url);
  return CALL_PATHS.some((path) => (path.endsWith('/') ? pathname.startsWith(path) : pathname === path));
}
