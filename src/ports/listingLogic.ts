import { fill } from '../../machines/kit/port.ts';
import { type ListAsked, listingMachine } from '../../machines/listing/listing.machine.ts';
import type { ListPage } from '../domain/listCard.ts';

/** The chart of a list with its port filled; apart from what is read for it, which a page needs before the chart. */
export const listingLogic = (calls: { findPage(asked: ListAsked): Promise<ListPage> }) => fill(listingMachine, calls);
