type Picture = { id: string };

/** An art's picture that was opened before, by the art's address. */
export const getArtPictureId = (artid: string): string => `art:${artid}`;

const GIFT = 'gift:';
/** An id for another picture that a gift is made from: a picture that replaces one is not taken for it. */
export const createGiftPictureId = (gift: string): string => `${GIFT}${gift} ${crypto.randomUUID()}`;
/** Whether a picture is one of the gift's, by the gift's address. */
export const isPictureOfGift =
  (gift: string) =>
  ({ id }: Picture): boolean =>
    id.startsWith(`${GIFT}${gift} `);
/** A gift's picture belongs to the gift's page, and is printed as a whole. */
export const isPictureForCrop = ({ id }: Picture): boolean => !id.startsWith(GIFT);
