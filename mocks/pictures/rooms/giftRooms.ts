/** What stands beside a gift. */
export type Prop = 'vase' | 'books' | 'diya' | 'cup' | 'plant' | 'lamp' | 'box' | 'none';
/** Where a gift is shown: colours of wall, table, paper and ribbon, and what is beside it. */
export type GiftRoom = {
  wall: string;
  table: string;
  /** the paper it is wrapped in, and its ribbon */
  paper: string;
  ribbon: string;
  left: Prop;
  right: Prop;
  /** on the wall over the table, where a set hangs; else it stands on the table */
  isOnWall?: true;
};

const look = (
  wall: string,
  table: string,
  paper: string,
  ribbon: string,
  left: Prop,
  right: Prop,
  isOnWall?: true,
): GiftRoom => ({
  wall,
  table,
  paper,
  ribbon,
  left,
  right,
  ...(isOnWall ? { isOnWall } : {}),
});

const OAK = '#c79f6e';
const TEAK = '#93623c';
const WHITE = '#e9e2d6';

/** The room and the paper of each gift, by its slug. */
export const GIFT_ROOMS: Record<string, GiftRoom> = {
  'a-kolam-for-the-new-house': look('#e7d4bd', TEAK, '#34507c', '#e9d9b8', 'diya', 'plant'),
  'lotus-for-a-wedding': look('#6f2f2b', '#7d5433', '#96361d', '#dca93f', 'diya', 'vase'),
  'two-desks-one-view': look('#dfe4e2', OAK, '#8a9a86', '#f3ecdf', 'books', 'cup', true),
  'first-chai': look('#d8dcc6', OAK, '#d9b98a', '#96361d', 'cup', 'none'),
  'half-a-moon-for-a-baby': look('#ecdcd6', WHITE, '#e0b3ac', '#f9efea', 'none', 'box'),
  'monsoon-by-post': look('#cfd6d8', '#8f7a64', '#456071', '#e8ebe9', 'plant', 'none'),
  'four-lamps-for-diwali': look('#33284a', TEAK, '#53406a', '#f3c59b', 'diya', 'diya', true),
  'the-gardeners-pair': look('#eef0e3', OAK, '#7b9a64', '#f4f0e1', 'plant', 'vase', true),
  'a-chart-of-their-sky': look('#2a3a5c', '#6f5238', '#1b2d51', '#c3c5c6', 'none', 'lamp'),
  'bulbul-for-a-desk': look('#efe3cf', WHITE, '#e8bf62', '#96361d', 'none', 'books'),
  'tea-hills-with-thanks': look('#e4e6d2', TEAK, '#4a7150', '#e9dcc0', 'cup', 'none'),
  'blue-house-for-leaving-home': look('#d8e2ec', OAK, '#6a94c4', '#f4f2ed', 'books', 'none'),
  'supper-for-two': look('#44384c', '#7d5433', '#574a6e', '#f0c39a', 'none', 'diya', true),
  'a-slow-boat-to-retirement': look('#d5e2df', OAK, '#4d9599', '#f0d9b5', 'plant', 'books', true),
  'three-shapes-for-a-studio': look('#f0ece4', '#b9a488', '#b65d3a', '#f3efe0', 'books', 'cup', true),
  'last-ferry-home': look('#efdccb', TEAK, '#574a6e', '#f0a648', 'none', 'diya'),
  'mango-season': look('#f5e7bf', OAK, '#e58a3c', '#2c4a3c', 'vase', 'none'),
  'twelve-kolams-2025': look('#e6d8cd', TEAK, '#c67651', '#f7ecdf', 'none', 'cup'),
  'your-wedding-picture': look('#e9e0d2', WHITE, '#a4373a', '#dca93f', 'none', 'vase'),
  'first-day-of-school': look('#dbe5e2', OAK, '#d9a23f', '#2f4a78', 'books', 'none'),
  'the-family-in-nine': look('#dcd5c6', TEAK, '#54504c', '#f5f2ec', 'vase', 'none', true),
  'a-dog-properly-hung': look('#3f5148', '#7d5433', '#5c6240', '#d9b26a', 'none', 'books'),
  'drawing-from-the-fridge': look('#f3ead2', OAK, '#e58a3c', '#3b66a3', 'books', 'cup', true),
  'the-house-we-grew-up-in': look('#e8dac0', TEAK, '#954a33', '#edd1b5', 'none', 'vase', true),
  'the-whole-hill-station': look('#e3e8e6', OAK, '#7f9f9f', '#eff1ec', 'plant', 'cup', true),
  'a-letter-and-a-face': look('#d9ccba', '#7d5433', '#7a644a', '#f6f0e6', 'diya', 'vase', true),
};
