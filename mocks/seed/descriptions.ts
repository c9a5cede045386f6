import type { PaletteName, StyleName } from '../pictures/index.ts';
import type { Orientation } from './orientation.ts';
import type { Random } from './random.ts';

const lines = (text: string): string[] => text.split('\n');

const SUBJECTS: Record<StyleName, string[]> = {
  backwater: lines(`Still water, a bank of palms, and the sun laid out in strokes across the lake.
A view from the jetty, at the hour when boats cast longer shadows than people.
The lake holds the light a little longer than the sky does.`),
  bauhaus: lines(`Circles, quarters and bars, turned on a grid until they began to move.
A handful of plain shapes, arranged like music: a theme, a rest, a theme again.
Built from the simplest forms there are, and never the same twice along a row.`),
  botanical: lines(`Leaves observed one by one, then set down without fuss.
A study of how a plant takes its place in a room.
Drawn from cuttings that lay on the studio table until they curled.`),
  city: lines(`Walls upon walls, each with its own window and its own story.
A town as one sees it from the terrace, washing lines and all left out.
Flat planes of sun and shade, the way a street looks with half-closed eyes.`),
  contours: lines(`The lie of the land, read like a fingerprint.
Each line follows one height all the way round, as a shepherd would.
Sheets of land laid over each other, from the valley to the last peak.`),
  field: lines(`Colour with nothing to do but be looked at.
Thin coats over thin coats, until the edges began to breathe.
A picture to sit in front of, not to read.`),
  hills: lines(`Ridge behind ridge, each a little paler than the last.
The Ghats do this every morning, mostly unobserved.
A few calm forms stand in for a whole day's walk.`),
  jali: lines(`A pattern that was carved long before it was printed.
Repeated by hand and so never quite repeated.
Light comes through a screen like this in pieces, and stays longer.`),
  kolam: lines(`One line goes round every dot and returns to where it began.
Drawn after the doorways of the south, where it is made new each morning.
Symmetry that took a steady wrist, and no eraser.`),
  lilies: lines(`A pond from above, with more leaf than water.
Pads drift apart and together; a few flowers keep them company.
Look long enough and the frogs will come back.`),
  lineDrawing: lines(`The pen touched the paper once and left it once.
As few marks as the subject would allow.
A drawing that is mostly paper, and better for it.`),
  midcentury: lines(`Shapes that lean on each other without quite falling.
A nod to the design of the fifties, with the colours of here.
Balance, tried out in paper before it was printed.`),
  night: lines(`The sky over a place with very few lamps.
A record of patience: the moon moves, the paper waits.
For those who look up on the way to the gate.`),
  rain: lines(`The monsoon, and one person who did not wait for it to stop.
Rain in fine strokes over wet ground, with one warm colour in it.
Everything grey has its own green or blue; the rain shows which.`),
  stillLife: lines(`A table, one light from the left, and nothing that needs to be explained.
Pots with some use in them, and fruit that was eaten afterwards.
Ordinary things, moved about until they seemed to be talking.`),
  terraces: lines(`Rows that follow the hill because there is no other way to climb it.
The slopes are combed each season, and drawn here once.
A small roof among the rows, and a great deal of green work around it.`),
  waves: lines(`Swell after swell, each with the last one's echo under it.
The sea as the gulls have it, or as one wishes it were on a Monday.
Water, drawn slowly.`),
};

const MOODS: Record<PaletteName, string> = {
  dawn: 'Peach and plum, as before the heat.',
  mist: 'Cool greens and greys with one warm note.',
  tea: 'All the greens of a wet garden.',
  clay: 'Terracotta and sand, with a cool shadow.',
  indigo: 'Indigo in five depths, with a touch of rust.',
  night: 'Deep blue, and lamplight the colour of ghee.',
  dusk: 'Violet, rose and the last amber of the day.',
  monsoon: 'Slate and rain, with one red that carries it.',
  turmeric: 'Turmeric, honey and burnt brick.',
  madder: 'Madder reds that warm to gold.',
  lagoon: 'Sea glass and deep teal, with coral.',
  blush: 'Blush and rosewood, steadied by sage.',
  charcoal: 'Charcoal and paper, with a single ember.',
  sand: 'Sand, straw and old wood.',
  lotus: 'Lotus pinks with a quiet green.',
  olive: 'Olive and straw, with a brick accent.',
  peacock: 'Peacock blue, nearly black, lit with gold.',
  plum: 'Plum and aubergine, lit from within.',
  jodhpur: 'Blues of a sunlit wall, with marigold.',
  mango: 'Mango, leaf and marigold.',
};

const PLACES: Record<Orientation, string[]> = {
  Portrait: lines(`Good beside a door or above a reading chair.
It takes a narrow wall and makes it seem meant.
Hang it at eye level and leave the wall around it bare.`),
  Landscape: lines(`Made for the wall above a sofa or a long sideboard.
It opens a small room like a second window.
On canvas it reads from across the room; on paper it draws you near.`),
  Square: lines(`Lovely alone, and easy in a row of three.
It sits well over a console or at the turn of a stair.
A wide white mat suits it.`),
};

/** Three sentences about an art: what it shows, its colours, where to hang it. */
export const describeArt = (
  random: Random,
  art: { style: StyleName; palette: PaletteName; orientation: Orientation },
): string => [random.pick(SUBJECTS[art.style]), MOODS[art.palette], random.pick(PLACES[art.orientation])].join(' ');
