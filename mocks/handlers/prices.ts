import { http, type RequestHandler } from 'msw';
import { priceRows } from '../seed/prices.ts';
import { answeringJson, json } from './answering.ts';
import type { Backend } from './backend.ts';

/** The price table: a row for each size band, rates in rupees per square inch as decimal strings (API-40, CONF-30). */
export const priceHandlers = (backend: Backend): RequestHandler[] => [
  http.get(
    '*/api/getprice',
    answeringJson(backend, () => json(priceRows)),
  ),
];
