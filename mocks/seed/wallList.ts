/** A gallery wall of the demo catalogue. */
export type ListedWall = {
  title: string;
  frame: string;
  /** inches of mat on the narrowest side */
  mat: number;
  description: string;
  /** Each line is a frame: left, top, width and height in inches, and its art. */
  layout: string;
};

/** The gallery walls in the order of the shop (WALL-09). */
export const WALL_LIST: readonly ListedWall[] = [
  {
    title: 'Three Mornings in the Hills',
    frame: 'Nordic',
    mat: 2.5,
    description:
      'Three ridges at three hours, in one straight row. It is the easiest wall we know, and it fits over most sofas.',
    layout: `0 0 20 24 misty-ghats
23 0 20 24 tea-pickers-path-munnar
46 0 20 24 blue-distances`,
  },
  {
    title: 'Nine Thresholds',
    frame: 'Matte Black',
    mat: 1.5,
    description:
      'Nine kolams, hung close together like tiles. From the door they make one picture; from a chair, nine.',
    layout: `0 0 14 14 kolam-for-a-new-year
16 0 14 14 marigold-wheel
32 0 14 14 courtyard-knot
0 16 14 14 grandmothers-geometry
16 16 14 14 lotus-of-eight-doors
32 16 14 14 still-centre
0 32 14 14 round-dance
16 32 14 14 festival-circle
32 32 14 14 every-dot-accounted-for`,
  },
  {
    title: 'Up the Stairs',
    frame: 'Walnut Line',
    mat: 2,
    description:
      'Five streets that climb with you. Each frame hangs one step above the last, and a template shows where.',
    layout: `0 34 14 18 mylapore-mist
17 25.5 14 18 milk-round-shivajinagar
34 17 14 18 blue-house-blue-house
51 8.5 14 18 every-window-awake
68 0 14 18 festival-street`,
  },
  {
    title: 'The Long Salon',
    frame: 'Vintage Black',
    mat: 2,
    description:
      'Nine pictures that took years to meet, hung the old way: large ones low and in the middle, small ones where there was room.',
    layout: `13 10 20 26 clay-glaze-and-eucalyptus
35 14 24 18 moored-by-the-island
61 7 18 24 agumbe-five-in-the-morning
0 18 11 14 bulbul-at-the-gate
35 0 11 12 conversation-in-green
48 1 11 11 grandmothers-geometry
35 34 14 11 rings-of-the-jackfruit-tree
51 34 14 11 low-tide-seen-by-gulls
67 33 12 12 courtyard-knot`,
  },
  {
    title: 'Moon in the Middle',
    frame: 'Ink and Gilt',
    mat: 2,
    description: 'One large moonrise, and four small square nights about it. It wants a dark wall and a lamp.',
    layout: `0 0 15 15 twenty-eight-nights
0 17 15 15 temple-pond-by-night
18 0 24 32 moonrise-at-hampi
45 0 15 15 desert-camp-kutch
45 17 15 15 a-map-for-insomniacs`,
  },
  {
    title: 'Two Monsoons',
    frame: 'Rustic Ash',
    mat: 3,
    description: 'The same season twice, once in blue and once in black and white. For the wall over a bed.',
    layout: `0 0 24 30 june-in-blue
27 0 24 30 monochrome-monsoon`,
  },
  {
    title: 'Kitchen Herbarium',
    frame: 'Honey Oak',
    mat: 2.5,
    description: 'Three plants that most kitchens know, drawn as a botanist would and framed in oak.',
    layout: `0 0 20 27 curry-leaf-kitchen-window
23 0 20 27 dry-season-herbarium
46 0 20 27 a-stem-for-amma`,
  },
  {
    title: 'Six over the Sideboard',
    frame: 'Bleached Mango',
    mat: 2,
    description:
      'Quiet colours in two rows of three. Nothing here is louder than the flowers that you will put below it.',
    layout: `0 0 15 19 eucalyptus-ooty-road
17.5 0 15 19 filter-coffee
35 0 15 19 pink-wall-late-lunch
0 21.5 15 19 cool-pantry
17.5 21.5 15 19 stems-early-morning
35 21.5 15 19 vase-without-lifting-the-pen`,
  },
  {
    title: 'Two Ledges',
    frame: 'Mocha',
    mat: 1.5,
    description:
      'Eight pictures that lean and never hang, so that they can change places on a Sunday. Both ledges come with it.',
    layout: `2 4 16 20 breakfast-on-the-water
20 10 14 14 water-flower
36 0 18 24 low-water-long-afternoon
56 8 12 16 harvest-moon
0 38 12 14 slow-lamp
14 28 18 24 window-table
34 36 20 16 first-light-vembanad
56 32 16 20 what-the-garden-gave`,
  },
  {
    title: 'A Narrow Column',
    frame: 'Matte White',
    mat: 2,
    description:
      'Four drawings of hardly a dozen lines, one above the other, for the strip of wall that nobody knew what to do with.',
    layout: `0 0 14 14 water-flower
0 16.5 14 14 crossing
0 33 14 14 banana-leaf-one-breath
0 49.5 14 14 a-road-and-two-hills`,
  },
  {
    title: 'The Whole Coast',
    frame: 'Driftwood',
    mat: 2,
    description:
      'One wide tide above, three beaches below, all of them seen by gulls. It is as wide as a bench and meant for one.',
    layout: `0 0 54 32 tide-washes
0 34.5 16.5 13 low-tide-seen-by-gulls
18.75 34.5 16.5 13 salt-wind
37.5 34.5 16.5 13 green-bay-gokarna`,
  },
  {
    title: 'Four Blues',
    frame: 'Indigo Wash',
    mat: 2.5,
    description: 'Stone, sky, street and hour: four pictures that agree on one colour and on nothing else.',
    layout: `0 0 20 26 river-stones
23 0 20 26 descent-into-blue
0 29 20 26 blue-house-blue-house
23 29 20 26 orange-moon-blue-hills`,
  },
  {
    title: 'A Cloud of Shapes',
    frame: 'Champagne Leaf',
    mat: 1.75,
    description:
      'Seven abstracts about a middle, with the same gap between all of them. It looks thrown together, and is measured.',
    layout: `21 12 18 24 cairn-for-a-friend
3 8 16 16 warm-front
3 26 16 20 turmeric-sun
21 -7 18 17 aqueduct
21 38 18 17 small-weather
41 4 16 20 soft-machine
41 26 16 16 conversation-in-green`,
  },
  {
    title: 'One Large, Six Small',
    frame: 'Nordic',
    mat: 1.75,
    description: 'A sleeping moon, and six thoughts beside it. Hang the large one first and let the others line up.',
    layout: `0 0 24 32 half-moon-sleeping
26.5 0 14 9.5 boatman-single-line
43 0 14 9.5 bird-that-stayed
26.5 11.25 14 9.5 padma
43 11.25 14 9.5 pendulum-study
26.5 22.5 14 9.5 signals-from-the-plateau
43 22.5 14 9.5 morning-visitor`,
  },
  {
    title: 'Corridor of Cities',
    frame: 'Gunmetal',
    mat: 2,
    description: 'Four tall town views at one height, for a corridor that is longer than it is bright.',
    layout: `0 0 14 20 rooftops-of-the-old-town
17 0 14 20 lemon-lane
34 0 14 20 noon-in-the-courtyard
51 0 14 20 green-wall-open-gate`,
  },
  {
    title: 'Small Hours',
    frame: 'Madder Red',
    mat: 1.5,
    description:
      'A bird, a boat, a kite or two and a great many hills, low enough for whoever is shortest in the house.',
    layout: `0 6 12 12 crossing
14 0 18 14 children-of-the-plateau
34 4 14 14 one-sun-many-hills
4 20 18 13 bird-that-stayed
24 20 18 18 round-dance
44 20 12 14 kite-season`,
  },
  {
    title: 'Courtyard Family',
    frame: 'Teak Courtyard',
    mat: 2,
    description: 'The roofs, the pots and the screen of one courtyard, as they hung in the house in Fort Kochi.',
    layout: `0 0 20 28 tiled-roofs-fort-kochi
23 0 17 13 rain-outside-fruit-inside
23 15 17 13 blue-pots-of-khurja
43 0 16 16 terracotta-family
43 18 16 10 blue-city-jali`,
  },
];
