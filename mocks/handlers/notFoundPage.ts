import { Refusal, refusalResponse } from '../drupal/errors.ts';

/** Drupal's page for a path that it does not have. */
export const createNotFoundPage = (): Response => refusalResponse(new Refusal(404, 'Not found', { asPage: true }), '');
