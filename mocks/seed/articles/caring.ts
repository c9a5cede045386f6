import type { SeedArticle } from './article.ts';

/** How to keep it (BLOG-06). */
export const CARING: readonly SeedArticle[] = [
  {
    slug: 'paper-in-the-monsoon',
    title: 'Paper in the monsoon',
    day: '2026-06-01',
    picture: 'wall-two-monsoons',
    lead: 'From June to September the air holds more water than the paper likes. What to do before, during and after.',
    story: `
== 1
- | What happens
Paper is made of fibres that drink. When the air is at ninety per cent they swell, the sheet grows by a millimetre or two, and since the frame does not grow with it, the paper bends. That is the ripple you see in July. It is harmless, and it goes away by itself when the air dries.

Three other things are not harmless: mould, sticking to the glass, and rust from cheap nails.
== 5
- | In May
- Take framed prints down from outer walls, above all from those that face south-west.
- Check the tape at the back. Where it has lifted, put on a fresh strip.
- Stick felt pads behind the lower corners, so that a finger's width of air stays behind the frame.
--
- | From June on
- Run a fan rather than the AC for an hour a day. Moving air dries; cold air makes dew on glass.
- Look behind the frames once a fortnight. A black dot is mould, and dots have relatives.
- Do not iron, press or blow-dry a ripple. You would set it for good.
== 2
frame-matte-white-front | If you find mould
Take the print out of its frame, outdoors, in the shade. Let it dry completely for two days; only dry mould comes off. Brush it away with a soft brush, away from you, and throw the backing board out. Wipe frame and glass with surgical spirit, let them dry, and put in a new board and a new mat.

If the spots have gone into the paper, stop. Brushing spreads them. Send us a photo.
== 1
- | If it sticks to the glass
Do not pull. Lay the frame face down in a dry room for a week with its back open; most prints let go on their own. A mat would have kept the two apart, which is why we put one into every paper print that has room for it.
== 3
wall-six-over-the-sideboard | In October
Open the windows on the first dry day and let the house breathe out. Hang everything back after a week of sun, wipe the glass, and enjoy the five months in which paper is perfectly happy.`,
  },
  {
    slug: 'what-a-mat-is-for',
    title: 'What a mat is for',
    day: '2026-04-13',
    picture: 'frame-nordic',
    lead: 'The white border is no decoration. It holds the glass off the paper, and the room off the picture.',
    story: `
== 1
- | A window made of board
A mat is a sheet of thick board with a window cut into it at a slant. The print lies behind, held along its upper edge only, so that it can swell and shrink with the seasons. The slanted cut shows as a fine white line around the picture, and catches the light as a window sill does.
== 5
- | What it does for the paper
Between glass and print it leaves the air of its own thickness. Damp that settles on the glass cannot reach the ink, and the two cannot grow together. Our board is cotton without acid; cheap mats turn brown from the cut inwards, and burn a line into the picture.
--
- | What it does for the eye
It gives the picture a moment of silence before the wall begins. Busy pictures need it most. On a patterned or coloured wall a mat does more than the frame.
== 3
gift-half-a-moon-for-a-baby | How wide
Ours grow with the print: 2 inches on the smallest, 2½ on one of 15 inches, up to 3¾ on the widest. Narrower than that looks stingy, as if the frame had been bought ready-made and the picture squeezed in.

On the frame page you may also pick a width by the golden ratio. It makes the mat somewhat wider than usual, and lovely around small, quiet pictures.
== 4
gift-blue-house-for-leaving-home | A busy picture, and a margin of quiet around it
== 1
- | Which white
Not the whitest. Put the mat beside the lightest part of the picture: it should be a little darker than the paper's own white, never lighter, or the picture looks grey. Cream goes with warm pictures, off-white with nearly all. A coloured mat picks one colour and shouts it; we cut them if asked, and nobody has asked twice.
== 1
- | When to leave it out
Canvas has no glass, so it needs no mat. Very large prints go without one, since board does not come that wide. And a poster, or a picture that runs boldly to its edges, may like to touch the frame; then spacers hide under the rim and keep the glass away.`,
  },
  {
    slug: 'light-for-pictures',
    title: 'Light for pictures',
    day: '2026-03-09',
    picture: 'wall-moon-in-the-middle',
    lead: 'The sun takes colour away, and a good lamp gives it back. What to hang where, and which bulb to buy.',
    story: `
== 1
- | The sun
Direct sun is the one thing that pigment inks do not forgive. Out of the sun they keep for a lifetime; in the full light of a west window they grow pale within ten years. It is slow, so nobody sees it until the frame comes down and there is a darker stripe under the rim.

Remember that the sun moves. A wall that lies in shade at Onam may be lit to the far end at Pongal, when it stands low.
== 2
noon-in-the-courtyard | Find out with a plate
Lean an old plate against the wall where the picture should hang, and look at it at eight, noon and four on a clear day. If the sun touches it, choose another wall or draw a thin curtain. Bright rooms without direct sun are no danger whatever.
== 5
- | The bulb
Look for three numbers on the box. **2700 to 3000 K** is the warmth of lamplight. **CRI 90 or more** means that reds are red; at 80, skin and terracotta turn to mud. **400 to 500 lumens** light a picture of two feet.
--
- | The angle
Thirty degrees from the vertical. Steeper throws the shadow of the frame on the picture; flatter shines into your eyes from the glass. For a ceiling of nine feet that is a spot some 25 inches from the wall.
== 3
gift-a-chart-of-their-sky | Glass
If you see yourself in the picture, move the lamp first. If it is the window that you see, tilt the frame forward a little at the top with longer wire, or choose canvas, which reflects nothing. Dark pictures behind glass are mirrors by nature: give them a lamp of their own.
== 1
- | No lamp at all
Most pictures never get one, and are loved anyway. Hang the light ones in the dark corners and the dark ones opposite the lamp that is already there. On the way to bed you will see something that you had forgotten you owned.`,
  },
  {
    slug: 'moving-house-with-pictures',
    title: 'Moving house with pictures',
    day: '2025-09-08',
    picture: 'gift-the-house-we-grew-up-in-parcel',
    lead: 'Packers are good with cupboards. Pack the pictures yourself, in an evening, with things from the kitchen.',
    story: `
== 1
- | A week before
Take a photo of every wall as it is. It is the cheapest plan you will ever have for the next one. Take the pictures down, dust them, and write on a strip of masking tape on the back which room they come from.

Keep the screws. Put each pair into an envelope and tape it to its own frame.
== 5
- | Framed prints
Stick a cross of masking tape over the glass: should it break, it stays together. Wrap the frame in a bedsheet, not in bubble film against the wood, which leaves dots in the varnish when it gets warm. Put two frames face to face, with cardboard between, and tie them like a sandwich.
--
- | Canvas
Never press on the front or the back. Lay a sheet of plain paper over the picture, then cardboard cut two inches larger, and tape the board to itself and not to the canvas. If you still have our box, all this takes one minute.
== 2
frame-gilders-shelf | In the lorry
Pictures travel standing, never lying: what lies gets sat on. Put them between two mattresses, with the direction of the road, so that braking pushes along the frame and not through it. Best of all they go in your own car, behind the front seats, glass towards the seat.

In the rains, wrap the parcel once more in plastic for the journey, and take the plastic off the same evening.
== 1
- | Rolled prints
A tube as wide as a fist or wider. Roll the print in clean paper with the picture inwards, let it slide in without pushing, and carry it in the cabin of the aeroplane. Do not leave it rolled for more than a month.
== 3
gift-tea-hills-with-thanks | At the other end
Unpack the pictures last and hang one of them first. A single picture on the wall makes it your house, even if the tea is still in a carton marked 'shoes'.`,
  },
];
