/** The number shoppers may call; toll-free, and not in service. (CHK-69) */
export const SUPPORT_PHONE = '1800 000 0000';

/** The same number as a link's address. */
export const SUPPORT_LINK = `tel:${SUPPORT_PHONE.replaceAll(' ', '')}`;
