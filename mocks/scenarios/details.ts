import { answerWithList, down, downFor, empty, passThrough, type Scenarios, scenario } from './overrides.ts';

const REVIEWS = '*/jsonapi/comment/review';
const PAGES = '*/jsonapi/node/page';

/** A text as somebody might have pasted it into the shop's editor. */
const HOSTILE_HTML = `
<h2 onclick="alert(1)">Care</h2><script>alert(2)</script><p style="position:fixed">Dust it <b>softly</b>.</p>
<ul><li>By <a href="/faq" onmouseover="alert(3)">hand</a></li><li><a href="java&#10;script:alert(4)">or not</a></li></ul>
<img src="x" onerror="alert(5)"><iframe srcdoc="<script>alert(6)</script>"></iframe><svg><script>alert(7)</script></svg>
<p>Ask <a href="https://example.com/care">elsewhere</a>, or <a href="mailto:care@example.com">write</a>.</p>`;

export const detailScenarios = {
  'reviews.listed': passThrough,
  'reviews.none': scenario('nobody has reviewed anything', empty(REVIEWS)),
  'reviews.down': scenario('reviews cannot be read', down('get', REVIEWS)),
  'reviews.downTwiceThenListed': scenario('reviews are read at the third try', downFor(2, 'get', REVIEWS)),
  'pages.read': passThrough,
  'pages.none': scenario('care texts and policies are missing', empty(PAGES)),
  'pages.empty': scenario(
    'care texts and policies are empty',
    answerWithList(PAGES, () => [
      { type: 'node--page', id: '6c1d4f1e-0f5b-4f0a-9a53-2f6f1a7b9c98', attributes: { title: '', body: null } },
    ]),
  ),
  'pages.down': scenario('care texts and policies cannot be read', down('get', PAGES)),
  'pages.downTwiceThenRead': scenario('care texts and policies are read at the third try', downFor(2, 'get', PAGES)),
  'pages.hostile': scenario(
    'care texts and policies hold scripts',
    answerWithList(PAGES, () => [
      {
        type: 'node--page',
        id: '6c1d4f1e-0f5b-4f0a-9a53-2f6f1a7b9c99',
        attributes: { title: 'Care', body: { value: HOSTILE_HTML, format: 'full_html', processed: HOSTILE_HTML } },
      },
    ]),
  ),
} satisfies Scenarios;
