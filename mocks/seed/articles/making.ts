import type { SeedArticle } from './article.ts';

/** How it is made, and for whom (BLOG-06). */
export const MAKING: readonly SeedArticle[] = [
  {
    slug: 'how-a-print-is-made',
    title: 'How a print is made',
    day: '2026-02-16',
    picture: 'frame-teak-courtyard',
    lead: 'Twelve inks, four lengths of wood and a good deal of waiting. What happens between your order and the doorbell.',
    story: `
== 1
- | Monday: the file
Every picture in the catalogue comes as a file that is good for its largest size at 150 pixels an inch or better. Before it is printed for you, somebody opens it on a screen that is measured every month, and looks at it in the size that you ordered. A sky that is smooth at 12 inches may show its brushwork at 40, and that is decided by eye.
== 2
evening-tide-varkala | Tuesday: the ink
The printer has twelve pigments; an office machine has four. The extra ones are for what our eyes are fussy about: skin, sea, dusk, and the greys. The head passes over the paper some two thousand times for a print of two feet, and lays down drops that are too small to see.

Then the print hangs for a day. Ink that feels dry is not dry, and a frame that is closed too early mists from within.
== 5
- | Wednesday: the wood
Four lengths are cut at 45 degrees, each pair from the same bar, so that the grain runs round the corner. They are glued and clamped, and pinned from the back. A corner is good if you cannot feel it with a fingernail.
--
- | Thursday: the mat
The window is cut with a slanted blade in a single pull. If it stops on the way the board is thrown away, and we begin again. There is a cupboard full of small cards made of such boards; they go into gifts.
== 4
frame-walnut-line | Seen under a lamp like the sun at ten in the morning, before the back is closed
== 1
- | Friday: the back
Glass is cleaned on both sides and held to the lamp. Print, mat and board go in; the back is taped against dust; hooks, wire and felt pads come with it. On the tape stand the date and two initials: whoever printed it, and whoever closed it.

On Saturday it is in its box with a corner guard on each corner, and on its way. That is the five days of which the page speaks.`,
  },
  {
    slug: 'is-my-photograph-good-enough',
    title: 'Is my photograph good enough?',
    day: '2026-01-19',
    picture: 'gift-first-day-of-school',
    lead: 'Nearly always, if it is the original. How many pixels you need, where to find them, and what no printer can mend.',
    story: `
== 1
- | The arithmetic
We print your pictures at 150 pixels an inch. Divide the pixels by 150, and you have the inches: 3,000 × 4,000, which any telephone of the last ten years makes, is good for 20 × 26. The smallest print is 8 inches on its shorter side, so you need at least 1,200 pixels there.

The [crop page](/custom-framing/) does the sum for you, and offers no size that your file cannot bear.
== 5
- | Where the pixels go
A picture that came through a chat has been shrunk on the way, often to 1,600 pixels. Ask for the original, sent 'as a document' or by e-mail. A screenshot is as large as the screen, and no larger. A picture from a website was made small on purpose.
--
- | Where to find them
In the gallery of your telephone, open the details: they give the size, as 4032 × 3024. On a computer click on the file and choose Properties or Get Info. If the shorter number begins with 2 or more thousands, all is well.
== 3
gift-a-letter-and-a-face | Old prints
Do not photograph the photograph: the table lamp gets in. Have it scanned at 600 dots an inch, which turns a 4 × 6 inch print into 2,400 × 3,600 pixels, enough for 16 × 24. Wipe the glass of the scanner first, and leave the creases alone; they are part of the story, and software makes wax of faces.
== 1
- | What cannot be mended
- **Shake.** If the eyes are not sharp on the telephone, they will not be so on the wall.
- **Night noise.** Grain looks fine in black and white, so try that.
- **A cut-off head.** The mat cannot give it back. Leave air at the edges when you crop: the frame covers a quarter of an inch all round.
== 2
wall-a-narrow-column | When in doubt
Take the smaller size with a wider mat. A picture of 8 inches in a frame of 16 looks like a treasure. The same file at 24 inches looks like a mistake, and we shall tell you so before we print it.`,
  },
  {
    slug: 'giving-a-picture',
    title: 'Giving a picture',
    day: '2025-11-17',
    picture: 'gift-a-kolam-for-the-new-house-parcel',
    lead: 'It is the present that is looked at for twenty years, so people are afraid of it. Four questions take the fear out.',
    story: `
== 1
- | Whose wall is it?
Not yours. That is the whole art of it. Before you choose, think of one wall in their house, and of what is already on it. Somebody with five landscapes wants a sixth more than an abstract. Somebody with bare walls has either not got round to it or likes bare walls; find out which.
== 5
- | What do they miss?
The safest picture is a place. The hills of the first posting, the river of the grandmother, the town they left: it does not have to be exact. People recognise weather sooner than buildings.
--
- | How large?
Small. A present of 12 or 16 inches finds a place in every house, and can stand on a shelf until it does. A large picture is a decision, and decisions should be made by those who live with them.
== 6
gift-the-whole-hill-station | For a house-warming
Something calm and wide, which goes with a sofa that has not been bought yet.
--
gift-lotus-for-a-wedding | For a wedding
Something with pattern and gladness in it, and no faces.
== 1
- | Framed or not?
Framed. A rolled print is a task: it lies on the cupboard with a good conscience for three years. Choose a plain frame, black, white or pale wood, and a mat; it agrees with everything. Our [framed gifts](/gifts/) come that way, with a card and without a price.
== 3
gift-bulbul-for-a-desk | And if it is wrong?
Tell them that they may pass it on. It is the kindest sentence one can put on a card, and in our experience hardly anybody does. The picture stays, first out of politeness, then out of habit, and one day it is simply the picture in the hall.`,
  },
];
