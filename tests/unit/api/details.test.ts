import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { frameRef } from '../../../mocks/seed/frames.ts';
import { getCareNode, getPictureCareNode, RETURN_POLICY_NODE } from '../../../src/api/queries/details.ts';
import { fetchReviews } from '../../../src/api/reviews.ts';
import { fetchStaticPage } from '../../../src/api/staticPages.ts';
import { getAverageStars, type Review } from '../../../src/domain/review.ts';
import { HOST, setupBackend } from '../../support/setupBackend.ts';

const { server } = setupBackend();

const frame = (slug: string) => frameRef(slug).id;

/** The backend's reviews, as a shop's Drupal might hold them. */
const listReviews = (...reviews: Record<string, unknown>[]) =>
  server.use(
    http.get(`${HOST}/jsonapi/comment/review`, () =>
      HttpResponse.json({
        data: reviews.map((attributes, at) => ({ type: 'comment--review', id: `r${at}`, attributes })),
        links: {},
      }),
    ),
  );
const review = {
  field_review_user: 'Asha',
  field_stars: 4,
  field_date: '2026-04-18T06:30:00+00:00',
  comment_body: { value: 'Good.', processed: '<p>Good.</p>' },
};

describe('reviews', () => {
  test('[API-30] [ART-16] [ART-18] [ART-20] [ART-21] those of one frame, the newest first, with the day as it is kept', async () => {
    expect(await fetchReviews(frame('matte-black'))).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        reviewer: 'A customer in Mysuru',
        stars: 5,
        date: '2026-09-13',
        comment: 'All six are the same black, which is rarer than one thinks.',
      },
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        reviewer: 'A customer in Ranchi',
        stars: 4,
        date: '2026-04-18',
        comment: 'Matt black shows every speck. A dry cloth on Sundays, and it is fine.',
      },
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        reviewer: 'A customer in Mumbai',
        stars: 5,
        date: '2026-02-02',
        comment: 'You cannot feel the joint with a fingernail.',
      },
    ] satisfies Review[]);
  });

  test('[ART-19] a frame of which nobody has said anything has none', async () => {
    expect(await fetchReviews(frame('honey-oak'))).toEqual([]);
  });

  test('[ART-17] stars that are none from 1 to 5 are no review; digits in quotes are stars', async () => {
    listReviews(
      ...[0, 1, '3', 5, 6, -1, 2.5, null, 'many', undefined].map((field_stars) => ({ ...review, field_stars })),
    );
    expect((await fetchReviews('any')).map(({ stars }) => stars)).toEqual([1, 3, 5]);
  });

  test('[ART-20] what is missing in one review spoils no other', async () => {
    listReviews(
      { field_stars: 5 },
      { ...review, field_date: null, comment_body: null, field_review_user: null },
      review,
    );
    expect(await fetchReviews('any')).toEqual([
      { id: 'r0', reviewer: 'A customer', stars: 5, date: '', comment: '' },
      { id: 'r1', reviewer: 'A customer', stars: 4, date: '', comment: '' },
      { id: 'r2', reviewer: 'Asha', stars: 4, date: '2026-04-18', comment: 'Good.' },
    ]);
  });

  test('[ART-16] markup in a name or a comment is no markup here', async () => {
    listReviews({
      ...review,
      field_review_user: '<b onclick="x()">Asha</b>',
      comment_body: { value: '', processed: '<p>Good<script>alert(1)</script> &amp; solid</p><img src=x onerror=y()>' },
    });
    expect(await fetchReviews('any')).toEqual([
      { id: 'r0', reviewer: 'Asha', stars: 4, date: '2026-04-18', comment: 'Good & solid' },
    ]);
  });

  test('[ART-18] the day is what is kept, though the clock here is elsewhere', async () => {
    listReviews({ ...review, field_date: '2026-01-31T23:59:59-11:00' });
    expect((await fetchReviews('any')).map(({ date }) => date)).toEqual(['2026-01-31']);
  });

  test.each([
    [[5, 4, 5], 4.7],
    [[3], 3],
    [[1, 2], 1.5],
    [[], null],
  ])('[ART-17] %j come to %s on the whole', (stars, average) => {
    expect(getAverageStars(stars.map((each) => ({ stars: each })))).toBe(average);
  });
});

describe('static pages', () => {
  const getTitle = async (id: number) => (await fetchStaticPage(id))?.title ?? null;

  test('[API-49] the return policy, by its node id', async () => {
    expect(await fetchStaticPage(RETURN_POLICY_NODE)).toEqual({
      title: 'Return policy',
      html: expect.stringMatching(/^<p>Everything that we sell is made for you/),
    });
  });

  test.each([
    ['art', 'Paper', 'Care of paper prints'],
    ['art', 'Canvas', 'Care of canvas prints'],
    ['upload', 'Paper', 'Care of your own picture on paper'],
    ['upload', 'Canvas', 'Care of your own picture on canvas'],
  ] as const)('[API-51] [API-52] how to care for %s on %s', async (source, media, title) => {
    expect(await getTitle(getPictureCareNode(source, media))).toBe(title);
  });

  test.each([
    ['walls', 'Care of frames and gallery walls'],
    ['gifts', 'Care of framed gifts'],
    ['objects', 'Care of decor objects'],
    ['mixedMedia', 'Care of mixed media art'],
  ] as const)('[API-99] how to care for what is of %s', async (area, title) => {
    expect(await getTitle(getCareNode(area))).toBe(title);
  });

  test.each([
    [365, 'Care of your own picture on canvas'],
    [366, 'Care of frames and gallery walls'],
    [367, 'Care of framed gifts'],
    [368, 'Care of decor objects'],
    [369, 'Care of mixed media art'],
  ])('[API-50] the care page %i', async (nid, title) => {
    expect(await getTitle(nid)).toBe(title);
  });

  test('[API-49] a node id that is none is no page', async () => {
    expect(await fetchStaticPage(99_999)).toBeNull();
  });
});
