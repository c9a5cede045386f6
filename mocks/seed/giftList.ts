/** A gift of the demo catalogue. */
export type ListedGift = {
  title: string;
  /** `custom`: made from a picture that the buyer uploads (GIFT-15). */
  type: 'art' | 'custom';
  frame: string;
  /** the outer width and height of each frame in inches */
  frames: readonly (readonly [width: number, height: number])[];
  rupees: number;
  description: readonly string[];
  /** arts by slug; none in a custom gift */
  arts: readonly string[];
};

/** The gifts in the order of the shop: the first twelve fill a page (GIFT-02, GIFT-14). */
export const GIFT_LIST: readonly ListedGift[] = [
  {
    title: 'A Kolam for the New House',
    type: 'art',
    frame: 'Teak Courtyard',
    frames: [[16, 16]],
    rupees: 3450,
    description: [
      'The first thing to hang in a home that still smells of paint. A kolam in one unbroken line, framed in teak.',
      'It comes in a box with a hook, a nail and a card for your own words.',
    ],
    arts: ['kolam-for-a-new-year'],
  },
  {
    title: 'Lotus for a Wedding',
    type: 'art',
    frame: 'Burnished Gold',
    frames: [[18, 18]],
    rupees: 4950,
    description: [
      'A lotus of eight doors in a deep scoop of gold leaf. It is large enough for the hall and calm enough for the bedroom.',
      'Wrapped in handmade paper and tied with cotton ribbon.',
    ],
    arts: ['lotus-of-eight-doors'],
  },
  {
    title: 'Two Desks, One View',
    type: 'art',
    frame: 'Matte Black',
    frames: [
      [10, 12],
      [10, 12],
    ],
    rupees: 3200,
    description: [
      'A pair of hills, one for each of two people who work in different cities. Both stand on a desk or hang on a nail.',
      'Tell us two addresses at checkout if they are to travel apart.',
    ],
    arts: ['misty-ghats', 'blue-distances'],
  },
  {
    title: 'First Chai',
    type: 'art',
    frame: 'Honey Oak',
    frames: [[10, 12]],
    rupees: 1750,
    description: [
      'One cup, a few lines and a great deal of paper: for whoever is not to be spoken to before it.',
      'Small enough for the kitchen shelf; the back folds out to a stand.',
    ],
    arts: ['first-chai'],
  },
  {
    title: 'Half a Moon for a Baby',
    type: 'art',
    frame: 'Champagne Leaf',
    frames: [[14, 18]],
    rupees: 2950,
    description: [
      'A moon that has already gone to sleep, in a frame without a sharp edge. Safe acrylic in place of glass.',
      'We pencil name and date of birth under the picture if you send them to us.',
    ],
    arts: ['half-moon-sleeping'],
  },
  {
    title: 'Monsoon by Post',
    type: 'art',
    frame: 'Rustic Ash',
    frames: [[15, 19]],
    rupees: 2850,
    description: [
      'First rain at Kovalam, for somebody who lives where it never smells like that.',
      'Packed flat and light, so that it may go on in a suitcase.',
    ],
    arts: ['first-rain-kovalam'],
  },
  {
    title: 'Four Lamps for Diwali',
    type: 'art',
    frame: 'Ink and Gilt',
    frames: [
      [11, 11],
      [11, 11],
      [11, 11],
      [11, 11],
    ],
    rupees: 5600,
    description: [
      'Four mandalas in the colours of the festival, to hang in a square or to be shared among four houses.',
      'Each has a box of its own.',
    ],
    arts: ['lamp-lit-mandala', 'marigold-wheel', 'festival-circle', 'grandmothers-geometry'],
  },
  {
    title: 'The Gardener’s Pair',
    type: 'art',
    frame: 'Nordic',
    frames: [
      [14, 18],
      [14, 18],
    ],
    rupees: 4400,
    description: [
      'Curry leaf and a stem without a name, side by side as they grow. For somebody with soil under the nails.',
      'Two frames, two hooks, one box.',
    ],
    arts: ['curry-leaf-kitchen-window', 'a-stem-for-amma'],
  },
  {
    title: 'A Chart of Their Sky',
    type: 'art',
    frame: 'Silver Leaf',
    frames: [[16, 20]],
    rupees: 3900,
    description: [
      'The winter sky with all its names, for a birthday between Deepavali and Holi, and for anybody who looks up.',
      'A date may be written below the chart in silver pencil.',
    ],
    arts: ['chart-of-the-winter-sky'],
  },
  {
    title: 'Bulbul for a Desk',
    type: 'art',
    frame: 'Madder Red',
    frames: [[10, 12]],
    rupees: 1850,
    description: [
      'A small bird in a small red frame, good company beside a screen.',
      'Stands by itself, and needs no nail and no permission.',
    ],
    arts: ['bulbul-at-the-gate'],
  },
  {
    title: 'Tea Hills, with Thanks',
    type: 'art',
    frame: 'Walnut Line',
    frames: [[18, 22]],
    rupees: 4200,
    description: [
      'Rows of tea and one small roof, for a teacher, a doctor or a host. It says thank you without a word on it.',
      'There is a pocket on the back for a letter.',
    ],
    arts: ['tea-pickers-path-munnar'],
  },
  {
    title: 'Blue House, for Leaving Home',
    type: 'art',
    frame: 'Indigo Wash',
    frames: [[15, 19]],
    rupees: 2850,
    description: [
      'A street of blue houses for a first room in another town.',
      'Comes with strips that hold it on a rented wall and leave no mark.',
    ],
    arts: ['blue-house-blue-house'],
  },
  {
    title: 'Supper for Two',
    type: 'art',
    frame: 'Vintage Black',
    frames: [[22, 17]],
    rupees: 3350,
    description: [
      'Pots, a little fruit and the end of a good day, in lamplight. For the tenth anniversary or the first.',
      'Wrapped in handmade paper and tied with cotton ribbon.',
    ],
    arts: ['lamp-lit-supper'],
  },
  {
    title: 'A Slow Boat to Retirement',
    type: 'art',
    frame: 'Mocha',
    frames: [[24, 19]],
    rupees: 4300,
    description: [
      'Past Nedumudi with nothing to do but look at palms. From all colleagues, signed on the back.',
      'The backing is left bare for the signatures; send the frame round with a pencil.',
    ],
    arts: ['a-slow-boat-past-nedumudi'],
  },
  {
    title: 'Three Shapes for a Studio',
    type: 'art',
    frame: 'Matte White',
    frames: [
      [12, 12],
      [12, 12],
      [12, 12],
    ],
    rupees: 4100,
    description: [
      'Three small abstracts that like one another, for a desk, a shelf or the space above a sofa.',
      'Three frames in one box, with a paper template for the wall.',
    ],
    arts: ['warm-front', 'conversation-in-green', 'quarter-notes'],
  },
  {
    title: 'Last Ferry Home',
    type: 'art',
    frame: 'Antique Gold',
    frames: [[15, 20]],
    rupees: 3600,
    description: [
      'The last boat to Kainakary, for somebody who is far away from it.',
      'It comes in a box with a hook, a nail and a card for your own words.',
    ],
    arts: ['last-ferry-to-kainakary'],
  },
  {
    title: 'Mango Season',
    type: 'art',
    frame: 'Bleached Mango',
    frames: [[16, 16]],
    rupees: 3100,
    description: [
      'A kitchen table in May, with nothing on it that has to be cooked. Framed in the wood of the same tree.',
      'Wrapped in handmade paper and tied with cotton ribbon.',
    ],
    arts: ['kitchen-in-mango-season'],
  },
  {
    title: 'Twelve Kolams, 2025',
    type: 'art',
    frame: 'Matte Black',
    frames: [[12, 16]],
    rupees: 1950,
    description: ['A kolam for each month of the year, in a frame that opens like a door.'],
    arts: ['threshold-friday'],
  },
  {
    title: 'Your Wedding Picture',
    type: 'custom',
    frame: 'Burnished Gold',
    frames: [[20, 24]],
    rupees: 4600,
    description: [
      'The one picture out of two thousand. Send it to us; we print it on cotton paper and frame it in gold leaf.',
      'A little retouching is part of it: we take away an exit sign, but never a relative.',
    ],
    arts: [],
  },
  {
    title: 'First Day of School',
    type: 'custom',
    frame: 'Mocha',
    frames: [[10, 12]],
    rupees: 1650,
    description: [
      'The uniform too large, the bag larger still. A small frame for a large day.',
      'The back folds out to a stand, and there is room behind the picture for next year’s.',
    ],
    arts: [],
  },
  {
    title: 'The Family in Nine',
    type: 'custom',
    frame: 'Matte Black',
    frames: [[24, 24]],
    rupees: 5200,
    description: [
      'Nine pictures under one mat with nine windows. Send one file with all of them, or one picture, which we divide.',
      'We straighten, match the colours and show you a proof before we print.',
    ],
    arts: [],
  },
  {
    title: 'A Dog, Properly Hung',
    type: 'custom',
    frame: 'Antique Gold',
    frames: [[15, 18]],
    rupees: 3250,
    description: [
      'Any dog looks like an ancestor in this frame. Cats are framed at the same price, if they hold still.',
      'Send a picture in which the eyes are sharp; we see to the rest.',
    ],
    arts: [],
  },
  {
    title: 'Drawing from the Fridge',
    type: 'custom',
    frame: 'Madder Red',
    frames: [[16, 13]],
    rupees: 2250,
    description: [
      'Crayon does not last, and magnets fall off. Photograph the drawing in daylight, and we print it in its true colours.',
      'Safe acrylic in place of glass; hangs low or high.',
    ],
    arts: [],
  },
  {
    title: 'The House We Grew Up In',
    type: 'custom',
    frame: 'Teak Courtyard',
    frames: [[20, 16]],
    rupees: 3400,
    description: [
      'A picture of the old house, framed in the wood that its doors were made of.',
      'Faded prints are welcome: we scan and restore before we print.',
    ],
    arts: [],
  },
  {
    title: 'The Whole Hill Station',
    type: 'custom',
    frame: 'Nordic',
    frames: [[32, 14]],
    rupees: 4800,
    description: [
      'For the panorama that nobody could look at on a telephone. One long picture, from the bazaar to the last peak.',
      'It needs a file of at least 4,000 pixels in width.',
    ],
    arts: [],
  },
  {
    title: 'A Letter and a Face',
    type: 'custom',
    frame: 'Vintage Black',
    frames: [[20, 14]],
    rupees: 3150,
    description: [
      'A letter on the left and its writer on the right, in one mat with two windows.',
      'We print from your pictures of both; the letter itself stays with you.',
    ],
    arts: [],
  },
];
