import type { SoldBundle } from '../../src/domain/listArea.ts';
import type { Reference } from '../drupal/entity.ts';
import type { Draft } from '../drupal/store.ts';
import { stableUuid } from '../drupal/uuid.ts';
import { artRef } from './artDrafts.ts';
import { toHtml } from './markup.ts';
import { productRef } from './productDrafts.ts';

/** What is reviewed: its type and slug, then date, place, stars, subject and comment, a line each. */
type Reviewed = readonly [kind: 'art' | 'frame' | Exclude<SoldBundle, 'default'>, slug: string, reviews: string];

const REVIEWS: readonly Reviewed[] = [
  [
    'art',
    'misty-ghats',
    `2026-02-11|Kochi|5|Like the window seat|I take the morning train through these hills. This is the minute before Punalur.
2026-04-03|Nagpur|4|Paler than I thought|Softer than on my screen, which I have come to like. On canvas it has no glare at all.
2026-07-19|Bengaluru|5|Second one|Bought it for the office and then again for home, one size up.`,
  ],
  [
    'art',
    'curry-leaf-kitchen-window',
    `2026-01-27|Chennai|5|Over the dining table|Everyone who eats here asks about it. Take the size with the mat.
2026-05-14|Thrissur|4|Lovely leaf, thin tube|The print is perfect. The tube had a dent, though nothing had happened inside.`,
  ],
  [
    'art',
    'kolam-for-a-new-year',
    `2026-01-15|Madurai|5|My mother approves|She counted the dots. They are right.
2026-03-30|Pune|5|Crisp lines|Paper shows every line; I would not take this one on canvas.
2026-08-22|Delhi|3|Smaller than my wall|My fault. Cut out a newspaper first, as the blog says.`,
  ],
  [
    'art',
    'a-slow-boat-past-nedumudi',
    `2026-02-20|Alappuzha|5|I know this bend|We live an hour from it, and it is still good to look at.
2026-06-08|Surat|4|Warm and wide|It fills the wall above our sofa. Hang it with two hooks.`,
  ],
  [
    'art',
    'stars-going-round',
    `2026-04-25|Leh|5|As it is|Here the sky does look like this, only colder.
2026-09-02|Kolkata|4|Dark room, dark picture|Give it a lamp. With one it is the best thing in the flat.`,
  ],
  ['art', 'arabian-swell', '2026-05-29|Kozhikode|5|Sounds like the sea|It does not, but one listens.'],
  ['art', 'bird-that-stayed', '2026-07-04|Shillong|5|One line|I have tried to draw it since. It is not easy.'],
  [
    'art',
    'lotus-unbroken',
    `2026-03-12|Bhopal|4|Calm|For the wall by my yoga mat. Slimmer than I expected, and right so.
2026-10-06|Indore|5|Gift for a teacher|She has hung it in the staff room.`,
  ],
  [
    'art',
    'noon-in-the-courtyard',
    `2026-06-21|Ahmedabad|5|Our old pol|The shadow falls as it did in my grandfather’s house.
2026-08-11|Jodhpur|2|Wrong blue for my room|A fine print, but it quarrels with my curtains. No returns, so now I am changing the curtains.`,
  ],
  [
    'frame',
    'matte-black',
    `2026-02-02|Mumbai|5|Clean corners|You cannot feel the joint with a fingernail.
2026-04-18|Ranchi|4|Shows dust|Matt black shows every speck. A dry cloth on Sundays, and it is fine.
2026-09-13|Mysuru|5|Six of them|All six are the same black, which is rarer than one thinks.`,
  ],
  [
    'frame',
    'nordic',
    `2026-03-05|Thiruvananthapuram|5|Light and quiet|Pale without being yellow. It lets the picture talk.
2026-07-27|Siliguri|4|Real wood|The grain differs from frame to frame. I like it; my brother does not.`,
  ],
  ['frame', 'vintage-black', '2026-05-09|Lucknow|5|Just worn enough|Looks as if it had hung at my aunt’s for years.'],
  [
    'frame',
    'mocha',
    `2026-06-16|Coimbatore|5|Goes with teak|Exactly the brown of our old almirah.
2026-10-19|Raipur|4|Warm|A shade darker than on my telephone.`,
  ],
  ['frame', 'rustic-ash', '2026-08-30|Dehradun|5|For the hills|Rough enough for a hill house, and no splinters.'],
  [
    'gallery_wall',
    'three-mornings-in-the-hills',
    `2026-04-12|Wayanad|5|Up in an hour|Three nails, one spirit level, no quarrel. It hangs where the plan said it would.
2026-09-21|Hyderabad|4|Needs a wide wall|Lovely in a row. Measure first: with air on both sides it wants two metres.`,
  ],
  [
    'gallery_wall',
    'nine-thresholds',
    '2026-06-02|Tiruchirappalli|5|Like tiles|From the door it is one picture. We kept to the plan to the millimetre.',
  ],
  [
    'gifting',
    'a-kolam-for-the-new-house',
    `2026-03-18|Salem|5|First thing they hung|It came wrapped, with the hook and the nail, so they needed nothing else.
2026-07-09|Kochi|4|Good box|The card is small. Write short.`,
  ],
  [
    'object',
    'kettle-pond-bottle',
    `2026-02-25|Auroville|5|One stem|The lighter edge at the lip is the best of it.
2026-05-30|Gurugram|4|Smaller in the hand|As tall as stated, but slim. I bought a second one beside it.
2026-08-14|Panaji|5|Teal as seen|The colour is that of the picture, by day and by lamp.`,
  ],
  [
    'mixed_media',
    'paddy-in-running-stitch',
    '2026-05-05|Thanjavur|5|Every stitch|The rows go left to right as ours do. No picture shows the thread as it is.',
  ],
];

const getRef = (kind: Reviewed[0], slug: string): Reference => (kind === 'art' ? artRef(slug) : productRef(kind, slug));

function draft(entity: Reference, line: string, at: number): Draft {
  const [day, place, stars, subject = '', comment = ''] = line.split('|');
  const date = `${day}T06:30:00+00:00`;
  return {
    type: 'comment--review',
    id: stableUuid(`review:${entity.id}:${at}`),
    attributes: {
      langcode: 'en',
      status: true,
      subject,
      name: null,
      homepage: null,
      created: date,
      changed: date,
      thread: `${String(at + 1).padStart(2, '0')}/`,
      entity_type: 'commerce_product',
      field_name: 'field_reviews',
      default_langcode: true,
      comment_body: { value: comment, format: 'plain_text', processed: toHtml(comment) },
      field_date: date,
      field_review_user: `A customer in ${place}`,
      field_stars: Number(stars),
    },
    relationships: { uid: null, pid: null, entity_id: entity },
  };
}

/** Reviews of what the shop sells, each under the product that it is about (API-30, ART-16 to ART-21). */
export const reviewDrafts = (): Draft[] =>
  REVIEWS.flatMap(([kind, slug, reviews]) =>
    reviews.split('\n').map((line, at) => draft(getRef(kind, slug), line, at)),
  );
