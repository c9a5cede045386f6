// A joiner after a mark is part of how Malayalam and Hindi spell a letter, so it stays with it.
const WRITTEN = /[\p{L} ]|\p{M}[\u200c\u200d]?/gu;

/** What a name field keeps of a typed text: letters of any script with their marks, and spaces (CHK-54). */
export const keepLettersAndSpaces = (text: string): string => text.replace(/\s/g, ' ').match(WRITTEN)?.join('') ?? '';

/** The stored 'Pazhoor,Nandini' as 'Nandini Pazhoor' (CAT-20). */
export const formatArtistName = (stored: string): string =>
  stored
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .reverse()
    .join(' ');
