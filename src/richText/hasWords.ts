/** Whether a text of the backend has anything to read or to look at. */
export const hasWords = (html: string): boolean => html.replace(/<(?!img\b)[^>]*>|&nbsp;/gi, '').trim() !== '';
