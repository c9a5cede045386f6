import type { Colour } from './colours.ts';
import type { FrameStyle, FrameType } from './terms.ts';
import type { Theme } from './themes.ts';

/** A frame of the demo catalogue; the collections are the themes that it goes well with. */
export type ListedFrame = {
  title: string;
  colours: Colour[];
  style: FrameStyle;
  type: FrameType;
  material: string;
  collections: readonly Theme[];
  description: string;
};

/** The frames in the order of the shop (FRAME-13). */
export const FRAME_LIST: readonly ListedFrame[] = [
  {
    title: 'Matte Black',
    colours: ['Black'],
    style: 'Modern',
    type: 'Flat',
    material: 'Engineered wood',
    collections: ['Abstract', 'Line Drawings', 'City and Street', 'Night Sky'],
    description:
      'A flat black face with no shine at all, so that the eye goes straight to the picture. If we could keep only one frame, it would be this one.',
  },
  {
    title: 'Matte White',
    colours: ['White'],
    style: 'Minimal',
    type: 'Flat',
    material: 'Engineered wood',
    collections: ['Botanicals', 'Line Drawings', 'Sea and Monsoon'],
    description:
      'Soft white in three thin coats, sanded between each. On a pale wall it all but disappears and leaves the picture hanging in the light.',
  },
  {
    title: 'Nordic',
    colours: ['Beige', 'Cream'],
    style: 'Minimal',
    type: 'Box',
    material: 'Solid ash',
    collections: ['Botanicals', 'Line Drawings', 'Abstract', 'Still Life'],
    description: 'Pale ash with an open grain, oiled and never varnished. It keeps a light picture light.',
  },
  {
    title: 'Vintage Black',
    colours: ['Black', 'Brown'],
    style: 'Vintage',
    type: 'Scoop',
    material: 'Solid pine',
    collections: ['City and Street', 'Night Sky', 'Kolam and Pattern'],
    description:
      'Black rubbed back along the edges until the wood shows, as if it had hung for forty years in one house.',
  },
  {
    title: 'Rustic Ash',
    colours: ['Grey', 'Beige'],
    style: 'Rustic',
    type: 'Flat',
    material: 'Solid ash',
    collections: ['Hills and Ghats', 'Backwaters', 'Botanicals'],
    description: 'Brushed grey ash with every knot left where it grew. It likes hills, boats and old photographs.',
  },
  {
    title: 'Mocha',
    colours: ['Brown'],
    style: 'Classic',
    type: 'Rounded',
    material: 'Solid rubberwood',
    collections: ['Still Life', 'Backwaters', 'Hills and Ghats'],
    description: 'A soft round face in the brown of coffee with milk. It warms whatever you put into it.',
  },
  {
    title: 'Walnut Line',
    colours: ['Brown'],
    style: 'Modern',
    type: 'Stepped',
    material: 'Solid walnut',
    collections: ['Abstract', 'Still Life', 'City and Street'],
    description: 'Dark walnut with one fine step at the inner edge, which draws a quiet line around the picture.',
  },
  {
    title: 'Honey Oak',
    colours: ['Yellow', 'Brown'],
    style: 'Classic',
    type: 'Bevelled',
    material: 'Solid oak',
    collections: ['Botanicals', 'Backwaters', 'Still Life'],
    description: 'Oak the colour of thin honey, bevelled towards the picture so that the light runs down into it.',
  },
  {
    title: 'Burnished Gold',
    colours: ['Gold'],
    style: 'Classic',
    type: 'Scoop',
    material: 'Metal leaf on pine',
    collections: ['Kolam and Pattern', 'Night Sky', 'Still Life'],
    description:
      'Leaf laid by hand over red clay and rubbed with agate, with a deep scoop that gathers lamplight in the evening.',
  },
  {
    title: 'Teak Courtyard',
    colours: ['Brown', 'Orange'],
    style: 'Classic',
    type: 'Bevelled',
    material: 'Solid teak',
    collections: ['Kolam and Pattern', 'Backwaters', 'City and Street'],
    description:
      'Old-fashioned oiled teak, straight in the grain and heavy in the hand, as in the doors of a courtyard house.',
  },
  {
    title: 'Bleached Mango',
    colours: ['Cream', 'Beige'],
    style: 'Rustic',
    type: 'Box',
    material: 'Solid mango wood',
    collections: ['Sea and Monsoon', 'Botanicals', 'Line Drawings'],
    description:
      'Mango wood bleached until only the figure of the grain is left. It looks as if it had spent a year on a beach.',
  },
  {
    title: 'Silver Leaf',
    colours: ['Silver', 'Grey'],
    style: 'Classic',
    type: 'Stepped',
    material: 'Metal leaf on pine',
    collections: ['Night Sky', 'Sea and Monsoon', 'Line Drawings'],
    description:
      'Cool leaf over a dark ground, with the seams of the leaves left to be seen. It is very good with blue.',
  },
  {
    title: 'Sheesham Step',
    colours: ['Brown', 'Red'],
    style: 'Classic',
    type: 'Stepped',
    material: 'Solid sheesham',
    collections: ['Still Life', 'Kolam and Pattern', 'City and Street'],
    description: 'Two steps down in sheesham, whose dark and light streaks are never the same on any two sides.',
  },
  {
    title: 'Ink and Gilt',
    colours: ['Black', 'Gold'],
    style: 'Classic',
    type: 'Bevelled',
    material: 'Solid pine',
    collections: ['Kolam and Pattern', 'Night Sky', 'Line Drawings'],
    description: 'Black outside, and a thread of gold at the inner edge. Formal, but not stiff.',
  },
  {
    title: 'Driftwood',
    colours: ['Grey', 'Brown'],
    style: 'Rustic',
    type: 'Box',
    material: 'Reclaimed pine',
    collections: ['Sea and Monsoon', 'Backwaters', 'Hills and Ghats'],
    description:
      'Weathered boards with their cracks and nail marks, brushed clean and waxed. No two frames match, and that is the point.',
  },
  {
    title: 'Rosewood Bead',
    colours: ['Brown', 'Red'],
    style: 'Vintage',
    type: 'Carved',
    material: 'Solid rosewood',
    collections: ['Still Life', 'Botanicals', 'Kolam and Pattern'],
    description: 'A string of small turned beads runs along the inner edge of a polished rosewood face.',
  },
  {
    title: 'Champagne Leaf',
    colours: ['Gold', 'Beige'],
    style: 'Modern',
    type: 'Rounded',
    material: 'Metal leaf on pine',
    collections: ['Abstract', 'Botanicals', 'Sea and Monsoon'],
    description:
      'Between gold and silver, on a plain round face. It brings warmth to a modern picture without a word about palaces.',
  },
  {
    title: 'Charred Cedar',
    colours: ['Black', 'Grey'],
    style: 'Rustic',
    type: 'Flat',
    material: 'Charred cedar',
    collections: ['Hills and Ghats', 'Night Sky', 'Abstract'],
    description:
      'Burnt with a flame, brushed and oiled, until the soft wood falls away and the rings stand up like a ploughed field.',
  },
  {
    title: 'Temple Carved',
    colours: ['Brown'],
    style: 'Ornate',
    type: 'Carved',
    material: 'Solid teak',
    collections: ['Kolam and Pattern', 'Backwaters', 'City and Street'],
    description: 'Leaves cut into teak along the whole of the face, after the wooden ceilings of the south.',
  },
  {
    title: 'Brushed Aluminium',
    colours: ['Silver', 'Grey'],
    style: 'Modern',
    type: 'Box',
    material: 'Aluminium',
    collections: ['City and Street', 'Abstract', 'Night Sky'],
    description:
      'A thin square section of brushed metal with sharp corners. It is light, exact, and made for photographs.',
  },
  {
    title: 'Ivory Crackle',
    colours: ['Cream', 'White'],
    style: 'Vintage',
    type: 'Scoop',
    material: 'Solid pine',
    collections: ['Botanicals', 'Still Life', 'Sea and Monsoon'],
    description: 'Ivory lacquer that was encouraged to crack, with a little brown rubbed into the lines.',
  },
  {
    title: 'Indigo Wash',
    colours: ['Blue'],
    style: 'Modern',
    type: 'Flat',
    material: 'Solid ash',
    collections: ['Sea and Monsoon', 'Kolam and Pattern', 'Night Sky'],
    description: 'Open-grained ash, dipped in indigo and wiped while wet. The grain stays lighter than the wood.',
  },
  {
    title: 'Palace Rope',
    colours: ['Gold'],
    style: 'Ornate',
    type: 'Carved',
    material: 'Metal leaf on pine',
    collections: ['Kolam and Pattern', 'Still Life', 'Night Sky'],
    description: 'A twisted rope in gold leaf between two plain steps. It asks for a wall to itself.',
  },
  {
    title: 'Gunmetal',
    colours: ['Grey', 'Black'],
    style: 'Minimal',
    type: 'Box',
    material: 'Aluminium',
    collections: ['City and Street', 'Line Drawings', 'Abstract'],
    description: 'Dark anodised metal, a little softer than black. Narrow, straight and silent.',
  },
  {
    title: 'Madder Red',
    colours: ['Red'],
    style: 'Modern',
    type: 'Rounded',
    material: 'Solid rubberwood',
    collections: ['Abstract', 'Kolam and Pattern', 'Line Drawings'],
    description:
      'A rounded face in the red of old block prints, rubbed to a low shine. One of these in a row of black ones is enough.',
  },
  {
    title: 'Copper Patina',
    colours: ['Copper', 'Teal'],
    style: 'Vintage',
    type: 'Bevelled',
    material: 'Metal leaf on pine',
    collections: ['Sea and Monsoon', 'Botanicals', 'Night Sky'],
    description: 'Copper leaf that was allowed to turn green where water would have stood.',
  },
  {
    title: 'Neem Green',
    colours: ['Green', 'Olive'],
    style: 'Rustic',
    type: 'Bevelled',
    material: 'Solid pine',
    collections: ['Botanicals', 'Hills and Ghats', 'Still Life'],
    description: 'Milk paint in a dusty leaf green, worn thin at the corners by hand.',
  },
  {
    title: 'Antique Gold',
    colours: ['Gold', 'Brown'],
    style: 'Vintage',
    type: 'Scoop',
    material: 'Metal leaf on pine',
    collections: ['Still Life', 'City and Street', 'Hills and Ghats'],
    description:
      'Dull gold with the clay showing through and a dark line where the scoop begins, like a frame found at the back of a shop.',
  },
  {
    title: 'Black Floater',
    colours: ['Black'],
    style: 'Minimal',
    type: 'Floater',
    material: 'Engineered wood',
    collections: ['Abstract', 'City and Street', 'Sea and Monsoon'],
    description: 'A deep tray for canvas: a thin black edge, a shadow, and then the picture, which touches nothing.',
  },
  {
    title: 'Oak Floater',
    colours: ['Yellow', 'Brown'],
    style: 'Minimal',
    type: 'Floater',
    material: 'Solid oak',
    collections: ['Hills and Ghats', 'Botanicals', 'Abstract'],
    description: 'A thin edge of natural oak around a dark gap, made for canvas. The picture seems to hover in it.',
  },
  {
    title: 'Pewter Bamboo',
    colours: ['Silver', 'Grey'],
    style: 'Ornate',
    type: 'Carved',
    material: 'Metal leaf on pine',
    collections: ['Botanicals', 'Backwaters', 'Line Drawings'],
    description: 'Joints of bamboo in a soft pewter finish, with a thin dark line on either side.',
  },
];
