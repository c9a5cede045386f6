/** The number shoppers may call; the embedded store's is toll-free, and not in service. (CHK-69, CONT-01) */
export const SUPPORT_PHONE: string = import.meta.env?.VITE_SUPPORT_PHONE || '1800 000 0000';

/** The same number as a link's address. */
export const SUPPORT_LINK = `tel:${SUPPORT_PHONE.replaceAll(' ', '')}`;

/** Where shoppers may write to; nobody reads the embedded store's. (CONT-01) */
export const SUPPORT_EMAIL: string = import.meta.env?.VITE_SUPPORT_MAIL || 'hello@mitreandmat.example';

/** The same address as a link's. */
export const SUPPORT_MAIL_LINK = `mailto:${SUPPORT_EMAIL}`;

/** Where the store stands, a line each, below its name. (CONT-01) */
export const SUPPORT_ADDRESS = [
  'Old Spice Godown, Bazaar Road',
  'Mattancherry, Kochi 682002',
  'Kerala, India',
] as const;

/** When somebody answers, and the store is open. (CONST-12) */
export const SUPPORT_HOURS = 'Monday to Saturday, 10am to 7pm IST';
