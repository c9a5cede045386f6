import type { Draft } from '../drupal/store.ts';
import { createBlocks } from './blocks.ts';
import { wallRef, walls } from './galleryWalls.ts';
import { pictureRef } from './pictureDrafts.ts';

const BASICS = [
  {
    heading: 'Find Art You Love',
    text: 'Several hundred prints by studios and artists, each in its own list of sizes. Begin with a theme.',
  },
  {
    heading: 'Custom framing',
    text: 'A photograph, a certificate, a child’s first elephant: upload it, choose a frame, and hang it next week.',
  },
  {
    heading: 'Made for your wall, in Kochi',
    text: 'Nothing is printed until you order it. That is why we have every size, and no warehouse.',
  },
];

const ACTIONS = [
  {
    heading: 'Our flagship store',
    text: 'Hold a frame against your picture and see the papers side by side, in Kochi since 2017.',
    link: '/stores',
    label: 'Visit the store',
    picture: 'painted-town',
  },
  {
    heading: 'The custom framing studio',
    text: 'Your own picture, printed and framed to the inch.',
    link: '/custom-framing/',
    label: 'Start framing',
    picture: 'late-sun-on-two-jars',
  },
  {
    heading: 'The design studio',
    text: 'Send us a photo of your wall. We send back a plan with pictures, sizes and prices.',
    link: '/design',
    label: 'Ask a designer',
    picture: 'balance-held-lightly',
  },
  {
    heading: 'Mixed media',
    text: 'Thread, wood, plaster and metal leaf: art that has a shadow of its own.',
    link: '/mixed-media/',
    label: 'See mixed media',
    picture: 'clay-glaze-and-eucalyptus',
  },
];

const STEPS = [
  {
    heading: 'Upload a photo',
    text: 'From your telephone or computer. We tell you how large it may be printed.',
    icon: 'upload',
  },
  { heading: 'Select a frame', text: 'Try frames and mats on it, and see it on a wall, to scale.', icon: 'frame' },
  { heading: 'Ready to hang', text: 'The framed picture comes to your door with its hooks.', icon: 'deliver' },
];

const SLIDES = [
  { heading: 'The picture wall', text: 'Sixty prints at eye level, changed with the season.', picture: 'evening-lake' },
  {
    heading: 'The corner library',
    text: 'Every frame as a corner that you may carry about.',
    picture: 'noon-in-the-courtyard',
  },
  {
    heading: 'The printing room',
    text: 'Twelve pigment inks, and a lamp that shows daylight.',
    picture: 'blue-hour-ochre-room',
  },
  {
    heading: 'The saw and the bench',
    text: 'Where four lengths of wood become a frame.',
    picture: 'what-the-garden-gave',
  },
];

// the walls of the shop's first rows; the carousel links to the rest
const WALLS_ON_HOME = 8;

/** What home shows beside banners and promises: texts, steps, ways on, walls and the store (HOME-06 to HOME-10). */
export const homeBlocks = (): Draft[] => [
  ...createBlocks('basic', BASICS),
  ...createBlocks(
    'action_block',
    ACTIONS.map(({ link, label, picture, ...texts }) => ({
      ...texts,
      more: { field_link: link, field_link_text: label },
      relationships: { field_image: pictureRef(picture) },
    })),
  ),
  ...createBlocks(
    'icon_set',
    STEPS.map(({ icon, ...texts }) => ({ ...texts, more: { field_icon: icon } })),
  ),
  ...createBlocks('gallery_walls', [
    {
      heading: 'Gallery walls',
      text: 'Pictures that were chosen together, in frames that match, with a plan for the nails.',
      more: { field_link: '/gallery-walls/' },
      relationships: { field_walls: walls.slice(0, WALLS_ON_HOME).map(({ slug }) => wallRef(slug)) },
    },
  ]),
  ...createBlocks(
    'store_carousel',
    SLIDES.map(({ picture, ...texts }) => ({
      ...texts,
      more: { field_link: '/stores' },
      relationships: { field_image: pictureRef(picture) },
    })),
  ),
];
