/** A row of the list of walls; in the layout each line is a frame: left, top, width and height in inches, and its art. */
export type WallRow = readonly [title: string, frame: string, mat: number, description: string, layout: string];

/** The gallery walls in the order of the shop (WALL-09). */
export const WALL_LIST: readonly WallRow[] = [
  [
    'Three Mornings in the Hills',
    'Nordic',
    2.5,
    'Three ridges at three hours, in one straight row. It is the easiest wall we know, and it fits over most sofas.',
    `0 0 20 24 misty-ghats
23 0 20 24 tea-pickers-path-munnar
46 0 20 24 blue-distances`,
  ],
  [
    'Nine Thresholds',
    'Matte Black',
    1.5,
    'Nine kolams, hung close together like tiles. From the door they make one picture; from a chair, nine.',
    `0 0 14 14 kolam-for-a-new-year
16 0 14 14 marigold-wheel
32 0 14 14 courtyard-knot
0 16 14 14 grandmothers-geometry
16 16 14 14 lotus-of-eight-doors
32 16 14 14 still-centre
0 32 14 14 round-dance
16 32 14 14 festival-circle
32 32 14 14 every-dot-accounted-for`,
  ],
  [
    'Up the Stairs',
    'Walnut Line',
    2,
    'Five streets that climb with you. Each frame hangs one step above the last, and a template shows where.',
    `0 34 14 18 mylapore-mist
17 25.5 14 18 milk-round-shivajinagar
34 17 14 18 blue-house-blue-house
51 8.5 14 18 every-window-awake
68 0 14 18 festival-street`,
  ],
  [
    'The Long Salon',
    'Vintage Black',
    2,
    'Nine pictures that took years to meet, hung the old way: large ones low and in the middle, small ones where there was room.',
    `13 10 20 26 clay-glaze-and-eucalyptus
35 14 24 18 moored-by-the-island
61 7 18 24 agumbe-five-in-the-morning
0 18 11 14 bulbul-at-the-gate
35 0 11 12 conversation-in-green
48 1 11 11 grandmothers-geometry
35 34 14 11 rings-of-the-jackfruit-tree
51 34 14 11 low-tide-seen-by-gulls
67 33 12 12 courtyard-knot`,
  ],
  [
    'Moon in the Middle',
    'Ink and Gilt',
    2,
    'One large moonrise, and four small square nights about it. It wants a dark wall and a lamp.',
    `0 0 15 15 twenty-eight-nights
0 17 15 15 temple-pond-by-night
18 0 24 32 moonrise-at-hampi
45 0 15 15 desert-camp-kutch
45 17 15 15 a-map-for-insomniacs`,
  ],
  [
    'Two Monsoons',
    'Rustic Ash',
    3,
    'The same season twice, once in blue and once in black and white. For the wall over a bed.',
    `0 0 24 30 june-in-blue
27 0 24 30 monochrome-monsoon`,
  ],
  [
    'Kitchen Herbarium',
    'Honey Oak',
    2.5,
    'Three plants that most kitchens know, drawn as a botanist would and framed in oak.',
    `0 0 20 27 curry-leaf-kitchen-window
23 0 20 27 dry-season-herbarium
46 0 20 27 a-stem-for-amma`,
  ],
  [
    'Six over the Sideboard',
    'Bleached Mango',
    2,
    'Quiet colours in two rows of three. Nothing here is louder than the flowers that you will put below it.',
    `0 0 15 19 eucalyptus-ooty-road
17.5 0 15 19 filter-coffee
35 0 15 19 pink-wall-late-lunch
0 21.5 15 19 cool-pantry
17.5 21.5 15 19 stems-early-morning
35 21.5 15 19 vase-without-lifting-the-pen`,
  ],
  [
    'Two Ledges',
    'Mocha',
    1.5,
    'Eight pictures that lean and never hang, so that they can change places on a Sunday. Both ledges come with it.',
    `2 4 16 20 breakfast-on-the-water
20 10 14 14 water-flower
36 0 18 24 low-water-long-afternoon
56 8 12 16 harvest-moon
0 38 12 14 slow-lamp
14 28 18 24 window-table
34 36 20 16 first-light-vembanad
56 32 16 20 what-the-garden-gave`,
  ],
  [
    'A Narrow Column',
    'Matte White',
    2,
    'Four drawings of hardly a dozen lines, one above the other, for the strip of wall that nobody knew what to do with.',
    `0 0 14 14 water-flower
0 16.5 14 14 crossing
0 33 14 14 banana-leaf-one-breath
0 49.5 14 14 a-road-and-two-hills`,
  ],
  [
    'The Whole Coast',
    'Driftwood',
    2,
    'One wide tide above, three beaches below, all of them seen by gulls. It is as wide as a bench and meant for one.',
    `0 0 54 32 tide-washes
0 34.5 16.5 13 low-tide-seen-by-gulls
18.75 34.5 16.5 13 salt-wind
37.5 34.5 16.5 13 green-bay-gokarna`,
  ],
  [
    'Four Blues',
    'Indigo Wash',
    2.5,
    'Stone, sky, street and hour: four pictures that agree on one colour and on nothing else.',
    `0 0 20 26 river-stones
23 0 20 26 descent-into-blue
0 29 20 26 blue-house-blue-house
23 29 20 26 orange-moon-blue-hills`,
  ],
  [
    'A Cloud of Shapes',
    'Champagne Leaf',
    1.75,
    'Seven abstracts about a middle, with the same gap between all of them. It looks thrown together, and is measured.',
    `21 12 18 24 cairn-for-a-friend
3 8 16 16 warm-front
3 26 16 20 turmeric-sun
21 -7 18 17 aqueduct
21 38 18 17 small-weather
41 4 16 20 soft-machine
41 26 16 16 conversation-in-green`,
  ],
  [
    'One Large, Six Small',
    'Nordic',
    1.75,
    'A sleeping moon, and six thoughts beside it. Hang the large one first and let the others line up.',
    `0 0 24 32 half-moon-sleeping
26.5 0 14 9.5 boatman-single-line
43 0 14 9.5 bird-that-stayed
26.5 11.25 14 9.5 padma
43 11.25 14 9.5 pendulum-study
26.5 22.5 14 9.5 signals-from-the-plateau
43 22.5 14 9.5 morning-visitor`,
  ],
  [
    'Corridor of Cities',
    'Gunmetal',
    2,
    'Four tall town views at one height, for a corridor that is longer than it is bright.',
    `0 0 14 20 rooftops-of-the-old-town
17 0 14 20 lemon-lane
34 0 14 20 noon-in-the-courtyard
51 0 14 20 green-wall-open-gate`,
  ],
  [
    'Small Hours',
    'Madder Red',
    1.5,
    'A bird, a boat, a kite or two and a great many hills, low enough for whoever is shortest in the house.',
    `0 6 12 12 crossing
14 0 18 14 children-of-the-plateau
34 4 14 14 one-sun-many-hills
4 20 18 13 bird-that-stayed
24 20 18 18 round-dance
44 20 12 14 kite-season`,
  ],
  [
    'Courtyard Family',
    'Teak Courtyard',
    2,
    'The roofs, the pots and the screen of one courtyard, as they hung in the house in Fort Kochi.',
    `0 0 20 28 tiled-roofs-fort-kochi
23 0 17 13 rain-outside-fruit-inside
23 15 17 13 blue-pots-of-khurja
43 0 16 16 terracotta-family
43 18 16 10 blue-city-jali`,
  ],
];
