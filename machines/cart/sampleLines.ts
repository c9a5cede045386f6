import { type CartLine, lineKey, type PrintLine } from '../../src/domain/cart.ts';

type Chosen = Pick<
  PrintLine,
  'art_id' | 'art_varid' | 'title' | 'artist' | 'papertype' | 'width' | 'height' | 'image_id' | 'image_url' | 'price'
>;

const lineOf = (chosen: Chosen): CartLine => {
  const size = `${chosen.width} x ${chosen.height}`;
  const line: Omit<PrintLine, 'key'> = {
    kind: 'print',
    ...chosen,
    art_title: chosen.title,
    item_name: `Print on ${chosen.papertype} - ${chosen.title}`,
    framesize: size,
    dimension: size,
    field_print_or_frame: 'print',
    user_upload: false,
    cropped_image: '',
    og_image: '',
    ratio: chosen.width / chosen.height,
    matting: 0,
    padcolor: '',
    scales: null,
    pincode: '682001',
    item_id: chosen.art_id,
    art_price: chosen.price,
    total_price: chosen.price,
    quantity: 1,
    varid: '',
  };
  return { ...line, key: lineKey(line) };
};

/** An upright canvas of 18 x 24 inches for 4,104 rupees, as the demo catalogue sells it. */
export const palms = lineOf({
  art_id: 'f451193c-86f8-54ab-958b-235585ef43fe',
  art_varid: 'cc8e4eb9-c87a-5358-b00f-29ce4145d3f7',
  title: 'Two Palms and a Promise',
  artist: 'Anila Thekkedath',
  papertype: 'Canvas',
  width: 18,
  height: 24,
  image_id: '474a4ee3-c33d-536c-bd87-ed820cd9440f',
  image_url: '/sites/default/files/styles/thumbnail/public/art/two-palms-and-a-promise.webp',
  price: 410_400,
});

/** A wide paper print of 36 x 24 inches for 6,394 rupees, as the demo catalogue sells it. */
export const islands = lineOf({
  art_id: '90f32625-a159-5090-9efc-f6f045c8777f',
  art_varid: '7f50d07a-f836-5bb6-8892-1ca33bde65ce',
  title: 'Between Two Islands',
  artist: 'Anila Thekkedath',
  papertype: 'Paper',
  width: 36,
  height: 24,
  image_id: 'd18efed0-f49c-5074-9add-0b456cd4bbae',
  image_url: '/sites/default/files/styles/thumbnail/public/art/between-two-islands.webp',
  price: 639_400,
});

/** So many different lines, each a size of its own of one picture. */
export const manyLines = (count: number): CartLine[] =>
  Array.from({ length: count }, (_, index) => {
    const { art_id, art_varid, artist, image_id, image_url } = palms;
    const size = { width: 12 + index, height: 16 + index };
    const title = `${palms.title}, no. ${index + 1}`;
    return lineOf({
      art_id,
      art_varid,
      artist,
      image_id,
      image_url,
      title,
      papertype: 'Paper',
      price: 126_700,
      ...size,
    });
  });
