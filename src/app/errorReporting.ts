import type { ErrorInfo } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { ErrorPlace } from '../ports/errorReports.ts';
import { routes } from './routes.tsx';

/** The file that this code came in bears a mark of its build. */
const BUILD = import.meta.url.split('/').at(-1)?.split('?')[0] ?? '';

const pageNow = () => matchRoutes(routes, location.pathname)?.at(-1)?.route.path ?? '';

/**
 * Reports an error that came up in the store. What is reported, and without what, is the port's; its code comes with the first
 * error. Never throws.
 */
export function reportAppError(place: ErrorPlace, error: unknown, part = ''): void {
  const about = { place, part, page: pageNow(), build: BUILD };
  import('../ports/errorReports.ts').then(({ reportError }) => reportError(error, about)).catch(() => undefined);
}

/** A boundary that states about which part it is; the router's own stands around pages. */
const getPart = ({ errorBoundary }: ErrorInfo & { errorBoundary?: unknown }) => {
  const { props } = (errorBoundary ?? {}) as { props?: { part?: unknown } };
  return typeof props?.part === 'string' ? props.part : 'page';
};

/** For React's roots: what boundaries caught, what none did, and what React put right by itself. */
export const rootOptions = {
  onCaughtError(error: unknown, info: ErrorInfo) {
    console.error(error);
    reportAppError('caught', error, getPart(info));
  },
  onUncaughtError(error: unknown) {
    console.error(error);
    reportAppError('uncaught', error);
  },
  /** React states that it put a part right; why it had to is the cause. */
  onRecoverableError: (error: unknown) => reportAppError('recoverable', (error as Error | null)?.cause ?? error),
};

/** Reports what nobody caught, from now on. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error, message }) => reportAppError('window', error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportAppError('promise', reason));
}
