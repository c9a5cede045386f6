import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { configuratorSamples as samples } from '../../machines/configurator/configurator.samples.ts';
import { ChosenPrice } from '../../src/flows/configurator/ChosenPrice.tsx';
import { Configurator, configurator as flow } from '../../src/flows/configurator/Configurator.tsx';
import { configuratorGestures as gestures } from '../../src/flows/configurator/configurator.gestures.ts';
import { configuratorPorts } from '../../src/ports/configurator.ts';
import type { Outcome } from '../support/walk/walk.ts';
import { walkView } from '../support/walk/walkView.tsx';

const queries = new QueryClient();
const { openArt } = configuratorPorts({ queries });
/** Each walk reads the art anew: one that was read before would be answered before the walk lets it. */
const ports = {
  openArt(asked: Parameters<typeof openArt>[0]) {
    queries.clear();
    return openArt(asked);
  },
};

const found = { answer: 'art.found' };
const media = (chosen: string) => ({ type: 'media.chosen', media: chosen });
const tab = (opened: string) => ({ type: 'tab.opened', tab: opened });
const size = (width: number, height: number) => ({ type: 'size.chosen', size: { width, height } });
const words = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value);
const group = (name: string) => screen.queryByRole('radiogroup', { name });

// Misty Ghats is 4 by 5 and at most 24 x 30: shorter sides of 24, 20, 16 and 12 inches.
const outcomes: Outcome[] = [
  { requires: 'ART-06', after: [found], check: () => expect(group('Choose a Media')).toBeTruthy() },
  { requires: 'CONF-17', after: [found], check: () => expect(words('radio').length).toBe(6) },
  { requires: 'CONF-20', after: [found], check: () => expect(chosen()).toContain('Canvas') },
  { requires: 'ART-08', after: [found], sees: 'Select a Size (Inches)' },
  { requires: 'CONF-10', after: [found], check: () => expect(words('tab')).toEqual(['Medium', 'Large']) },
  { requires: 'CONF-26', after: [found], check: () => expect(chosen()).toContain('16x20') },
  { requires: 'CONF-41', after: [found, tab('Large')], check: () => expect(tiles()).toEqual(['24x30', '20x25']) },
  // 16 × 20 = 320 square inches at ₹9.50 on canvas
  { requires: 'CONF-35', after: [found], sees: '₹3,040' },
  // 24 × 30 = 720 square inches at ₹7.40 on paper
  { requires: 'CONF-19', after: [found, media('Paper'), tab('Large'), size(24, 30)], sees: '24 × 30 in, Paper' },
  {
    requires: 'CONF-34',
    after: [found, media('Paper'), tab('Large'), size(24, 30)],
    check: () => expect(screen.getAllByText('₹5,328')).toHaveLength(2),
  },
  // 12 × 15 = 180 square inches at ₹10.20 on canvas: the small band
  {
    requires: 'CONF-33',
    after: [found, size(12, 15)],
    check: () => expect(screen.getAllByText('₹1,836')).toHaveLength(2),
  },
  { requires: 'CONF-23', after: [found, media('Paper')], sees: 'Choose a size to see its price' },
  { requires: 'CONF-23', after: [found, media('Paper')], check: () => expect(chosen()).toEqual(['picture', 'Paper']) },
  { requires: 'ART-15', after: [{ answer: 'art.missing' }], lets: { type: 'navigate', to: '/404s', replace: true } },
  {
    requires: 'CAT-20',
    after: [found],
    sees: 'Nandini Pazhoor',
    check: () => expect(words('heading')[0]).toBe('Misty Ghats'),
  },
];

const tiles = () => [...(group('Large sizes')?.querySelectorAll('input') ?? [])].map(({ value }) => value);

walkView({
  flow,
  ports,
  samples,
  gestures,
  outcomes,
  view: (
    <Configurator>
      <ChosenPrice />
    </Configurator>
  ),
});
