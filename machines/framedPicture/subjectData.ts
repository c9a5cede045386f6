import type { Art } from '../../src/domain/art.ts';
import type { PriceTable } from '../../src/domain/price.ts';
import type { PrintSubject } from '../../src/domain/printSubject.ts';

/** Which picture: art by its address ('/art/misty-ghats'), or an upload by its file's uuid, with its size in pixels. */
export type SubjectRequest = { by: 'art'; alias: string } | { by: 'upload'; id: string; width: number; height: number };

/** A picture and the table of prices, as the backend gives them; `art` is null for an upload. */
export type SubjectData = { subject: PrintSubject; art: Art | null; table: PriceTable };
