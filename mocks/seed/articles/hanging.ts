import type { SeedArticle } from './article.ts';

/** How to put it up (BLOG-06). */
export const HANGING: readonly SeedArticle[] = [
  {
    slug: 'hang-it-lower',
    title: 'Hang it lower',
    day: '2026-08-17',
    picture: 'wall-corridor-of-cities',
    lead: 'Museums hang the middle of every picture at the same height. Borrow their number, and half your wall is done.',
    story: `
== 1
- | Fifty-seven inches
The middle of a picture belongs 57 inches above the floor: 145 centimetres. That is the height of the eye of a person of middling size, and galleries have used it for a century, because a row of pictures with their middles on one line looks calm whatever their sizes are.

Indian homes tend to hang at 70. Perhaps it comes from portraits of grandparents, which lean out over the door and look down on us. Ancestors may. A landscape should not.
== 2
gift-supper-for-two | The sum
1. Measure the height of the frame and halve it.
2. Pull the wire at the back up with one finger, as the hook will, and measure from there to the top edge.
3. 57, plus half the height, minus the slack: that is where the hook goes.

For a frame of 30 inches with three inches of slack: 57 + 15 − 3 = 69. The nail goes in at 69 inches, though the picture hangs at 57.
== 5
- | Over furniture
A sofa changes the rule. Leave six to eight inches between its back and the frame, whatever height that gives. More, and the two part company.
--
- | Where people sit
In a dining room, a study or a bedroom, where eyes are lower, go down to 52 inches. You will be surprised how much nearer the picture comes.
== 4
gift-a-slow-boat-to-retirement | Two hooks, a quarter of the width from each side, keep any frame level when doors bang
== 1
- | Before the nail
Ask somebody to hold the picture while you stand back. Not to the wall: to the place where you usually are when you look at it. Then say 'lower', once more than seems right, and mark it with a pencil.`,
  },
  {
    slug: 'a-gallery-wall-in-one-afternoon',
    title: 'A gallery wall in one afternoon',
    day: '2026-07-20',
    picture: 'wall-the-long-salon',
    lead: 'Nine frames, no regrets. The whole secret is to do the arguing on the floor, where it costs nothing.',
    story: `
== 1
- | One o'clock: choose
Take one thing that all the pictures share, and let the rest differ. It may be a colour, a frame, a subject, or only that they are all yours. A wall where nothing agrees is a noticeboard; a wall where everything agrees is a hotel.

An odd number is easier than an even one. One picture must be clearly the largest.
== 2
wall-courtyard-family | Two o'clock: lay it out
Clear the floor before the wall. Put the largest picture down first, a little left of the middle and a little low. Build round it. Keep the gaps equal: two inches between small frames, three between large ones. The outside may be ragged, the gaps may not.

When you like it, take a photo from a chair. Then move one thing, and take another. Choose between the photos, not between the memories.
== 5
- | Three o'clock: paper
Trace every frame on brown paper and cut it out. Mark on each where its hook will be, measured from the taut wire. Tape the papers to the wall with the middle of the group at 57 inches.
--
- | Four o'clock: nails
Hammer through the marks, from the largest outwards, and tear the paper away. Hang, level, and put a felt pad behind both lower corners.
== 6
wall-nine-thresholds | A grid
Equal frames in equal rows. It forgives nothing and looks splendid: measure every gap twice.
--
wall-a-cloud-of-shapes | A cloud
Different frames round one large picture. It forgives a great deal, and you can add to it.
== 1
- | Five o'clock: tea
Look at it for a week before you change anything. What seems crooked on the first evening is usually the switchboard.

And if you would rather not argue at all: our [gallery walls](/gallery-walls/) come with their frames, their gaps worked out and a paper plan for the nails.`,
  },
  {
    slug: 'which-wall-do-you-have',
    title: 'Which wall do you have?',
    day: '2026-06-15',
    picture: 'pink-stair',
    lead: 'Brick, concrete, board or a landlord. Knock first, then choose what holds your picture.',
    story: `
== 1
- | Knock
Knock along the wall with a knuckle. A dull, short sound is brick or stone. A hard, high one that hurts is concrete. A hollow one is board or a partition. If a voice answers, it is a shared wall: drill before nine in the evening.
== 5
- | Brick
The kindest of walls. For frames up to 5 kg a hardened nail in a hook, driven slightly downwards, is enough. Above that drill 6 mm, push in a plug and use a screw. Stay out of the mortar, which crumbles.
--
- | Concrete
Columns, beams and most of a new tower. Nails bend. Use a hammer drill with a 6 mm masonry bit, a plug and a screw, or the small four-pin hooks that need only a tap, for frames up to 2 kg.
== 5
- | Gypsum board
A plain screw pulls out within the month. Use a metal anchor that turns itself in, good for 8 kg, or find the stud behind the board with a magnet: it catches on the screws.
--
- | Old lime plaster
Beautiful and soft. Drill slowly without hammering, with a plug that is long enough to reach the brick behind. A strip of tape over the mark keeps the edge from breaking.
== 3
wall-two-ledges | A landlord
Adhesive strips hold what their packet says if the paint is smooth, clean and more than a month old. They do not hold on whitewash, on distemper or in a bathroom. Use two pairs for each frame, press for thirty seconds, and wait an hour before you hang anything.

To take them off pull straight down, slowly, along the wall. Outwards takes the paint with it.

A picture rail, a shelf or the top of a bookcase needs no hole whatever, and you can change your mind every Sunday.
== 1
- | Before you drill
Cables run straight up and down from switches, and pipes straight up from taps. Keep a hand's width away from both. For anything heavier than a school bag use two fixings, and let somebody else hold the other end.`,
  },
  {
    slug: 'kitchens-stairs-and-other-difficult-rooms',
    title: 'Kitchens, stairs and other difficult rooms',
    day: '2026-05-11',
    picture: 'wall-kitchen-herbarium',
    lead: 'Steam, slopes, small people and gods. Five places where pictures are rarely hung, and how to hang them all the same.',
    story: `
== 2
gift-mango-season | The kitchen
Tempering sends oil into the air, and the oil settles on everything within a metre and a half of the stove. Beyond that a framed print behind acrylic is safe: wipe it with a damp cloth on Saturdays. Choose something that bears company, such as leaves, fruit or a market, in a frame that costs little to replace.
== 3
wall-up-the-stairs | The staircase
Let the middles of the pictures rise with the steps: measure 57 inches up from the front edge of every third tread, and hang one on each mark. The line runs parallel to the handrail, and the group looks right from below and from above.

Use small frames here. One walks past within an arm's length, and elbows are real.
== 5
- | The child's room
Low, light and behind acrylic instead of glass. Hang at the child's eye and not at yours, and use strips or two hooks so that nothing swings. Leave one frame for their own work, and change it on the first of the month.
--
- | The bathroom
Not paper. Not canvas. If there is a window and you never take long showers, a small print behind acrylic with a sealed back may last two years; buy it in that spirit.
== 1
- | Beside the puja shelf
Soot and incense travel upwards and sideways. Leave two feet at the sides, hang nothing above the lamp, and dust more often than elsewhere. Quiet pictures do best beside it: a lotus, a pattern, water. They should not compete, and they should not be feet.
== 4
wall-the-whole-coast | A long, low picture sits well above a bench, a headboard or a shelf of shoes
== 1
- | The corridor
It is the best wall in the flat, and always empty. Nobody sits there, so the pictures may be many and close, and the light is even because there is no window. Hang one row at 57 inches, gaps of three, from door to door. You will begin to walk slower.`,
  },
];
