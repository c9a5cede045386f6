import type { SeedPage } from './page.ts';

/** What a shopper reads under 'Care Instructions' (API-50 to API-52, API-99). */
export const CARE_PAGES: readonly SeedPage[] = [
  {
    nid: 362,
    name: 'care-paper',
    title: 'Care of paper prints',
    text: `
Your print is on heavy cotton paper with pigment inks. It asks for little: dry hands, a frame, and a wall that does not sweat.

## When it arrives
- Let the closed tube lie in the room for a few hours, so that the paper takes on the warmth of the house.
- Wash and dry your hands, and hold the sheet by its edges. Skin leaves marks that show years later.
- To flatten it, lay it face up on clean paper and weigh the corners down with books for a day. Do not roll it the other way.

## On the wall
- Frame it behind glass or acrylic within a few weeks. A print that hangs bare gathers dust that cannot be brushed out.
- A mat keeps the paper off the glass. Where the two touch, damp weather can glue them together.
- Keep it out of direct sun, off bathroom walls and a metre from the kitchen counter.

## Through the year
- Dust the frame with a dry, soft cloth. Spray glass cleaner on the cloth, never on the glass.
- In the monsoon leave a finger's width of air behind the frame; small felt pads on its lower corners do it.
- Should the paper ripple, do not press or iron it. It lies flat again once the air is dry.`,
  },
  {
    nid: 363,
    name: 'care-canvas',
    title: 'Care of canvas prints',
    text: `
Canvas is printed with pigment inks, sealed with a matt varnish and stretched over seasoned wood. It needs no glass.

## When it arrives
- Open the box flat on the floor, and lift the canvas by its wooden bars. Never press on the picture from either side.
- If the weather has slackened it, tap the small wedges in the inner corners a little further in, all eight of them evenly.

## On the wall
- Hang it from two hooks rather than one: it stays level when doors bang.
- Keep it away from direct sun, the split AC's stream of air and anything that steams.
- Outer walls drink rain in the monsoon. If yours feels cold or damp, choose an inner one.

## Through the year
- Dust it with a soft, dry brush or a clean microfibre cloth, from the top down, without pressing.
- No water, no soap, no polish. A fresh splash may be dabbed off with a cloth that is barely damp.
- A dent from behind usually goes if you mist the back lightly with clean water and let it dry in the shade.`,
  },
  {
    nid: 364,
    name: 'care-custom-paper',
    title: 'Care of your own picture on paper',
    text: `
Your photograph is printed on the same cotton paper and with the same inks as our art, so it lasts as long. Two things are different.

## It is the only one
- We keep your file for ninety days, in case the parcel is damaged. Keep the original yourself, in two places.
- Write the date and the names on the back of the frame, not on the print. Even a pencil shows through in raking light.

## Photographs show more
- Large dark areas, such as a night sky or a black sherwani, show fingerprints at once. Use cotton gloves, or hold the edges only.
- Framed with a mat, the picture never touches the glass. Without one, ask for spacers.

## As with every print
- No direct sun, no bathroom, no wall that is damp in July.
- Dust the frame with a dry cloth, and spray cleaner on the cloth rather than on the glass.
- If the sheet ripples in the rains, leave it alone. It settles when the air dries.`,
  },
  {
    nid: 365,
    name: 'care-custom-canvas',
    title: 'Care of your own picture on canvas',
    text: `
Your picture is printed on cotton-blend canvas, varnished, and stretched over kiln-dried wood. The edges carry a continuation of it, so the sides may be seen.

## When it arrives
- Unpack it on a bed or a clean floor. Keep the box: it is the safest way to move house with a canvas.
- Lift it by the wooden bars. A thumb from behind leaves a bump in front.

## On the wall
- Faces and skin are the first to look tired in strong light. Choose a wall that the sun does not reach, not even in December when it stands low.
- Two hooks, both in the wall and not in the plaster alone, hold any size that we print.

## Through the year
- A soft, dry brush once a month is all it wants.
- Never use water, alcohol or wet wipes; the varnish turns cloudy.
- Slack in wet weather is normal. Tap in the corner wedges, or wait for a dry week.`,
  },
  {
    nid: 366,
    name: 'care-gallery-walls',
    title: 'Care of frames and gallery walls',
    text: `
A wall of pictures lives or dies by its hooks. The frames themselves are solid wood with a sealed finish, and ask only for dusting.

## Frames
- Dust with a dry cloth along the grain, and with a soft brush where the moulding is carved.
- No furniture polish, no water. A drop of coconut oil on a cloth hides a scratch in a natural finish; a touch of shoe cream does so in black.
- Acrylic scratches more easily than glass. Blow the grit away first, then wipe with a soft, damp cloth.

## The wall
- Check the cords and hooks once a year, best before Onam or Diwali cleaning, when the frames come down in any case.
- Put small felt pads behind the lower corners. They keep the frame level, save the paint, and let air pass.
- To dust a whole gallery wall, begin at the top left and finish one row at a time; frames that you touch twice end up crooked.

## In the monsoon
- Feel the wall behind the lowest row. If it is damp, take that row down for the season and lay the frames flat, face up, in a dry room.
- Mist inside the glass means that damp has got in. Open the back, let everything dry in the shade for two days, and close it with fresh tape.`,
  },
  {
    nid: 367,
    name: 'gifts_care',
    alias: '/gifts_care',
    title: 'Care of framed gifts',
    text: `
A framed gift comes ready to hang or to stand. Pass this page on with it.

## Before you give it
- Keep the parcel flat and closed until the day. The wrapping inside is acid-free and may stay on for months.
- Do not write on the back of the print. There is a card for that in the box.

## For whoever receives it
- Table frames belong on a shelf away from the window, and out of reach of the cooler's spray.
- Wall frames come with a hook and a wall plug for brick. For concrete, ask for a drill; for a rented flat, adhesive strips hold frames of up to 2 kg on smooth paint.
- Wipe the frame with a dry cloth. Spray cleaner on the cloth, never straight on the glass.

## Gifts made from your own picture
- The print can be taken out: bend up the tabs at the back, lift the board and slide it out by its edges.
- We keep your file for ninety days. After that a new print needs a new upload.`,
  },
  {
    nid: 368,
    name: 'objects_care',
    alias: '/objects_care',
    title: 'Care of decor objects',
    text: `
Each object is finished by hand, so small differences in colour, glaze and grain belong to it.

## Ceramic and terracotta
- Wipe with a soft, damp cloth. Glazed pieces may be rinsed; unglazed ones drink water and mark.
- Line a vase with a glass before you fill it, unless its page says that it holds water.

## Wood and cane
- Dust with a dry cloth. Twice a year rub in a few drops of linseed or coconut oil, and wipe off what is left.
- Keep it off the floor that is mopped every day, and out of the afternoon sun.

## Brass, copper and iron
- Brass and copper darken; many like them so. To brighten them use half a lime with salt, rinse at once, and dry well.
- Iron is waxed against rust. By the sea, wax it again at the start of the monsoon.

## Glass, stone and resin
- Lukewarm water and a drop of mild soap. No lime on marble: it eats the polish.
- Keep resin away from incense and candles.

## Cloth and papier-mâché
- Brush, do not wash. Air them in the shade on the first dry day after the rains.`,
  },
  {
    nid: 369,
    name: 'mixed_care',
    alias: '/mixed_care',
    title: 'Care of mixed media art',
    text: `
Mixed media pieces are built up in layers: paper, thread, wood, plaster, metal leaf. Every layer has its own temper, so treat the piece by its most delicate one.

## When it arrives
- Two people, please, for anything wider than an arm. Carry it upright, with the picture facing you.
- Keep the corner guards on until it stands before its wall.

## On the wall
- Use both hooks that come with it. Relief is heavier than it looks.
- Light from the side shows the depth. Sun does not: it fades thread and lifts leaf.
- Leave a hand's width to curtains and fans; loose threads catch.

## Through the year
- Dust with a soft make-up or watercolour brush, from the top down. A vacuum cleaner, even with its brush, pulls things off.
- Metal leaf is not to be touched. Skin darkens it within weeks.
- If a small part comes loose, keep it, take a photo and write to us. Most repairs are a matter of minutes for the studio.

## In the monsoon
- Plaster and paper take up damp. Keep a bowl of silica gel or lime on a shelf nearby, and do not hang the piece on an outer wall.`,
  },
];
