import { http, type RequestHandler } from 'msw';
import { createPageNotFound } from '../drupal/errors.ts';
import type { Backend } from './backend.ts';
import { cardGatewayHandlers } from './cardGateway.ts';
import { collectionHandlers } from './collections.ts';
import { contactHandlers } from './contact.ts';
import { cookieSessionHandlers } from './cookieSession.ts';
import { emailVerificationHandlers } from './emailVerification.ts';
import { entryPointHandlers } from './entryPoint.ts';
import { lostPasswordHandlers } from './lostPassword.ts';
import { newsletterHandlers } from './newsletter.ts';
import { oauthHandlers } from './oauth.ts';
import { orderCallHandlers } from './orderCalls.ts';
import { orderPriceHandlers } from './orderPrice.ts';
import { otpHandlers } from './otp.ts';
import { priceHandlers } from './prices.ts';
import { registerHandlers } from './register.ts';
import { createResolver } from './respond.ts';
import { searchHandlers } from './search.ts';
import { sessionHandlers } from './session.ts';
import { testGatewayHandlers } from './testGateway.ts';
import { uploadedFileHandlers } from './uploadedFiles.ts';
import { uploadHandlers } from './uploads.ts';
import { valueListHandlers } from './valueLists.ts';

/** A type or bundle that the backend does not have is a page that states it, as in Drupal. */
const unknownHandlers = (backend: Backend): RequestHandler[] => [
  http.all(
    // no path pattern: msw would stumble over a broken escape in it
    ({ request }) => new URL(request.url).pathname.toLowerCase().includes('/jsonapi/'),
    createResolver(backend, () => {
      throw createPageNotFound();
    }),
  ),
];

// Requested in this order: what a resource does not take goes on, and at last nobody knows it.
const EACH = [
  uploadHandlers,
  contactHandlers,
  collectionHandlers,
  priceHandlers,
  searchHandlers,
  registerHandlers,
  cookieSessionHandlers,
  lostPasswordHandlers,
  emailVerificationHandlers,
  uploadedFileHandlers,
  otpHandlers,
  oauthHandlers,
  sessionHandlers,
  newsletterHandlers,
  valueListHandlers,
  orderPriceHandlers,
  orderCallHandlers,
  cardGatewayHandlers,
  testGatewayHandlers,
  entryPointHandlers,
  unknownHandlers,
];

/** The handlers of every resource. (API-01) */
export const resourceHandlers = (backend: Backend): RequestHandler[] => EACH.flatMap((handlers) => handlers(backend));
