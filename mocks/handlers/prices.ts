import { http, type RequestHandler } from 'msw';
import { priceRows } from '../seed/prices.ts';
import type { Backend } from './backend.ts';
import { createJsonResponse, createResolver } from './respond.ts';

/** The price table: a row for each size band, rates in rupees per square inch as decimal strings (API-40, CONF-30). */
export const priceHandlers = (backend: Backend): RequestHandler[] => [
  http.get(
    '*/api/getprice',
    createResolver(backend, () => createJsonResponse(priceRows)),
  ),
];
