import type { SeedPage } from './page.ts';

/** The shop about itself (STAT-01 to STAT-03), and what it is asked most (STAT-05). */
export const ABOUT_PAGES: readonly SeedPage[] = [
  {
    nid: 370,
    name: 'about',
    title: 'About us',
    alias: '/about',
    text: `
Mitre & Mat prints art and frames it, in Kochi, for walls all over India.

## Our story
It began with a complaint. The framers in our lane did lovely corners and hung whatever the customer brought; the galleries across the water had lovely pictures and no corners to speak of. In 2017 we put the two under one roof, and our flagship store opened in Kochi with one printer, one mitre saw and eleven pictures in the window.

The saw is still there. The pictures have become several hundred, by studios and artists who are paid for each print that leaves the house.

## What we believe
- **A picture belongs on a wall.** Not in a phone, nor in a roll behind the cupboard.
- **Size matters more than price.** Most walls in India are hung too small and too high. We would rather talk you into measuring than into spending.
- **Materials show after five years.** Cotton paper, pigment inks, seasoned wood, acid-free mats: you pay for them once.
- **Making waits for ordering.** Nothing is printed until somebody wants it, so nothing is thrown away.

## Come and see
You are welcome in the [store](/stores) with a photo of your wall. Or begin with [the art](/art/).`,
  },
  {
    nid: 371,
    name: 'stores',
    title: 'Our store in Kochi',
    alias: '/stores',
    text: `
The flagship store stands in Kochi, Kerala, in an old spice godown with a tiled roof. Downstairs hang the pictures; upstairs you can watch them being framed.

## What you can do here
- **See the papers and the canvas side by side**, and every frame of the catalogue as a corner that you may hold against your own picture.
- **Bring a photo of your wall** with one measurement on it. We put pictures on it, to scale, while you have tea.
- **Bring what you have**: a wedding sari, a child's drawing, your grandfather's map. Custom framing is what half of us do all day.

## When
Monday to Saturday, 10am to 7pm. Closed on Sundays, on Thiruvonam and on the three days around it.

## If Kochi is far
The same people answer the telephone, and the [design services](/design) work from a photo.`,
  },
  {
    nid: 375,
    name: 'faq',
    title: 'Frequently asked questions',
    alias: '/faq',
    text: `
## Do you deliver to my town?
Delivery is free across India, apart from regions that are not served. Type your six-digit pincode on any product page, and you know.

## How long does it take?
Most orders arrive 5 to 7 days after payment. Framed canvas, ceramic objects and mixed media take 10 to 14 days.

## Can I cancel or change an order?
No. Orders are custom-made: they cannot be cancelled or changed, and they are non-refundable. Should a piece reach you damaged, we make it again.

## How are prints packed?
Unframed prints are shipped rolled in tubes. Framed pieces travel flat, with corner guards, in a double-walled box.

## How do I follow my order?
We tell you its status by e-mail and SMS. You also find it under [My orders](/account/orders/).

## Paper or canvas?
Paper shows finer detail and wants a frame with glass. Canvas has no reflections and hangs as it is, with or without a frame around it. In a room that is damp for half the year, canvas on an inner wall is the easier one.

## Which size should I take?
Two thirds of the width of the furniture below it is a good rule. Cut that size out of newspaper and stick it to the wall for a day.

## What does my own picture need?
At least 1,200 pixels on its shorter side for the smallest print, which is 8 inches wide. The crop page tells you the largest size that your file is good for. Send the original rather than the copy that came by chat.

## Why do some frames come without a mat?
Canvas is hung without glass, so it needs no mat. Paper prints above a certain size go without one too, since the sheet of mat board is not wide enough.

## Do I pay GST on top?
No. All prices include tax. Give your GST number with a business address, and it stands on the invoice.

## What does the design service cost?
Art advisory and gallery wall consultation cost ₹4,900 each, credited to a purchase within 90 days. Discounts and gift cards do not apply to the fee.

## When can I reach you?
Monday to Saturday, 10am to 7pm IST.`,
  },
];
