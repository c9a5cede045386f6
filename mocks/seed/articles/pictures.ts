import type { Draft } from '../../drupal/store.ts';
import { pictureRef, withAlt } from '../pictureDrafts.ts';

// The alt text of a picture in the shop is the product's name; in a post it has to say what the picture shows.
const TEXTS = `wall-one-large-six-small | One large drawing of a moon face and six small prints beside it, over a sideboard with a lamp
wall-three-mornings-in-the-hills | Three equal prints of hills in one row, about two thirds as wide as the sofa below them
the-long-way-to-valparai | Long ridges, one behind the other, that fade from dark violet to apricot
gift-two-desks-one-view | Two framed prints of hills side by side on a wall, with a streak of light on their glass
bird-that-stayed | A bird drawn in one thin green line over a leaf-green patch
low-tide-seen-by-gulls | A beach and a teal sea from straight above, in broad bands of colour
frame-black-floater-side | The cut end of a black moulding for canvas: a ledge to rest on, and a thin raised edge
frame-three-corners | The corners of an oak frame, a reddish brown one and a pale one, laid one inside the other
frame-honey-oak | The corner of a warm oak frame around a picture in cool mauve and green
frame-matte-black | The corner of a plain black frame around circles, stripes and quarters in terracotta and blue
wall-corridor-of-cities | Four prints of towns in dark frames, their middles on one line above a black cabinet
gift-supper-for-two | One dark frame with a still life, hung a little above a sideboard with an oil lamp
gift-a-slow-boat-to-retirement | A wide brown frame with a houseboat in it, hanging level over a sideboard
wall-the-long-salon | Nine frames of many sizes grouped on a dark green wall over a rust-coloured sofa
wall-courtyard-family | A large print on the left and four smaller ones built up beside it, with equal gaps, over a bench
wall-nine-thresholds | Nine kolams in equal black frames, in three rows of three
wall-a-cloud-of-shapes | Seven frames with abstract prints grouped about a middle one, on a clay wall over a white sofa
pink-stair | Bare pink walls meeting at a corner, with a stair, an arched door and an agave in a pot
wall-two-ledges | Eight framed prints standing in two rows on narrow wall shelves
wall-kitchen-herbarium | Three prints of stems and leaves in oak frames over a dining table with chairs and bowls
gift-mango-season | A framed still life of jars and a fruit, between sprigs in a vase and a yellow wall
wall-up-the-stairs | Five prints of towns that rise with the steps of a staircase, each one step above the last
wall-the-whole-coast | A long print of the sea and three small ones under it, above a low bench
wall-two-monsoons | Two framed prints of palms and an umbrella in the rain, over the head of a bed
frame-matte-white-front | A white frame seen from the front, with nothing in it
wall-six-over-the-sideboard | Six framed prints in two rows over a sideboard, on a wall with slanting sunlight
frame-nordic | The corner of a pale frame: wood, white mat with its slanted cut, and the edge of a print
gift-half-a-moon-for-a-baby | A quiet line drawing of a sleeping moon with a wide white mat in a pale gold frame
gift-blue-house-for-leaving-home | A hillside crowded with blue houses, set in a white mat and a blue frame
wall-moon-in-the-middle | Five prints of the night sky on a dark blue wall, lit by a table lamp
noon-in-the-courtyard | Clay walls in hard light, with a slab of sun that lies across the floor of a courtyard
gift-a-chart-of-their-sky | A dark star chart behind glass in a silver frame, with a lit lamp close beside it
gift-the-house-we-grew-up-in-parcel | A framed picture of a house with palms, packed in tissue in its box, the lid and a card beside it
frame-gilders-shelf | The corners of a gold, a black and a silver frame, stacked one before the other
gift-tea-hills-with-thanks | A framed print of tea hills on a table, with a cup beside it
frame-teak-courtyard | The corner of a teak frame: the mitre, the mat and the edge of a print of blue tiles
evening-tide-varkala | An amber sun on the horizon of a sea in rose, mauve and plum
frame-walnut-line | The corner of a finished walnut frame with a gilt inner edge, a mat and a print in clay colours
gift-first-day-of-school | A framed picture of a girl in school uniform before a green door, standing on a table
gift-a-letter-and-a-face | A handwritten letter and a portrait of a woman side by side in one black frame
wall-a-narrow-column | Four small prints in white frames with wide mats, one above the other on a wall beside a small sofa
gift-a-kolam-for-the-new-house-parcel | A framed kolam in its open gift box, with a ribboned lid and a card
gift-the-whole-hill-station | A long, low frame with misty hills, on a wall above a sideboard with a plant
gift-lotus-for-a-wedding | A round lotus pattern in a gold frame, on a table with an oil lamp and a vase
gift-bulbul-for-a-desk | A bird drawn in line in a red frame, standing on a desk with a book`;

const texts = new Map(TEXTS.split('\n').map((line) => line.split(' | ') as [picture: string, text: string]));

const getName = (picture: string) => `post:${picture}`;

/** A pointer to a picture of the shop as posts show it. Throws RangeError for one without a text. */
export function postPictureRef(picture: string) {
  if (!texts.has(picture)) throw new RangeError(`no text for ${picture}`);
  return pictureRef(getName(picture));
}

/** The media of posts: the files of the shop's pictures with alt texts of their own. Throws RangeError for an unknown picture. */
export function postPictureDrafts(shop: readonly Draft[]): Draft[] {
  const media = new Map(shop.map((draft) => [draft.id, draft]));
  return [...texts].map(([picture, text]) => {
    const source = media.get(pictureRef(picture).id);
    if (!source) throw new RangeError(`no picture ${picture}`);
    return withAlt(source, getName(picture), text);
  });
}
