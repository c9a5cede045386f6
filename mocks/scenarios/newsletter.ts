import { HttpResponse, http } from 'msw';
import { MEDIA_TYPE } from '../drupal/errors.ts';
import { answerWith, down, empty, failWith, passThrough, type Scenarios, scenario, together } from './overrides.ts';

const LIST = '*/jsonapi/node/news_letter';
const LEAVING = '*/newsletter/unsubscribe';

const CONFIRMING = '*/newsletter/confirm';
const LEAVING_BY_LINK = '*/newsletter/leave';

/** Nobody is on the list, and who would join it is answered so. */
const withUnknownAddress = (joinResponse: ReturnType<typeof down>) => together(empty(LIST), joinResponse);

export const newsletterScenarios = {
  'newsletter.subscribed': passThrough,
  'newsletter.removed': passThrough,
  'newsletter.already': scenario(
    'every address is on the list already',
    answerWith(LIST, () => ({
      data: [{ type: 'node--news_letter', id: '1f0c6a52-3f0b-4a55-9d57-2f6f1a7b9c21', attributes: { title: 'known' } }],
    })),
  ),
  'newsletter.refused': scenario(
    'the newsletter takes no address',
    withUnknownAddress(
      failWith('post', LIST, 422, { detail: 'title: This value is too long.', pointer: '/data/attributes/title' }),
    ),
  ),
  'newsletter.down': scenario('nobody can join the list', withUnknownAddress(down('post', LIST))),
  'newsletter.garbled': scenario('the list answers something else', () => [
    http.get(LIST, () => HttpResponse.text('<p>Maintenance</p>', { headers: { 'Content-Type': MEDIA_TYPE } })),
  ]),
  'newsletter.unknownAddress': scenario(
    'no address is one to leave the list',
    failWith('post', LEAVING, 422, 'mail: This value is not a valid email address.'),
  ),
  'newsletter.notRemoved': scenario('nobody can leave the list', down('post', LEAVING)),
  'newsletterLink.taken': passThrough,
  'newsletterLink.invalid': scenario(
    'no link of a letter is good',
    together(
      failWith('post', CONFIRMING, 403, 'The link is not valid.'),
      failWith('post', LEAVING_BY_LINK, 403, 'The link is not valid.'),
    ),
  ),
  'newsletterLink.down': scenario(
    'no link of a letter can be looked at',
    together(down('post', CONFIRMING), down('post', LEAVING_BY_LINK)),
  ),
} satisfies Scenarios;
