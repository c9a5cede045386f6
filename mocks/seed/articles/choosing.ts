import type { SeedArticle } from './article.ts';

/** What to buy, and how large (BLOG-06). */
export const CHOOSING: readonly SeedArticle[] = [
  {
    slug: 'how-large-should-a-picture-be',
    title: 'How large should a picture be?',
    day: '2026-11-09',
    picture: 'wall-one-large-six-small',
    lead: 'Larger than you think. Two numbers, a newspaper and a roll of tape will tell you the rest.',
    story: `
== 1
- | The mistake everybody makes
Stand in any living room and look for the picture that is wrong. It is nearly always too small, and it nearly always hangs above the sofa, by itself, like a stamp on a parcel. We see it in the photos that people send us, and we have done it at home.

A picture is small because we choose it by hand. In the hand, or on a screen, sixteen inches are a lot. On a wall ten feet wide they are nothing.
== 2
wall-three-mornings-in-the-hills | Two thirds
Measure the piece of furniture below. The picture, or the group of pictures, should be about two thirds of its width. A three-seater of 84 inches asks for 56 inches: one wide canvas, or two prints of 24 inches with a hand's breadth between them.

Where there is no furniture, take the free wall between door and window and fill a little more than half of it.
== 5
- | What counts
Count the outside. A print of 18 × 24 inches has a mat of two and a half inches and a frame of nearly one inch on every side, and hangs as 25 × 31. The size that you choose on the art page is that of the print alone.
--
- | What does not
Ceilings. People with high ceilings buy tall pictures and hang them too high. The eye stays where it was, at about five feet, and a tall room only gives you air above the frame.
== 4
the-long-way-to-valparai | A large picture makes a small room larger, because the eye has somewhere to go
== 1
- | The newspaper test
Tape sheets of newspaper together to the outer size, and put them up with masking tape. Leave them for a day and a night. Walk past with tea, look from the kitchen, sit down.

If you stop noticing the paper, it is too small. If it annoys you, go down one size. If you begin to picture something on it, order.`,
  },
  {
    slug: 'paper-or-canvas',
    title: 'Paper or canvas?',
    day: '2026-10-12',
    picture: 'gift-two-desks-one-view',
    lead: 'Both last for decades, both cost about the same. The difference is in the light, the weather and the noise of the room.',
    story: `
== 1
- | The short answer
Paper if you like to step closer. Canvas if you mostly see the wall from the sofa. If you are still undecided after that, think of the weather in your town.
== 5
- | What paper does
Cotton paper holds the finest line. Etchings, line drawings, kolams and photographs with small type on a signboard belong on it. The surface is matt and slightly warm, like good handmade stationery.

It needs glass, and glass reflects. Opposite a window you will see the window.
--
- | What canvas does
Canvas breaks up detail and gives back colour. Broad pictures gain by it: seas, skies, fields of paint. There is no glass, so there is no reflection, and a canvas of 36 inches weighs less than a framed print of 18.

It swallows lines thinner than the weave.
== 6
bird-that-stayed | Better on paper
One unbroken line of ink. On canvas it would look stitched.
--
low-tide-seen-by-gulls | Better on canvas
Wide, soft and calm. On paper it would ask you to come nearer than it likes.
== 1
- | Weather
Paper is a sponge with manners. In a house by the sea it may ripple in July and lie flat again in October; that is normal, and a mat keeps it off the glass meanwhile. Canvas slackens instead, and is tightened with the wedges at its back.

On an outer wall in the Konkan or in Kerala we would choose canvas. In Jaipur or Delhi, where the air is dry for most of the year, either is happy.
== 3
frame-black-floater-side | Time and money
Per square inch canvas costs somewhat more to print, and paper somewhat more to frame; in the end the two meet. A framed print travels in 5 to 7 days. A framed canvas takes 10 to 14, because it has to rest on its bars before we close the back.`,
  },
  {
    slug: 'begin-with-the-picture-then-the-frame',
    title: 'Begin with the picture, then the frame',
    day: '2026-09-14',
    picture: 'frame-three-corners',
    lead: 'A frame has one job: to end the picture. Here is how to find one that does it and then keeps quiet.',
    story: `
== 1
- | Not the furniture
Customers come with a photo of the sideboard and ask for a frame in that brown. It is the wrong end to begin. Furniture moves out; the picture and its frame stay together for thirty years. Match the frame to the picture, and the pair will get along with any room.
== 5
- | Look at the darkest dark
Find the darkest colour in the picture. A frame of about that depth closes it calmly. A black frame around a picture without any black is louder than the picture.
--
- | Look at the edge
If the picture runs on beyond its edge, as a sea does, a thin frame cuts it cleanly. If everything happens in the middle, it can bear a wider one.
== 2
frame-honey-oak | Warm or cool
Oak, ash and mocha are warm. Black, white and silver are cool. A warm frame around a cool picture pulls it forward; around a warm picture it lets it glow. The only pair that rarely works is a yellowish wood with a bluish white mat, for each makes the other look dirty.
== 1
- | How wide
Up to about 24 inches our mouldings are eight tenths of an inch wide, and above that a little over one inch. It looks thin on the screen and right on the wall. If you want weight, put it into the mat: three inches of white give more presence than three inches of wood.
== 4
frame-matte-black | Black, straight and plain: a frame for pictures that are already made of edges
== 1
- | Several together
On one wall use one frame, or two that are clearly different, or as many as you have. Three nearly equal browns look like a mistake. Five different ones look like a family.

And if two frames seem equally good, take the plainer. In all these years nobody has come back to ask for more ornament.`,
  },
];
