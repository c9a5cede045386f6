/** '/partner/apply', with its chart's ports filled. */
export const PartnerApplyEntry = () => null;
