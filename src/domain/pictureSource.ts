/** Where the printed picture comes from: the catalogue, or the shopper's own file (CONF-34). */
export type PictureSource = 'art' | 'upload';
