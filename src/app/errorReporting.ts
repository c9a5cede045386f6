import type { ErrorInfo } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { ErrorPlace } from '../ports/errorReports.ts';
import { routes } from './routes.tsx';

/** The name of this file, which is unique to the build. */
const BUILD = import.meta.url.split('/').at(-1)?.split('?')[0] ?? '';

const getCurrentRoutePath = () => matchRoutes(routes, location.pathname)?.at(-1)?.route.path ?? '';

/**
 * Reports an error of the store. The port decides what is reported; its code is loaded with the first error. Never
 * throws.
 */
export function reportAppError(place: ErrorPlace, error: unknown, part = ''): void {
  const context = { place, part, page: getCurrentRoutePath(), build: BUILD };
  import('../ports/errorReports.ts').then(({ reportError }) => reportError(error, context)).catch(() => undefined);
}

/** The `part` of the boundary that caught an error; the router's own boundary is around pages. */
const getPart = ({ errorBoundary }: ErrorInfo & { errorBoundary?: unknown }) => {
  const { props } = (errorBoundary ?? {}) as { props?: { part?: unknown } };
  return typeof props?.part === 'string' ? props.part : 'page';
};

/** For React's roots: caught, uncaught and recoverable errors. */
export const rootOptions = {
  onCaughtError(error: unknown, info: ErrorInfo) {
    console.error(error);
    reportAppError('caught', error, getPart(info));
  },
  onUncaughtError(error: unknown) {
    console.error(error);
    reportAppError('uncaught', error);
  },
  /** React recovered by itself; the cause tells why it had to. */
  onRecoverableError: (error: unknown) => reportAppError('recoverable', (error as Error | null)?.cause ?? error),
};

/** Reports uncaught errors, from now on. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error, message }) => reportAppError('window', error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportAppError('promise', reason));
}
