import { screen } from '@testing-library/dom';

/** The title of the page, once a page with this one is open. */
export const findTitle = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
