import { SITE_URL } from '../../api/config.ts';
import type { Absolute } from '../../domain/structuredData/thing.ts';

const origin = () => SITE_URL || (typeof window === 'undefined' ? '' : window.location.origin);

/** An address of the store behind the site's own; one that has a host already stays as it is. */
export const absolute: Absolute = (address) => (/^[a-z]+:/i.test(address) ? address : origin() + address);
